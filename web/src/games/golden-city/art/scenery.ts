/** Mountains, dunes and palms, firs, grass: thrown like darts, the big ones first, clear of whatever is built. */
import { random } from "../../../kit/art/colour";
import { landAt, rivers, type Quarter } from "./land";
import { at, beside, draw, fill, n, pairs, reach, type Point } from "./pen";

interface Piece {
  x: number;
  y: number;
  /** how much room it takes */
  s: number;
  land: Quarter;
  /** makes it differ from others */
  mood: number;
}

const CROWDED: Record<Quarter, number> = { mountain: 0.74, forest: 0.52, desert: 0.78, prairie: 0.6 };

/** How many darts, the least room one may have, and the most it takes. */
const THROWS = [
  [2600, 30, 44],
  [3800, 17, 28],
  [2300, 9, 15],
] as const;

/** What must stay in view: straight ways, each with the room it wants, and places. */
interface Kept {
  places: Point[];
  ways: [a: Point, b: Point, room: number][];
}

/** How far a point is from anything that must stay in view; nothing where it is too near. */
function room(point: Point, kept: Kept, least: number): number {
  const [x, y] = point;
  const far = reach(point);
  let free = Math.min(far - 226, 462 - far);
  for (const [px, py] of kept.places) {
    if (free < least) return 0;
    free = Math.min(free, Math.hypot(x - px, y - py) - 30);
  }
  for (const [a, b, wants] of kept.ways) {
    if (free < least) return 0;
    free = Math.min(free, beside(point, a, b) - wants);
  }
  return free < least ? 0 : free;
}

function mountain({ x, y, s, mood }: Piece): string {
  const size = s * 1.25;
  const foot = y + size * 0.55;
  const w = size * (0.95 + mood * 0.25);
  const h = size * (1.25 + mood * 0.35);
  const lean = (mood - 0.5) * w * 0.3;
  const p = (across: number, up: number, leans = true): Point => [x + w * across + (leans ? lean : 0), foot - h * up];
  const rock =
    `M${at(p(-1, 0, false))}L${at(p(-0.45, 0.55), p(-0.3, 0.5), p(0, 1), p(0.35, 0.48), p(0.5, 0.52), p(1, 0, false))}` +
    `Q${at([x, foot + size * 0.16], p(-1, 0, false))}Z`;
  const shade =
    `M${at(p(0, 1), p(0.35, 0.48), p(0.5, 0.52), p(1, 0, false))}` +
    `Q${at([x + w * 0.5, foot + size * 0.1], [x + w * 0.1, foot + size * 0.06])}` +
    `L${at(p(0.22, 0.3, false), p(-0.04, 0.42), p(0.12, 0.62))}Z`;
  const snow = `M${at(p(0, 1), p(-0.26, 0.6), p(-0.12, 0.66), p(-0.02, 0.52), p(0.1, 0.64), p(0.24, 0.58))}Z`;
  return fill(rock, "#a89d96", "#6a5e57", 1.2) + fill(shade, "#7b6f69") + (size > 17 ? fill(snow, "#fffdf7") : "");
}

/** Some firs in one: their outlines, and their shaded halves. */
function firs(...trees: [x: number, y: number, s: number][]): string {
  const half = (x: number, y: number, s: number): Point[] => [
    [x, y - s * 1.5],
    [x + s * 0.42, y - s * 0.85],
    [x + s * 0.24, y - s * 0.85],
    [x + s * 0.6, y - s * 0.1],
  ];
  const mirrored = (x: number, points: Point[]): Point[] =>
    points
      .slice(1)
      .reverse()
      .map(([px, py]) => [2 * x - px, py]);
  const whole = trees.map(([x, y, s]) => `M${at(...half(x, y, s), ...mirrored(x, half(x, y, s)))}Z`).join("");
  const dark = trees.map(([x, y, s]) => `M${at(...half(x, y, s), [x + s * 0.05, y - s * 0.1])}Z`).join("");
  return fill(whole, "#3a7a4a", "#153322", 1.2) + fill(dark, "#1f4d30");
}

function forest({ x, y, s }: Piece): string {
  if (s <= 24) return firs([x, y + s * 0.6, s * 0.85]);
  const size = s * 0.62;
  return (
    firs([x - size * 0.9, y - size * 0.1, size * 0.9], [x + size * 0.85, y - size * 0.05, size * 0.95]) +
    firs([x, y + size * 0.6, size * 1.1])
  );
}

const FRONDS = [
  [-0.8, 0.15],
  [-0.65, -0.35],
  [0.75, 0.1],
  [0.6, -0.35],
  [0.1, 0.55],
] as const;

