/** Primitives of both games: light from the top left, two tones per material, everything on a ground line. */
export const paints = {
  attika: {
    wall: "#fbf5e6",
    wallShade: "#d8c9a8",
    roof: "#cf6c3f",
    roofShade: "#96431f",
    water: "#2f7fa8",
    leaf: "#7f9148",
    leafShade: "#566631",
    gold: "#e8bb4a",
    stone: "#b9b2a6",
    stoneShade: "#867d72",
    dark: "#5c3d1e",
  },
  telegraph: {
    wall: "#d9ac73",
    wallShade: "#a8763f",
    roof: "#a9472c",
    roofShade: "#742c18",
    water: "#4d8fa8",
    leaf: "#8a9a50",
    leafShade: "#5f6d34",
    gold: "#e5b143",
    stone: "#a39a8e",
    stoneShade: "#746a5e",
    dark: "#4a2d14",
  },
} as const;

export type Paint = (typeof paints)[keyof typeof paints];

/** A shape, its shaded right part, and its outline on top of both. */
const shaded = (outline: string, shade: string, light: string, dark: string): string =>
  `<path d="${outline}" fill="${light}"/><path d="${shade}" fill="${dark}" stroke="none"/><path d="${outline}" fill="none"/>`;

const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join("");

/** What a drawing is put together from; `x` is its left edge and `y` the line it stands on. */
export function kit(paint: Paint) {
  const box = (x: number, y: number, w: number, h: number, c: string = paint.wall, d: string = paint.wallShade) =>
    shaded(`M${x} ${y}v${-h}h${w}v${h}z`, `M${x + w * 0.64} ${y}v${-h}h${w * 0.36}v${h}z`, c, d);
  const gable = (x: number, y: number, w: number, h: number, c: string = paint.roof, d: string = paint.roofShade) =>
    shaded(
      `M${x - 2} ${y}L${x + w / 2} ${y - h}L${x + w + 2} ${y}z`,
      `M${x + w / 2} ${y - h}L${x + w + 2} ${y}H${x + w * 0.62}z`,
      c,
      d,
    );
  const roof = (x: number, y: number, w: number, h: number, c: string = paint.roof, d: string = paint.roofShade) =>
    shaded(`M${x - 2} ${y}l4 ${-h}h${w - 4}l4 ${h}z`, `M${x + w * 0.6} ${y}l1 ${-h}h${w * 0.4 - 3}l4 ${h}z`, c, d);
  const door = (x: number, y: number, w: number, h: number) =>
    `<path d="M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z" fill="${paint.dark}"/>`;
  const pane = (x: number, y: number, s = 3) =>
    `<rect x="${x}" y="${y}" width="${s}" height="${s * 1.2}" fill="${paint.dark}" stroke="none"/>`;
  const columns = (x: number, y: number, w: number, h: number, n: number) =>
    `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${paint.dark}" opacity=".55" stroke="none"/>` +
    times(
      n,
      (i) => `<rect x="${x + (i * (w - 3)) / (n - 1)}" y="${y - h}" width="3" height="${h}" fill="${paint.wall}"/>`,
    );
  const temple = (x: number, y: number, w: number, h: number, n: number) =>
    `<path d="M${x - 3} ${y}h${w + 6}v3h${-w - 6}z" fill="${paint.wallShade}"/>` +
    columns(x, y, w, h, n) +
    `<rect x="${x - 2}" y="${y - h - 3}" width="${w + 4}" height="3" fill="${paint.wall}"/>` +
    gable(x - 1, y - h - 3, w + 2, h * 0.55);
  const dome = (x: number, y: number, r: number, c: string = paint.roof, d: string = paint.roofShade) =>
    shaded(
      `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`,
      `M${x + r * 0.2} ${y - r}a${r} ${r} 0 0 1 ${r * 0.8} ${r}h${-r * 0.6}z`,
      c,
      d,
    );
  const tower = (x: number, y: number, w: number, h: number) => {
    const tooth = (w + 3) / 5;
    return (
      box(x, y, w, h) +
      `<path d="M${x - 1.5} ${y - h + 3}v-6h${tooth}v2.5h${tooth}v-2.5h${tooth}v2.5h${tooth}v-2.5h${tooth}v6z" fill="${paint.wall}"/>`
    );
  };
  const cypress = (x: number, y: number, h: number) =>
    `<path d="M${x} ${y}v-3" stroke-width="2"/><path d="M${x} ${y - h}c5 ${h * 0.35} 4 ${h * 0.7} 0 ${h - 2}c-4 ${-h * 0.28} -5 ${-h * 0.63} 0 ${-h + 2}z" fill="${paint.leafShade}"/>`;
  const ground = (c: string = paint.leaf) =>
    `<path d="M3 42q21-6 42 0v2q-21 4-42 0z" fill="${c}" stroke="none" opacity=".85"/>`;
  const flag = (x: number, y: number, c: string = paint.roof) =>
    `<path d="M${x} ${y}v-9"/><path d="M${x} ${y - 9}l7 2.5-7 2.5z" fill="${c}"/>`;
  const ear = (x: number, y: number, lean: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="1.6" ry="2.9" transform="rotate(${lean} ${x} ${y})" fill="${paint.gold}"/>`;
  const wheat = (x: number, y: number) =>
    `<path d="M${x} ${y}v-16" fill="none" stroke="${paint.gold}" stroke-width="1.8"/>` +
    times(3, (i) => ear(x - 2.4, y - 9 - 4 * i, -28) + ear(x + 2.4, y - 9 - 4 * i, 28));
  const water = (y: number, h = 6) =>
    `<path d="M4 ${y}q5-3 10 0t10 0 10 0 10 0v${h}H4z" fill="${paint.water}"/><path d="M8 ${y + 3}q4-2 8 0M26 ${y + 3.5}q4-2 8 0" fill="none" stroke="#cdeef2" stroke-width="1.2"/>`;
  const fence = (x: number, y: number, w: number) => {
    const gaps = Math.round(w / 7);
    return (
      `<path d="M${x} ${y - 5}h${w}M${x} ${y - 2}h${w}" stroke="${paint.dark}" stroke-width="1.6"/>` +
      times(gaps + 1, (i) => `<path d="M${x + (i * w) / gaps} ${y + 1}v-9" stroke="${paint.dark}" stroke-width="2"/>`)
    );
  };
  const front = (x: number, y: number, w: number, h: number, top = 6) =>
    box(x, y, w, h) +
    `<path d="M${x - 1.5} ${y - h}v${-top}h${w * 0.22}v-3h${w * 0.56 + 3}v3H${x + w + 1.5}v${top}z" fill="${paint.wall}"/>` +
    times(Math.floor(h / 4), (i) => `<path d="M${x} ${y - 4 - i * 4}h${w}" stroke-width=".5" opacity=".5"/>`);
  return {
    box,
    gable,
    roof,
    door,
    pane,
    columns,
    temple,
    dome,
    tower,
    cypress,
    ground,
    flag,
    wheat,
    water,
    fence,
    front,
  };
}
