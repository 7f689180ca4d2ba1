import { tones } from "../../../kit/art/colour";
import { ell, line, path, rect, rows } from "../../../kit/art/svg";
import type { Recipe } from "../../../kit/art/recipe";

export const production = {
  indigo_plant: {
    bg: ["prod", "hills", "field", "indigo"],
    p: [
      ["shadow", 32, 52],
      ["beam", 34, 72, 34, 44, 2.4],
      ["beam", 84, 70, 84, 42, 2.4],
      ["raw", rect(36, 46, 48, 20, "#5a3a24", 0, 0, 0.5)],
      ["cloth", 39, 47, 9, 17, "indigo"],
      ["cloth", 50, 47, 9, 20, "sky"],
      ["cloth", 61, 47, 9, 16, "indigo"],
      ["cloth", 72, 47, 9, 19, "blue"],
      ["gable", 32, 50, 46, { d: 14, rh: 15 }],
      ["beam", 34, 72, 34, 47, 2.4],
      ["beam", 82, 72, 82, 47, 2.4],
      ["round", 48, 19, 9, { c: "wood", w2: 20, y: 76 }],
      ["raw", ell(48, 67, 8.4, 2, "#3E4DA0")],
      ["round", 70, 17, 8, { c: "wood", w2: 18, y: 77 }],
      ["raw", ell(70, 69, 7.4, 1.8, "#5a6ac4")],
      ["palm", 20, 72, 30, { lean: 3 }],
    ],
  },
  sugar_mill: {
    bg: ["prod", "hills", "field", "cane"],
    p: [
      ["wall", 44, 36, 27, { c: "white", d: 12 }],
      ["gable", 44, 36, 45, { c: "white", d: 12, rh: 14 }],
      ["window", 67, 51, 6, 8, { s: "teal" }],
      ["door", 52, 9, 14, { c: "teal" }],
      ["wheel", 38, 60, 13, { paddle: 1, k: 10 }],
      ["raw", '<path d="M20 74q5 -3 10 0t10 0t10 0" fill="none" stroke="#fff" stroke-width="1.2" opacity=".8"/>'],
      [
        "raw",
        [88, 92, 96, 100]
          .map(
            (x, i) =>
              line(x, 74, x + i - 1, 46 - (i % 2) * 5, "#5d8a3a", 2) +
              path(`M${x} ${56 - i}q7 -7 10 -4M${x} ${52 - i}q-6 -7 -9 -4`, "", "#8fb84a", 1.8),
          )
          .join(""),
      ],
      [
        "raw",
        rows([
          [62, 77],
          [70, 78],
        ])
          .map(
            (a) =>
              path(
                `M${a[0] - 4} ${a[1]}L${a[0]} ${a[1] - 13}L${a[0] + 4} ${a[1]}Q${a[0]} ${a[1] + 2} ${a[0] - 4} ${a[1]}Z`,
                "#FBF6EA",
                "#8a7a5c",
                0.8,
              ) + path(`M${a[0] + 0.6} ${a[1] - 11}L${a[0] + 4} ${a[1]}L${a[0] + 1} ${a[1] + 1}Z`, "#d8c9ab"),
          )
          .join(""),
      ],
    ],
  },
  tobacco_storage: {
    bg: ["prod", "hills", "field", "leaf"],
    p: [
      ["wall", 30, 50, 22, { c: "oak", d: 14 }],
      ["raw", [34, 38, 42, 46, 66, 70, 74].map((x) => line(x, 50, x, 72, tones("oak").deep, 0.8)).join("")],
      ["raw", rect(47, 53, 18, 19, "var(--hole)", tones("oak").line)],
      [
        "raw",
        [49, 53, 57, 61]
          .map((x, i) =>
            path(
              `M${x + 1} 54Q${x - 2.4} ${60 + (i % 2)} ${x + 1} ${66 + (i % 2)}Q${x + 4.4} ${60 + (i % 2)} ${x + 1} 54Z`,
              i % 2 ? "#B9853C" : "#9A6A2F",
              "#4d3110",
              0.6,
            ),
          )
          .join(""),
      ],
      ["gable", 30, 50, 50, { d: 14, rh: 19, roof: "thatch", c: "oak", o: 4 }],
      ["barrel", 88, 75, 5],
      ["barrel", 79, 77, 4.4],
      ["palm", 24, 73, 27, { lean: -4 }],
    ],
  },
  coffee_roaster: {
    bg: ["prod", "hills", "field", "fir"],
    p: [
      ["chimney", 74, 50, 27, { smoke: 1, w: 7 }],
      ["wall", 34, 44, 26, { c: "coral", d: 12 }],
      ["gable", 34, 44, 46, { c: "coral", d: 12, rh: 12 }],
      ["arch", 40, 15, 19, { c: "white" }],
      [
        "raw",
        ell(47.5, 65, 6, 5, "#5C626D", "#20242b") +
          ell(46, 63.6, 3, 2.4, "#8b929d") +
          line(53, 65, 58, 62, "#35190F", 1.2),
      ],
      ["fire", 47.5, 72.5, 0.5],
      ["window", 63, 53, 8, 9, { s: "fir" }],
      ["sack", 84, 76, 5.6, { m: "coffee" }],
      ["sack", 93, 75, 5, { m: "coffee" }],
      ["sack", 73, 77, 4.6, { c: "cream", m: "coffee" }],
      ["tree", 22, 73, 8, { c: "fir", fruit: "red" }],
    ],
  },
  silver_smelter: {
    bg: ["prod", "hills", "sand"],
    p: [
      ["wall", 58, 30, 22, { c: "stone", d: 12 }],
      ["gable", 58, 30, 50, { c: "stone", roof: "slate", d: 12, rh: 11 }],
      ["window", 74, 55, 6, 8, { arch: 1 }],
      ["smoke", 44, 23],
      ["round", 45, 31, 44, { c: "grey", w2: 13 }],
      [
        "raw",
        [34, 43, 52, 61]
          .map((y, i) => path(`M${37 - i * 2.6} ${y}Q45 ${y + 3} ${53 + i * 2.6} ${y}`, "", "#5b606a", 0.8))
          .join(""),
      ],
      ["arch", 38, 14, 16, { c: "rust", f: "#5a1a0c" }],
      ["fire", 45, 72, 1.05],
      ["block", 70, 77, 9, 4, { c: "silver" }],
      ["block", 82, 77, 9, 4, { c: "silver" }],
      ["block", 76, 73, 9, 4, { c: "silver" }],
    ],
  },
} satisfies Record<string, Recipe>;
