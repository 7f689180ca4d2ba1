/** What the card of the game draws before its lines. */
import type { Pieces } from "../pieces";
import { housePicture, signPicture, tilePicture, workerPicture } from "./art";

export const pieces: Pieces = {
  worker: () => workerPicture(0),
  terrain: () => signPicture("around"),
  building: () => housePicture(1),
  tile: () => tilePicture("quarry") ?? signPicture("home"),
  objective: () => signPicture("star"),
  food: () => signPicture("fish"),
};
