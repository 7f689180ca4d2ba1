/** What a seat sees of a table of Attika or U.S. Telegraph. */
import type { Skin } from "./buildings";

export const RESOURCES = ["water", "wood", "clay", "metal"] as const;
export type Resource = (typeof RESOURCES)[number];

export interface Hex {
  /** its coordinates, as options name it */
  id: string;
  q: number;
  r: number;
  symbol: Resource | null;
  seat: number | null;
  token: string | null;
}

export interface City {
  id: string;
  q: number;
  r: number;
}

/** What a building costs on a hex: the fewest of my cards that pay it, told to me alone. */
export interface Due {
  cards?: number;
  chain: boolean;
}

/** Symbols of a region tile: centre, east, then against the clock. */
export type Symbols = (Resource | null)[];

export interface AttikaSeat {
  hand: Resource[] | null;
  hand_size: number;
  display: string[];
  built: string[];
  built_count: number;
  stacks: number[];
  bonuses: number;
  /** how many buildings of each group stand */
  groups: Record<string, number>;
  settlements: { hexes: string[]; cities: string[] }[];
}

export interface AttikaView {
  game: Skin;
  /** what a finished group earns */
  bonus: "amphora" | "worker";
  turn: number;
  first: number;
  mover: number;
  phase: string;
  acting: "undecided" | "draw" | "build";
  /** regular actions made in this turn, and how many there are */
  done: number;
  regular: number;
  deck: number;
  tiles_left: number;
  /** turned up, and lying nowhere yet */
  tile: { id: string; hexes: Symbols; centre: string | null; rotations: number } | null;
  /** in the order in which they were laid */
  tiles: { tile: string; at: string; rotation: number }[];
  pending: { token: string; hex: string | null; prices: Record<string, Due> } | null;
  cities: City[];
  hexes: Hex[];
  ending: string;
  winner: number | null;
  seats: AttikaSeat[];
}
