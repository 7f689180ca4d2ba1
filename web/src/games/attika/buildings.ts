/** The groups on a player's board, and how their buildings hang together. */
import type { Component } from "../../wire";
import { component, components } from "../../components";

export type Skin = "attika" | "telegraph";

/** The number of a building's picture: both games have one for each. */
export const pictureOf = (token: string): number => component(token).number;

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

export const members = (skin: Skin, group: Group): Component[] =>
  components().filter((it) => it.kind === group.id[skin]);

/** A group along its arrows: first the line that all begin with, then a line for each branch. */
export function lines(all: Component[]): Component[][] {
  const [base = all[0]] = all.filter((it) => it.after.length === 0);
  if (!base) return [];
  const shown = new Set<Component>();
  const after = (it: Component): Component[] => all.filter((to) => to.after.includes(it.name) && !shown.has(to));
  const place = (line: Component[], it: Component): Component[] => {
    shown.add(it);
    line.push(it);
    return after(it);
  };
  const trunk: Component[] = [];
  let next = place(trunk, base);
  while (next.length === 1 && next[0]) next = place(trunk, next[0]);
  const found = [trunk];
  const starts = [...next];
  for (const start of starts) {
    if (shown.has(start)) continue;
    const line: Component[] = [];
    for (let it: Component | undefined = start; it;) {
      const [on, ...others]: Component[] = place(line, it);
      starts.push(...others);
      it = on;
    }
    found.push(line);
  }
  return found;
}

/** How many buildings a player has to build (AT-004). */
export const ALL = 30;
