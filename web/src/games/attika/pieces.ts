/** What the cards of both games draw before their lines. */
import type { Pieces } from "../pieces";
import { iconPicture } from "../pieces";
import { cardPicture, cityPicture, signPicture, terrainPicture } from "./art";
import type { Skin } from "./buildings";

export const pieces = (skin: Skin): Pieces => ({
  stack: () => iconPicture("list"),
  display: () => cityPicture(skin),
  hex: () => terrainPicture(skin, "clay"),
  arrow: () => iconPicture("link"),
  card: () => cardPicture(skin, "wood"),
  amphora: () => signPicture(skin, "bonus"),
  worker: () => signPicture(skin, "bonus"),
});
