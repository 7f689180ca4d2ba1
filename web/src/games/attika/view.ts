/** What a seat sees of a table of Attika or U.S. Telegraph. */
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

export type Due = Record<Resource | "any" | "surcharge", number> & { chain: boolean };

export interface AttikaSeat {
  hand: Resource[] | null;
  hand_size: number;
  display: string[];
  built_count: number;
  stacks: number[];
  bonuses: number;
}

export interface AttikaView {
  game: "attika" | "telegraph";
  /** what a finished group earns */
  bonus: "amphora" | "worker";
  turn: number;
  first: number;
  deck: number;
  tiles_left: number;
  tile: string | null;
  pending: { token: string; hex: string | null; prices: Record<string, Due> } | null;
  cities: City[];
  hexes: Hex[];
  seats: AttikaSeat[];
}

/** Cards to be paid on a hex, all kinds together. */
export const cards = (due: Due): number =>
  due.chain ? 0 : due.water + due.wood + due.clay + due.metal + due.any + due.surcharge;
