/** Where hexes lie on the picture: axial coordinates, a corner on top, one unit from centre to corner. */
import type { Symbols } from "./view";

export interface Spot {
  id: string;
  q: number;
  r: number;
}

const WIDE = Math.sqrt(3);
const MARGIN = 1.25;

/** From a centre to its neighbours: east, then against the clock. */
const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export const x = ({ q, r }: { q: number; r: number }): number => WIDE * (q + r / 2);
export const y = ({ r }: { r: number }): number => 1.5 * r;

const point = (a: number, b: number): string => `${a.toFixed(2)} ${b.toFixed(2)}`;

/** The corners of a hex as an SVG path; `size` is from centre to corner. */
export const outline = (spot: { q: number; r: number }, size = 1, down = 0): string =>
  [30, 90, 150, 210, 270, 330]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map(
      (angle, i) => (i ? "L" : "M") + point(x(spot) + size * Math.cos(angle), y(spot) + size * Math.sin(angle) + down),
    )
    .join("") + "Z";

export const centre = (spot: { q: number; r: number }): string => point(x(spot), y(spot));

/** The place that coordinates such as `2,-1` name. */
export function spotAt(id: string): Spot {
  const [q = 0, r = 0] = id.split(",").map(Number);
  return { id, q, r };
}

/** The row and the column of `0,0`, as the server has them: the land may grow to all sides, and its names stay. */
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const ROWS = [...LETTERS, ...["A", "B"].flatMap((first) => LETTERS.map((then) => first + then))];
const COLUMNS = 100;
const ROW = 10;
const COLUMN = 15;

const rowName = (r: number): string => ROWS[(r + ROW + ROWS.length) % ROWS.length] ?? "";

/** A place as people call it: letters for its row and a number within it, such as `K15`; counting goes round. */
export function title({ q, r }: { q: number; r: number }): string {
  return `${rowName(r)}${(q + Math.floor(r / 2) + COLUMN + COLUMNS) % COLUMNS}`;
}

export const neighbours = ({ q, r }: { q: number; r: number }): Spot[] =>
  AROUND.map(([a, b]) => ({ id: `${q + a},${r + b}`, q: q + a, r: r + b }));

/** The seven hexes of a tile: its centre, then east and on against the clock. */
export const flower = (spot: Spot): Spot[] => [spot, ...neighbours(spot)];

/** The symbols of a tile as they lie after so many turns of 60 degrees against the clock. */
export const turned = (symbols: Symbols, turns: number): Symbols =>
  symbols.map((_, i) => symbols[i === 0 ? 0 : ((i - 1 - turns + 12) % 6) + 1] ?? null);

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest picture that holds them all. */
export function frame(spots: { q: number; r: number }[]): Frame {
  const xs = spots.map(x);
  const ys = spots.map(y);
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - MARGIN;
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

/** The rows of hexes that a picture holds, by their letters, and where they lie. */
export function rowsOf({ top, height }: Frame): { name: string; y: number }[] {
  const first = Math.ceil((top + MARGIN - 0.01) / 1.5);
  const last = Math.floor((top + height - MARGIN + 0.01) / 1.5);
  const rows = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return rows.map((r) => ({ name: rowName(r), y: y({ r }) }));
}
