/** How many buildings a player still lacks to link two cities: everybody can count that on the map. */
import { neighbours } from "./map";
import type { AttikaView } from "./view";

/** The fewest, over free hexes of the map as it lies; nothing if others have closed every way. */
export function toLink(view: AttikaView, seat: number): number | null {
  const cost = new Map<string, number>();
  for (const hex of view.hexes) if (hex.seat === null || hex.seat === seat) cost.set(hex.id, hex.seat === seat ? 0 : 1);
  const gates = view.cities.map((city) => neighbours(city).filter((it) => cost.has(it.id)));
  let best = Infinity;
  gates.forEach((start, from) => {
    const goals = new Set(gates.flatMap((gate, city) => (city > from ? gate.map((it) => it.id) : [])));
    const reached = new Map<string, number>();
    // hexes by distance: those that cost nothing more join the row that is being walked
    let row = start;
    for (let far = 0; row.length && far < best; far++) {
      const later: typeof row = [];
      for (const spot of row) {
        const price = cost.get(spot.id);
        if (price === undefined || reached.has(spot.id)) continue;
        if (far === 0 && price === 1) {
          later.push(spot);
          continue;
        }
        reached.set(spot.id, far);
        if (goals.has(spot.id)) best = Math.min(best, far);
        for (const next of neighbours(spot)) (cost.get(next.id) === 0 ? row : later).push(next);
      }
      row = later;
    }
  });
  return best === Infinity ? null : best;
}
