import { tones } from "../../../kit/art/colour";
import { circ, line, path, poly, rect, rows } from "../../../kit/art/svg";
import { roofs } from "../../../kit/art/primitives/roofs";
import type { Recipe } from "../../../kit/art/recipe";

export const quarter = {
  chapel: {
    bg: ["city", "hills", "grass"],
    p: [
      ["wall", 40, 34, 28, { c: "white", d: 20 }],
      ["front", 40, 34, 44, { c: "white", d: 20, rh: 15 }],
      ["raw", rect(52, 14, 10, 14, tones("white").base, tones("white").line) + rect(52.4, 14, 2.6, 14, "#fff")],
      ["arch", 54.5, 5, 8, { y: 26 }],
      ["glyph", 57, 22.5, 0.55, "bell"],
      [
        "raw",
        poly(
          [
            [50.5, 14.5],
            [63.5, 14.5],
            [57, 8.5],
          ],
          tones("clay").base,
          tones("clay").line,
        ),
      ],
      ["cross", 57, 10, 6],
      ["door", 51, 12, 17, { c: "blue" }],
      ["rose", 57, 43, 4.6],
      ["window", 80, 50, 4.6, 9, { arch: 1 }],
      ["cypress", 29, 74, 34],
      ["cypress", 101, 72, 26],
      ["bush", 38, 76, 5, { f: "rose" }],
    ],
  },
  tower: {
    bg: ["city", "seaside", "water"],
    p: [
      ["rock", 26, 76, 72, 16, { c: "stone" }],
      ["round", 60, 24, 42, { c: "white", w2: 16, y: 66 }],
      [
        "raw",
        path("M49.2 56L70.8 56L70 48L50 48Z", tones("clay").base) +
          path("M66 56L70.8 56L70 48L65.5 48Z", tones("clay").dark) +
          path("M51 40L69 40L68.4 33L51.6 33Z", tones("clay").base) +
          path("M65 40L69 40L68.4 33L64.6 33Z", tones("clay").dark),
      ],
      [
        "raw",
        rect(50, 22.5, 20, 2.6, tones("stone").lit, tones("stone").line) +
          rect(54, 13, 12, 9.5, "#FFE08A", "#35190F") +
          line(60, 13, 60, 22.5, "#35190F", 0.8) +
          path("M52 13.500L60 5L68 13.500Z", tones("clay").base, tones("clay").line, 0.9),
      ],
      ["raw", path("M54 16L14 6V27L54 20Z", "#FFE9A0", 0, 0, 'opacity=".55"')],
      ["door", 56, 8, 11, { y: 66, c: "teal" }],
      ["window", 57.5, 43, 4.6, 4],
    ],
  },
  aqueduct: {
    bg: ["city", "hills", "grass"],
    p: [
      ["shadow", 10, 92],
      [
        "raw",
        rect(-90, 26, 300, 46, tones("peach").base, tones("peach").line) +
          rect(-90, 26, 300, 3.2, tones("peach").lit, tones("peach").line),
      ],
      ["raw", rect(-90, 24, 300, 3, "var(--sea)", "#2a5a68")],
      ["arcade", -78, 276, 17, 15, { y: 46, c: "cream", f: "var(--through)", gap: 4 }],
      ["raw", rect(-90, 46.5, 300, 3, tones("peach").lit, tones("peach").line)],
      ["arcade", -84.75, 289.5, 10, 21, { y: 72, c: "cream", f: "var(--through)", gap: 7 }],
      ["raw", [-3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => rect(1 + i * 28.25, 67, 5, 5, tones("peach").dark)).join("")],
      ["bush", 20, 76, 6],
      ["bush", 76, 77, 7, { f: "rose" }],
      ["palm", 104, 76, 30, { lean: -4 }],
    ],
  },
  carpenter: {
    bg: ["city", "hills", "sand"],
    p: [
      ["wall", 34, 48, 24, { c: "plank", d: 12 }],
      ["raw", rect(38, 53, 26, 19, "var(--hole)", tones("oak").line)],
      [
        "raw",
        rect(40, 63, 22, 3, tones("wood").lit, tones("wood").line) +
          rect(42, 66, 3, 7, tones("wood").base, tones("wood").line) +
          rect(57, 66, 3, 7, tones("wood").base, tones("wood").line),
      ],
      ["glyph", 51, 60, 1.1, "saw"],
      ["gable", 34, 48, 48, { c: "plank", roof: "clay", d: 12, rh: 14 }],
      ["window", 69, 54, 7, 8, { s: "rust" }],
      ["beam", 90, 76, 84, 46, 2.4, "straw"],
      ["beam", 95, 76, 89, 46, 2.4, "straw"],
      ["beam", 100, 75, 95, 48, 2.4, "straw"],
      [
        "raw",
        rows([
          [20, 76],
          [27, 76],
          [23.5, 70.5],
        ])
          .map(
            (a) =>
              circ(a[0], a[1], 3.6, tones("straw").lit, tones("oak").line) +
              circ(a[0], a[1], 1.6, "none", tones("oak").base),
          )
          .join(""),
      ],
      ["badge", 58, 42, 5.2, { i: "saw" }],
    ],
  },
  prefecture: {
    bg: ["city", "hills", "grass"],
    p: [
      ["wall", 28, 60, 32, { c: "rose", d: 12 }],
      ["hip", 28, 60, 40, { d: 12, rh: 12 }],
      ["arcade", 30, 56, 5, 14, { c: "white", gap: 2.6 }],
      ["windows", 33, 44, 5, 11.6, 5, 8, { s: "teal" }],
      ["raw", rect(28, 55.5, 60, 2, tones("white").lit, tones("white").line)],
      ["balcony", 50, 55.5, 17],
      ["flag", 62, 28, 15, { c: "blue" }],
      ["cypress", 21, 74, 28],
      ["bush", 32, 77, 5, { f: "red" }],
      ["bush", 84, 77, 5, { f: "red" }],
    ],
  },
  market_hall: {
    bg: ["city", "hills", "plaza"],
    p: [
      ["wall", 24, 66, 24, { c: "mustard", d: 14 }],
      ["hip", 24, 66, 48, { d: 14, rh: 15 }],
      ["wall", 52, 16, 8, { c: "mustard", y: 35, d: 8, plinth: 0 }],
      ["pyramid", 52, 16, 27, { d: 8, rh: 10 }],
      ["raw", rect(55, 29, 10, 4, "var(--pane)", "#35190F")],
      ["arcade", 25, 64, 4, 18, { c: "white", gap: 4 }],
      [
        "raw",
        [29, 44.5, 60, 75.5]
          .map((x, i) => roofs.awning(x - 1, 60, 12, 4.5, { c: i % 2 ? "teal" : "red", k: 4, v: 1.6 }))
          .join(""),
      ],
      ["flag", 63, 19, 10, { c: "teal" }],
      ["crate", 34, 78, 6],
      ["sack", 66, 78, 3.6],
      ["barrel", 82, 78, 3.6],
    ],
  },
  quarry: {
    bg: ["city", "hills", "sand"],
    p: [
      [
        "raw",
        poly(
          [
            [8, 73],
            [8, 40],
            [26, 40],
            [26, 28],
            [58, 28],
            [58, 18],
            [104, 18],
            [112, 73],
          ],
          tones("stone").base,
          tones("stone").line,
          0.9,
        ),
      ],
      [
        "raw",
        rect(8, 40, 18, 4, tones("stone").lit) +
          rect(26, 28, 32, 4, tones("stone").lit) +
          rect(58, 18, 46, 4, tones("stone").lit) +
          poly(
            [
              [92, 22],
              [104, 18],
              [112, 73],
              [96, 73],
            ],
            tones("stone").dark,
          ) +
          rows([
            [30, 36, 54, 36],
            [30, 48, 78, 48],
            [12, 52, 60, 52],
            [60, 34, 94, 34],
            [12, 62, 94, 62],
          ])
            .map((a) => line(a[0], a[1], a[2], a[3], tones("stone").dark, 0.9))
            .join("") +
          rows([
            [40, 36, 40, 48],
            [66, 22, 66, 34],
            [82, 34, 82, 48],
            [52, 52, 52, 62],
            [24, 52, 24, 62],
            [72, 48, 72, 62],
          ])
            .map((a) => line(a[0], a[1], a[2], a[3], tones("stone").dark, 0.9))
            .join(""),
      ],
      [
        "raw",
        rows([
          [76, 72, 82, 36],
          [82, 72, 88, 36],
        ])
          .map((a) => line(a[0], a[1], a[2], a[3], "#6E4526", 1.6))
          .join("") +
          [42, 49, 56, 63].map((y) => line(77 + (72 - y) / 6, y, 83 + (72 - y) / 6, y, "#6E4526", 1.3)).join(""),
      ],
      ["block", 26, 77, 15, 9],
      ["block", 45, 78, 13, 8],
      ["block", 33, 68, 13, 8],
      [
        "raw",
        line(62, 78, 70, 64, "#6E4526", 1.8) +
          path("M63 66Q70 60 77 67", "", "#35190F", 2.6) +
          path("M63 66Q70 60 77 67", "", "#9AA3AD", 1.6),
      ],
      ["tree", 18, 40, 5],
      ["palm", 46, 29, 16],
    ],
  },
  library: {
    bg: ["city", "hills", "plaza"],
    p: [
      ["wall", 28, 58, 28, { c: "cream", d: 12 }],
      ["flat", 28, 58, 44, { c: "cream", d: 12 }],
      ["round", 61, 28, 8, { c: "cream", y: 40 }],
      ["dome", 61, 33, 14, { c: "aqua" }],
      ["windows", 31, 50, 1, 8, 5, 11, { arch: 1 }],
      ["windows", 78, 50, 1, 8, 5, 11, { arch: 1 }],
      ["raw", rect(40, 45, 34, 27, tones("cream").dark)],
      ["door", 52, 10, 17, { c: "red" }],
      ["colonnade", 39, 36, 4, 72, 24, { w: 3.6 }],
      ["pediment", 39, 36, 45, 11],
      ["glyph", 57, 41.3, 0.75, "book"],
      ["stairs", 40, 34, 3],
      ["cypress", 22, 75, 24],
      ["bush", 98, 75, 6],
    ],
  },
} satisfies Record<string, Recipe>;
