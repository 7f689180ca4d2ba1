/** The view of the table that is open, laid out; and its words. */
import type { Session } from "../../table/session.svelte";
import { part, t, words } from "../../words/words.svelte";
import { lay, type Laid, type PlainView, type Thing } from "./things";

/** What options point at; an option that names nothing has only its verb. */
function targets(session: Session): Set<string> {
  const { options, decision } = session.choices;
  const named = options.flatMap((it) => it.targets.filter((target) => target !== it.text.split(" ", 1)[0]));
  return new Set([...named, ...(decision?.pool ?? []), ...(decision?.refused.map((it) => it.target) ?? [])]);
}

export const laidOut = (view: PlainView, session: Session): Laid => lay(view, targets(session), session.viewer);

/** A word as people write it: `to_come` is "To come". */
function plainly(word: string): string {
  const text = word.replaceAll(/[_-]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);
}

/** The name of a word in a view: the game may have one, such as `lo-view-to-come`. */
export function nameOf(word: string, prefix: string): string {
  const key = `${prefix}-view-${part(word)}`;
  return words.has(key) ? t(key) : plainly(word);
}

/** What a thing says, in words: `lo-lot-lane` is the lane of a `lot`, or of `lots`. */
export function said({ value }: Thing, under: string, prefix: string): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return String(value);
  const keys = [under, under.replace(/s$/, "")].map((key) => `${prefix}-${part(key)}-${part(value)}`);
  const key = keys.find((it) => words.has(it));
  return key ? t(key) : nameOf(value, prefix);
}
