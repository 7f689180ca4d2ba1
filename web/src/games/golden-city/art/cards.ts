/** Landscape cards, and the backs of the piles. Names stand beside them, in the reader's language. */
import type { Landscape } from "../view";
import { scenes, SKIES, TINTS } from "./scenes";
import { signs, type SignName } from "./signs";

const sign = (name: SignName, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24">${signs[name]}</svg>`;

const fade = (id: string, [top, foot]: readonly [string, string]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/>` +
  `<stop offset="1" stop-color="${foot}"/></linearGradient>`;

/** A scene in its frame, with the sign of the landscape in a corner. */
export const scene = (land: Landscape): string =>
  `<defs>${fade("sky", SKIES[land])}${fade("water", ["#43a5ad", "#1b6d7c"])}` +
  '<clipPath id="frame"><rect x="2" y="2" width="96" height="112" rx="8"/></clipPath></defs>' +
  `<g clip-path="url(#frame)"><g transform="translate(0 -6)">${scenes[land]}</g></g>` +
  `<rect x="2" y="2" width="96" height="112" rx="8" fill="none" stroke="${TINTS[land]}" stroke-width="2.5"/>` +
  '<rect x="4" y="4" width="92" height="108" rx="6" fill="none" stroke="#fff" stroke-opacity=".5"/>' +
  `<circle cx="20" cy="20" r="18" fill="#FFFBF2" stroke="${TINTS[land]}" stroke-width="2"/>${sign(land, 7, 7, 26)}`;

const back = (ground: string, line: string, drawing: string): string =>
  '<rect width="100" height="140" rx="10" fill="#f3e3bd"/>' +
  `<rect x="6" y="6" width="88" height="128" rx="6" fill="${ground}"/>` +
  `<rect x="11" y="11" width="78" height="118" rx="4" fill="none" stroke="${line}" stroke-width="2"/>${drawing}`;

export const backs = {
  score: back(
    "#7a2f1c",
    "#F2C14E",
    '<circle cx="50" cy="70" r="25" fill="none" stroke="#F2C14E" stroke-width="2"/>' +
      '<path d="M50 36l5 29 29 5-29 5-5 29-5-29-29-5 29-5z" fill="#F2C14E"/>' +
      '<circle cx="50" cy="70" r="13" fill="#7a2f1c" stroke="#F2C14E" stroke-width="2"/>',
  ),
  bonus: back(
    "#5e2c60",
    "#E9C4E2",
    '<path d="M50 38l9 21 23 2-17 15 5 23-20-12-20 12 5-23-17-15 23-2z" fill="#F7D774" stroke="#3a1a3c" stroke-width="2"/>',
  ),
  goods: back("#8b5a2b", "#f1cf98", sign("goods", 18, 38, 64)),
  key: back("#b33a2c", "#FFD98A", `<circle cx="50" cy="70" r="33" fill="#7c1f15"/>${sign("key", 18, 38, 64)}`),
  land: back("#2f6f6a", "#bfe6d8", sign("card", 18, 38, 64)),
};

export type Back = keyof typeof backs;
