/** The cover of the box. */
import { tones } from "../../kit/art/colour";
import { parts } from "../../kit/art/recipe";
import { hillBand, sun } from "../../kit/art/scenery";
import { line, path, poly } from "../../kit/art/svg";
import type { Cover } from "../cover";

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

export const cover: Cover = {
  sky: ["#8CCBE8", "#FFF6D8"],
  side: "#4E8A3C",
  art: () =>
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
};
