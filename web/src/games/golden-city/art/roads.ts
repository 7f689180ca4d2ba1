/** Roads between places, streets in the city, and the decks of bridges. */
import type { Place } from "../view";
import { rivers } from "./land";
import { at, draw, n, pairs, spot, type Point } from "./pen";

export interface Road {
  ids: [string, string];
  ends: [Point, Point];
  kind: "road" | "street" | "ring";
  d: string;
}

const inCity = (place: Place): boolean => place.kind === "outer" || place.kind === "inner";

/** Country roads bend a little, each in its own way. */
function way([ax, ay]: Point, [bx, by]: Point, bend: number): string {
  const [dx, dy] = [bx - ax, by - ay];
  return `M${at([ax, ay])}Q${at([(ax + bx) / 2 - dy * bend, (ay + by) / 2 + dx * bend], [bx, by])}`;
}

export function roads(places: Place[]): Road[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const ways = places.flatMap((from) =>
    from.near.flatMap((id) => {
      const to = byId.get(id);
      return to && from.id < id ? [[from, to] as const] : [];
    }),
  );
  return ways.map(([from, to], i): Road => {
    const ends: [Point, Point] = [spot(from), spot(to)];
    const kind = from.kind === "inner" && to.kind === "inner" ? "ring" : inCity(from) || inCity(to) ? "street" : "road";
    const bend = kind === "road" ? (((i * 37) % 11) / 11 - 0.5) * 0.11 : 0;
    return { ids: [from.id, to.id], ends, kind, d: way(...ends, bend) };
  });
}

/** Where two straight ways cross. */
function crossing([p, q]: [Point, Point], [r, s]: [Point, Point]): Point | null {
  const cross = (q[0] - p[0]) * (s[1] - r[1]) - (q[1] - p[1]) * (s[0] - r[0]);
  if (!cross) return null;
  const t = ((r[0] - p[0]) * (s[1] - r[1]) - (r[1] - p[1]) * (s[0] - r[0])) / cross;
  const u = ((r[0] - p[0]) * (q[1] - p[1]) - (r[1] - p[1]) * (q[0] - p[0])) / cross;
  const meet = t > 0 && t < 1 && u > 0 && u < 1;
  return meet ? [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])] : null;
}

const deck = (point: Point, degrees: number): string =>
  `<g transform="translate(${at(point)}) rotate(${n(degrees)})">` +
  '<rect x="-24" y="-7" width="48" height="19" rx="3" fill="#2c1a0a" opacity=".35"/>' +
  '<rect x="-24" y="-10" width="48" height="20" rx="3" fill="#c89a5e" stroke="#3d2410" stroke-width="2"/>' +
  '<path d="M-16-9v18M-8-9v18M0-9v18M8-9v18M16-9v18" stroke="#7a5026" stroke-width="1.8"/>' +
  '<path d="M-24-8h48M-24 8h48" stroke="#5a3716" stroke-width="3"/></g>';

function bridges(all: Road[]): string {
  const banks = Object.values(rivers).flatMap(pairs);
  return all
    .filter((road) => road.kind === "road")
    .flatMap(({ ends }) => {
      const [[ax, ay], [bx, by]] = ends;
      const degrees = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
      return banks.flatMap((bank) => {
        const point = crossing(ends, bank);
        return point ? [deck(point, degrees)] : [];
      });
    })
    .join("");
}

const joined = (all: Road[], kind: Road["kind"]): string =>
  all
    .filter((road) => road.kind === kind)
    .map((road) => road.d)
    .join("");

export function country(all: Road[]): string {
  const d = joined(all, "road");
  return (
    draw(d, "#3d2612", 12, ' opacity=".8"') +
    draw(d, "#f3deb0", 7) +
    draw(d, "#b58a4e", 1.6, ' stroke-dasharray="5 7"') +
    bridges(all)
  );
}

export function streets(all: Road[]): string {
  const [street, ring] = [joined(all, "street"), joined(all, "ring")];
  return (
    draw(street, "#5b3f1a", 13, ' opacity=".75"') +
    draw(street, "#fff3d4", 8.5) +
    (ring && draw(ring, "#5b3a05", 9, ' opacity=".6"') + draw(ring, "#fff3d4", 5.5, ' stroke-dasharray="9 8"'))
  );
}
