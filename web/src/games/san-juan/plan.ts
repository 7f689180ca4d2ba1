/** The building that is about to stand: pointed at now, or named by the question that asks for its price. */
import type { Choices } from "../../table/choices.svelte";
import type { Price } from "../../wire";
import type { SanJuanView } from "./view";

export interface Plan {
  card: string;
  price: Price | null;
  /** a place that is built over, or null for the next free one */
  slot: number | null;
}

const after = (text: string, head: string): string | null => (text.startsWith(head) ? text.slice(head.length) : null);

export function planned(choices: Choices, view: SanJuanView): Plan | null {
  const { decision, picked, pointed, candidates } = choices;
  if (!decision?.mine || view.phase !== "builder") return null;
  const named = decision.args["card"];
  if (choices.many)
    return typeof named === "string" ? { card: named, price: decision.price ?? null, slot: null } : null;
  const targets = picked?.targets ?? pointed;
  const card = targets.includes("cathedral")
    ? "cathedral"
    : targets.map((it) => after(it, "hand:")).find((it) => it !== null);
  if (!card) return null;
  const over = targets.map((it) => after(it, `city:${decision.seat}:`)).find((it) => it !== null);
  return {
    card,
    price: (picked ?? candidates[0])?.price ?? null,
    slot: over === undefined || over === null ? null : Number(over),
  };
}
