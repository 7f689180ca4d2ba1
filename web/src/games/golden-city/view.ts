/** What a seat sees of a Golden City table. */
export const LANDSCAPES = ["port", "mountain", "desert", "forest", "prairie"] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export interface GoodsCard {
  id: string;
  goods: string[];
}

export interface Place {
  id: string;
  kind: "port" | "rural" | "outer" | "inner";
  landscape: Landscape;
  /** a share of a thousand, from the left and from the top */
  x: number;
  y: number;
  near: string[];
  posts: number[];
  black: number | null;
}

export interface GoldenCitySeat {
  coins: number;
  keys: number;
  letters: number | null;
  score: number | null;
  stock: number;
  goods: (GoodsCard | null)[];
  hand: Landscape[] | null;
  hand_size: number;
  bonus: string[] | null;
}

export interface GoldenCityView {
  game: "golden-city";
  round: number;
  rounds: number;
  first: number;
  phase: string;
  score_card: { goods: string; region: string } | null;
  groups: { cards: Landscape[]; hand: number | null; coin: boolean }[];
  goods: { row: (GoodsCard | null)[] };
  places: Place[];
  seats: GoldenCitySeat[];
}
