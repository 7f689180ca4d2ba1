/** Pens and paints of Little Town: three tones per material, a dark outline, light from the top left. */
export const OUT = "#3a2415";
export type Tone = readonly [light: string, mid: string, dark: string];
export const paint = {
  thatch: ["#f4d88c", "#ddb257", "#b18138"],
  clay: ["#ec9a66", "#cf6a3f", "#9d4628"],
  slate: ["#9fb1bf", "#768b9b", "#536472"],
  moss: ["#a9bd6a", "#829a48", "#5d7332"],
  plaster: ["#fff6e0", "#f3e2bf", "#d9c093"],
  wood: ["#c08e58", "#99673a", "#6d4524"],
  stone: ["#e6e2d8", "#c4beb2", "#989084"],
  gold: ["#ffe491", "#eebb3c", "#b98418"],
  blue: ["#8cc3dd", "#4a92b8", "#2c678b"],
  red: ["#ef8d6d", "#cf4d31", "#96301d"],
  green: ["#a7cf74", "#6fa347", "#47752f"],
  plum: ["#b79ac4", "#856297", "#5b4069"],
  rock: ["#c9beb3", "#9c9087", "#6f645e"],
  copper: ["#f0b184", "#cf7f4a", "#95522a"],
  cream: ["#fffaf0", "#f6ecd8", "#e0cda6"],
} satisfies Record<string, Tone>;
export type Paint = keyof typeof paint;
export type Point = readonly [number, number];

export const n = (v: number): number => Math.round(v * 10) / 10;

const ring = (w: number | undefined, fallback: number): string =>
  w === 0 ? "" : ` stroke="${OUT}" stroke-width="${w ?? fallback}" stroke-linejoin="round" stroke-linecap="round"`;

/** Filled shape with the outline, which 0 takes away. */
export const shape = (d: string, fill: string, w?: number, extra = ""): string =>
  `<path d="${d}" fill="${fill}"${ring(w, 1.3)}${extra}/>`;

export const stroke = (d: string, colour: string = OUT, w = 1.2, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

export const outline = (points: readonly Point[]): string =>
  "M" + points.map((q) => `${n(q[0])} ${n(q[1])}`).join("L") + "Z";

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, w = 0, extra = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${w ? ` stroke="${OUT}" stroke-width="${w}"` : ""}${extra}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, s?: number, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${r}"` : ""} fill="${fill}"${s === 0 ? "" : ` stroke="${OUT}" stroke-width="${s ?? 1.3}" stroke-linejoin="round"`}/>`;

/** A repeatable random source. */
export function random(a: number): () => number {
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
