/** What a seat sees of a Little Town table. */
export const STOCK = ["wood", "stone", "fish", "wheat", "coin"] as const;
export type Stock = (typeof STOCK)[number];

export type Terrain = "grass" | "forest" | "mountain" | "lake";

export interface Cell {
  terrain: Terrain;
  tile: string | null;
  owner: number | null;
  worker: number | null;
}

export interface Objective {
  id: string;
  validated: boolean;
  /** how far it is: shown as ticks when the server says so */
  have?: number;
  need?: number;
}

export interface LittleTownSeat extends Record<Stock, number> {
  score: number;
  workers_left: number;
  workers: number;
  pawns: number;
  site: number;
  objectives: Objective[] | null;
  hidden: number;
  validated: string[];
}

export interface LittleTownView {
  game: "little-town";
  side: "A" | "B";
  round: number;
  first: number;
  mover: number;
  board: Cell[];
  market: (string | null)[];
  wheat_fields: number;
  supply: Record<Stock, number>;
  seats: LittleTownSeat[];
}
