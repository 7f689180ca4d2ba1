/** Things of The Golden City in words. */
import { first, part, t } from "../../words/words.svelte";
import type { SignName } from "./art/signs";
import type { GoodsCard, Landscape, Place, ScoreCard } from "./view";

export const landName = (land: Landscape): string => t(`gc-type-${land}`);
export const goodsName = (card: GoodsCard): string => card.goods.map((kind) => t(`gc-goods-${kind}`)).join(", ");
export const bonusName = (card: string): string => t(`gc-bonus-${card}`);
export const regionName = (region: string): string =>
  first(`gc-river-short-${part(region)}`, `gc-quarter-${part(region)}`);

/** What the next builder would get there. */
export function rewardText(place: Place): string {
  if (place.dry) return t("gc-reward-dry");
  if (place.reward !== "zone")
    return place.posts.length > 0 ? "" : t(`gc-reward-${place.reward}`, { count: place.coins });
  if (place.letters === 0) return t("gc-reward-nothing");
  const extra = place.posts.length > 0 ? "none" : place.kind === "inner" ? "card" : place.coins > 0 ? "coin" : "none";
  return t("gc-reward-zone", { count: place.letters, extra });
}

const SIGNS: Record<Place["reward"], SignName> = {
  coins: "coin",
  landscape: "card",
  key: "key",
  goods: "goods",
  bonus: "bonus",
  zone: "letter",
};

/** What the first builder gets there, as signs. */
export function rewardSigns(place: Place): SignName[] {
  if (place.reward === "coins" && place.coins > 1) return ["coin2"];
  const more: SignName[] =
    place.kind === "inner" ? ["card"] : place.kind === "outer" && place.coins > 0 ? ["coin"] : [];
  return [SIGNS[place.reward], ...more];
}

/** Whether a place counts for the region that is scored. */
export const isScored = (place: Place, card: ScoreCard | null): boolean =>
  card !== null && (place.river === card.region || (place.reward === "zone" && place.landscape === card.region));

export function placeLabel(place: Place, card: ScoreCard | null, who: (seat: number) => string): string {
  return [
    t(`gc-place-${place.kind}`, { id: place.id, land: landName(place.landscape) }),
    place.river ? regionName(place.river) : "",
    rewardText(place),
    ...place.posts.map(who),
    place.black === null ? "" : t("gc-black-of", { name: who(place.black) }),
    isScored(place, card) ? t("gc-is-scored") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
