/** Pictures of the island, its places, cards, pieces and signs. */
import { picture } from "../../../kit/art/picture";
import type { Landscape, Place } from "../view";
import { backs, scene, type Back } from "./cards";
import { ground } from "./grounds";
import { island } from "./island";
import { MAP } from "./pen";
import { hand, post, stake } from "./pieces";
import type { Road } from "./roads";
import { signs, type SignName } from "./signs";

const svg = (box: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;

export const islandPicture = (places: Place[], roads: Road[]): string =>
  picture(`gc-island-${roads.map((road) => road.ids.join("-")).join()}`, () => island(places, roads));
/** What is printed where posts may stand; lamp light leaves it bright. */
export const placesPicture = (places: Place[]): string =>
  picture(`gc-places-${places.map((place) => `${place.id}${place.x},${place.y}`).join()}`, () =>
    svg(`${MAP.left} ${MAP.top} ${MAP.width} ${MAP.height}`, places.map(ground).join("")),
  );
export const scenePicture = (land: Landscape): string =>
  picture(`gc-scene-${land}`, () => svg("0 0 100 116", scene(land)));
export const backPicture = (back: Back): string => picture(`gc-back-${back}`, () => svg("0 0 100 140", backs[back]));
export const postPicture = (seat: number): string => picture(`gc-post-${seat}`, () => svg("0 0 40 44", post(seat)));
export const stakePicture = (seat: number): string => picture(`gc-stake-${seat}`, () => svg("0 0 40 44", stake(seat)));
export const handPicture = (seat: number): string => picture(`gc-hand-${seat}`, () => svg("0 0 54 68", hand(seat)));
export const signPicture = (sign: SignName): string => picture(`gc-sign-${sign}`, () => svg("0 0 24 24", signs[sign]));
