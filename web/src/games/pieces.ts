/** What the card of a game draws before its lines: a picture by the name of the piece. */
import { picture } from "../kit/art/picture";
import { icons, type IconName } from "../kit/icons";

export type Pieces = Partial<Record<string, () => string>>;

/** A sign of the kit as a picture. */
export const iconPicture = (name: IconName): string =>
  picture(
    `icon-${name}`,
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color="#6e3b1c">${icons[name].replaceAll("currentColor", "#6e3b1c")}</svg>`,
  );
