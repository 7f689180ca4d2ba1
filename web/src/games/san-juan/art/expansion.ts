import { tones } from "../../../kit/art/colour";
import { circ, line, path, rect } from "../../../kit/art/svg";
import type { Recipe } from "../../../kit/art/recipe";

export const expansion = {
  office_building: {
    bg: ["exp", "hills", "plaza"],
    p: [
      ["wall", 42, 30, 50, { c: "aqua", d: 14 }],
      ["hip", 42, 30, 22, { d: 14, rh: 8 }],
      ["windows", 46, 27, 3, 8.6, 5, 7],
      ["windows", 46, 40, 3, 8.6, 5, 7],
      ["windows", 46, 53, 1, 8, 5, 7],
      ["windows", 63.2, 53, 1, 8, 5, 7],
      ["raw", rect(42, 37, 30, 1.4, tones("aqua").lit) + rect(42, 50, 30, 1.4, tones("aqua").lit)],
      ["door", 53.5, 7, 15, { c: "blue" }],
      ["sign", 90, 53, { i: "ledger", r: 6 }],
      ["raw", line(90, 45, 84, 45, "#5C626D", 1.4)],
      ["tree", 28, 74, 7],
      ["bush", 100, 75, 6],
    ],
  },
  guard_room: {
    bg: ["exp", "seaside", "sand"],
    p: [
      ["wall", 34, 44, 26, { c: "stone", d: 12 }],
      ["crenel", 34, 44, 46, { c: "stone", d: 12, k: 5 }],
      ["tower", 68, 16, 42, { c: "stone", d: 9, top: "crenel", sh: 0 }],
      ["arch", 44, 15, 18, { c: "rust" }],
      [
        "raw",
        [47, 50.5, 54, 57].map((x) => line(x - 0.5, 57, x - 0.5, 72, "#20242b", 1)).join("") +
          line(44, 63, 59, 63, "#20242b", 1),
      ],
      ["window", 38, 52, 2.6, 7],
      ["window", 74, 40, 3.4, 8],
      [
        "raw",
        rect(24, 56, 9, 18, "#FBF2E0", "#35190F") +
          path("M24 60L33 56V60L24 64ZM24 68L33 64V68L24 72Z", "#C8462E") +
          path("M22.5 56.500L28.5 50L34.5 56.500Z", "#C8462E", "#35190F", 0.8),
      ],
      ["badge", 51.5, 48, 4.8, { i: "pikes" }],
      ["flag", 79, 26, 14, { c: "red" }],
    ],
  },
  hut: {
    bg: ["exp", "seaside", "sand"],
    p: [
      ["shadow", 40, 38],
      ["round", 60, 36, 18, { c: "straw", w2: 36 }],
      ["raw", [45, 50, 70, 75].map((x) => line(x, 56, x, 72, tones("straw").deep, 0.8)).join("")],
      [
        "raw",
        path("M34 56Q52 44 60 24Q68 44 86 56Q60 64 34 56Z", tones("thatch").base, tones("thatch").line, 0.9) +
          path("M60 24Q68 44 86 56Q76 60 66 60.500Q66 44 60 24Z", tones("thatch").dark) +
          path(
            "M58 30Q52 46 40 56M60 28Q58 46 52 59M61 28Q63 46 66 60M62 30Q68 46 78 57",
            "",
            tones("thatch").deep,
            0.8,
          ) +
          path("M57 32Q50 46 38 55", "", tones("thatch").lit, 1.4),
      ],
      ["door", 55, 10, 13, { f: "wood" }],
      ["palm", 28, 74, 36, { lean: -4 }],
      ["palm", 96, 74, 30, { lean: 5 }],
      ["raw", path("M76 66Q88 78 97 64", "", "#35190F", 3.4) + path("M76 66Q88 78 97 64", "", "#EF9A82", 2.4)],
    ],
  },
  guesthouse: {
    bg: ["exp", "hills", "plaza"],
    p: [
      ["wall", 34, 42, 38, { c: "mint", d: 14 }],
      ["gable", 34, 42, 34, { c: "mint", d: 14, rh: 13 }],
      ["windows", 39, 38, 3, 12.4, 6, 8, { s: "coral" }],
      ["balcony", 34, 52, 42],
      ["door", 50, 10, 15, { c: "rust" }],
      ["window", 38, 58, 7, 7],
      ["window", 65, 58, 7, 7],
      ["raw", line(76, 44, 100, 44, "#20242b", 1.4)],
      ["sign", 95, 54, { i: "mug", r: 6.4 }],
      ["barrel", 88, 77, 4.6],
      ["bush", 26, 76, 7, { f: "red" }],
    ],
  },
  park: {
    bg: ["exp", "hills", "grass"],
    p: [
      ["tree", 26, 68, 11],
      ["tree", 92, 68, 12, { fruit: "mustard" }],
      ["cypress", 44, 66, 24],
      ["cypress", 77, 66, 24],
      ["raw", path("M30 84Q44 74 60 74T92 84Z", "var(--sand)")],
      ["rows", 8, 72, 28, 4, { f: "rose" }],
      ["rows", 84, 72, 28, 4, { f: "mustard" }],
      ["fountain", 60, 74, 1.35],
      [
        "raw",
        rect(90, 74, 14, 2, tones("wood").lit, tones("wood").line) +
          rect(90, 70, 14, 2, tones("wood").base, tones("wood").line) +
          line(92, 76, 92, 80, "#20242b", 1.2) +
          line(102, 76, 102, 80, "#20242b", 1.2),
      ],
    ],
  },
  customs_office: {
    bg: ["exp", "seaside", "water"],
    p: [
      ["quay", -90, 300],
      ["wall", 34, 48, 30, { c: "coral", y: 69, d: 12, sh: 0 }],
      ["hip", 34, 48, 39, { d: 12, rh: 11 }],
      ["arcade", 35, 46, 4, 13, { y: 69, c: "white", gap: 3 }],
      ["windows", 39, 42, 4, 11, 5.4, 8, { s: "blue" }],
      ["raw", rect(34, 53.5, 48, 1.6, tones("white").lit)],
      ["flag", 62, 28, 14, { c: "blue" }],
      ["crate", 18, 72, 9],
      ["crate", 24, 65, 7],
      ["barrel", 94, 73, 4.6],
      ["badge", 103, 58, 6, { i: "anchor" }],
      ["raw", line(103, 64, 103, 72, "#35190F", 1.8)],
    ],
  },
  bank: {
    bg: ["exp", "hills", "plaza"],
    p: [
      ["wall", 28, 56, 32, { c: "mint", d: 14 }],
      ["flat", 28, 56, 40, { c: "mint", d: 14 }],
      ["raw", rect(32, 46, 48, 26, tones("mint").dark)],
      [
        "raw",
        circ(56, 60, 9, tones("iron").base, "#20242b", 1.2) +
          circ(56, 60, 6, tones("silver").base, "#20242b") +
          circ(56, 60, 1.6, "#20242b") +
          [0, 1, 2, 3]
            .map((i) => line(56, 60, 56 + Math.cos(i * 1.57) * 5, 60 + Math.sin(i * 1.57) * 5, "#20242b", 1))
            .join(""),
      ],
      ["colonnade", 31, 50, 5, 72, 25, { w: 3.8 }],
      [
        "raw",
        circ(56, 60, 9.5, tones("iron").base, "#20242b", 1.2) +
          circ(56, 60, 6.4, tones("silver").base, "#20242b") +
          [0, 1, 2, 3]
            .map((i) => line(56, 60, 56 + Math.cos(i * 1.57) * 5, 60 + Math.sin(i * 1.57) * 5, "#20242b", 1))
            .join("") +
          circ(56, 60, 1.8, "#E6B33A", "#20242b"),
      ],
      ["pediment", 30, 52, 45, 14],
      ["glyph", 56, 39.6, 0.9, "coin"],
      ["stairs", 34, 44, 2],
      ["bush", 24, 76, 5],
      ["bush", 99, 75, 6],
    ],
  },
  harbor: {
    bg: ["exp", "seaside", "water"],
    p: [
      ["wall", 88, 26, 22, { c: "mustard", y: 66, d: 8, sh: 0 }],
      ["gable", 88, 26, 44, { c: "mustard", d: 8, rh: 9 }],
      ["door", 96, 10, 12, { y: 66, c: "teal" }],
      [
        "raw",
        rect(76, 66, 130, 4, tones("wood").lit, tones("wood").line) +
          [80, 92, 104, 116, 128, 140].map((x) => rect(x, 70, 3, 9, tones("dark").base, tones("dark").line)).join(""),
      ],
      ["mast", 40, 66, 52, { w: 11 }],
      ["mast", 60, 66, 44, { w: 9 }],
      ["raw", path("M26 62L40 26", "", "#5A3A24", 0.6) + path("M20 58L9 50", "", "#5A3A24", 1.4)],
      ["flag", 40, 18, 8, { c: "red" }],
      ["hull", 18, 74, 60],
      ["raw", path("M10 75q5 -2.4 10 0t10 0t10 0t10 0t10 0t10 0t10 0", "", "#fff", 1.3, 'opacity=".8"')],
      ["crate", 82, 66, 6],
    ],
  },
  goldsmith: {
    bg: ["exp", "hills", "plaza"],
    p: [
      ["wall", 36, 38, 36, { c: "plum", d: 14 }],
      ["front", 36, 38, 36, { c: "plum", d: 14, rh: 16, roof: "slate" }],
      [
        "raw",
        rect(40, 50, 20, 16, "#FFE7A0", "#35190F", 1) +
          path("M44 64L43.5 56L47 60L50 54L53 60L56.5 56L56 64Z", "#E6B33A", "#5b3d08", 0.8) +
          circ(50, 53, 1.3, "#C8462E") +
          rect(40, 66, 20, 2, tones("oak").lit, tones("oak").line),
      ],
      ["awning", 39, 45, 22, 5, { c: "mustard", b: "white", v: 1.5 }],
      ["door", 63.5, 8, 17, { c: "oak" }],
      ["window", 51.5, 27, 7, 9, { arch: 1 }],
      ["raw", line(74, 42, 98, 42, "#20242b", 1.4)],
      ["sign", 93, 52, { i: "ring", r: 6.6 }],
      ["bush", 27, 76, 6, { f: "mustard" }],
      ["cypress", 102, 74, 20],
    ],
  },
} satisfies Record<string, Recipe>;
