/** The building that is about to stand: pointed at now, or named by the question that asks for its price. */
import type { Choices } from "../../table/choices.svelte";
import type { Price } from "../../wire";
import type { SanJuanView } from "./view";

export interface Plan {
  card: string;
  price: Price | null;
  /** its place, or null for the next free one */
  slot: number | null;
}

const after = (text: string, head: string): string | null => (text.startsWith(head) ? text.slice(head.length) : null);

export function planned(choices: Choices, view: SanJuanView): Plan | null {
  const { decision, picked, pointed, candidates } = choices;
  if (!decision?.mine || view.phase !== "builder") return null;
  const named = decision.args["card"];
  if (decision.question === "sj-ask-pay" && typeof named === "object") {
    // what is being paid for lies on its place already
    const card = named.id.replace("sj-card-", "").replaceAll("-", "_");
    const slot = view.seats[decision.seat]?.city.findLastIndex((building) => building.card === card) ?? -1;
    return { card, price: decision.price ?? null, slot: slot < 0 ? null : slot };
  }
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
