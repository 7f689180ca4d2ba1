/** What the card of the game draws before its lines. */
import type { Pieces } from "../pieces";
import { iconPicture } from "../pieces";
import { rolePicture } from "./art";

export const pieces: Pieces = {
  role: () => iconPicture("hat"),
  hand: () => rolePicture("builder"),
  good: () => rolePicture("producer"),
  "trading-house": () => rolePicture("trader"),
  "draw-pile": () => rolePicture("councillor"),
  prospector: () => rolePicture("prospector"),
};
