/** Names of cards, and what a person who hears the table is told about them. */
import { part, t, words } from "../../words/words.svelte";
import { cardFace } from "./cards";
import type { Building } from "./view";

const key = (id: string): string => `sj-card-${part(id)}`;

export const cardName = (id: string): string => t(key(id));
export const shortName = (id: string): string =>
  words.attributes(key(id)).includes("short") ? words.say(key(id), undefined, "short") : cardName(id);
/** a few words for a small card */
export const effect = (id: string): string => words.say(key(id), undefined, "effect");
/** the whole effect */
export const wholeEffect = (id: string): string => words.say(key(id), undefined, "long");
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
