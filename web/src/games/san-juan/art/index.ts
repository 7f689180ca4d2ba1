/** Pictures of the cards and of the roles. */
import { draw, parts, skies, type Recipe, type Sky } from "../../../kit/art/recipe";
import { scenes } from "../../../kit/art/scenes";
import { picture } from "../../../kit/art/picture";
import type { RoleId } from "../view";
import { expansion } from "./expansion";
import { monuments } from "./monuments";
import { production } from "./production";
import { quarter } from "./quarter";
import { roles } from "./roles";
import { town } from "./town";

export const recipes = { ...production, ...town, ...quarter, ...monuments, ...expansion };

const ORDER = Object.keys(recipes);

const frame = (box: string, fit: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="${fit}"><defs>${skies}</defs>${drawing}</svg>`;

/** A card that nobody has drawn yet has none. */
export function cardPicture(id: string): string | undefined {
  const recipe = (recipes as Record<string, Recipe>)[id];
  return (
    recipe && picture(`sj-card-${id}`, () => frame("4 4 112 75", "xMidYMax meet", draw(recipe, ORDER.indexOf(id) + 3)))
  );
}

const ROLE_SKY: Record<RoleId, Sky> = {
  builder: "mon",
  producer: "prod",
  trader: "exp",
  councillor: "six",
  prospector: "city",
};

export function rolePicture(id: RoleId): string {
  return picture(`sj-role-${id}`, () =>
    frame("0 0 120 84", "xMidYMid slice", scenes.sky(ROLE_SKY[id]) + scenes.sun() + parts(roles[id])),
  );
}
