/** What offers, places, piles and the signs of a chair explain about themselves. */
import type { Explained } from "../face";
import { iconPicture } from "../pieces";
import { t } from "../../words/words.svelte";
import { backPicture, postPicture, scenePicture, signPicture } from "./art";
import type { Back } from "./art/cards";
import { bonusName, goodsName, isScored, landName, regionName, rewardText } from "./names";
import type { GoldenCityView, Place } from "./view";

const PRICE: Record<Place["kind"], string[]> = {
  port: ["GC-093", "GC-096"],
  rural: ["GC-094", "GC-097"],
  outer: ["GC-094", "GC-126"],
  inner: ["GC-095", "GC-128"],
};
const PILES: Record<string, string[]> = {
  score: ["GC-061", "GC-171"],
  key: ["GC-095", "GC-122"],
  bonus: ["GC-125", "GC-131"],
};

function aboutPlace(place: Place, view: GoldenCityView): Explained {
  const scored = isScored(place, view.score_card) ? t("gc-is-scored") : "";
  const facts = [place.river ? regionName(place.river) : "", rewardText(place), scored].filter(Boolean);
  return {
    name: t(`gc-place-${place.kind}`, { id: place.id, land: landName(place.landscape) }),
    picture: scenePicture(place.landscape),
    says: t(`gc-about-${place.kind}`),
    now: facts.join(", "),
    rules: PRICE[place.kind],
  };
}

export function explain(what: string, view: GoldenCityView): Explained | null {
  const [kind = "", id = ""] = what.split(":");
  const place = kind === "place" ? view.places.find((it) => it.id === id) : undefined;
  if (place) return aboutPlace(place, view);
  const offer = kind === "offer" ? view.groups[Number(id) - 1] : undefined;
  if (offer)
    return {
      name: offer.cards.map(landName).join(", "),
      says: t("gc-about-offer"),
      now: offer.hand === null ? t("gc-free") : t("gc-offers-cost", { n: view.cost }),
      rules: ["GC-071", "GC-072", "GC-073"],
    };
  if (kind === "score-card" && view.score_card) {
    const { goods, region } = view.score_card;
    return {
      name: `${t(`gc-goods-${goods}`)}, ${regionName(region)}`,
      picture: signPicture(goods),
      says: t("gc-about-score-card"),
      rules: ["GC-141", "GC-143", "GC-144"],
    };
  }
  if (kind === "goods") {
    const card = view.goods.row[Number(id) - 1];
    const name = card ? goodsName(card) : t("gc-goods-pile", { n: view.goods.size });
    return { name, picture: backPicture("goods"), says: t("gc-about-goods"), rules: ["GC-123", "GC-124"] };
  }
  if (kind === "bonus") return { name: bonusName(id), says: t("gc-about-bonus"), rules: ["GC-125", "GC-131"] };
  const rules = kind === "pile" ? PILES[id] : undefined;
  if (rules)
    return {
      name: t(`gc-pile-${id === "key" ? "keys" : id}`),
      picture: backPicture(id as Back),
      says: t(`gc-about-${id}`),
      rules,
    };
  const seat = kind === "chair" ? view.seats[Number(id)] : undefined;
  if (!seat) return null;
  const sign = (name: "card" | "coin" | "key" | "goods" | "bonus" | "letter", value: number | null) => ({
    picture: signPicture(name),
    value: String(value ?? "?"),
    says: t(`gc-sign-${name}`),
  });
  return {
    name: "",
    says: "",
    signs: [
      sign("card", seat.hand_size),
      sign("coin", seat.coins),
      { picture: postPicture(Number(id)), value: String(seat.stock), says: t("gc-sign-post") },
      sign("key", seat.keys),
      sign("goods", seat.goods.length),
      sign("bonus", seat.bonus_count),
      sign("letter", seat.letters),
      ...(view.first === Number(id) ? [{ picture: iconPicture("first"), value: "", says: t("gc-sign-first") }] : []),
    ],
    rules: ["GC-072", "GC-101", "GC-170", "GC-172"],
  };
}
