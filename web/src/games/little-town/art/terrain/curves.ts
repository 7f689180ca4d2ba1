import { n, type Point } from "../pen";

export type Random = () => number;

/** A wobbly closed curve, the shore of a lake or the rim of a wood. */
export function blob(cx: number, cy: number, rx: number, ry: number, wob: number, rnd: Random, m = 12): string {
  const pts: Point[] = [];
  const ph = rnd() * 6.28;
  for (let i = 0; i < m; i++) {
    const a = (i / m) * Math.PI * 2,
      q = 1 + wob * (Math.sin(a * 2 + ph) * 0.5 + Math.sin(a * 3 + ph * 2) * 0.35 + (rnd() - 0.5) * 0.5),
      c = Math.cos(a),
      s = Math.sin(a),
      e = 0.8;
    pts.push([
      cx + rx * q * Math.sign(c) * Math.pow(Math.abs(c), e),
      cy + ry * q * Math.sign(s) * Math.pow(Math.abs(s), e),
    ]);
  }
  return smooth(pts);
}

/** A smooth closed line through the points. */
function smooth(points: Point[]): string {
  const m = points.length;
  const at = (i: number): Point => points[(i + m) % m] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < m; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d + "Z";
}
