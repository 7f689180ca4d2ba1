/** Names of cards, and what a person who hears the table is told about them. */
import { first, part, t } from "../../words/words.svelte";
import { cardFace } from "./cards";
import type { Building } from "./view";

export const cardName = (id: string): string => t(`sj-card-${part(id)}`);
export const shortName = (id: string): string => first(`card-short-${part(id)}`, `sj-card-${part(id)}`);
/** a few words for a small card */
export const effect = (id: string): string => t(`card-effect-${part(id)}`);
/** the whole effect */
export const wholeEffect = (id: string): string => t(`sj-effect-${part(id)}`);
export const roleName = (id: string): string => t(`sj-role-${part(id)}`);

export function cardLabel(id: string): string {
  const { cost, points } = cardFace(id);
  return t("card-label", { name: cardName(id), cost, points, effect: wholeEffect(id) });
}

export function buildingLabel({ card, good }: Building): string {
  return [cardLabel(card), good ? t("holds-good", { good: t(`amount-${good}`, { n: 1 }) }) : ""]
    .filter(Boolean)
    .join(". ");
}
