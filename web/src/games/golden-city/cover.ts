/** The cover of the box. */
import { parts } from "../../kit/art/recipe";
import { sun, waves } from "../../kit/art/scenery";
import type { Cover } from "../cover";

export const cover: Cover = {
  sky: ["#F09A4C", "#FFE9A8"],
  side: "#9A5A12",
  art: () =>
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
};
