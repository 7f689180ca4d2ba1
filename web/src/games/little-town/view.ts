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

/** What a worker on a cell would find round it. */
export interface Around {
  gains: Partial<Record<Stock, number>>;
  /** cells with buildings that workers can activate */
  buildings: string[];
}

export interface LittleTownSeat extends Record<Stock, number> {
  score: number;
  workers_left: number;
  workers: number;
  pawns: number;
  site: number;
  /** held and not yet shown; only for their owner */
  objectives: string[] | null;
  /** how far they are, so much of so much; only for their owner */
  progress?: Record<string, [number, number]> | null;
  hidden: number;
  validated: string[];
}

export interface LittleTownView {
  game: "little-town";
  side: "A" | "B";
  round: number;
  first: number;
  mover: number;
  phase: string;
  /** where a worker, or the Residence, is at work */
  working_at: string | null;
  /** by cell, for every cell that is empty */
  halos: Record<string, Around>;
  board: Cell[];
  market: (string | null)[];
  wheat_fields: number;
  supply: Record<Stock, number>;
  seats: LittleTownSeat[];
}
