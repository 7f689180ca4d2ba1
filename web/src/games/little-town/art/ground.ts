import { OUT, box, n, outline, oval, paint, shape, stroke, type Point } from "./pen";

const GRASS = {
  a: ["#d3e192", "#a9c666"],
  b: ["#dfe39a", "#b8c56c"],
  c: ["#c6dc94", "#97ba62"],
  d: ["#e6dcaa", "#cdb878"],
} satisfies Record<string, [string, string]>;

export const ground = {
  meadow(hue: keyof typeof GRASS): string {
    const g = GRASS[hue];
    return (
      box(0, 0, 100, 100, g[1], 0) +
      shape("M0 0H100V46Q70 34 48 42T0 40Z", g[0], 0) +
      shape("M0 40Q26 32 48 42T100 46V58Q66 48 40 54T0 54Z", g[0], 0, ' opacity=".45"') +
      stroke("M8 88q2-5 3 0M15 66q2-5 3 0M86 70q2-5 3 0M91 52q2-4 3 0M7 30q2-4 3 0", "#6d8f3c", 1.2, ' opacity=".7"')
    );
  },
  yard(x: number, y: number, rx: number, ry: number, f?: string): string {
    return (
      oval(x, y, rx, ry, f || "#e9d8a8", 0) +
      stroke(
        `M${x - rx * 0.5} ${y + ry * 0.3}h3M${x + rx * 0.2} ${y + ry * 0.45}h4M${x + rx * 0.5} ${y - ry * 0.1}h3`,
        "#b99c62",
        1,
      )
    );
  },
  cobble(x: number, y: number, rx: number, ry: number): string {
    return (
      oval(x, y, rx, ry, "#dcd3bf", 0) +
      stroke(
        `M${x - rx * 0.7} ${y}q3-3 6 0M${x - rx * 0.3} ${y + ry * 0.5}q3-3 6 0M${x + rx * 0.1} ${y}q3-3 6 0M${x + rx * 0.45} ${y + ry * 0.5}q3-3 6 0M${x} ${y - ry * 0.5}q3-3 6 0`,
        "#a79c84",
        1,
      )
    );
  },
  shadow(x: number, y: number, w: number, d: number): string {
    return shape(
      `M${x} ${y}l${w} 0l${d} -${d * 0.45}l0 -3L${x + d * 0.3} ${y - d * 0.3}Z`,
      "#2a3a12",
      0,
      ' opacity=".22"',
    );
  },
  blob(x: number, y: number, rx: number, ry: number): string {
    return oval(x, y, rx, ry, "#2a3a12", 0, ' opacity=".22"');
  },
  tree(x: number, y: number, r: number): string {
    return (
      oval(x + r * 0.35, y, r * 0.9, r * 0.32, "#24350f", 0, ' opacity=".3"') +
      box(x - 1.4, y - r * 0.9, 2.8, r * 0.9, paint.wood[2], 0.8) +
      oval(x, y - r * 1.5, r, r, "#5f8d3a", 1.1) +
      oval(x - r * 0.22, y - r * 1.72, r * 0.68, r * 0.64, "#82b04c", 0) +
      oval(x - r * 0.4, y - r * 1.95, r * 0.3, r * 0.26, "#aacf68", 0)
    );
  },
  fir(x: number, y: number, h: number): string {
    const w = h * 0.34;
    return (
      oval(x + w * 0.4, y, w, w * 0.34, "#24350f", 0, ' opacity=".3"') +
      box(x - 1.2, y - h * 0.2, 2.4, h * 0.2, paint.wood[2], 0.7) +
      shape(
        `M${x} ${y - h}l${n(w * 0.6)} ${n(h * 0.36)}h-${n(w * 0.2)}l${n(w * 0.6)} ${n(h * 0.44)}H${n(x - w)}l${n(w * 0.6)} -${n(h * 0.44)}h-${n(w * 0.2)}Z`,
        "#3f7747",
        1.1,
      ) +
      shape(
        `M${x} ${y - h}l-${n(w * 0.6)} ${n(h * 0.36)}h${n(w * 0.2)}l-${n(w * 0.6)} ${n(h * 0.44)}h${n(w * 0.55)}Z`,
        "#64a05a",
        0,
      )
    );
  },
  bush(x: number, y: number, r: number, c?: string): string {
    return (
      oval(x, y - r * 0.6, r, r * 0.7, c || "#6f9f43", 1) +
      oval(x - r * 0.3, y - r * 0.85, r * 0.5, r * 0.36, "#98c25c", 0)
    );
  },
  flowers(x: number, y: number, c?: string): string {
    return (
      oval(x, y, 1.3, 1.3, c || "#e8553c", 0) +
      oval(x + 4, y + 1.5, 1.3, 1.3, "#fff6d8", 0) +
      oval(x + 1.8, y + 3.4, 1.3, 1.3, c || "#e8553c", 0) +
      oval(x - 2.6, y + 2.8, 1.1, 1.1, "#f6cf4a", 0)
    );
  },
  fence(x: number, y: number, w: number): string {
    let d = "";
    for (let i = 0; i <= w; i += 6) d += `M${x + i} ${y}v-7`;
    return (
      stroke(d + `M${x - 1} ${y - 2.2}h${w + 2}M${x - 1} ${y - 5}h${w + 2}`, OUT, 3) +
      stroke(d + `M${x - 1} ${y - 2.2}h${w + 2}M${x - 1} ${y - 5}h${w + 2}`, paint.wood[0], 1.7)
    );
  },
  water(d: string, deep?: string): string {
    return (
      shape(d, "#e8d9a4", 0) +
      `<path d="${d}" fill="${deep || "#5fb0cb"}" stroke="#f3e8bd" stroke-width="3"/>` +
      `<path d="${d}" fill="none" stroke="#3d87a6" stroke-width="1"/>`
    );
  },
  waves(pts: readonly Point[]): string {
    return stroke(pts.map((q) => `M${q[0]} ${q[1]}q2.5-3 5 0t5 0`).join(""), "#e9f8fb", 1.3);
  },
  wheat(x: number, y: number, h: number): string {
    return (
      stroke(`M${x} ${y}v-${h}`, "#b98a22", 1.5) +
      shape(`M${x} ${y - h - 7}c3 2 3 6 0 8c-3-2-3-6 0-8Z`, "#f3c84c", 0.9) +
      stroke(`M${x} ${y - h - 1}l-3-3M${x} ${y - h - 1}l3-3`, "#d79f27", 1.4)
    );
  },
  cliff(pts: readonly Point[], c?: string): string {
    return shape(outline(pts), c || paint.rock[1]);
  },
  face(pts: readonly Point[], c: string, o?: number): string {
    return shape(outline(pts), c, 0, o ? ` opacity="${o}"` : "");
  },
  line(d: string, c?: string, w?: number): string {
    return stroke(d, c, w);
  },
  path(d: string, c: string, s?: number): string {
    return shape(d, c, s);
  },
  oval(x: number, y: number, rx: number, ry: number, c: string, s?: number): string {
    return oval(x, y, rx, ry, c, s);
  },
  rect(x: number, y: number, w: number, h: number, c: string, s?: number, r?: number): string {
    return box(x, y, w, h, c, s, r);
  },
};
