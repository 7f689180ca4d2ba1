/** Signs of emblems that grow, shine, sail or lie on a table, on a field of 48 by 48. */
import { glyphs, type Glyph } from "../art/glyphs";
import { parts } from "../art/recipe";
import { circ, path, poly, type Point } from "../art/svg";
import { icons, type IconName } from "../icons";

const icon =
  (name: IconName, scale: number, down = 0) =>
  (): string =>
    `<g transform="translate(${24 - 12 * scale} ${24 - 12 * scale + down}) scale(${scale})">${icons[name]}</g>`;

const glyph = (name: Glyph, scale: number) => (): string =>
  `<g transform="translate(24 24) scale(${scale})">${glyphs[name]}</g>`;

/** A star with so many points, between two circles. */
const rays = (far: number, near: number, count: number): Point[] =>
  Array.from({ length: count * 2 }, (_, i) => {
    const turn = (Math.PI * i) / count - Math.PI / 2;
    const r = i % 2 ? near : far;
    return [24 + r * Math.cos(turn), 24 + r * Math.sin(turn)];
  });

/** A line with its outline. */
const stroke = (d: string, colour: string, edge: string, w: number): string =>
  path(d, "", edge, w + 2.2) + path(d, "", colour, w);

export const things = {
  palm: () => parts([["palm", 22, 41, 27, { lean: 4 }]]),
  cypress: () =>
    parts([
      ["cypress", 18, 39, 27],
      ["cypress", 29, 40, 21],
    ]),
  tree: () => parts([["tree", 24, 40, 11]]),
  ship: () =>
    parts([
      ["mast", 20, 32, 24, { w: 8 }],
      ["mast", 30, 32, 20, { w: 6 }],
      ["hull", 8, 38, 32],
    ]),
  wheel: () => parts([["wheel", 24, 24, 12]]),
  clock: () => parts([["clock", 24, 24, 12.5]]),
  rose: () => parts([["rose", 24, 24, 13]]),
  fountain: () => parts([["fountain", 24, 36, 0.95]]),
  fire: () => parts([["fire", 24, 37, 2]]),
  barrel: () => parts([["barrel", 24, 37, 10]]),
  cactus: () =>
    stroke("M24 40V13M24 29H15V20M24 26H33V17", "#6AA352", "#1F4A2C", 5.6) + path("M22.5 38V14", "", "#A9D08A", 1.2),
  sun: () => poly(rays(15, 10, 12), "#F2C14E", "#8F5A00", 1) + circ(24, 24, 8, "#FFE9A8", "#8F5A00", 1),
  star: () =>
    poly(rays(14, 6, 5), "#E6B33A", "#5b3d08", 1.2) +
    poly(
      [
        [24, 24],
        [24, 10],
        [20.5, 19],
      ],
      "#FFF0C0",
    ),
  moon: () => path("M29 10A14.5 14.5 0 1 0 38 31A12 12 0 0 1 29 10Z", "#F7E3A8", "#6E5210", 1.2),
  key: () =>
    circ(16, 24, 6.5, "none", "#5b3d08", 5) +
    circ(16, 24, 6.5, "none", "#E6B33A", 3) +
    stroke("M22.5 24H39V30M33 24V29", "#E6B33A", "#5b3d08", 2.6),
  bell: icon("bell", 1.2),
  fish: icon("fish", 1.15),
  wheat: icon("wheat", 1.15),
  indigo: icon("indigo", 1.15),
  coffee: icon("coffee", 1.1),
  tobacco: icon("tobacco", 1.1),
  sugar: icon("sugar", 1.1),
  silver: icon("silver", 1.15),
  log: icon("wood", 1.15),
  stone: icon("stone", 1.15),
  wave: icon("coast", 1.15),
  grass: icon("meadow", 1.1),
  fir: icon("forest", 1.12),
  dune: icon("desert", 1.15),
  peak: icon("mountain", 1.15),
  hill: icon("hill", 1.15),
  drop: icon("water", 1.1),
  letter: icon("letter", 1.12),
  amphora: icon("amphora", 1.15),
  hat: icon("hat", 1.2, -2),
  coin: icon("coin", 1.1),
  scales: glyph("scales", 2.5),
  scroll: glyph("scroll", 2.5),
  book: glyph("book", 2.5),
  mug: glyph("mug", 2.5),
  ring: glyph("ring", 2.5),
  anchor: glyph("anchor", 2.7),
  anvil: glyph("anvil", 2.4),
};
