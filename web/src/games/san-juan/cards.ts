/** Faces of the cards: what is printed on them. Names and effects are in the language files. */
import { words } from "../../words/words.svelte";
import type { Good } from "./view";

/** The band of a card: its good, a city building, a monument, or one of the dear ones that score at the end. */
export type Kind = Good | "city" | "mon" | "six";

export interface CardFace {
  kind: Kind;
  cost: number;
  points: number;
}

const card = (kind: Kind, cost: number, points: number): CardFace => ({ kind, cost, points });

export const cards = {
  indigo_plant: card("indigo", 1, 1),
  sugar_mill: card("sugar", 2, 1),
  tobacco_storage: card("tobacco", 3, 2),
  coffee_roaster: card("coffee", 4, 2),
  silver_smelter: card("silver", 5, 3),
  smithy: card("city", 1, 1),
  gold_mine: card("city", 1, 1),
  archive: card("city", 1, 1),
  poor_house: card("city", 2, 1),
  black_market: card("city", 2, 1),
  trading_post: card("city", 2, 1),
  well: card("city", 2, 1),
  market_stand: card("city", 2, 1),
  crane: card("city", 2, 1),
  chapel: card("city", 3, 2),
  tower: card("city", 3, 2),
  aqueduct: card("city", 3, 2),
  carpenter: card("city", 3, 2),
  prefecture: card("city", 3, 2),
  market_hall: card("city", 4, 2),
  quarry: card("city", 4, 2),
  library: card("city", 5, 3),
  statue: card("mon", 3, 3),
  victory_column: card("mon", 4, 4),
  hero: card("mon", 5, 5),
  guild_hall: card("six", 6, 0),
  city_hall: card("six", 6, 0),
  triumphal_arch: card("six", 6, 0),
  palace: card("six", 6, 0),
  office_building: card("city", 1, 1),
  guard_room: card("city", 1, 1),
  hut: card("city", 2, 1),
  guesthouse: card("city", 2, 1),
  park: card("city", 3, 2),
  customs_office: card("city", 3, 2),
  bank: card("city", 4, 2),
  harbor: card("city", 4, 2),
  goldsmith: card("city", 5, 3),
  residence: card("six", 6, 0),
  cathedral: card("six", 7, 0),
};

export type CardId = keyof typeof cards;

export const isCard = (id: string): id is CardId => id in cards;

const unknown = card("city", 0, 0);

/** A card as it is at this table: options may set the cost of the Prefecture and the Customs Office. */
export function cardFace(id: string): CardFace {
  const face = isCard(id) ? cards[id] : unknown;
  const cost = words.context[`${id}_cost`];
  return typeof cost === "number" ? { ...face, cost } : face;
}
