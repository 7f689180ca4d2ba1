/** The meadow: a quilt of plots on shared corners, hedges, footpaths, tufts and flowers. */
import { rows } from "../../../../kit/art/svg";
import { n, outline, oval, stroke, type Point } from "../pen";
import type { Random } from "./curves";
import { isMeadow, type Land } from "./land";

export function meadow(land: Land, rnd: Random): string {
  let s = "";
  /* 1 meadow quilt: shared jittered corners, so plots join without seams */
  const V: Point[][] = [];
  for (let r = 0; r <= 6; r++) {
    const row: Point[] = [];
    for (let c = 0; c <= 9; c++)
      row.push([
        c * 100 + (c > 0 && c < 9 ? (rnd() - 0.5) * 7 : 0),
        r * 100 + (r > 0 && r < 6 ? (rnd() - 0.5) * 7 : 0),
      ]);
    V.push(row);
  }
  const corner = (c: number, r: number): Point => V[r]?.[c] ?? [c * 100, r * 100];
  const tint = ["#b7cf72", "#aecb6b", "#c3d67c", "#a8c566", "#bdd075", "#cbd882"];
  s += `<rect width="900" height="600" fill="#b2cc6d"/>`;
  let mow = "",
    mow2 = "";
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 9; c++) {
      const q = [corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)];
      s += `<path d="${outline(q)}" fill="${tint[Math.floor(rnd() * 6)]}"/>`;
      if (isMeadow(land, c, r)) {
        const v = (c + r) % 2;
        for (let i = 1; i < 7; i++) {
          const t = i / 7,
            o = 8;
          const d = v
            ? `M${n(c * 100 + o)} ${n(r * 100 + 100 * t)}q42 ${n((rnd() - 0.5) * 6)} 84 0`
            : `M${n(c * 100 + 100 * t)} ${n(r * 100 + o)}q${n((rnd() - 0.5) * 6)} 42 0 84`;
          if (i % 2) mow += d;
          else mow2 += d;
        }
      }
    }
  s += stroke(mow, "#dbe69a", 6, ' opacity=".3"') + stroke(mow2, "#87a84c", 5, ' opacity=".16"');
  /* soft hills of light and shade over many cells */
  s +=
    `<g filter="url(#lt-soft)" opacity=".55">` +
    rows([
      [120, 130, 150, 80, "#e6eaa0"],
      [420, 260, 190, 90, "#d9e493"],
      [700, 180, 150, 70, "#e9e79c"],
      [260, 470, 160, 70, "#dfe596"],
      [640, 420, 170, 70, "#8fb454"],
      [800, 520, 140, 70, "#93b558"],
      [60, 420, 110, 70, "#92b556"],
    ])
      .map((q) => oval(q[0], q[1], q[2], q[3], q[4], 0))
      .join("") +
    "</g>";
  /* 2 hedgerow grid: a pale seam with a darker dotted hedge, only where a plot touches */
  let seam = "";
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 9; c++) {
      if (c < 8) {
        const a = corner(c + 1, r),
          b = corner(c + 1, r + 1);
        seam += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
      }
      if (r < 5) {
        const a = corner(c, r + 1),
          b = corner(c + 1, r + 1);
        seam += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
      }
    }
  s +=
    stroke(seam, "#6f9440", 4.4, ' opacity=".5"') + stroke(seam, "#eef0b8", 2, ' opacity=".9" stroke-dasharray="1 7"');
  /* 3 footpaths */
  const pathD =
    "M-10 478Q60 440 128 350T300 248Q420 212 468 236T640 262Q760 290 910 246M300 248Q330 130 452 -10M468 236Q420 330 452 420Q430 470 352 520Q330 560 340 610M640 262Q740 360 762 610";
  s +=
    stroke(pathD, "#a98f55", 13, ' opacity=".45"') +
    stroke(pathD, "#ead9a4", 10) +
    stroke(pathD, "#f6ebc4", 4, ' opacity=".7" stroke-dasharray="18 9"');
  /* 4 meadow life: tufts, flowers, stones, each one path per colour */
  let tuft = "",
    dark = "";
  const fl: Record<string, string> = { "#fffbe8": "", "#f4c93c": "", "#e2593d": "", "#c98ad0": "" };
  const cols = Object.keys(fl);
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 9; c++)
      if (isMeadow(land, c, r)) {
        for (let i = 0; i < 4; i++) {
          const x = c * 100 + 10 + rnd() * 80,
            y = r * 100 + 14 + rnd() * 78;
          tuft += `M${n(x)} ${n(y)}q-1-6-3-8M${n(x)} ${n(y)}q0-7 1-10M${n(x)} ${n(y)}q1-5 4-7`;
        }
        const m = Math.floor(rnd() * 4);
        for (let i = 0; i < m; i++) {
          const x = c * 100 + 12 + rnd() * 76,
            y = r * 100 + 12 + rnd() * 76,
            k = cols[Math.floor(rnd() * 4)] ?? "#fffbe8";
          for (let j = 0; j < 3 + rnd() * 3; j++) {
            const fx = x + (rnd() - 0.5) * 20,
              fy = y + (rnd() - 0.5) * 12;
            fl[k] += `M${n(fx - 2.2)} ${n(fy)}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0`;
            dark += `M${n(fx)} ${n(fy + 2)}v4`;
          }
        }
      }
  s += stroke(tuft, "#76993f", 1.8, ' opacity=".55"') + stroke(dark, "#5d8434", 1.1, ' opacity=".8"');
  cols.forEach((k) => {
    s += `<path d="${fl[k]}" fill="${k}"/>`;
  });
  return s;
}

const grazing = (x: number, y: number, f: number): string =>
  `<g transform="translate(${x} ${y}) scale(${f} 1)"><ellipse cx="2" cy="9" rx="12" ry="3" fill="#1f300d" opacity=".25"/><path d="M-5 5v5M5 5v5" stroke="#3a2415" stroke-width="1.8"/><path d="M-10 2q-3-6 3-7q2-4 7-3q6-2 8 3q5 2 2 7q-2 4-7 3q-5 2-8 0q-4 1-5-3Z" fill="#fffdf3" stroke="#6b5a48" stroke-width="1.1"/><path d="M8-4q6-1 6 4q-1 4-5 2q-3-2-1-6Z" fill="#4b3b33"/></g>`;

/** Sheep rest where the board has meadow. */
export function sheep(land: Land): string {
  const spots: Point[] = [
    [178, 152],
    [352, 372],
    [742, 352],
    [262, 560],
  ];
  return spots
    .filter(([x, y]) => isMeadow(land, Math.floor(x / 100), Math.floor(y / 100)))
    .map(([x, y], i) => grazing(x, y, i % 2 ? -1 : 1))
    .join("");
}
