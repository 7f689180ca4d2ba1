import { tones } from "../colour";
import { SLOPE, circ, ell, line, n, path, poly, rect } from "../svg";
import type { Look } from "../look";

export const props = {
  flag(x: number, y: number, h: number, o: Look = {}): string {
    const t = tones(o.c || "red");
    return (
      line(x, y, x, y - h, tones("dark").line, 1.1) +
      path(`M${n(x)} ${n(y - h)}q4 -1.6 6 0t6 -.4v6q-3 1.6 -6 .2t-6 .2Z`, t.base, t.line, 0.6) +
      path(`M${n(x + 0.6)} ${n(y - h + 0.6)}q3 -1.2 5 .1v5q-2.6 -.8 -5 .2Z`, t.lit, 0, 0, 'opacity=".45"') +
      circ(x, y - h - 0.6, 1, tones("gold").base)
    );
  },
  cross: (x: number, y: number, h: number, o: Look = {}): string =>
    line(x, y, x, y - h, tones(o.c || "gold").line, 2.2) +
    line(x - h * 0.28, y - h * 0.66, x + h * 0.28, y - h * 0.66, tones(o.c || "gold").line, 2.2) +
    line(x, y, x, y - h, tones(o.c || "gold").base, 1.2) +
    line(x - h * 0.28, y - h * 0.66, x + h * 0.28, y - h * 0.66, tones(o.c || "gold").base, 1.2),
  mast(x: number, y: number, h: number, o: Look = {}): string {
    const t = tones(o.c || "white"),
      w = o.w || 10;
    let s = line(x, y, x, y - h, tones("dark").base, 1.5);
    (
      o.sails || [
        [0.28, 1],
        [0.62, 0.78],
      ]
    ).forEach((q) => {
      const yy = y - h + h * q[0] - 4,
        a = w * q[1],
        hh = h * 0.26;
      s +=
        path(
          `M${n(x - a)} ${n(yy)}H${n(x + a)}Q${n(x + a + 2.4)} ${n(yy + hh * 0.6)} ${n(x + a - 0.6)} ${n(yy + hh)}Q${n(x)} ${n(yy + hh - 2.4)} ${n(x - a + 0.6)} ${n(yy + hh)}Q${n(x - a - 0.4)} ${n(yy + hh * 0.5)} ${n(x - a)} ${n(yy)}Z`,
          t.base,
          t.line,
        ) +
        path(
          `M${n(x + a * 0.3)} ${n(yy + 0.4)}H${n(x + a)}Q${n(x + a + 2)} ${n(yy + hh * 0.6)} ${n(x + a - 0.6)} ${n(yy + hh - 0.4)}L${n(x + a * 0.3)} ${n(yy + hh - 1.8)}Z`,
          t.dark,
          0,
          0,
          'opacity=".5"',
        ) +
        line(x - a - 1, yy, x + a + 1, yy, tones("dark").base, 1.1);
    });
    return s;
  },
  wheel(cx: number, cy: number, r: number, o: Look = {}): string {
    const t = tones(o.c || "wood"),
      k = o.k || 8;
    let s = circ(cx, cy, r, o.fill || "none", t.line, r * 0.24 + 1) + circ(cx, cy, r, "none", t.base, r * 0.24),
      d = "";
    for (let i = 0; i < k; i++) {
      const a = (Math.PI * 2 * i) / k + 0.2;
      d += `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
      if (o.paddle)
        s += line(
          cx + Math.cos(a) * r * 0.92,
          cy + Math.sin(a) * r * 0.92,
          cx + Math.cos(a) * r * 1.2,
          cy + Math.sin(a) * r * 1.2,
          t.line,
          r * 0.17,
        );
    }
    return s + path(d, "", t.line, r * 0.13 + 0.6) + path(d, "", t.lit, r * 0.1) + circ(cx, cy, r * 0.2, t.lit, t.line);
  },
  barrel(x: number, y: number, r: number, o: Look = {}): string {
    const t = tones(o.c || "wood");
    return (
      path(
        `M${n(x - r * 0.8)} ${n(y)}Q${n(x - r * 1.25)} ${n(y - r * 1.1)} ${n(x - r * 0.8)} ${n(y - r * 2.2)}H${n(x + r * 0.8)}Q${n(x + r * 1.25)} ${n(y - r * 1.1)} ${n(x + r * 0.8)} ${n(y)}Z`,
        t.base,
        t.line,
      ) +
      path(
        `M${n(x + r * 0.3)} ${n(y)}V${n(y - r * 2.2)}H${n(x + r * 0.8)}Q${n(x + r * 1.25)} ${n(y - r * 1.1)} ${n(x + r * 0.8)} ${n(y)}Z`,
        t.dark,
      ) +
      ell(x, y - r * 2.2, r * 0.8, r * 0.25, o.fill ? tones(o.fill).base : t.lit, t.line) +
      line(x - r, y - r * 0.6, x + r, y - r * 0.6, tones("iron").base, 0.9) +
      line(x - r, y - r * 1.6, x + r, y - r * 1.6, tones("iron").base, 0.9)
    );
  },
  sack(x: number, y: number, r: number, o: Look = {}): string {
    const t = tones(o.c || "straw");
    return (
      path(
        `M${n(x - r)} ${n(y)}Q${n(x - r * 1.3)} ${n(y - r * 1.5)} ${n(x - r * 0.3)} ${n(y - r * 1.7)}L${n(x - r * 0.5)} ${n(y - r * 2.2)}H${n(x + r * 0.5)}L${n(x + r * 0.3)} ${n(y - r * 1.7)}Q${n(x + r * 1.3)} ${n(y - r * 1.5)} ${n(x + r)} ${n(y)}Z`,
        t.base,
        t.line,
      ) +
      path(
        `M${n(x + r * 0.3)} ${n(y - 0.3)}Q${n(x + r * 0.8)} ${n(y - r)} ${n(x + r * 0.25)} ${n(y - r * 1.6)}Q${n(x + r * 1.25)} ${n(y - r * 1.4)} ${n(x + r)} ${n(y - 0.3)}Z`,
        t.dark,
      ) +
      line(x - r * 0.4, y - r * 1.7, x + r * 0.4, y - r * 1.7, t.line, 0.9) +
      (o.m ? ell(x - r * 0.1, y - r * 0.8, r * 0.4, r * 0.45, tones(o.m).base) : "")
    );
  },
  crate(x: number, y: number, w: number, o: Look = {}): string {
    const t = tones(o.c || "wood"),
      d = w * 0.3;
    return (
      poly(
        [
          [x + w, y],
          [x + w + d, y - d * SLOPE],
          [x + w + d, y - d * SLOPE - w * 0.8],
          [x + w, y - w * 0.8],
        ],
        t.dark,
        t.line,
      ) +
      poly(
        [
          [x, y - w * 0.8],
          [x + w, y - w * 0.8],
          [x + w + d, y - w * 0.8 - d * SLOPE],
          [x + d, y - w * 0.8 - d * SLOPE],
        ],
        t.lit,
        t.line,
      ) +
      rect(x, y - w * 0.8, w, w * 0.8, t.base, t.line) +
      line(x, y, x + w, y - w * 0.8, t.line, 0.8) +
      line(x, y - w * 0.8, x + w, y, t.line, 0.8)
    );
  },
  beam: (x1: number, y1: number, x2: number, y2: number, w: number, c = ""): string =>
    line(x1, y1, x2, y2, tones(c || "oak").line, w + 1) +
    line(x1, y1, x2, y2, tones(c || "oak").base, w) +
    line(x1 - w * 0.2, y1 - w * 0.15, x2 - w * 0.2, y2 - w * 0.15, tones(c || "oak").lit, w * 0.28),
  rope: (x1: number, y1: number, x2: number, y2: number): string => line(x1, y1, x2, y2, tones("dark").base, 0.8),
  fire: (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-5 0Q-6 -5 -2 -8Q-2 -5 0 -5Q0 -10 3 -12Q3 -8 5 -5Q6 -2 4 0Z" fill="#F07F2A"/><path d="M-2.6 0Q-3 -3 0 -6Q3 -3 2.4 0Z" fill="#FFD65A"/></g>`,
  water: (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, "var(--sea)") +
    [0, 1, 2]
      .map((i) =>
        path(`M${n(x + 3 + i * w * 0.3)} ${n(y + 3 + i * 2.6)}q3 -1.6 6 0t6 0`, "", "#fff", 0.8, 'opacity=".6"'),
      )
      .join(""),
  hull: (x: number, y: number, w: number, o: Look = {}): string => {
    const t = tones(o.c || "oak");
    return (
      path(
        `M${n(x)} ${n(y - 8)}Q${n(x + 3)} ${n(y - 4)} ${n(x + 6)} ${n(y)}H${n(x + w - 7)}Q${n(x + w - 1)} ${n(y - 4)} ${n(x + w)} ${n(y - 11)}L${n(x + w - 10)} ${n(y - 10)}L${n(x + w - 11)} ${n(y - 7)}Z`,
        t.base,
        t.line,
        0.9,
      ) +
      path(`M${n(x + 1.6)} ${n(y - 5.4)}L${n(x + w - 2)} ${n(y - 5.4)}`, "", tones("gold").base, 1.3) +
      path(`M${n(x + 4)} ${n(y - 2.6)}H${n(x + w - 4)}`, "", t.dark, 1)
    );
  },
  fountain(x: number, y: number, s: number): string {
    const t = tones("stone");
    return (
      `<g transform="translate(${x} ${y}) scale(${s})">` +
      ell(0, 0, 17, 5.4, t.dark, t.line) +
      ell(0, -2, 17, 5, t.lit, t.line) +
      ell(0, -2, 14, 3.6, "var(--sea)") +
      rect(-2, -14, 4, 12, t.base, t.line) +
      ell(0, -14, 8, 2.4, t.lit, t.line) +
      ell(0, -14.4, 6, 1.5, "var(--sea)") +
      path(
        "M0 -15Q-2 -23 -7 -19Q-9 -17 -9 -12M0 -15Q2 -23 7 -19Q9 -17 9 -12M0 -15V-23",
        "",
        "#fff",
        1.3,
        'opacity=".9"',
      ) +
      "</g>"
    );
  },
  books: (x: number, y: number): string =>
    ["red", "teal", "gold", "plum"]
      .map((c, i) => rect(x + i * 2.6, y - 8 + (i % 2), 2.4, 8 - (i % 2), tones(c).base, tones(c).line))
      .join(""),
  cloth: (x: number, y: number, w: number, h: number, c = ""): string => {
    const t = tones(c);
    return (
      path(`M${x} ${y}H${x + w}V${y + h}q${-w / 4} 2 ${-w / 2} 0t${-w / 2} 0Z`, t.base, t.line) +
      rect(x + 0.4, y + 0.4, w * 0.3, h - 0.6, t.lit, 0, 0, 0.6)
    );
  },
  raw: (s: string): string => s,
};
