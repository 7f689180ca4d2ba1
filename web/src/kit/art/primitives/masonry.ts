import { mix, tones } from "../colour";
import { GROUND, SLOPE, ell, line, n, path, poly, rect, type Point } from "../svg";
import type { Look } from "../look";
import { roofs } from "./roofs";

export const masonry = {
  shadow: (x: number, w: number, o: Look = {}): string => {
    const y = o.y || GROUND;
    return poly(
      [
        [x + 2, y + 0.5],
        [x + w, y - 1],
        [x + w + 19, y - 4],
        [x + w + 21, y - 1],
        [x + w + 8, y + 3.2],
        [x + 6, y + 3.2],
      ],
      "#2b160c",
    ).replace("/>", ' opacity=".2"/>');
  },
  wall(x: number, w: number, h: number, o: Look = {}): string {
    const { c = "cream", y = GROUND, d = 10, plinth = 1, sh = 1 } = o,
      t = tones(c),
      e = d * SLOPE;
    return (
      (sh && y >= GROUND ? masonry.shadow(x, w, { y }) : "") +
      (d
        ? poly(
            [
              [x + w, y],
              [x + w + d, y - e],
              [x + w + d, y - e - h],
              [x + w, y - h],
            ],
            t.dark,
            t.line,
          )
        : "") +
      rect(x, y - h, w, h, t.base, t.line) +
      rect(x + 0.4, y - h + 0.4, Math.min(w * 0.24, 9), h - 0.8, t.lit, 0, 0, 0.5) +
      rect(x, y - h, w, 2, t.deep, 0, 0, 0.22) +
      (plinth && y >= GROUND
        ? rect(x, y - 3, w, 3, t.dark, 0, 0, 0.75) +
          (d
            ? poly(
                [
                  [x + w, y],
                  [x + w + d, y - e],
                  [x + w + d, y - e - 3],
                  [x + w, y - 3],
                ],
                t.deep,
              )
            : "")
        : "")
    );
  },
  flat(x: number, w: number, y: number, o: Look = {}): string {
    const { d = 10, c = "cream", h = 3, v = 1.4 } = o,
      t = tones(c),
      e = d * SLOPE;
    return (
      poly(
        [
          [x - v, y - h],
          [x + w + v, y - h],
          [x + w + v + d, y - h - e],
          [x - v + d, y - h - e],
        ],
        t.lit,
        t.line,
      ) +
      poly(
        [
          [x + w + v, y + 0.6],
          [x + w + v + d, y + 0.6 - e],
          [x + w + v + d, y - h - e],
          [x + w + v, y - h],
        ],
        t.dark,
        t.line,
      ) +
      rect(x - v, y - h, w + 2 * v, h + 0.6, mix(t.base, "#FFF8E6", 0.3), t.line)
    );
  },
  crenel(x: number, w: number, y: number, o: Look = {}): string {
    const { d = 8, c = "stone", k = 4, h = 4 } = o,
      t = tones(c);
    let s = masonry.flat(x, w, y, { d, c, h: 2.6 });
    const bw = (w / (k * 2 - 1)) * 1.1,
      st = (w + 2.4 - bw) / (k - 1);
    for (let i = 0; i < k; i++)
      s += rect(x - 1.2 + i * st, y - 2.6 - h, bw, h + 0.3, i < k / 3 ? t.lit : t.base, t.line);
    return s;
  },
  arch(x: number, w: number, h: number, o: Look = {}): string {
    const { y = GROUND, c, f = "var(--hole)" } = o,
      r = w / 2,
      d = (a: number) =>
        `M${n(x - a)} ${n(y)}V${n(y - h + r)}A${n(r + a)} ${n(r + a)} 0 0 1 ${n(x + w + a)} ${n(y - h + r)}V${n(y)}Z`;
    return (
      (c ? path(d(1.4), tones(c).lit, tones(c).line, 0.5) : "") +
      path(d(0), f, "#3a2014", 0.6) +
      path(
        `M${n(x + 0.7)} ${n(y)}V${n(y - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + w * 0.5)} ${n(y - h + 0.7)}`,
        "",
        "#1d0e08",
        1.2,
        'opacity=".35"',
      )
    );
  },
  arcade(x: number, w: number, k: number, h: number, o: Look = {}): string {
    const g = o.gap || 2.4,
      a = (w - g * (k + 1)) / k;
    let s = "";
    for (let i = 0; i < k; i++) s += masonry.arch(x + g + i * (a + g), a, h, o);
    return s;
  },
  tower(x: number, w: number, h: number, o: Look = {}): string {
    const { c = "cream", d = w * 0.5, y = GROUND, top = "pyramid", roof = "clay", rh } = o;
    return (
      masonry.wall(x, w, h, { c, d, y, sh: o.sh }) +
      (top === "crenel"
        ? masonry.crenel(x, w, y - h, { d, c, k: 3 })
        : top === "flat"
          ? masonry.flat(x, w, y - h, { d, c })
          : roofs.pyramid(x, w, y - h, { d, roof, rh: rh || w * 0.8 }))
    );
  },
  round(cx: number, w: number, h: number, o: Look = {}): string {
    const { c = "white", y = GROUND, w2 = w } = o,
      t = tones(c),
      a = w / 2,
      b = w2 / 2,
      q = (u: number): [Point, Point] => [
        [cx - a + w * u, y],
        [cx - b + w2 * u, y - h],
      ];
    const band = (u: number, v: number, f: string) => {
      const A = q(u),
        B = q(v);
      return poly([A[0], B[0], B[1], A[1]], f);
    };
    return (
      (y >= GROUND ? masonry.shadow(cx - a, w) : "") +
      path(
        `M${n(cx - a)} ${n(y)}A${n(a)} ${n(a * 0.28)} 0 0 0 ${n(cx + a)} ${n(y)}L${n(cx + b)} ${n(y - h)}H${n(cx - b)}Z`,
        t.base,
        t.line,
        0.9,
      ) +
      band(0.03, 0.3, t.lit) +
      band(0.66, 0.98, t.dark) +
      ell(cx, y - h, b, b * 0.26, t.lit, t.line)
    );
  },
  column(cx: number, y: number, h: number, w: number, o: Look = {}): string {
    const t = tones(o.c || "marble");
    return (
      rect(cx - w / 2, y - h, w, h, t.base, t.line) +
      rect(cx - w / 2 + 0.3, y - h, w * 0.32, h, t.lit) +
      rect(cx + w * 0.2, y - h, w * 0.28, h, t.dark) +
      rect(cx - w * 0.8, y - h - 1.4, w * 1.6, 1.8, t.lit, t.line) +
      rect(cx - w * 0.8, y - 1.4, w * 1.6, 1.6, t.lit, t.line)
    );
  },
  colonnade(x: number, w: number, k: number, y: number, h: number, o: Look = {}): string {
    let s = "";
    for (let i = 0; i < k; i++) s += masonry.column(x + (w * (i + 0.5)) / k, y, h, o.w || 3, o);
    return s;
  },
  pediment: (x: number, w: number, y: number, h: number, o: Look = {}): string => {
    const t = tones(o.c || "marble");
    return (
      poly(
        [
          [x - 2, y],
          [x + w + 2, y],
          [x + w / 2, y - h],
        ],
        t.base,
        t.line,
        0.9,
      ) +
      poly(
        [
          [x + w * 0.12, y - 1.2],
          [x + w * 0.88, y - 1.2],
          [x + w / 2, y - h + 2.2],
        ],
        t.dark,
      ) +
      line(x - 2, y, x + w / 2, y - h, t.lit, 1) +
      rect(x - 2, y, w + 4, 2.4, t.lit, t.line)
    );
  },
  stairs: (x: number, w: number, k: number, o: Look = {}): string => {
    const t = tones(o.c || "stone");
    let s = "";
    for (let i = k; i > 0; i--)
      s += rect(
        x - i * 2,
        (o.y || GROUND) + 3 - i * 2 + (k - 1 - 0) * 0,
        w + i * 4,
        2.2,
        i % 2 ? t.lit : t.base,
        t.line,
      );
    return s;
  },
  block(x: number, y: number, w: number, h: number, o: Look = {}): string {
    const t = tones(o.c || "stone"),
      d = o.d == null ? w * 0.4 : o.d;
    return (
      poly(
        [
          [x + w, y],
          [x + w + d, y - d * SLOPE],
          [x + w + d, y - d * SLOPE - h],
          [x + w, y - h],
        ],
        t.dark,
        t.line,
      ) +
      poly(
        [
          [x, y - h],
          [x + w, y - h],
          [x + w + d, y - h - d * SLOPE],
          [x + d, y - h - d * SLOPE],
        ],
        t.lit,
        t.line,
      ) +
      rect(x, y - h, w, h, t.base, t.line)
    );
  },
  quay: (x: number, w: number): string => {
    const t = tones("stone");
    let s = rect(x, 68, w, 8, t.base, t.line) + rect(x, 68, w, 2, t.lit);
    for (let i = 6; i < w; i += 9) s += line(x + i, 70, x + i, 76, t.dark, 0.7);
    return s;
  },
};
