/** Names of hexes, buildings and costs in the words of the game that is played. */
import { part, t, words } from "../../words/words.svelte";
import type { Skin } from "./buildings";
import { neighbours, title } from "./map";
import type { AttikaView, Hex, Resource } from "./view";

const PREFIX: Record<Skin, string> = { attika: "at", telegraph: "us" };

export const tokenName = (skin: Skin, token: string): string => t(`${PREFIX[skin]}-token-${part(token)}`);
export const cardName = (skin: Skin, card: Resource): string => t(`${PREFIX[skin]}-card-${card}`);
export const groupName = (skin: Skin, group: string): string => t(`${PREFIX[skin]}-group-${group}`);
export const cityName = (skin: Skin, city: string): string => t(`${PREFIX[skin]}-city-${part(city)}`);
/** The same inside a sentence. */
export const theCity = (skin: Skin, city: string): string => words.say(`${PREFIX[skin]}-city-${part(city)}`, {}, "the");
export const linkIn = (skin: Skin, n: number): string => t(`${PREFIX[skin]}-link-in`, { n });

/** `{ water: 1, clay: 2 }` as people say it. */
export const costText = (skin: Skin, cost: Record<string, number>): string =>
  new Intl.ListFormat(words.locale, { type: "unit" }).format(
    Object.entries(cost).map(([card, count]) =>
      card === "any" ? t("at-any", { count }) : t("at-amount", { count, card: cardName(skin, card as Resource) }),
    ),
  );

/** Which building of a player a place lies beside, as people point at it; nothing where there is none. */
export function beside({ game, hexes }: AttikaView, spot: { q: number; r: number }, seat: number): string {
  const near = new Set(neighbours(spot).map((it) => it.id));
  const own = hexes.find((hex) => hex.seat === seat && hex.token && near.has(hex.id));
  return own?.token ? t("at-beside", { token: tokenName(game, own.token) }) : "";
}

/** What lies on a hex, for those who hear the table. */
export function hexLabel(skin: Skin, hex: Hex, who: (seat: number) => string): string {
  const place = hex.symbol
    ? t("at-hex-symbol", { id: title(hex), card: cardName(skin, hex.symbol) })
    : t("at-hex", { id: title(hex) });
  if (hex.seat === null || hex.token === null) return `${place}, ${t("cell-free")}`;
  return `${place}, ${tokenName(skin, hex.token)}, ${who(hex.seat)}`;
}
