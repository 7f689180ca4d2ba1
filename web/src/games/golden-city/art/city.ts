/** The Golden City: moat, wall and towers, four quarters with their houses, the citadel and its palace. */
import { random } from "../../../kit/art/colour";
import { QUARTERS, turned, type Quarter } from "./land";
import { at, beside, CENTRE, draw, fill, from, n, oval, type Point } from "./pen";

const LINE = "#5b3f1a";
const GOLD_LINE = "#5b3a05";
const GROUND: Record<Quarter, string> = {
  mountain: "#cbbfb4",
  desert: "#edd392",
  forest: "#a9bf8f",
  prairie: "#ccd68c",
};

const walls = (): string =>
  oval(502, 281, 220, 'fill="#2b8791" stroke="#e9d7a6" stroke-width="4"') +
  oval(503, 266, 207, 'fill="none" stroke="#9fe0dc" stroke-width="1.6" stroke-dasharray="26 18 10 22" opacity=".8"') +
  oval(512, 252, 197, 'fill="#7a5a2d"') +
  oval(508, 252, 197, 'fill="#a47a3f"') +
  oval(500, 252, 197, `fill="#e8cf96" stroke="${LINE}" stroke-width="2"`) +
  oval(499, 250, 195, 'fill="none" stroke="#b08746" stroke-width="7" stroke-dasharray="9 8"') +
  oval(502, 239, 185, 'fill="#8b6731"') +
  oval(507, 238, 184, 'fill="#ecd9ab"');

function quarters(): string {
  const corner = (degrees: number): Point => [
    CENTRE[0] + Math.cos((degrees * Math.PI) / 180) * 400,
    507 + Math.sin((degrees * Math.PI) / 180) * 312,
  ];
  const grounds = QUARTERS.map((land, k) =>
    fill(
      `M640 507L${at(corner(-135 + k * 90), turned([-500, -600], k), turned([500, -600], k), corner(-45 + k * 90))}Z`,
      GROUND[land],
    ),
  ).join("");
  return (
    `<clipPath id="city">${oval(507, 238, 184, "")}</clipPath><g clip-path="url(#city)">${grounds}` +
    draw("M440 344L840 670M840 344L440 670", "#8b6731", 5, ' opacity=".55"') +
    oval(519, 238, 184, `fill="none" stroke="${LINE}" stroke-opacity=".28" stroke-width="26"`) +
    "</g>"
  );
}

/** Some houses have domes, some tiled roofs, some flat ones. */
function house([x, y]: Point, s: number, mood: number): string {
  const h = s * 0.75;
  const [wall, side, flat] = mood > 0.5 ? ["#f6e6c0", "#cfa968", "#b98a47"] : ["#efd7a4", "#c39a57", "#a97a3c"];
  const p = (across: number, up: number): Point => [x + s * across, y - up];
  const box = (from: number, wide: number, colour: string): string =>
    fill(`M${at(p(from, 0))}v${n(-h)}h${n(s * wide)}v${n(h)}z`, colour);
  const dome =
    fill(`M${at(p(-0.5, h))}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 1 ${n(s)} 0z`, "#E9B93F", LINE, 1.1) +
    draw(`M${at(p(0, h + s * 0.5))}v${n(-s * 0.3)}`, "#8a5d05", 1.6) +
    draw(`M${at(p(-0.3, h + s * 0.1))}q${at([s * 0.05, -s * 0.22], [s * 0.2, -s * 0.28])}`, "#fff3c4", 1.7);
  const gable = fill(
    `M${at(p(-0.58, h), p(-0.2, h + s * 0.42), p(0.28, h + s * 0.42), p(0.58, h))}z`,
    "#c4663a",
    "#5b2a10",
    1,
  );
  const roof = fill(`M${at(p(-0.5, h))}h${n(s)}v${n(-s * 0.14)}h${n(-s)}z`, flat ?? wall ?? "");
  return (
    box(-0.5, 0.62, wall ?? "") +
    box(0.12, 0.38, side ?? "") +
    (mood > 0.72 ? dome : mood > 0.35 ? gable : roof) +
    fill(`M${at(p(-0.5, 0))}v${n(-h)}h${n(s)}v${n(h)}z`, "none", LINE, 1.1) +
    fill(`M${at(p(-0.28, 0))}v${n(-h * 0.5)}h${n(s * 0.2)}v${n(h * 0.5)}z`, "#6b4318")
  );
}

