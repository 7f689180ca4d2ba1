/** Pens of the island: points, smooth curves, and where things lie on the picture. Light falls from the top left. */
import { n, type Point } from "../../../kit/art/svg";

export { n, type Point };

/** The dark line around small things. */
export const OUT = "#2A1B10";

/** The island is wider than high, so that its places have room on a screen. */
export const WIDE = 1.28;
export const CENTRE: Point = [640, 500];

/** What of the picture is the map; the sea goes on around it. */
export const MAP = { left: 20, top: -12, width: 1240, height: 1020 };

/** A point of the board, given from its centre, on the picture. */
export const from = (x: number, y: number): Point => [CENTRE[0] + x * WIDE, CENTRE[1] + y];

/** How far a point of the picture is from the centre of the board. */
export const reach = ([x, y]: Point): number => Math.hypot((x - CENTRE[0]) / WIDE, y - CENTRE[1]);

/** A place of the board on the picture. */
export const spot = ({ x, y }: { x: number; y: number }): Point => from(x - 500, y - 500);

export const at = (...points: Point[]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join(" ");

/** A smooth curve through points. */
export function smooth(points: Point[], closed = false): string {
  const count = points.length;
  const get = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? CENTRE;
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(out, into, c)}`;
  }
  return d + (closed ? "Z" : "");
}

/** How far a point is from a straight way. */
export function beside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Neighbours in a list. */
export const pairs = (points: Point[]): [Point, Point][] =>
  points.slice(1).map((point, i) => [points[i] ?? point, point]);

export const fill = (d: string, colour: string, line = "", width = 0): string =>
  `<path d="${d}" fill="${colour}"${line ? ` stroke="${line}" stroke-width="${width}" stroke-linejoin="round"` : ""}/>`;

export const draw = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const oval = (y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${CENTRE[0]}" cy="${y}" rx="${rx}" ry="${ry}" ${paint}/>`;