function palm(x: number, y: number, s: number): string {
  const h = s * 1.5;
  const crown = FRONDS.map(
    ([a, b]) => `M${at([x + s * 0.18, y - h])}q${at([s * a * 0.6, s * (b - 0.35)], [s * a, s * (b + 0.1)])}`,
  ).join("");
  return (
    draw(`M${at([x, y])}q${at([-s * 0.12, -h * 0.6], [s * 0.18, -h])}`, "#6d4a22", s * 0.16) +
    draw(crown, "#3f6b33", s * 0.17)
  );
}

function desert({ x, y, s, mood }: Piece): string {
  const size = s * 1.15;
  const foot = y + size * 0.3;
  if (mood > 0.8 && s > 14 && s < 30) return palm(x, foot, size);
  const p = (across: number, up: number): Point => [x + size * across, foot - size * up];
  return (
    fill(
      `M${at(p(-1, 0))}C${at(p(-0.5, 0.1), p(-0.3, 0.75), p(0.1, 0.75))}C${at(p(0.4, 0.75), p(0.6, 0.1), p(1, 0))}Z`,
      "#f7e8bd",
      "#a77a36",
      1.3,
    ) +
    fill(
      `M${at(p(0.1, 0.75))}C${at(p(-0.2, 0.45), p(0.25, 0.2), p(0.2, 0))}H${n(x + size)}` +
        `C${at(p(0.6, 0.1), p(0.4, 0.75), p(0.1, 0.75))}Z`,
      "#cda35a",
    )
  );
}

const blades = (x: number, y: number, s: number): string =>
  draw(
    `M${at([x, y])}q${at([-s * 0.1, -s * 0.7], [s * 0.12, -s * 1.25])}` +
      `M${at([x - s * 0.25, y])}q${at([-s * 0.1, -s * 0.6], [-s * 0.5, -s * 0.9])}` +
      `M${at([x + s * 0.25, y])}q${at([s * 0.1, -s * 0.6], [s * 0.55, -s * 0.95])}`,
    "#5b7d27",
    Math.max(2, s * 0.17),
  );

const flower = (x: number, y: number, colour: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="2.4" fill="${colour}"/>`;

function prairie({ x, y, s }: Piece): string {
  const size = s * 0.8;
  const foot = y + size * 0.5;
  if (s <= 27) return blades(x, foot, size);
  const p = (across: number, up: number): Point => [x + size * across, foot - size * up];
  return (
    fill(`M${at(p(-1.3, 0))}Q${at(p(-0.4, 1.1), p(0.2, 0.8))}T${at(p(1.3, 0))}Z`, "#a9c95f", "#6d8d33", 1.2) +
    fill(
      `M${at(p(0.2, 0.8))}Q${at(p(0.5, 0.3), p(0.2, 0))}H${n(x + size * 1.3)}Q${at(p(0.8, 0.7), p(0.2, 0.8))}Z`,
      "#7c9d3e",
    ) +
    blades(...p(-0.5, -0.1), size * 0.5) +
    blades(...p(0.7, -0.15), size * 0.45) +
    flower(...p(-0.2, 0.3), "#d9573b") +
    flower(...p(0.1, 0.15), "#f7d84a") +
    flower(...p(-0.75, 0.12), "#fff")
  );
}

const DRAWN: Record<Quarter, (piece: Piece) => string> = { mountain, desert, forest, prairie };

/** The same picture every time: what lies further back is drawn first. */
export function scenery(places: Point[], roads: [Point, Point][]): string {
  const chance = random(11);
  const banks = Object.values(rivers).flatMap(pairs);
  const kept: Kept = {
    places,
    ways: [
      ...roads.map(([a, b]): Kept["ways"][number] => [a, b, 8]),
      ...banks.map(([a, b]): Kept["ways"][number] => [a, b, 16]),
    ],
  };
  const pieces: Piece[] = [];
  for (const [darts, least, most] of THROWS) {
    for (let i = 0; i < darts; i++) {
      const [x, y] = [60 + chance() * 1160, 20 + chance() * 960];
      const free = room([x, y - 6], kept, least);
      const land = free > 0 ? landAt([x, y]) : undefined;
      if (!land) continue;
      const s = Math.min(free, most);
      const near = (o: Piece): boolean => Math.hypot(o.x - x, (o.y - y) * 1.15) < (o.s + s) * CROWDED[land];
      if (!pieces.some(near)) pieces.push({ x, y, s, land, mood: chance() });
    }
  }
  pieces.sort((a, b) => a.y - b.y);
  return pieces.map((piece) => DRAWN[piece.land](piece)).join("");
}