function houses(places: Point[], roads: [Point, Point][]): string {
  const chance = random(23);
  const built: { spot: Point; s: number; mood: number }[] = [];
  for (let i = 0; i < 900 && built.length < 38; i++) {
    const [angle, radius] = [chance() * 2 * Math.PI, 112 + chance() * 66];
    const spot = from(Math.cos(angle) * radius, Math.sin(angle) * radius + 8);
    const [x, y] = spot;
    const door: Point = [x, y - 6];
    const isFree =
      places.every((place) => Math.hypot(x - place[0], y - 6 - place[1]) >= 46) &&
      roads.every(([a, b]) => beside(door, a, b) >= 15) &&
      built.every((other) => Math.hypot(other.spot[0] - x, (other.spot[1] - y) * 1.2) >= 19);
    if (isFree) built.push({ spot, mood: chance(), s: 13 + chance() * 6 });
  }
  built.sort((a, b) => a.spot[1] - b.spot[1]);
  return built.map(({ spot, s, mood }) => house(spot, s, mood)).join("");
}

const citadel = (): string =>
  oval(517, 131, 101, 'fill="#7a5208"') +
  oval(511, 131, 101, 'fill="#a8760f"') +
  oval(502, 131, 101, `fill="url(#gold)" stroke="${GOLD_LINE}" stroke-width="2"`) +
  oval(501, 125, 96, 'fill="none" stroke="#fff0b8" stroke-width="1.6"') +
  oval(502, 108, 81, 'fill="none" stroke="#8a5d05" stroke-width="1.4" stroke-dasharray="3 6"') +
  draw("M547 432L733 572M733 432L547 572", "#8a5d05", 2, ' opacity=".5"');

const palace = (): string =>
  '<ellipse cx="642" cy="524" rx="34" ry="8" fill="#5b3a05" opacity=".4"/>' +
  `<g stroke="${GOLD_LINE}" stroke-width="1.3" stroke-linejoin="round">` +
  '<path d="M612 522v-22h56v22z" fill="#fbe7b3"/><path d="M645 522v-22h23v22z" fill="#d3a44b"/>' +
  '<path d="M609 522v-34h9v34zM662 522v-34h9v34z" fill="#f5d68b"/>' +
  '<path d="M607.5 488q6-13 12 0zM660.5 488q6-13 12 0z" fill="#F2C14E"/>' +
  '<path d="M622 500c-3-24 8-28 18-38 10 10 21 14 18 38z" fill="#F6CB55"/>' +
  '<path d="M640 462c10 10 21 14 18 38h-13c6-14 2-26-5-38z" fill="#c48a1a"/>' +
  '<path d="M640 462v-12" stroke-width="2"/><path d="M640 450l9 3-9 3z" fill="#B5301F"/>' +
  '<path d="M635 522v-9a5 5 0 0 1 10 0v9z" fill="#7a4a12"/></g>' +
  draw("M626 492c0-10 4-15 9-20", "#fff6d0", 2.6);

function tower([x, y]: Point): string {
  const p = (dx: number, dy: number): string => at([x + dx, y + dy]);
  return (
    fill(`M${p(-11, 14)}v-30h22v30q-11 6-22 0z`, "#e6c98b", LINE, 1.5) +
    fill(`M${p(2, 16.5)}v-32.5h9v30q-4 2.5-9 2.5z`, "#b68b48") +
    fill(`M${p(-13, -16)}q13-26 26 0z`, "#E9B93F", GOLD_LINE, 1.5) +
    draw(`M${p(-7, -19)}q2-6 6-8`, "#fff3c4", 2) +
    draw(`M${p(0, -29)}v-8`, GOLD_LINE, 1.6) +
    fill(`M${p(-4, -9)}h4v8h-4z`, "#6b4318")
  );
}

const towers = (): string =>
  Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i * Math.PI) / 4;
    return [CENTRE[0] + Math.cos(angle) * 246, CENTRE[1] + Math.sin(angle) * 191];
  })
    .sort((a, b) => a[1] - b[1])
    .map(tower)
    .join("");

export const city = (places: Point[], roads: [Point, Point][]): string =>
  walls() + quarters() + houses(places, roads) + citadel() + palace() + towers();
