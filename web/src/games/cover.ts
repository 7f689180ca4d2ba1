/** Covers of the boxes: 132 by 172, the title zone above y = 48, drawn from the same parts as the cards. */
import { random } from "../kit/art/colour";
import { picture } from "../kit/art/picture";
import { parts } from "../kit/art/recipe";
import { hillBand, sun } from "../kit/art/scenery";
import { covers } from "./covers";

export interface Cover {
  sky: [above: string, below: string];
  /** the colour of the sides of the box */
  side: string;
  art(): string;
}

const PALETTES: Partial<Cover>[] = [
  {},
  { sky: ["#9FB4E0", "#FCEBD8"], side: "#43548F" },
  { sky: ["#E7A6A0", "#FFF0D8"], side: "#8C4040" },
  { sky: ["#C9C27A", "#FFF7DC"], side: "#6C6A22" },
  { sky: ["#D9A7CF", "#FFF1E2"], side: "#75407A" },
];
const WALLS = ["cream", "white", "peach", "mint", "rose", "sky", "lilac"];
const ROOFS = ["clay", "slate", "thatch", "rust", "plum"];

/** A game that has no cover gets a little town of its own, always the same for the same name. */
function plainCover(name: string): Cover {
  const seed = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 99991, 7);
  return {
    sky: ["#7FC4B8", "#FBF3D6"],
    side: "#2E7468",
    ...PALETTES[seed % PALETTES.length],
    art: () => town(random(seed)),
  };
}

function town(r: () => number): string {
  const of = (list: string[]): string => list[Math.floor(r() * list.length)] ?? "";
  const house = (x: number, y: number): string => {
    const [wide, high, wall] = [20 + r() * 8, 16 + r() * 12, of(WALLS)];
    return parts([
      ["wall", x, wide, high, { c: wall, y, sh: 0 }],
      ["gable", x, wide, y - high, { c: wall, roof: of(ROOFS), rh: 8 + r() * 6 }],
      ["door", x + wide * 0.2, 6, 9, { y, c: of(["oak", "blue", "teal", "red"]) }],
      ["window", x + wide * 0.6, y - high * 0.6, 6, 6],
    ]);
  };
  const row = (y: number, left: number): string => [0, 1, 2, 3].map((i) => house(left + i * 31, y + r() * 4)).join("");
  return (
    sun(28 + r() * 76, 62, 13, "#FFF6D0") +
    hillBand(100, "#A9C79A") +
    parts([
      ["cypress", 16 + r() * 30, 114, 26],
      ["cypress", 84 + r() * 30, 114, 24],
    ]) +
    row(116, 2) +
    hillBand(130, "#8DB573") +
    row(142, 12) +
    hillBand(156, "#6FA05A") +
    parts([
      ["bush", 18 + r() * 20, 164, 8],
      ["bush", 92 + r() * 20, 166, 9],
    ])
  );
}

export const coverOf = (box: string, game: string): Cover => covers[box] ?? plainCover(game);

/** The cover, whole or cut to the part below the title. */
export function coverPicture(box: string, game: string, whole: boolean): string {
  const view = whole ? "0 0 132 172" : "0 46 132 126";
  return picture(`cover-${box}-${game}-${whole}`, () => {
    const { sky, art } = coverOf(box, game);
    const fill = `<linearGradient id="c" x1="0" y1="0" x2="0" y2=".7"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="${whole ? "none" : "xMidYMid slice"}"><defs>${fill}</defs><rect width="132" height="172" fill="url(#c)"/>${art()}</svg>`;
  });
}
