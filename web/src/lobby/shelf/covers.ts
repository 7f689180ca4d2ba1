/** Covers of the boxes: 132 by 172, the title zone above y = 48, drawn from the same parts as the cards. */
import { tones } from "../../kit/art/colour";
import { parts, place } from "../../kit/art/recipe";
import { circ, line, path, poly, rect } from "../../kit/art/svg";
import { recipes } from "../../games/san-juan/art";
import type { BoxId } from "./boxes";

const hillBand = (y: number, c: string, o = 0): string =>
  `<path d="M0 ${y}Q30 ${y - 12} 66 ${y - 2}T132 ${y - 6}V172H0Z" fill="${c}"${o ? ` opacity="${o}"` : ""}/>`;
const waves = (y: number, c = "#fff"): string =>
  `<path d="M6 ${y}q5 -2.4 10 0t10 0M58 ${y + 5}q5 -2.4 10 0t10 0M96 ${y - 1}q5 -2.4 10 0t10 0" fill="none" stroke="${c}" stroke-width="1.2" opacity=".6"/>`;
const sun = (x: number, y: number, r: number, c: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${c}" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`;
const timber = (x: number, w: number, hh: number, y: number, c: string, roof: string, rh: number): string =>
  parts([
    ["wall", x, w, hh, { c, y, d: w * 0.3, sh: 0, plinth: 0 }],
    ["beam", x + 0.6, y, x + 0.6, y - hh, 1.6],
    ["beam", x + w - 0.6, y, x + w - 0.6, y - hh, 1.6],
    ["beam", x, y - hh * 0.5, x + w, y - hh * 0.5, 1.4],
    ["beam", x + 1, y, x + w * 0.36, y - hh * 0.5, 1.2],
    ["window", x + w * 0.56, y - hh * 0.42, w * 0.2, hh * 0.26],
    ["window", x + w * 0.3, y - hh * 0.9, w * 0.22, hh * 0.28],
    ["door", x + w * 0.34, w * 0.18, hh * 0.34, { y, f: "wood" }],
    ["gable", x, w, y - hh, { d: w * 0.3, rh, roof, c, o: 3 }],
  ]);
const pole = (x: number, y: number, hh: number): string =>
  parts([
    ["beam", x, y, x, y - hh, 2.6],
    ["beam", x - 9, y - hh + 5, x + 9, y - hh + 5, 2],
    ["beam", x - 7, y - hh + 11, x + 7, y - hh + 11, 1.8],
  ]) + [-8, 8].map((d) => circ(x + d, y - hh + 3, 1.6, "#8FD6C8", "#123")).join("");
export const covers: Record<BoxId, () => string> = {
  sj1: () =>
    sun(66, 62, 17, "#FFE3A0") +
    hillBand(92, "#C98AA6", 0.7) +
    `<rect y="92" width="132" height="80" fill="#4E93A8"/>` +
    waves(99) +
    hillBand(112, "#7DA86A") +
    place(recipes.city_hall, 30, 113, 0.66) +
    place(recipes.palace, 92, 114, 0.82) +
    `<path d="M0 113H132V172H0Z" fill="#E3C994"/>` +
    place(recipes.prefecture, 30, 138, 0.78) +
    place(recipes.guild_hall, 92, 140, 0.84) +
    `<path d="M0 144Q66 138 132 144V172H0Z" fill="#4E93A8"/>` +
    waves(152) +
    `<g transform="translate(22 84) scale(.98)">${parts([
      ["mast", 40, 66, 46, { w: 10 }],
      ["mast", 58, 66, 38, { w: 8 }],
      ["flag", 40, 20, 7, { c: "red" }],
      ["hull", 18, 74, 58],
    ])}</g>` +
    parts([
      ["palm", 8, 150, 40, { lean: 6 }],
      ["palm", 124, 148, 34, { lean: -5 }],
    ]),
  sj2: () =>
    sun(26, 58, 12, "#FFF0B8") +
    hillBand(100, "#9CCBB0") +
    hillBand(112, "#7FB27C") +
    place(recipes.cathedral, 66, 124, 1.05) +
    `<path d="M0 122H132V172H0Z" fill="#E6D3B0"/><path d="M0 132H132M0 146H132M0 160H132" stroke="#CDB48A" stroke-width="1.2"/>` +
    place(recipes.market_hall, 28, 146, 0.72) +
    place(recipes.library, 104, 146, 0.74) +
    place(recipes.market_stand, 40, 166, 0.6) +
    place(recipes.park, 92, 168, 0.55) +
    parts([
      ["palm", 126, 164, 38, { lean: -5 }],
      ["palm", 6, 164, 34, { lean: 4 }],
    ]),
  lt: () =>
    sun(104, 60, 12, "#FFF3B0") +
    hillBand(96, "#A9D08A") +
    hillBand(108, "#86BC62") +
    `<path d="M132 96Q84 108 96 128T40 172H84Q120 150 116 132T132 110Z" fill="#5FB4C4"/>` +
    parts([
      ["tree", 12, 104, 9, { c: "fir" }],
      ["tree", 122, 104, 8, { c: "fir" }],
      ["round", 30, 19, 34, { c: "white", w2: 13, y: 110 }],
      ["raw", path("M22 77L30 66L38 77Z", tones("thatch").base, tones("thatch").line, 0.9)],
    ]) +
    `<g transform="translate(30 78)">${[20, 110, 200, 290].map((a) => `<g transform="rotate(${a})"><path d="M0 0V-24" stroke="#5A3A24" stroke-width="1.6"/><path d="M1 -6H6V-24H1Z" fill="#FFF6E0" stroke="#5A3A24" stroke-width=".9"/></g>`).join("")}<circle r="2" fill="#5A3A24"/></g>` +
    timber(62, 26, 24, 118, "cream", "thatch", 13) +
    timber(12, 30, 26, 142, "white", "thatch", 15) +
    timber(86, 28, 26, 146, "peach", "clay", 14) +
    parts([
      [
        "raw",
        poly(
          [
            [-2, 152],
            [46, 150],
            [36, 172],
            [-2, 172],
          ],
          "#E0B03A",
        ) + [0, 1, 2, 3, 4, 5, 6].map((i) => line(2 + i * 7, 151, -4 + i * 6, 172, "#B98A22", 1.4)).join(""),
      ],
      ["tree", 120, 162, 9],
      ["barrel", 52, 146, 4],
    ]),
  gc: () =>
    sun(66, 66, 20, "#FFEFC0") +
    `<rect y="104" width="132" height="68" fill="#2F9C9A"/>` +
    waves(112) +
    waves(160) +
    `<path d="M10 140Q16 112 40 110L92 108Q118 112 124 140Q66 152 10 140Z" fill="#E8CF9B" stroke="#8a6a34"/>` +
    parts([
      ["tower", 24, 15, 40, { c: "sand", y: 128, top: "crenel", sh: 0, d: 7 }],
      ["tower", 92, 15, 44, { c: "sand", y: 128, top: "crenel", sh: 0, d: 7 }],
      ["wall", 40, 50, 34, { c: "sand", y: 128, d: 10, sh: 0 }],
      ["flat", 40, 50, 94, { c: "sand", d: 10 }],
      ["round", 68, 32, 10, { c: "sand", y: 90 }],
      ["dome", 68, 81, 16, { c: "gold", k: 1.15 }],
      ["dome", 36, 84, 7.5, { c: "gold", k: 1.2 }],
      ["dome", 104, 79, 7.5, { c: "gold", k: 1.2 }],
      ["wall", 20, 92, 22, { c: "#E2BE7C", y: 144, d: 8, sh: 0, plinth: 0 }],
      ["crenel", 20, 92, 122, { c: "#E2BE7C", d: 8, k: 9 }],
      ["arch", 58, 16, 19, { y: 144, c: "gold", f: "#6b3f1a" }],
      ["windows", 28, 128, 2, 12, 5, 8, { arch: 1 }],
      ["windows", 84, 128, 2, 12, 5, 8, { arch: 1 }],
      ["windows", 46, 104, 4, 10.5, 5, 9, { arch: 1 }],
    ]) +
    `<g transform="translate(62 98) scale(.72)">${parts([
      ["mast", 46, 66, 36, { w: 11, c: "mustard", sails: [[0.4, 1]] }],
      ["hull", 18, 76, 50, { c: "dark" }],
    ])}</g>` +
    parts([["palm", 14, 146, 26, { lean: -4 }]]),
  at: () =>
    sun(24, 60, 12, "#FFF6D0") +
    hillBand(98, "#A9C4D8") +
    `<rect y="98" width="132" height="74" fill="#3E93B5"/>` +
    waves(105) +
    `<path d="M0 172V132Q22 104 66 102T132 128V172Z" fill="#C9C08A"/><path d="M66 102Q112 106 132 128V172H84Q104 132 66 102Z" fill="#A9A26C"/>` +
    parts([
      ["block", 26, 118, 76, 4, { c: "marble", d: 10 }],
      ["block", 30, 114, 68, 4, { c: "marble", d: 10 }],
      ["raw", rect(34, 82, 60, 28, "#8b8276")],
      ["colonnade", 30, 68, 6, 110, 26, { w: 5.6 }],
      [
        "raw",
        poly(
          [
            [98, 82],
            [108, 78],
            [108, 105],
            [98, 110],
          ],
          "#a79d8e",
          "#5b5146",
        ),
      ],
      ["pediment", 30, 68, 82, 17],
      [
        "raw",
        poly(
          [
            [64, 65],
            [74, 61],
            [112, 78],
            [100, 82],
          ],
          tones("clay").base,
          tones("clay").line,
        ),
      ],
      ["cypress", 20, 122, 32],
      ["cypress", 116, 126, 28],
    ]) +
    parts([
      ["wall", 12, 26, 15, { c: "white", y: 148, sh: 0 }],
      ["gable", 12, 26, 133, { c: "white", rh: 9 }],
      ["door", 20, 7, 9, { y: 148, c: "blue" }],
      ["wall", 84, 28, 16, { c: "cream", y: 152, sh: 0 }],
      ["gable", 84, 28, 136, { c: "cream", rh: 9 }],
      ["window", 94, 141, 6, 6, { s: "blue" }],
      ["wall", 48, 22, 15, { c: "peach", y: 158, sh: 0 }],
      ["gable", 48, 22, 143, { c: "peach", rh: 9 }],
      ["door", 55, 6, 9, { y: 158, c: "teal" }],
      ["bush", 20, 164, 8],
      ["bush", 104, 166, 9],
      [
        "raw",
        path("M76 168Q72 156 80 154Q88 156 84 168Z", tones("clay").base, tones("clay").line, 0.9) +
          path("M75 158q-4 2 0 5M85 158q4 2 0 5", "", tones("clay").line, 1.2),
      ],
    ]),
  us: () =>
    sun(98, 74, 22, "#FFD38A") +
    poly(
      [
        [0, 120],
        [6, 88],
        [34, 86],
        [40, 104],
        [62, 106],
        [66, 120],
      ],
      "#C9694A",
    ) +
    poly(
      [
        [80, 120],
        [88, 98],
        [118, 96],
        [124, 120],
      ],
      "#B4583E",
    ) +
    `<path d="M0 116H132V172H0Z" fill="#E5B978"/><path d="M0 150Q60 138 132 150V172H0Z" fill="#D09A58"/>` +
    parts([
      ["round", 108, 24, 18, { c: "oak", y: 100 }],
      ["raw", path("M94 83L108 72L122 83Z", tones("rust").base, tones("rust").line, 0.9)],
      ["beam", 98, 124, 100, 100, 2],
      ["beam", 118, 124, 116, 100, 2],
      ["wall", 52, 30, 30, { c: "plank", y: 128, d: 9, sh: 0 }],
      [
        "raw",
        rect(49, 88, 36, 14, tones("plank").lit, tones("plank").line) +
          [93, 98].map((y) => line(50, y, 84, y, tones("plank").dark, 0.8)).join(""),
      ],
      ["windows", 57, 103, 2, 12, 7, 9],
      ["door", 62, 9, 13, { y: 128, flat: 1, c: "rust" }],
      ["wall", 8, 34, 34, { c: "sky", y: 138, d: 9, sh: 0 }],
      [
        "raw",
        poly(
          [
            [4, 104],
            [4, 92],
            [14, 92],
            [14, 86],
            [36, 86],
            [36, 92],
            [46, 92],
            [46, 104],
          ],
          tones("white").base,
          tones("sky").line,
          1,
        ),
      ],
      ["windows", 13, 108, 2, 14, 8, 10, { s: "blue" }],
      ["awning", 8, 121, 34, 6, { c: "clay" }],
      ["door", 20, 9, 12, { y: 138, flat: 1 }],
      ["barrel", 50, 142, 4],
      ["wheel", 92, 146, 7],
      [
        "raw",
        path("M26 166V148M26 158H18V152M26 156H34V149", "", "#2A5E3A", 5.4) +
          path("M26 166V148M26 158H18V152M26 156H34V149", "", "#6AA352", 3.8),
      ],
      ["rock", 84, 168, 22, 8, { c: "clay" }],
    ]) +
    pole(122, 166, 74) +
    pole(74, 150, 50) +
    `<path d="M-4 96Q30 112 66 105Q96 112 114 97Q124 102 136 96M-4 104Q34 116 82 105Q104 112 130 97" fill="none" stroke="#B4622A" stroke-width="1.5"/>` +
    circ(24, 95, 4.4, "#E6B33A", "#5b3d08") +
    path("M25 92l-3 4h3l-2 4", "", "#5b3d08", 1.1),
};
