/** The boxes on the shelf: every game has one, or one for each of its editions. */
import { api } from "../../api";
import type { GameBox, GameChoice, GameFacts, NewTable } from "../../wire";

export type Options = NonNullable<NewTable["options"]>;

export interface Box extends GameBox {
  game: GameFacts;
}

export async function fetchBoxes(): Promise<Box[]> {
  const games = await api.games();
  return games.flatMap((game) => game.boxes.map((box) => ({ ...box, game })));
}

/** For how many the game in a box is. */
export const countsOf = ({ game }: Box): number[] =>
  (game.choices.find((it) => it.name === "players")?.values ?? []).filter((it) => typeof it === "number");

/** The box to begin with: the first game as it is usually played. */
export function usualBox(boxes: Box[]): Box | undefined {
  const [first] = boxes;
  const isUsual = ({ game, options }: Box): boolean =>
    game.choices.every((it) => (options[it.name] ?? it.default) === it.default);
  return boxes.find((box) => box.game.id === first?.game.id && isUsual(box)) ?? first;
}

/** All options as they stand at a table for so many. */
export const complete = ({ game }: Box, options: Options, players: number): Options => ({
  ...Object.fromEntries(game.choices.map((it) => [it.name, it.default])),
  ...options,
  players,
});

/** Whether an option has a meaning beside the others. */
export const fits = ({ needs }: GameChoice, all: Options): boolean =>
  needs === null || all[needs.option] === needs.value;

/** What an option may be at a table for so many. */
export const valuesOf = (choice: GameChoice, players: number): GameChoice["values"] =>
  choice.name === "first"
    ? choice.values.filter((value) => typeof value !== "number" || value < players)
    : choice.values;

/** The options of a table from that box, with the wishes that can be granted there. */
export function optionsOf(box: Box, wishes: Options, players: number): Options {
  const options = { ...box.options, ...wishes };
  for (const choice of box.game.choices) {
    const all = complete(box, options, players);
    const value = options[choice.name] ?? choice.default;
    if (!fits(choice, all) || !valuesOf(choice, players).includes(value)) delete options[choice.name];
  }
  return options;
}
