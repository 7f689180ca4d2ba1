import { tones } from "../colour";
import { circ, line, n, path, poly, rows } from "../svg";
import type { Look } from "../look";

export const plants = {
  palm(x: number, y: number, h: number, o: Look = {}): string {
    const l = o.lean == null ? 4 : o.lean,
      X = x + l,
      Y = y - h,
      s = h / 26,
      t = tones("leaf"),
      f = tones("fir");
    const leaf = (dx: number, dy: number, c: string) =>
      path(
        `M${n(X)} ${n(Y)}Q${n(X + dx * 0.45 * s)} ${n(Y + (dy - 9) * s)} ${n(X + dx * s)} ${n(Y + dy * s)}Q${n(X + dx * 0.5 * s)} ${n(Y + (dy - 3) * s)} ${n(X)} ${n(Y + 1.6 * s)}Z`,
        c,
        f.line,
        0.45,
      );
    return (
      path(`M${n(x)} ${n(y)}Q${n(x - l * 0.2)} ${n(y - h * 0.5)} ${n(X)} ${n(Y)}`, "", tones("oak").line, 2.9 * s) +
      path(`M${n(x)} ${n(y)}Q${n(x - l * 0.2)} ${n(y - h * 0.5)} ${n(X)} ${n(Y)}`, "", tones("wood").base, 1.9 * s) +
      leaf(-12, 6, f.base) +
      leaf(12, 7, f.base) +
      leaf(-6, 9, f.base) +
      leaf(7, 10, f.dark) +
      leaf(-13, -1, t.base) +
      leaf(13, 0, t.dark) +
      leaf(-8, -6, t.lit) +
      leaf(8, -6, t.base) +
      leaf(1, -8, t.lit) +
      circ(X - 1.2 * s, Y + 2 * s, 1.3 * s, tones("oak").base) +
      circ(X + 1.3 * s, Y + 2.2 * s, 1.3 * s, tones("dark").base)
    );
  },
  cypress(x: number, y: number, h: number): string {
    const t = tones("fir"),
      w = h * 0.17;
    return (
      line(x, y, x, y - 4, tones("dark").base, 1.4) +
      path(
        `M${n(x)} ${n(y - h)}Q${n(x + w * 1.5)} ${n(y - h * 0.4)} ${n(x + w)} ${n(y - 4)}Q${n(x)} ${n(y - 1)} ${n(x - w)} ${n(y - 4)}Q${n(x - w * 1.5)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h)}Z`,
        t.base,
        t.line,
        0.6,
      ) +
      path(
        `M${n(x + 0.4)} ${n(y - h + 2)}Q${n(x + w * 1.4)} ${n(y - h * 0.4)} ${n(x + w)} ${n(y - 4.4)}Q${n(x + w * 0.5)} ${n(y - 2.8)} ${n(x + w * 0.2)} ${n(y - 3)}Q${n(x + w * 0.7)} ${n(y - h * 0.5)} ${n(x + 0.4)} ${n(y - h + 2)}Z`,
        t.dark,
      ) +
      path(
        `M${n(x - w * 0.6)} ${n(y - h * 0.25)}Q${n(x - w * 0.8)} ${n(y - h * 0.5)} ${n(x - w * 0.1)} ${n(y - h * 0.8)}`,
        "",
        t.lit,
        0.9,
        'opacity=".7"',
      )
    );
  },
  tree(x: number, y: number, r: number, o: Look = {}): string {
    const t = tones(o.c || "leaf");
    return (
      line(x, y, x, y - r, tones("oak").line, 2.4) +
      line(x, y, x, y - r, tones("oak").base, 1.5) +
      circ(x + r * 0.5, y - r * 1.4, r * 0.7, t.dark, t.line) +
      circ(x - r * 0.5, y - r * 1.35, r * 0.72, t.base, t.line) +
      circ(x, y - r * 1.9, r * 0.85, t.base, t.line) +
      circ(x - r * 0.25, y - r * 2.1, r * 0.45, t.lit).replace("/>", ' opacity=".7"/>') +
      (o.fruit
        ? rows([
            [-0.5, 1.3],
            [0.1, 1.9],
            [0.5, 1.4],
            [-0.2, 1.5],
          ])
            .map((a) => circ(x + r * a[0], y - r * a[1], r * 0.14, tones(o.fruit ?? "gold").base))
            .join("")
        : "")
    );
  },
  bush(x: number, y: number, r: number, o: Look = {}): string {
    const t = tones(o.c || "leaf");
    return (
      path(
        `M${n(x - r)} ${n(y)}Q${n(x - r * 1.1)} ${n(y - r * 0.8)} ${n(x - r * 0.35)} ${n(y - r * 0.8)}Q${n(x)} ${n(y - r * 1.4)} ${n(x + r * 0.4)} ${n(y - r * 0.8)}Q${n(x + r * 1.1)} ${n(y - r * 0.7)} ${n(x + r)} ${n(y)}Z`,
        t.base,
        t.line,
        0.6,
      ) +
      path(
        `M${n(x + r * 0.2)} ${n(y)}Q${n(x + r * 0.6)} ${n(y - r * 0.5)} ${n(x + r * 0.4)} ${n(y - r * 0.8)}Q${n(x + r * 1.1)} ${n(y - r * 0.7)} ${n(x + r)} ${n(y)}Z`,
        t.dark,
      ) +
      (o.f
        ? rows([
            [-0.5, 0.4],
            [0, 0.8],
            [0.5, 0.4],
          ])
            .map((a) => circ(x + r * a[0], y - r * a[1], r * 0.16 + 0.4, tones(o.f ?? "red").base))
            .join("")
        : "")
    );
  },
  rows(x: number, y: number, w: number, k: number, o: Look = {}): string {
    let s = "";
    for (let i = 0; i < k; i++) s += plants.bush(x + (w * (i + 0.5)) / k, y, (w / k) * 0.44, o);
    return s;
  },
  rock(x: number, y: number, w: number, h: number, o: Look = {}): string {
    const t = tones(o.c || "stone");
    return (
      poly(
        [
          [x, y],
          [x + w * 0.08, y - h * 0.5],
          [x + w * 0.3, y - h * 0.78],
          [x + w * 0.48, y - h],
          [x + w * 0.7, y - h * 0.82],
          [x + w * 0.9, y - h * 0.4],
          [x + w, y],
        ],
        t.base,
        t.line,
        0.9,
      ) +
      poly(
        [
          [x + w * 0.48, y - h],
          [x + w * 0.7, y - h * 0.82],
          [x + w * 0.9, y - h * 0.4],
          [x + w, y],
          [x + w * 0.62, y],
          [x + w * 0.56, y - h * 0.5],
        ],
        t.dark,
      ) +
      poly(
        [
          [x + w * 0.08, y - h * 0.5],
          [x + w * 0.3, y - h * 0.78],
          [x + w * 0.36, y - h * 0.42],
          [x + w * 0.16, y - h * 0.24],
        ],
        t.lit,
      ) +
      line(x + w * 0.36, y - h * 0.42, x + w * 0.42, y - h * 0.1, t.deep, 0.7, 0.6)
    );
  },
};
