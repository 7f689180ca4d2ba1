/** Covers of the first and of the second edition. */
import { parts, place } from "../../kit/art/recipe";
import { hillBand, sun, waves } from "../../kit/art/scenery";
import type { Cover } from "../cover";
import { recipes } from "./art";

export const first: Cover = {
  sky: ["#A98CCB", "#F7B98A"],
  side: "#5C3F7A",
  art: () =>
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
};

export const second: Cover = {
  sky: ["#6FBFD6", "#FFF0D0"],
  side: "#2F7F96",
  art: () =>
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
};
