/** The cover of the box. */
import { tones } from "../../kit/art/colour";
import { parts } from "../../kit/art/recipe";
import { hillBand, sun, waves } from "../../kit/art/scenery";
import { path, poly, rect } from "../../kit/art/svg";
import type { Cover } from "../cover";

export const cover: Cover = {
  sky: ["#7FB6E0", "#FDF4DE"],
  side: "#2C5F94",
  art: () =>
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
};
