/** The lie of the land: coast, rivers, and which landscape is where. */
import { random } from "../../../kit/art/colour";
import type { Landscape } from "../view";
import { CENTRE, from, smooth, type Point } from "./pen";

export const QUARTERS = ["mountain", "desert", "forest", "prairie"] as const;
export type Quarter = (typeof QUARTERS)[number];
export const RIVERS = ["NE", "SE", "SW", "NW"] as const;
export type River = (typeof RIVERS)[number];

const TURN = 2 * Math.PI;
const COAST_POINTS = 72;
const BAY = 0.13;

/** The coast dips in where a port lies. */
export function coast(ports: { x: number; y: number }[]): string {
  const chance = random(7);
  const bays = ports.map(({ x, y }) => Math.atan2(y - 500, x - 500));
  const points = Array.from({ length: COAST_POINTS }, (_, i): Point => {
    const angle = (i / COAST_POINTS) * TURN;
    let radius = 474 + 10 * Math.sin(angle * 8 + 0.6) + 7 * Math.sin(angle * 13 + 2) + 6 * Math.sin(angle * 5 + 1);
    radius += (chance() - 0.5) * 9;
    for (const bay of bays) {
      const off = Math.abs(Math.atan2(Math.sin(angle - bay), Math.cos(angle - bay)));
      if (off < BAY) radius -= 16 * (1 - off / BAY);
    }
    return from(Math.cos(angle) * radius, Math.sin(angle) * radius);
  });
  return smooth(points, true);
}

/** The river in the north-east, from the city to the sea; the others are turns of it. */
const COURSE: Point[] = [
  [132, -128],
  [160, -160],
  [196, -180],
  [222, -206],
  [238, -246],
  [268, -272],
  [304, -292],
  [330, -326],
  [366, -352],
  [420, -400],
];

/** A point turned by quarters of a circle. */
export function turned([x, y]: Point, quarters: number): Point {
  for (let i = 0; i < quarters; i++) [x, y] = [-y, x];
  return from(x, y);
}

const course = (quarters: number): Point[] => COURSE.map((point) => turned(point, quarters));
export const rivers: Record<River, Point[]> = { NE: course(0), SE: course(1), SW: course(2), NW: course(3) };
export const isRiver = (name: string): name is River => name in rivers;

const sector = (a: River, b: River, quarters: number): Point[] => [
  CENTRE,
  ...rivers[a],
  turned([-700, -700], quarters),
  turned([700, -700], quarters),
  ...[...rivers[b]].reverse(),
];

export const sectors: Record<Quarter, Point[]> = {
  mountain: sector("NW", "NE", 0),
  desert: sector("NE", "SE", 1),
  forest: sector("SE", "SW", 2),
  prairie: sector("SW", "NW", 3),
};

/** Colour of a place's rim. */
export const RIMS: Record<Landscape, string> = {
  port: "#17566b",
  mountain: "#6f6561",
  desert: "#b07d22",
  forest: "#23552f",
  prairie: "#5d7f1f",
};

function holds(points: Point[], [x, y]: Point): boolean {
  let inside = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points.at(i - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export const landAt = (point: Point): Quarter | undefined => QUARTERS.find((land) => holds(sectors[land], point));
