/** SVG text for the shapes that all drawings are made of. Light falls from the top left. */
import { tones } from "./colour";

export type Point = [number, number];

/** Ground line of a 120 by 84 picture, and the slope of its oblique depth. */
export const GROUND = 72;
export const SLOPE = 0.45;

export const n = (v: number): number => Math.round(v * 10) / 10;

const stroked = (s: string | 0 | undefined, w: number): string => (s ? ` stroke="${s}" stroke-width="${w}"` : "");

export function poly(points: Point[], fill: string, stroke?: string, w = 0.7): string {
  const d = points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
  return `<path d="M${d}Z" fill="${fill}"${stroked(stroke, w)}${stroke ? ' stroke-linejoin="round"' : ""}/>`;
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  stroke?: string | 0,
  r = 0,
  opacity = 0,
): string {
  const round = r ? ` rx="${r}"` : "";
  const fade = opacity ? ` opacity="${opacity}"` : "";
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round} fill="${fill}"${fade}${stroked(stroke, 0.7)}/>`;
}

export function path(d: string, fill = "", stroke?: string | 0, w = 0, extra = ""): string {
  const ends = stroke ? ' stroke-linejoin="round" stroke-linecap="round"' : "";
  return `<path d="${d}" fill="${fill || "none"}"${stroked(stroke, w || 0.7)}${ends}${extra ? " " + extra : ""}/>`;
}

export function circ(x: number, y: number, r: number, fill: string, stroke?: string, w = 0.7): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${stroked(stroke, w)}/>`;
}

export function ell(x: number, y: number, a: number, b: number, fill: string, stroke?: string, opacity = 0): string {
  const fade = opacity ? ` opacity="${opacity}"` : "";
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${fill}"${fade}${stroked(stroke, 0.7)}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, w = 0.7, opacity = 0): string {
  const fade = opacity ? ` opacity="${opacity}"` : "";
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" fill="none"${fade}/>`;
}

/** The same shape, see-through. */
export const faded = (shape: string, opacity: number): string => shape.replace("/>", ` opacity="${opacity}"/>`);

/** One drawing per point. */
export const each = (points: Point[], draw: (x: number, y: number, i: number) => string): string =>
  points.map(([x, y], i) => draw(x, y, i)).join("");

/** A tiled roof face between the eave `a`-`b` and the ridge `d`-`c`. */
export function tiles(a: Point, b: Point, c: Point, d: Point, roof: string, dense = 3.4): string {
  const t = tones(roof);
  const along = (p: Point, q: Point, u: number): Point => [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u];
  const stretch = (p: Point, q: Point): string => `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  const rows = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / dense));
  let ribs = "";
  for (let i = 1; i < rows; i++) ribs += stretch(along(a, b, i / rows), along(d, c, i / rows));
  const courses = [0.34, 0.68].map((v) => stretch(along(a, d, v), along(b, c, v))).join("");
  return (
    poly([a, b, c, d], t.base, t.line) +
    `<path d="${ribs}" stroke="${t.dark}" stroke-width=".8" fill="none"/>` +
    `<path d="${courses}" stroke="${t.dark}" stroke-width=".5" opacity=".7" fill="none"/>` +
    line(...a, ...b, t.deep, 1.3) +
    line(...d, ...c, t.lit, 1.1) +
    faded(poly([a, along(a, b, 0.22), along(d, c, 0.22), d], t.lit), 0.28)
  );
}

/** A list whose rows keep their shape, so that the compiler knows what stands in each column. */
export const rows = <const T extends readonly (readonly unknown[])[]>(list: T): T => list;
