import { tones } from "../colour";
import { SLOPE, circ, line, n, path, poly, rect, tiles, rows, type Point } from "../svg";
import type { Look } from "../look";

export const roofs = {
  /* long roof, ridge left to right, gable wall on the shaded side */
  gable(x: number, w: number, y: number, o: Look = {}): string {
    const { d = 10, rh = 13, o: v = 2.5, roof = "clay", c = "cream" } = o,
      e = d * SLOPE,
      t = tones(roof),
      tw = tones(c);
    const A: Point = [x - v, y + 0.6],
      B: Point = [x + w + v * 0.4, y + 0.6],
      R2: Point = [x + w + d / 2 + v * 0.2, y - rh],
      R1: Point = [x + d / 2 - v * 0.6, y - rh];
    return (
      poly(
        [
          [x + w, y],
          [x + w + d, y - e],
          [x + w + d / 2, y - rh],
        ],
        tw.dark,
        tw.line,
      ) +
      poly(
        [R2, [x + w + d + v, y - e + 1.4], [x + w + d + v - 1.6, y - e + 3], [R2[0] - 0.8, R2[1] + 3]],
        t.deep,
        t.line,
      ) +
      tiles(A, B, R2, R1, roof, o.dense)
    );
  },
  /* gable towards us */
  front(x: number, w: number, y: number, o: Look = {}): string {
    const { d = 10, rh = 13, o: v = 2, roof = "clay", c = "cream" } = o,
      e = d * SLOPE,
      t = tones(roof),
      tw = tones(c),
      m = x + w / 2,
      oy = (v * rh) / (w / 2);
    return (
      tiles([x + w + v, y + oy], [x + w + v + d, y + oy - e], [m + d, y - rh - e], [m, y - rh], roof) +
      poly(
        [
          [m, y - rh],
          [x + w + v, y + oy],
          [x + w + v + d, y + oy - e],
          [m + d, y - rh - e],
        ],
        t.deep,
      ).replace("/>", ' opacity=".32"/>') +
      poly(
        [
          [x, y + 0.4],
          [x + w, y + 0.4],
          [m, y - rh],
        ],
        tw.base,
      ) +
      poly(
        [
          [x, y + 0.4],
          [m, y - rh],
          [m, y + 0.4],
        ],
        tw.lit,
      ).replace("/>", ' opacity=".35"/>') +
      path(`M${n(x - v)} ${n(y + oy)}L${n(m)} ${n(y - rh)}L${n(x + w + v)} ${n(y + oy)}`, "", t.line, 3.4) +
      path(`M${n(x - v)} ${n(y + oy)}L${n(m)} ${n(y - rh)}L${n(x + w + v)} ${n(y + oy)}`, "", t.base, 2.2) +
      path(`M${n(x - v)} ${n(y + oy)}L${n(m)} ${n(y - rh)}`, "", t.lit, 0.9)
    );
  },
  hip(x: number, w: number, y: number, o: Look = {}): string {
    const { d = 10, rh = 12, o: v = 2.4, roof = "clay", in: k = 0.2 } = o,
      e = d * SLOPE;
    const A: Point = [x - v, y + 0.6],
      B: Point = [x + w + v, y + 0.6],
      E: Point = [x + w + d + v, y + 0.6 - e],
      R1: Point = [x + w * k + d / 2, y - rh],
      R2: Point = [x + w * (1 - k) + d / 2, y - rh];
    return (
      tiles(B, E, R2, R2, roof, 2.8) +
      poly([B, E, R2], tones(roof).deep).replace("/>", ' opacity=".38"/>') +
      tiles(A, B, R2, R1, roof, o.dense)
    );
  },
  pyramid: (x: number, w: number, y: number, o: Look = {}): string =>
    roofs.hip(x, w, y, Object.assign({ in: 0.5, rh: 14, o: 1.6, dense: 3 }, o)),
  dome(cx: number, y: number, r: number, o: Look = {}): string {
    const { c = "clay", k = 1, lantern = 1, ball = "gold" } = o,
      t = tones(c),
      h = r * k;
    return (
      path(`M${n(cx - r)} ${n(y)}A${n(r)} ${n(h)} 0 0 1 ${n(cx + r)} ${n(y)}Z`, t.base, t.line) +
      path(
        `M${n(cx + r * 0.25)} ${n(y - h * 0.96)}A${n(r)} ${n(h)} 0 0 1 ${n(cx + r)} ${n(y)}L${n(cx + r * 0.45)} ${n(y)}Q${n(cx + r * 0.62)} ${n(y - h * 0.6)} ${n(cx + r * 0.25)} ${n(y - h * 0.96)}Z`,
        t.dark,
      ) +
      path(
        `M${n(cx - r * 0.72)} ${n(y - h * 0.2)}Q${n(cx - r * 0.66)} ${n(y - h * 0.7)} ${n(cx - r * 0.2)} ${n(y - h * 0.88)}`,
        "",
        t.lit,
        r * 0.16,
      ) +
      path(
        `M${n(cx)} ${n(y - h)}V${n(y)}M${n(cx - r * 0.5)} ${n(y)}Q${n(cx - r * 0.45)} ${n(y - h * 0.66)} ${n(cx)} ${n(y - h)}Q${n(cx + r * 0.45)} ${n(y - h * 0.66)} ${n(cx + r * 0.5)} ${n(y)}`,
        "",
        t.deep,
        0.5,
        'opacity=".6"',
      ) +
      (lantern
        ? rect(cx - r * 0.16, y - h - r * 0.26, r * 0.32, r * 0.3, tones("white").base, tones("white").line) +
          circ(cx, y - h - r * 0.38, r * 0.15, tones(ball).base, tones(ball).line)
        : "")
    );
  },
  chimney(x: number, y: number, h: number, o: Look = {}): string {
    const w = o.w || 5,
      t = tones(o.c || "rust");
    return (
      (o.smoke ? roofs.smoke(x + w / 2, y - h - 2) : "") +
      poly(
        [
          [x + w, y],
          [x + w + 2.2, y - 1],
          [x + w + 2.2, y - h - 1],
          [x + w, y - h],
        ],
        t.dark,
        t.line,
      ) +
      rect(x, y - h, w, h, t.base, t.line) +
      rect(x + 0.4, y - h, 1.3, h, t.lit, 0, 0, 0.6) +
      rect(x - 0.8, y - h - 1.4, w + 2.6, 2, t.lit, t.line)
    );
  },
  smoke: (x: number, y: number): string =>
    rows([
      [0, 0, 2.2],
      [2.6, -4.4, 3],
      [6.4, -8.6, 3.8],
      [11.6, -11.6, 3],
    ])
      .map((a) => circ(x + a[0], y - 1 + a[1], a[2], "#fff"))
      .join("")
      .replace(/\/>/g, ' opacity=".62"/>'),
  awning(x: number, y: number, w: number, h: number, o: Look = {}): string {
    const t = tones(o.c || "red"),
      b = tones(o.b || "white"),
      k = o.k || Math.max(3, Math.round(w / 5)),
      u = w / k,
      v = o.v || 2;
    let s = "";
    for (let i = 0; i < k; i++) {
      const q = i % 2 ? b : t,
        X = x - v + ((w + 2 * v) / k) * i,
        W = (w + 2 * v) / k;
      s += path(
        `M${n(x + u * i)} ${n(y)}H${n(x + u * (i + 1))}L${n(X + W)} ${n(y + h)}A${n(W / 2)} ${n(W / 2)} 0 0 1 ${n(X)} ${n(y + h)}Z`,
        i > k * 0.7 ? q.dark : q.base,
        tones(o.c || "red").line,
        0.5,
      );
    }
    return s + line(x, y, x + w, y, t.line, 1.2);
  },
};
