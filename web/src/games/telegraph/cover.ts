/** The cover of the box. */
import { tones } from "../../kit/art/colour";
import { parts } from "../../kit/art/recipe";
import { sun } from "../../kit/art/scenery";
import { circ, line, path, poly, rect } from "../../kit/art/svg";
import type { Cover } from "../cover";

const pole = (x: number, y: number, hh: number): string =>
  parts([
    ["beam", x, y, x, y - hh, 2.6],
    ["beam", x - 9, y - hh + 5, x + 9, y - hh + 5, 2],
    ["beam", x - 7, y - hh + 11, x + 7, y - hh + 11, 1.8],
  ]) + [-8, 8].map((d) => circ(x + d, y - hh + 3, 1.6, "#8FD6C8", "#123")).join("");

export const cover: Cover = {
  sky: ["#E58A5C", "#FFD9A0"],
  side: "#7F3218",
  art: () =>
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
