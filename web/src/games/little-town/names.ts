/** Names of tiles and what a person who hears the table is told about them. */
import { part, t, words } from "../../words/words.svelte";
import { component } from "../../components";

export const tileName = (id: string): string => t(`lt-tile-${part(id)}`);

const amounts = (all: Record<string, number>): string =>
  Object.entries(all)
    .map(([what, n]) => t(`amount-${what}`, { n }))
    .join(", ");

/** What a tile costs and counts, in few words. */
export const priceText = (id: string): string => {
  const { cost, points } = component(id);
  return t("lt-price", { cost: amounts(cost), points: points || "?" });
};

/** What a special building does in words of its own, and what any other takes and gives. */
export function effectText(id: string): string {
  const own = `lt-effect-${part(id)}`;
  if (words.has(own)) return t(own);
  const { takes, gives } = component(id);
  const kind = Object.keys(takes).length ? "lt-effect-exchange" : "lt-effect-gain";
  return words.say(kind, { takes: amounts(takes), gives: amounts(gives) }, "long");
}

export function tileLabel(id: string): string {
  const { cost, points } = component(id);
  return t("tile-label", { name: tileName(id), cost: amounts(cost), points: points || "?", effect: effectText(id) });
}
