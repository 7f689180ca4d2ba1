/** Emblems: a turned ring in one of 8 colours, an ivory field, one of 64 signs. */
import { mix } from "../art/colour";
import { picture } from "../art/picture";
import { buildings } from "./buildings";
import { things } from "./things";

export const rings = {
  cobalt: "#1F5FA8",
  brick: "#C8461B",
  ochre: "#D9A018",
  night: "#3A3346",
  leaf: "#3F7A3A",
  teal: "#1E7F78",
  plum: "#7A4A86",
  rose: "#B8456A",
};

export type Colour = keyof typeof rings;
export const colours = Object.keys(rings) as Colour[];

const drawings = { ...buildings, ...things };

export type Sign = keyof typeof drawings;

/** In the order in which they are offered. */
export const signs: Sign[] = [
  ...(["lighthouse", "chapel", "well", "statue", "column", "horse", "crane", "stall"] as const),
  ...(["library", "palace", "cathedral", "arch", "kiln", "mill", "aqueduct", "mine"] as const),
  ...(["palm", "cypress", "tree", "ship", "wheel", "clock", "rose", "fountain"] as const),
  ...(["fire", "barrel", "castle", "dome", "temple", "windmill", "wires", "cactus"] as const),
  ...(["sun", "star", "moon", "key", "bell", "fish", "wheat", "indigo"] as const),
  ...(["coffee", "tobacco", "sugar", "silver", "log", "stone", "wave", "grass"] as const),
  ...(["fir", "dune", "peak", "hill", "drop", "letter", "amphora", "hat"] as const),
  ...(["coin", "scales", "scroll", "book", "mug", "ring", "anchor", "anvil"] as const),
];

/** The two halves of what the server calls an emblem; one it does not know is the first of all. */
export function halves(emblem: string): [Colour, Sign] {
  const [colour, sign] = emblem.split("-");
  return [colours.find((it) => it === colour) ?? "cobalt", signs.find((it) => it === sign) ?? "lighthouse"];
}

export function emblemSvg(emblem: string): string {
  const [colour, sign] = halves(emblem);
  const ring = rings[colour];
  const field = `<radialGradient id="f" cx=".34" cy=".26" r=".9"><stop stop-color="#FFFDF4"/><stop offset=".7" stop-color="#FBEFD3"/><stop offset="1" stop-color="${mix("#F0DDB6", ring, 0.2)}"/></radialGradient>`;
  const turned = `<linearGradient id="g" x1=".1" y1="0" x2=".8" y2="1"><stop stop-color="${mix(ring, "#FFF8E6", 0.34)}"/><stop offset=".45" stop-color="${ring}"/><stop offset="1" stop-color="${mix(ring, "#2A1020", 0.34)}"/></linearGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><defs>${field}${turned}<clipPath id="k"><circle cx="24" cy="24" r="18.4"/></clipPath></defs>` +
    `<circle cx="24" cy="24" r="23" fill="url(#g)" stroke="#2A1B10" stroke-width="1.3"/>` +
    `<circle cx="24" cy="24" r="21.7" fill="none" stroke="#FFF8E6" stroke-opacity=".45" stroke-width=".8"/>` +
    `<circle cx="24" cy="24" r="18.6" fill="url(#f)" stroke="#2A1B10" stroke-opacity=".6" stroke-width=".9"/>` +
    `<g clip-path="url(#k)" color="#3a2415">${drawings[sign]()}</g></svg>`
  );
}

export const emblemPicture = (emblem: string): string => picture(`emblem-${emblem}`, () => emblemSvg(emblem));
