/** What is printed on the board where a post may stand, its middle at the origin. */
import type { Place } from "../view";
import { RIMS } from "./land";
import { at, CENTRE, fill, n, spot, WIDE, type Point } from "./pen";

const CREAM = "#FFF6DF";
const ring = (r: number, paint: string, line: string, width: number, more = ""): string =>
  `<circle r="${r}" fill="${paint}" stroke="${line}" stroke-width="${width}"${more}/>`;

/** Out to sea goes a jetty. */
function port(place: Place): string {
  const [x, y] = spot(place);
  const degrees = (Math.atan2(y - CENTRE[1], (x - CENTRE[0]) / WIDE) * 180) / Math.PI;
  const planks = (colour: string, width: number): string =>
    `<path d="M14-9h26M14 0h30M14 9h26" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    `<g transform="rotate(${n(degrees)})">${planks("#3d2410", 7)}${planks("#b98a54", 4)}</g>` +
    '<rect x="-27" y="-23" width="54" height="54" rx="11" fill="#112233" opacity=".35"/>' +
    '<rect x="-27" y="-27" width="54" height="54" rx="11" fill="#17566b" stroke="#0b2a36" stroke-width="2.5"/>' +
    `<rect x="-22" y="-22" width="44" height="44" rx="7" fill="${CREAM}" stroke="#8fd0d6" stroke-width="2"/>`
  );
}

const rural = (place: Place): string =>
  '<circle cx="1" cy="5" r="29" fill="#1c1206" opacity=".38"/>' +
  (place.river ? ring(32, "#2b8fb0", "#0f4257", 2) + ring(29, "none", "#bfe9f2", 2, ' stroke-dasharray="7 5"') : "") +
  ring(27, RIMS[place.landscape], "#1f140a", 2) +
  ring(21.5, CREAM, "#fff", 2, ' stroke-opacity=".5"');

/** A slab with a rim: a hexagon outside the citadel, a diamond inside. */
function slab(corners: Point[], rim: string, foot: string, line: string, small: number): string {
  const d = `M${at(...corners)}Z`;
  return (
    `<g transform="translate(0 7)">${fill(d, foot)}</g>${fill(d, rim, "#1f140a", 2)}` +
    `<g transform="scale(${small})">${fill(d, "#FFF3D2", line, 2.4)}</g>`
  );
}

const HEXAGON = Array.from({ length: 6 }, (_, i): Point => [
  Math.cos((i * Math.PI) / 3) * 36,
  Math.sin((i * Math.PI) / 3) * 31,
]);
const DIAMOND: Point[] = [
  [0, -36],
  [40, 0],
  [0, 36],
  [-40, 0],
];

function zone(place: Place): string {
  const rim = RIMS[place.landscape];
  return place.kind === "inner"
    ? slab(DIAMOND, rim, "#5b3a05", "#F2C14E", 0.81)
    : slab(HEXAGON, rim, "#5b3f1a", "#fff", 0.84);
}

const DRAWN = { port, rural, outer: zone, inner: zone };

export const ground = (place: Place): string =>
  `<g transform="translate(${at(spot(place))})">${DRAWN[place.kind](place)}</g>`;
