/** What a seat sees of a Golden City table. */
export const LANDSCAPES = ["port", "mountain", "desert", "forest", "prairie"] as const;
export type Landscape = (typeof LANDSCAPES)[number];
export type Goods = "pottery" | "wine" | "spices" | "cloth";

export interface GoodsCard {
  id: string;
  goods: Goods[];
}

export interface ScoreCard {
  id: string;
  goods: Goods;
  /** a river, such as `NE`, or the quarter of a landscape */
  region: string;
}

export interface Place {
  id: string;
  kind: "port" | "rural" | "outer" | "inner";
  landscape: Landscape;
  river: string | null;
  reward: "coins" | "landscape" | "key" | "goods" | "bonus" | "zone";
  coins: number;
  /** what the next builder gets in a zone */
  letters: number;
  /** the drought took its reward */
  dry: boolean;
  /** a share of a thousand, from the left and from the top */
  x: number;
  y: number;
  near: string[];
  posts: number[];
  /** whose black post closes the zone */
  black: number | null;
}

export interface Offer {
  cards: Landscape[];
  hand: number | null;
  coin: boolean;
}

export interface GoldenCitySeat {
  coins: number;
  keys: number;
  letters: number | null;
  victory: number;
  score: number | null;
  stock: number;
  black_stock: number;
  goods: (GoodsCard | null)[];
  hand: Landscape[] | null;
  hand_size: number;
  bonus: string[] | null;
  bonus_count: number;
  /** can build nowhere any more */
  blocked: boolean;
}

export interface GoldenCityView {
  game: "golden-city";
  black_posts: boolean;
  round: number;
  rounds: number;
  first: number;
  phase: string;
  /** coins that it costs to push a hand off */
  cost: number;
  score_card: ScoreCard | null;
  score_cards: ScoreCard[];
  groups: Offer[];
  pile: number;
  goods: { row: (GoodsCard | null)[]; size: number };
  bonus: { size: number; pile: string[] | null };
  keys: number;
  places: Place[];
  seats: GoldenCitySeat[];
}

/** The Great Drought, in which victory points count. */
export const isForTwo = (view: GoldenCityView): boolean => view.seats.length === 2;
