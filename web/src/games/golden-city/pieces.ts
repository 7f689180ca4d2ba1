/** What the card of the game draws before its lines. */
import type { Pieces } from "../pieces";
import { backPicture, handPicture, postPicture, scenePicture, signPicture } from "./art";

export const pieces: Pieces = {
  "score-card": () => backPicture("score"),
  "bidding-hand": () => handPicture(0),
  port: () => postPicture(0),
  site: () => scenePicture("forest"),
  key: () => signPicture("key"),
  reward: () => signPicture("letter"),
};
