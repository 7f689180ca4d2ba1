/** Names of tiles and what a person who hears the table is told about them. */
import { part, t } from "../../words/words.svelte";
import { tileFace, type Amounts, type Effect } from "./tiles";

export const tileName = (id: string): string => t(`lt-tile-${part(id)}`);

const amounts = (all: Amounts): string =>
  Object.entries(all)
    .map(([what, n]) => t(`amount-${what === "star" ? "point" : what}`, { n: n ?? 0 }))
    .join(", ");

export function effectText(effect: Effect): string {
  if (effect.kind === "gain") return t("effect-gain", { get: amounts(effect.get) });
  if (effect.kind === "exchange") return t("effect-exchange", { give: amounts(effect.give), get: amounts(effect.get) });
  return t(`effect-${effect.kind}`);
}

export function tileLabel(id: string): string {
  const { cost, points, effect } = tileFace(id);
  return t("tile-label", {
    name: tileName(id),
    cost: amounts(cost),
    points: points ?? "?",
    effect: effectText(effect),
  });
}
