/** Chains on the map: from a building to the one its arrow leads to, and the path that wins. */
import { component } from "../../components";
import { neighbours } from "./map";
import type { AttikaView, Hex } from "./view";

export interface Link {
  from: Hex;
  to: Hex;
}

export function links(view: AttikaView): Link[] {
  const at = new Map(view.hexes.map((hex) => [hex.id, hex]));
  const found: Link[] = [];
  for (const to of view.hexes) {
    for (const { id } of neighbours(to)) {
      const from = at.get(id);
      if (!from?.token || !to.token || from.seat !== to.seat || !component(to.token).after.includes(from.token))
        continue;
      // what follows upon its like is linked once, not in both directions
      if (from.token !== to.token || from.id < to.id) found.push({ from, to });
    }
  }
  return found;
}

/** The winner's way from one city to another, both ends included, or nothing. */
export function winningPath(view: AttikaView): { q: number; r: number }[] {
  const seat = view.winner === null ? undefined : view.seats[view.winner];
  const joined = seat?.settlements.find((it) => it.cities.length > 1);
  const [start, goal] = view.cities.filter((city) => joined?.cities.includes(city.id));
  if (!joined || !start || !goal) return [];
  const own = new Set(joined.hexes);
  const goals = new Set(neighbours(goal).map((it) => it.id));
  const ways = neighbours(start).flatMap((it) => (own.has(it.id) ? [[it]] : []));
  const seen = new Set(ways.map(([it]) => it?.id));
  for (const way of ways) {
    const last = way.at(-1);
    if (!last) continue;
    if (goals.has(last.id)) return [start, ...way, goal];
    for (const next of neighbours(last)) {
      if (!own.has(next.id) || seen.has(next.id)) continue;
      seen.add(next.id);
      ways.push([...way, next]);
    }
  }
  return [];
}
