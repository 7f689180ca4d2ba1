/** The sea around the island: bands along the coast, waves, ships and the compass rose. */
import { random } from "../../../kit/art/colour";
import { at, draw, n, reach, type Point } from "./pen";

/** Pale bands, from the widest to the surf. */
const BANDS = [
  ["#7fd0c6", 124, 0.16],
  ["#9fe0d4", 78, 0.22],
  ["#c7f0e4", 40, 0.35],
] as const;

export const shallows = (coast: string): string =>
  BANDS.map(([colour, width, opacity]) => draw(coast, colour, width, ` opacity="${opacity}"`)).join("") +
  draw(coast, "#f2fff8", 26, ' stroke-dasharray="46 22 18 30" opacity=".42"');

export function waves(): string {
  const chance = random(31);
  let d = "";
  for (let i = 0; i < 260; i++) {
    const point: Point = [-900 + chance() * 3100, -500 + chance() * 2000];
    const s = 9 + chance() * 8;
    if (reach(point) >= 540) d += `M${at(point)}q${n(s / 2)} ${n(-s * 0.7)} ${n(s)} 0t${n(s)} 0t${n(s)} 0`;
  }
  return draw(d, "#bff0ea", 2.6, ' opacity=".42"');
}

/** A ship; one that is turned sails to the left. */
const ship = (x: number, y: number, size: number, turned = false): string =>
  `<g transform="translate(${x} ${y}) scale(${turned ? -size : size} ${size})">` +
  draw("M-34 14q8-6 16 0t16 0 16 0 16 0 12 0", "#d8f3ee", 2.5, ' opacity=".9"') +
  '<path d="M-30-2h58c-4 12-9 16-15 16h-30c-7 0-11-7-13-16z" fill="#8a5426" stroke="#2A1B10" stroke-width="1.6"/>' +
  draw("M-28 3h53", "#c08a50", 2) +
  draw("M-2-2v-46M14-2v-34M-16-2v-30", "#3d2410", 2.4) +
  '<path d="M-14-46q16-2 24 0 5 12 0 24-12-3-24 0 5-12 0-24z" fill="#fff3d9" stroke="#2A1B10" stroke-width="1.4"/>' +
  '<path d="M5-46q3 0 5 0 5 12 0 24l-6-1q6-11 1-23z" fill="#dfc79b"/><path d="M-2-48l10-4-10-3z" fill="#C8461B"/>' +
  '<path d="M8-34q8-1 13 0 3 8 0 16-6-2-13 0 3-8 0-16zM-24-31q8-1 13 0 3 8 0 16-6-2-13 0 3-8 0-16z"' +
  ' fill="#f6e4bf" stroke="#2A1B10" stroke-width="1.3"/></g>';

export const ships = (): string =>
  ship(1172, 196, 0.82) + ship(64, 236, 0.6, true) + ship(1415, 850, 2.1, true) + ship(-150, 930, 1);

const ray = (degrees: number, d: string, colour: string): string =>
  `<path transform="rotate(${degrees})" d="${d}" fill="${colour}" stroke="#3b2a0a" stroke-width="1"/>`;

export const rose = (): string =>
  '<g transform="translate(92 884)"><circle r="62" fill="#0d4350" opacity=".35"/>' +
  '<circle r="58" fill="none" stroke="#f6e2ae" stroke-width="2.5"/>' +
  '<circle r="50" fill="none" stroke="#f6e2ae" stroke-dasharray="2 5"/>' +
  [45, 135, 225, 315].map((turn) => ray(turn, "M0-42L8-8 0 0-8-8z", "#d9b66a")).join("") +
  [0, 90, 180, 270]
    .map((turn) => ray(turn, "M0-56L10-10 0 0z", "#8a5d1a") + ray(turn, "M0-56L-10-10 0 0z", "#fff0c4"))
    .join("") +
  '<circle r="6" fill="#B5301F" stroke="#3b2a0a"/></g>';
