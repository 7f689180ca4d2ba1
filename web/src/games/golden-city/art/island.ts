/** The whole board as one picture, from the sea to the streets of the city. */
import type { Place } from "../view";
import { city } from "./city";
import { coast, QUARTERS, rivers, sectors } from "./land";
import { at, draw, fill, MAP, smooth, spot } from "./pen";
import { country, streets, type Road } from "./roads";
import { scenery } from "./scenery";
import { rose, shallows, ships, waves } from "./sea";

/** How much sea is drawn on each side of the map, in maps. */
export const SEA = 0.8;

const stops = (...colours: [offset: number, colour: string][]): string =>
  colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");

const GROUNDS = {
  mountain: ['x1="0" y1="0" x2="0" y2="1"', "#bdb2a6", "#d8cbb8"],
  desert: ['x1="1" y1="0" x2="0" y2="0"', "#e7c887", "#f3dfae"],
  forest: ['x1="0" y1="1" x2="0" y2="0"', "#6f9a62", "#98b97d"],
  prairie: ['x1="0" y1="0" x2="1" y2="0"', "#b4cb68", "#cfdb8d"],
} as const;

const paints = (shore: string): string =>
  `<defs><clipPath id="land"><path d="${shore}"/></clipPath>` +
  '<radialGradient id="sea" cx="640" cy="500" r="1150" gradientUnits="userSpaceOnUse">' +
  stops([0, "#58bcb6"], [0.45, "#3fa6a6"], [0.68, "#238089"], [1, "#125663"]) +
  '</radialGradient><radialGradient id="gold" cx=".32" cy=".25" r=".95">' +
  stops([0, "#ffeaa0"], [0.5, "#F2C14E"], [1, "#c88c1c"]) +
  '</radialGradient><radialGradient id="sun" cx="250" cy="60" r="1300" gradientUnits="userSpaceOnUse">' +
  '<stop offset="0" stop-color="#fff3cf" stop-opacity=".3"/><stop offset=".5" stop-color="#fff3cf" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#1a0d20" stop-opacity=".22"/></radialGradient>' +
  QUARTERS.map((land) => {
    const [way, a, b] = GROUNDS[land];
    return `<linearGradient id="${land}" ${way}>${stops([0, a], [1, b])}</linearGradient>`;
  }).join("") +
  "</defs>";

const river = (d: string): string =>
  draw(d, "#8a6d3c", 33, ' opacity=".55"') +
  draw(d, "#f0e2b8", 29) +
  draw(d, "#1d7286", 22) +
  draw(d, "#3aa0ae", 17) +
  draw(d, "#c9f2ee", 2, ' stroke-dasharray="22 26" opacity=".9"');

const ground = (shore: string): string =>
  `<path d="${shore}" transform="translate(5 12)" fill="#0b3b46" opacity=".55"/>` +
  fill(shore, "#f3e2b3", "#8d6f3b", 3) +
  '<g clip-path="url(#land)">' +
  QUARTERS.map((land) => fill(`M${at(...sectors[land])}Z`, `url(#${land})`)).join("") +
  draw(shore, "#f6e7ba", 26) +
  draw(shore, "#e2c98d", 9) +
  Object.values(rivers)
    .map((course) => river(smooth(course)))
    .join("") +
  "</g>";

export function island(places: Place[], all: Road[]): string {
  const shore = coast(places.filter((place) => place.kind === "port"));
  const spots = places.map(spot);
  const ways = all.map((road) => road.ends);
  const [left, top] = [MAP.left - SEA * MAP.width, MAP.top - SEA * MAP.height];
  const [width, height] = [(1 + 2 * SEA) * MAP.width, (1 + 2 * SEA) * MAP.height];
  const sheet = (paint: string): string =>
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#${paint})"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">` +
    paints(shore) +
    sheet("sea") +
    shallows(shore) +
    waves() +
    ships() +
    ground(shore) +
    scenery(spots, ways) +
    country(all) +
    city(spots, ways) +
    streets(all) +
    sheet("sun") +
    rose() +
    "</svg>"
  );
}
