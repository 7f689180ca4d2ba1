/**
 * The buildings of both games: their pictures, and the order of the groups on a player's board.
 * Costs, copies and arrows are what the server says of the table (`view.buildings`).
 */
import type { AttikaView, Building } from "./view";

export type Skin = "attika" | "telegraph";

type Row = [no: number, attika: string, telegraph: string];

/** Numbers of the pictures; both games have one for each. A test of the rules knows all names. */
const rows: Row[] = [
  [10, "vineyard", "ranch"],
  [11, "vintner", "corral"],
  [20, "quarry", "quarry"],
  [21, "fortress", "frontier_post"],
  [22, "tower", "watchtower"],
  [30, "harbour", "station"],
  [31, "ship", "track"],
  [40, "silver_mine", "gold_panning"],
  [41, "mint", "bank"],
  [50, "capital", "town_hall"],
  [51, "market", "general_store"],
  [52, "tavern", "houses"],
  [53, "baths", "bathhouse"],
  [54, "temple", "church"],
  [55, "oracle", "school"],
  [56, "treasury", "newspaper"],
  [57, "theatre", "saloon"],
  [58, "stadium", "opera_house"],
  [59, "gymnasium", "blacksmith"],
  [60, "well", "well"],
  [61, "cornfield", "reservoir"],
  [62, "mill", "wind_pump"],
  [63, "village", "water_tower"],
  [70, "road", "telegraph"],
];

const numbers: Record<Skin, Map<string, number>> = {
  attika: new Map(rows.map(([no, name]) => [name, no])),
  telegraph: new Map(rows.map(([no, , name]) => [name, no])),
};

/** The number of a building's picture. */
export const pictureOf = (skin: Skin, token: string): number => numbers[skin].get(token) ?? 0;

export interface Group {
  id: Record<Skin, string>;
  /** its place on the board, by which it is styled */
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

export const members = (view: AttikaView, group: Group): Building[] =>
  view.buildings.filter((it) => it.group === group.id[view.game]);

/** A group along its arrows: first the line that all begin with, then a line for each branch. */
export function lines(all: Building[]): Building[][] {
  const [base = all[0]] = all.filter((it) => it.after.length === 0);
  if (!base) return [];
  const shown = new Set<Building>();
  const after = (it: Building): Building[] => all.filter((to) => to.after.includes(it.id) && !shown.has(to));
  const place = (line: Building[], it: Building): Building[] => {
    shown.add(it);
    line.push(it);
    return after(it);
  };
  const trunk: Building[] = [];
  let next = place(trunk, base);
  while (next.length === 1 && next[0]) next = place(trunk, next[0]);
  const found = [trunk];
  const starts = [...next];
  for (const start of starts) {
    if (shown.has(start)) continue;
    const line: Building[] = [];
    for (let it: Building | undefined = start; it;) {
      const [on, ...others]: Building[] = place(line, it);
      starts.push(...others);
      it = on;
    }
    found.push(line);
  }
  return found;
}

/** How many buildings a player has to build (AT-004). */
export const ALL = 30;
