/**
 * The buildings of both games: the same numbers, costs and arrows under other names.
 * A test of the rules holds this table against the components.
 */
import type { Resource } from "./view";

export type Skin = "attika" | "telegraph";
export type Cost = Partial<Record<Resource | "any", number>>;

export interface Building {
  no: number;
  id: Record<Skin, string>;
  cost: Cost;
  /** the number of the building an arrow comes from */
  after: number;
  copies: number;
}

const NONE = 0;

type Row = [no: number, attika: string, telegraph: string, cost: Cost, after?: number, copies?: number];

const rows: Row[] = [
  [10, "vineyard", "ranch", { water: 1, clay: 2 }],
  [11, "vintner", "corral", { clay: 2 }, 10],
  [20, "quarry", "quarry", { wood: 1, clay: 1, metal: 2 }],
  [21, "fortress", "frontier_post", { clay: 1, metal: 3 }, 20],
  [22, "tower", "watchtower", { clay: 2 }, 21, 2],
  [30, "harbour", "station", { water: 2, wood: 2 }],
  [31, "ship", "track", { water: 1, wood: 1 }, 30, 3],
  [40, "silver_mine", "gold_panning", { water: 2, wood: 1, metal: 1 }],
  [41, "mint", "bank", { wood: 1, metal: 2 }, 40],
  [50, "capital", "town_hall", { water: 1, wood: 1, clay: 1, metal: 1 }],
  [51, "market", "general_store", { wood: 1, clay: 1, metal: 1 }, 50],
  [52, "tavern", "houses", { wood: 1 }, 51],
  [53, "baths", "bathhouse", { water: 2, metal: 1 }, 52],
  [54, "temple", "church", { wood: 1, clay: 1, metal: 2 }, 50],
  [55, "oracle", "school", { water: 1, clay: 1, metal: 2 }, 54],
  [56, "treasury", "newspaper", { metal: 2 }, 55],
  [57, "theatre", "saloon", { wood: 1, clay: 2, metal: 1 }, 50],
  [58, "stadium", "opera_house", { wood: 2, clay: 1 }, 57],
  [59, "gymnasium", "blacksmith", { water: 1, metal: 1 }, 58],
  [60, "well", "well", { water: 2, wood: 1, clay: 1 }],
  [61, "cornfield", "reservoir", { water: 2, clay: 1 }, 60],
  [62, "mill", "wind_pump", { water: 1, wood: 2 }, 61],
  [63, "village", "water_tower", { water: 1, wood: 1 }, 62],
  [70, "road", "telegraph", { any: 5 }, 70, 4],
];

export const buildings: Building[] = rows.map(([no, attika, telegraph, cost, after = NONE, copies = 1]) => ({
  no,
  id: { attika, telegraph },
  cost,
  after,
  copies,
}));

export interface Group {
  id: Record<Skin, string>;
  /** the tens of its buildings' numbers */
  tens: number;
}

/** In the order in which they lie on a player's board. */
export const groups: Group[] = [
  { id: { attika: "city", telegraph: "town" }, tens: 5 },
  { id: { attika: "wine", telegraph: "ranching" }, tens: 1 },
  { id: { attika: "coinage", telegraph: "gold" }, tens: 4 },
  { id: { attika: "defence", telegraph: "frontier" }, tens: 2 },
  { id: { attika: "seafaring", telegraph: "railway" }, tens: 3 },
  { id: { attika: "supply", telegraph: "waterworks" }, tens: 6 },
  { id: { attika: "roads", telegraph: "telegraph" }, tens: 7 },
];

export const members = (group: Group): Building[] => buildings.filter((it) => Math.floor(it.no / 10) === group.tens);

const byName: Record<Skin, Map<string, Building>> = {
  attika: new Map(buildings.map((it) => [it.id.attika, it])),
  telegraph: new Map(buildings.map((it) => [it.id.telegraph, it])),
};

export const building = (skin: Skin, token: string): Building | undefined => byName[skin].get(token);

/** How many buildings a player has to build. */
export const ALL = buildings.reduce((sum, it) => sum + it.copies, 0);
