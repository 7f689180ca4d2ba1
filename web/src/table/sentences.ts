/** Sentences for log lines: the event says what happened, the language files say how. */
import type { LogLine } from "../wire";
import { part, t, words } from "../words/words.svelte";
import type { Session } from "./session.svelte";

/** Arguments that name a card, tile, role or good become their translated name. */
export function named(args: LogLine["args"], game: string): Record<string, string | number> {
  const prefix = game === "san-juan" ? "sj" : game === "little-town" ? "lt" : game;
  const out: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    const word = `${prefix}-${key}-${part(String(value))}`;
    out[key] = typeof value === "string" && words.has(word) ? t(word) : value;
  }
  return out;
}

export function sentence(line: LogLine, session: Session): string {
  const you = line.seat === session.viewer && line.seat >= 0;
  const args = {
    ...named(line.args, session.table?.game ?? ""),
    name: session.name(line.seat),
    you: you ? "yes" : "no",
  };
  return t(line.kind, args);
}

/** What was won and what was paid, with its sign. */
export function gains(line: LogLine): { text: string; gain: boolean }[] {
  const all = [...line.gain.map((g) => ({ ...g, gain: true })), ...line.cost.map((c) => ({ ...c, gain: false }))];
  return all.map(({ what, amount, gain }) => ({
    text: `${gain ? "+" : "−"}${t(`amount-${part(what)}`, { n: amount })}`,
    gain,
  }));
}
