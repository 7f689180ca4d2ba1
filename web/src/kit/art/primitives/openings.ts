import { tones } from "../colour";
import { GROUND, circ, line, n, path, rect } from "../svg";
import type { Look } from "../look";
import { glyphs, type Glyph } from "../glyphs";

export const openings = {
  window(x: number, y: number, w: number, h: number, o: Look = {}): string {
    const f = tones(o.f || "white"),
      p = o.arch
        ? `M${n(x)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}V${n(y + h)}Z`
        : `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
    const s = o.s ? tones(o.s) : 0,
      sw = w * 0.46;
    return (
      (s
        ? rect(x - sw - 0.3, y + (o.arch ? w * 0.3 : 0), sw, h - (o.arch ? w * 0.3 : 0), s.lit, s.line) +
          rect(x + w + 0.3, y + (o.arch ? w * 0.3 : 0), sw, h - (o.arch ? w * 0.3 : 0), s.base, s.line)
        : "") +
      path(p, "var(--pane)", f.line, 0.8) +
      path(`M${n(x + w / 2)} ${n(y + 0.4)}V${n(y + h)}M${n(x)} ${n(y + h * 0.52)}H${n(x + w)}`, "", f.lit, 0.8) +
      rect(x - 1, y + h - 0.2, w + 2, 1.4, f.lit, f.line)
    );
  },
  windows(x: number, y: number, k: number, st: number, w: number, h: number, o: Look = {}): string {
    let s = "";
    for (let i = 0; i < k; i++) s += openings.window(x + i * st, y, w, h, o);
    return s;
  },
  door(x: number, w: number, h: number, o: Look = {}): string {
    const y = o.y || GROUND,
      t = tones(o.c || "oak"),
      r = w / 2,
      flat = o.flat;
    const d = flat
      ? `M${n(x)} ${n(y)}V${n(y - h)}h${n(w)}V${n(y)}Z`
      : `M${n(x)} ${n(y)}V${n(y - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + w)} ${n(y - h + r)}V${n(y)}Z`;
    return (
      path(d, t.base, tones(o.f || "white").lit, 2.6) +
      path(d, t.base, t.line, 0.8) +
      line(x + w / 2, y - h + 1, x + w / 2, y, t.deep, 0.7) +
      line(x + w * 0.25, y - h + r, x + w * 0.25, y, t.lit, 0.6) +
      circ(x + w * 0.66, y - h * 0.42, 0.7, tones("gold").base)
    );
  },
  balcony(x: number, y: number, w: number, o: Look = {}): string {
    const t = tones(o.c || "oak");
    let s = rect(x, y, w, 1.6, t.lit, t.line) + line(x, y - 4.6, x + w, y - 4.6, t.line, 1.2);
    for (let i = 0; i <= w; i += 2.4) s += line(x + i, y - 4.6, x + i, y, t.line, 0.7);
    return s;
  },
  sign(x: number, y: number, o: Look = {}): string {
    const t = tones(o.c || "oak"),
      r = o.r || 5;
    return (
      line(x - r - 1, y - r - 2, x + r + 1, y - r - 2, tones("iron").base, 1.3) +
      line(x, y - r - 2, x, y - r + 1, tones("iron").base, 0.8) +
      circ(x, y, r, tones(o.p || "white").lit, t.line, 1.2) +
      (o.i ? `<g transform="translate(${n(x)} ${n(y)}) scale(${n(r / 6)})">${glyphs[o.i] || ""}</g>` : "")
    );
  },
  badge: (x: number, y: number, r: number, o: Look = {}): string =>
    circ(x, y, r, tones(o.p || "white").lit, tones(o.c || "oak").line, 1) +
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(r / 6)})">${o.i ? glyphs[o.i] : ""}</g>`,
  glyph: (x: number, y: number, s: number, i: Glyph): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${glyphs[i]}</g>`,
  clock: (x: number, y: number, r: number): string =>
    circ(x, y, r, tones("white").lit, tones("dark").base, 1.1) +
    line(x, y, x, y - r * 0.65, tones("dark").base, 0.9) +
    line(x, y, x + r * 0.45, y + r * 0.2, tones("dark").base, 0.9),
  rose(x: number, y: number, r: number): string {
    let s =
      circ(x, y, r, tones("stone").lit, tones("stone").line, 0.9) +
      circ(x, y, r * 0.78, "var(--pane)", tones("stone").line);
    for (let i = 0; i < 8; i++) {
      const a = (Math.PI * i) / 4;
      s += line(x, y, x + Math.cos(a) * r * 0.78, y + Math.sin(a) * r * 0.78, tones("white").lit, 0.6);
    }
    return s + circ(x, y, r * 0.22, tones("white").lit);
  },
};
