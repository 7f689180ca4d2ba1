/** Sentences for log lines: the event says what happened, the language files say how. */
import type { FluentVariable } from "@fluent/bundle";
import type { Args, LogLine } from "../wire";
import { part, spread, t, words } from "../words/words.svelte";
import type { Session } from "./session.svelte";

const PREFIX: Record<string, string> = {
  "san-juan": "sj",
  "little-town": "lt",
  "golden-city": "gc",
  attika: "at",
  telegraph: "us",
};

export const prefix = (game: string | undefined): string => PREFIX[game ?? ""] ?? "";

/** Arguments as the language files want them; a bare id of a card, tile, role or good becomes its name. */
export function named(args: Args, game: string | undefined): Record<string, FluentVariable> {
  const out = spread(args);
  for (const [key, value] of Object.entries(args)) {
    const word = `${prefix(game)}-${key}-${part(String(value))}`;
    if (typeof value === "string" && words.has(word)) Object.assign(out, spread({ [key]: { id: word, args: {} } }));
  }
  return out;
}

export function sentence(line: LogLine, session: Session): string {
  const you = line.seat === session.self && line.seat >= 0;
  const args = {
    ...named(line.args, session.table?.game),
    name: session.name(line.seat),
    you: you ? "yes" : "no",
  };
  return words.has(line.kind) ? t(line.kind, args) : line.text;
}

/** A sentence about several seats, among them perhaps the viewer's own: "you" within a list, with a capital at the start. */
export function ofAll(key: string, seats: number[], session: Session): string {
  const names = seats.map((seat) => (seat === session.self ? t("log-you") : session.name(seat)));
  const you = seats.includes(session.self) ? "yes" : "no";
  const text = t(key, { names: new Intl.ListFormat(words.locale).format(names), you });
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);
}
