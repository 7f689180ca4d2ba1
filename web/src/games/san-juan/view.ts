/** What a seat sees of a San Juan table. */
export const GOODS = ["indigo", "sugar", "tobacco", "coffee", "silver"] as const;
export type Good = (typeof GOODS)[number];

export const ROLES = ["builder", "producer", "trader", "councillor", "prospector"] as const;
export type RoleId = (typeof ROLES)[number];

export type Phase = "start" | "round_start" | "role" | RoleId | "over";

export interface Building {
  card: string;
  good: Good | "customs" | null;
  fresh: boolean;
  covers: string[];
}

export interface SanJuanSeat {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  city: Building[];
  buildings: number;
  chapel: string[] | null;
  bank: string[] | null;
  bank_used: boolean;
  harbor: number | null;
  points: number;
}

export interface SanJuanView {
  game: "san-juan";
  edition: 1 | 2;
  expansion: boolean;
  players: number;
  round: number;
  governor: number;
  chooser: number;
  phase: Phase;
  roles: { id: RoleId; taken_by: number | null }[];
  tile: number[] | null;
  tiles_seen: number[][];
  /** the place in that order of the tile that is up or comes next */
  next_tile: number;
  draw_pile: { size: number };
  discard: { size: number };
  cathedral: "table" | "built" | "gone" | null;
  looking: string[] | { size: number };
  seats: SanJuanSeat[];
}
