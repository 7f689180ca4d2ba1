import { tones } from "../../../kit/art/colour";
import { circ, ell, line, path, poly, rect, rows } from "../../../kit/art/svg";
import type { Recipe } from "../../../kit/art/recipe";

export const town = {
  smithy: {
    bg: ["city", "hills", "plaza"],
    p: [
      ["chimney", 70, 48, 24, { smoke: 1, c: "stone", w: 8 }],
      ["wall", 32, 46, 22, { c: "stone", d: 12 }],
      ["gable", 32, 46, 50, { c: "stone", d: 12, rh: 15 }],
      ["arch", 37, 20, 18, { c: "rust", f: "#6b1e0c" }],
      ["fire", 47, 70, 0.9],
      ["window", 64, 56, 7, 8],
      ["raw", rect(60, 73, 8, 6, tones("oak").base, tones("oak").line)],
      ["glyph", 64, 70, 1.7, "anvil"],
      ["wheel", 90, 70, 6.5],
      ["barrel", 26, 75, 4.2, { fill: "sea" }],
    ],
  },
  gold_mine: {
    bg: ["city", "hills", "sand"],
    p: [
      ["rock", 18, 73, 84, 52, { c: "peach" }],
      ["rock", 62, 73, 42, 30, { c: "stone" }],
      ["raw", rect(40, 48, 24, 25, "var(--hole)")],
      ["beam", 41, 73, 41, 47, 3],
      ["beam", 64, 73, 64, 47, 3],
      ["beam", 38, 47, 67, 47, 3.4],
      [
        "raw",
        line(46, 73, 38, 82, "#5C626D", 1.4) +
          line(58, 73, 62, 82, "#5C626D", 1.4) +
          line(43, 76, 60, 76, "#6E4526", 1.6) +
          line(40, 80, 62, 80, "#6E4526", 1.6),
      ],
      ["raw", path("M70 64H92L89 75H73Z", "#8A5A32", "#35190F", 0.9) + path("M70 64H92L91.5 67H70.600Z", "#B07A45")],
      [
        "raw",
        rows([
          [74, 62],
          [79, 60],
          [84, 62],
          [88, 61.5],
          [81, 63],
        ])
          .map((a) => circ(a[0], a[1], 3, "#E6B33A", "#6b4a08") + circ(a[0] - 1, a[1] - 1, 1, "#FFE9A0"))
          .join(""),
      ],
      ["wheel", 76, 76, 3, { k: 4, c: "iron" }],
      ["wheel", 86, 76, 3, { k: 4, c: "iron" }],
      ["raw", circ(52, 53, 2, "#FFD65A")],
    ],
  },
  archive: {
    bg: ["city", "hills", "plaza"],
    p: [
      ["wall", 38, 36, 44, { c: "sky", d: 14 }],
      ["flat", 38, 36, 28, { c: "sky", d: 14 }],
      ["windows", 43, 34, 3, 10, 6, 8, { arch: 1 }],
      ["windows", 43, 48, 3, 10, 6, 7],
      ["door", 51, 10, 14, { c: "blue" }],
      ["badge", 56, 24.5, 6.4, { i: "scroll" }],
      [
        "raw",
        rect(44, 58, 4.6, 13, tones("oak").base, tones("oak").line) +
          line(44, 62, 48.6, 62, "#fff", 0.9) +
          line(44, 66, 48.6, 66, "#fff", 0.9),
      ],
      [
        "raw",
        rect(64, 58, 4.6, 13, tones("oak").base, tones("oak").line) +
          line(64, 62, 68.6, 62, "#fff", 0.9) +
          line(64, 66, 68.6, 66, "#fff", 0.9),
      ],
      ["cypress", 30, 73, 26],
      ["bush", 98, 74, 7],
    ],
  },
  poor_house: {
    bg: ["city", "hills", "grass"],
    p: [
      ["wall", 56, 26, 16, { c: "peach", d: 11 }],
      ["gable", 56, 26, 56, { c: "peach", d: 11, rh: 9, roof: "thatch" }],
      ["wall", 34, 26, 21, { c: "cream", d: 12 }],
      ["front", 34, 26, 51, { c: "cream", d: 12, rh: 14, roof: "thatch" }],
      ["door", 43, 8, 13, { f: "wood" }],
      ["window", 44.5, 43, 5.4, 6],
      ["window", 68, 60, 6, 6, { s: "aqua" }],
      ["raw", line(24, 52, 34, 55, "#5A3A24", 0.7) + line(24, 74, 24, 51, "#6E4526", 1.5)],
      ["cloth", 26, 53, 4, 6, "rose"],
      [
        "raw",
        ell(72, 77, 6, 2, "#20242b") +
          path("M66 75Q66 82 72 82Q78 82 78 75Z", "#5C626D", "#20242b", 0.8) +
          ell(72, 75, 6, 1.8, "#F0A24a", "#20242b"),
      ],
      ["raw", path("M70 71q-2 -3 0 -5M74 71q2 -3 0 -5", "", "#fff", 1, 'opacity=".8"')],
      ["bush", 97, 74, 8, { f: "rose" }],
    ],
  },
  black_market: {
    bg: ["dusk", "hills", "plaza"],
    p: [
      ["wall", 20, 22, 46, { c: "night", d: 8, sh: 0 }],
      ["wall", 82, 22, 40, { c: "plum", d: 8, sh: 0 }],
      ["window", 27, 34, 6, 9, { arch: 1 }],
      ["window", 91, 42, 6, 8],
      ["raw", rect(42, 44, 40, 28, "#241a2c")],
      ["awning", 40, 38, 44, 9, { c: "plum", b: "night", k: 8, v: 3 }],
      [
        "raw",
        rect(42, 62, 40, 4, tones("oak").base, tones("oak").line) +
          rect(44, 66, 36, 8, tones("dark").base, tones("dark").line),
      ],
      [
        "raw",
        circ(48, 59.5, 2.6, "#E6B33A", "#4a3208") +
          circ(53, 59.5, 2.6, "#B3BCC6", "#333") +
          path("M58 62L60 54H64L66 62Z", "#2F8F86", "#10302c", 0.7) +
          path("M69 62V56Q72 53 75 56V62Z", "#C8462E", "#3c1008", 0.7),
      ],
      [
        "raw",
        line(62, 47, 62, 50, "#E6B33A", 0.8) +
          circ(62, 52.5, 2.8, "#FFD873") +
          circ(62, 52.5, 6, "#FFD873").replace("/>", ' opacity=".28"/>'),
      ],
      ["crate", 30, 77, 9],
      ["barrel", 92, 77, 5],
    ],
  },
  trading_post: {
    bg: ["city", "seaside", "sand"],
    p: [
      ["wall", 34, 46, 24, { c: "mustard", d: 12 }],
      ["gable", 34, 46, 48, { c: "mustard", d: 12, rh: 13 }],
      ["door", 40, 10, 15, { c: "teal" }],
      ["raw", rect(55, 58, 20, 8, "var(--pane)", "#35190F")],
      ["awning", 53, 54, 24, 7, { c: "teal" }],
      ["raw", rect(53, 66, 24, 2.4, tones("oak").lit, tones("oak").line)],
      ["badge", 57, 41.5, 5.4, { i: "scales" }],
      ["crate", 80, 77, 9],
      ["sack", 75, 77, 4],
      ["barrel", 96, 75, 5],
      ["palm", 24, 73, 32, { lean: -3 }],
    ],
  },
  well: {
    bg: ["city", "hills", "grass"],
    p: [
      ["shadow", 42, 34],
      ["round", 60, 36, 18, { c: "stone", w2: 36 }],
      ["raw", ell(60, 54, 15, 3.6, "#20323a") + ell(60, 55, 12, 2.2, "var(--sea)")],
      [
        "raw",
        [58, 63, 68].map((y) => path(`M42.5 ${y}Q60 ${y + 5} 77.5 ${y}`, "", tones("stone").deep, 0.7)).join("") +
          [48, 56, 64, 72]
            .map((x, i) => line(x, 60 + (i % 2) * 4, x, 65 + (i % 2) * 4, tones("stone").deep, 0.7))
            .join(""),
      ],
      ["beam", 45, 56, 45, 30, 2.6],
      ["beam", 75, 56, 75, 30, 2.6],
      ["beam", 44, 38, 76, 38, 1.8],
      ["rope", 60, 38, 60, 48],
      [
        "raw",
        path("M55.5 47H64.500L63 54H57Z", tones("wood").base, tones("wood").line, 0.9) +
          line(55.8, 49.5, 64.2, 49.5, "#5C626D", 0.9),
      ],
      ["gable", 40, 36, 30, { d: 9, rh: 14, o: 4, c: "oak" }],
      ["bush", 28, 75, 8, { f: "mustard" }],
      ["bush", 92, 75, 9, { f: "rose" }],
    ],
  },
  market_stand: {
    bg: ["city", "hills", "plaza"],
    p: [
      ["shadow", 36, 46],
      ["beam", 38, 72, 38, 40, 2],
      ["beam", 82, 72, 82, 40, 2],
      [
        "raw",
        rect(36, 58, 48, 15, tones("wood").base, tones("wood").line) +
          rect(36, 58, 48, 3, tones("wood").lit) +
          [46, 56, 66, 76].map((x) => line(x, 62, x, 73, tones("wood").dark, 0.8)).join(""),
      ],
      [
        "raw",
        rows([
          ["#C8462E", 40],
          ["#E6B33A", 51],
          ["#6AA352", 62],
          ["#EF9A82", 73],
        ])
          .map(
            (q) =>
              path(`M${q[1]} 59L${q[1] + 1} 55H${q[1] + 8}L${q[1] + 9} 59Z`, "#8A5A32", "#35190F", 0.6) +
              [1.5, 4.5, 7.5].map((d, i) => circ(q[1] + d, 54 - (i % 2), 2, q[0], "#35190F", 0.4)).join(""),
          )
          .join(""),
      ],
      ["awning", 34, 32, 52, 11, { c: "red", k: 8, v: 4 }],
      ["flag", 60, 32, 12, { c: "mustard" }],
      ["sack", 92, 76, 4.6],
      ["crate", 22, 77, 9],
    ],
  },
  crane: {
    bg: ["city", "seaside", "sand"],
    p: [
      ["wall", 62, 30, 14, { c: "peach", d: 12 }],
      [
        "raw",
        poly(
          [
            [62, 58],
            [62, 52],
            [70, 52],
            [70, 48],
            [80, 48],
            [80, 54],
            [92, 54],
            [92, 58],
          ],
          tones("peach").lit,
          tones("peach").line,
        ),
      ],
      ["arch", 72, 9, 11, { c: "white" }],
      ["beam", 34, 74, 44, 24, 3],
      ["beam", 54, 74, 44, 24, 3],
      ["beam", 38, 62, 51, 62, 2],
      ["wheel", 44, 61, 10, { k: 8 }],
      ["beam", 28, 34, 88, 16, 3.2],
      ["rope", 44, 24, 44, 52],
      ["rope", 86, 17, 86, 34],
      ["rope", 44, 24, 86, 17],
      ["block", 80, 42, 11, 7, { c: "stone" }],
      ["rope", 86, 34, 81, 36],
      ["rope", 86, 34, 93, 36],
      ["block", 22, 77, 8, 5, { c: "stone" }],
    ],
  },
} satisfies Record<string, Recipe>;
