/** Pictures of tiles, pieces, signs and of the land. */
import { picture } from "../../../kit/art/picture";
import { house, token, worker } from "./pieces";
import { face } from "./recipe";
import { signs, type Sign } from "./signs";
import { terrain } from "./terrain";
import { lands } from "./terrain/land";
import { landmarks } from "./landmarks";
import { shops } from "./shops";
import { work } from "./work";

const recipes: Record<string, Parameters<typeof face>[0]> = { ...work, ...shops, ...landmarks };

const svg = (box: string, drawing: string, fit = "xMidYMid meet"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="${fit}">${drawing}</svg>`;

/** A tile that nobody has drawn yet has none. */
export function tilePicture(id: string): string | undefined {
  const recipe = recipes[id];
  return recipe && picture(`lt-tile-${id}`, () => svg("1.5 5 97 97", face(recipe), "xMidYMin slice"));
}
export const workerPicture = (seat: number): string =>
  picture(`lt-worker-${seat}`, () => svg("0 0 30 40", worker(seat)));
export const housePicture = (seat: number): string => picture(`lt-house-${seat}`, () => svg("0 0 30 31", house(seat)));
export const tokenPicture = (seat: number): string => picture(`lt-token-${seat}`, () => svg("0 0 24 24", token(seat)));
export const signPicture = (sign: Sign): string =>
  picture(`lt-sign-${sign}`, () => svg("0 0 24 24", signs[sign].replaceAll("currentColor", "#6d4a28")));
export const landPicture = (side: "A" | "B"): string => picture(`lt-land-${side}`, () => terrain(lands[side]));
