/** Finding games among those that were played. */
import type { Played } from "../wire";

export interface Wish {
  /** a name, a box or a month, in any case */
  text: string;
  box: string;
  person: string;
  won: boolean;
}

const month = (game: Played, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" }).format(game.ended * 1000);

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const boxName = (game: Played): string => (game.edition ? `${game.title}, ${game.edition}` : game.title);

/** Whether a game is what somebody looks for; every word must be found somewhere. */
export function fits(game: Played, wish: Wish, locale: string): boolean {
  const me = game.seats.find((seat) => seat.mine);
  if (wish.box && game.box !== wish.box) return false;
  if (wish.person && !game.seats.some((seat) => !seat.mine && seat.name === wish.person)) return false;
  if (wish.won && me?.place !== 1) return false;
  const words = plain(wish.text).split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const said = plain([boxName(game), month(game, locale), ...game.seats.map((seat) => seat.name)].join(" "));
  return words.every((word) => said.includes(word));
}

/** The months, the latest first, with their games. */
export function byMonth(games: Played[], locale: string): [string, Played[]][] {
  const months = new Map<string, Played[]>();
  for (const game of games) {
    const name = month(game, locale);
    months.set(name, [...(months.get(name) ?? []), game]);
  }
  return [...months];
}

/** The boxes that were played, the one played most often first. */
export function boxesOf(games: Played[]): { id: string; name: string }[] {
  const names = new Map(games.map((game) => [game.box, boxName(game)]));
  return often(games.map((game) => game.box)).map((id) => ({ id, name: names.get(id) ?? id }));
}

/** The people one has played with, those one meets most often first; bots are not people. */
export const peopleOf = (games: Played[]): string[] =>
  often(games.flatMap((game) => game.seats.filter((seat) => !seat.mine && !seat.bot).map((seat) => seat.name)));

function often(names: string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}
