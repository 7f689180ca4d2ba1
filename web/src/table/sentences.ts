/** Sentences for log lines: the event says what happened, the language files say how. */
import type { FluentVariable } from "@fluent/bundle";
import type { Args, LogLine } from "../wire";
import { part, spread, t, words } from "../words/words.svelte";
import type { Session } from "./session.svelte";

/** Arguments as the language files want them; a bare id of a card, tile, role or good becomes its name. */
export function named(args: Args, prefix = ""): Record<string, FluentVariable> {
  const out = spread(args);
  for (const [key, value] of Object.entries(args)) {
    const word = `${prefix}-${key}-${part(String(value))}`;
    if (typeof value === "string" && words.has(word)) Object.assign(out, spread({ [key]: { id: word, args: {} } }));
  }
  return out;
}

/** All that the message of a line may speak of. */
export const spoken = (line: LogLine, session: Session): Record<string, FluentVariable> => ({
  ...named(line.args, session.table?.prefix),
  name: session.name(line.seat),
  you: line.seat === session.self && line.seat >= 0 ? "yes" : "no",
});

export const sentence = (line: LogLine, session: Session): string =>
  words.has(line.kind) ? t(line.kind, spoken(line, session)) : line.text;

/** A sentence about several seats, among them perhaps the viewer's own: "you" within a list, with a capital at the start. */
export function ofAll(key: string, seats: number[], session: Session, form = ""): string {
  const names = seats.map((seat) => (seat === session.self ? t("log-you") : session.name(seat)));
  const you = seats.includes(session.self) ? "yes" : "no";
  const text = words.say(key, { names: new Intl.ListFormat(words.locale).format(names), you }, form);
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);
}
