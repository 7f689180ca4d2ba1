/** The six boxes on the shelf. */
import { picture } from "../../kit/art/picture";
import type { GameChoice, GameId, NewTable } from "../../wire";
import { covers } from "./covers";

export type BoxId = "sj1" | "sj2" | "lt" | "gc" | "at" | "us";

export type Options = NonNullable<NewTable["options"]>;

export interface Box {
  id: BoxId;
  players: [number, number];
  /** the game inside, and its options */
  game: GameId;
  options: Options;
  /** what it is asked at first sight; rulings come after that */
  asks: string[];
  sky: [string, string];
  side: string;
}

export const boxes: Box[] = [
  {
    id: "sj1",
    players: [2, 4],
    game: "san-juan",
    options: { edition: 1, expansion: false },
    asks: ["start_variant"],
    sky: ["#A98CCB", "#F7B98A"],
    side: "#5C3F7A",
  },
  {
    id: "sj2",
    players: [2, 4],
    game: "san-juan",
    options: { edition: 2, expansion: false },
    asks: ["expansion", "start_variant"],
    sky: ["#6FBFD6", "#FFF0D0"],
    side: "#2F7F96",
  },
  {
    id: "lt",
    players: [2, 4],
    game: "little-town",
    options: { side: "A" },
    asks: ["side", "market"],
    sky: ["#8CCBE8", "#FFF6D8"],
    side: "#4E8A3C",
  },
  {
    id: "gc",
    players: [2, 4],
    game: "golden-city",
    options: {},
    asks: ["black_posts"],
    sky: ["#F09A4C", "#FFE9A8"],
    side: "#9A5A12",
  },
  {
    id: "at",
    players: [2, 4],
    game: "attika",
    options: {},
    asks: [],
    sky: ["#7FB6E0", "#FDF4DE"],
    side: "#2C5F94",
  },
  {
    id: "us",
    players: [2, 4],
    game: "telegraph",
    options: {},
    asks: [],
    sky: ["#E58A5C", "#FFD9A0"],
    side: "#7F3218",
  },
];

/** whether the name alone does not say which box it is */
export const sharesTitle = (box: Box): boolean => boxes.some((other) => other !== box && other.game === box.game);

/** Whether an option has a meaning for so many players, beside the options before it. */
export const fits = ({ needs }: GameChoice, options: Options, players: number): boolean =>
  needs === null || { ...options, players }[needs.option] === needs.value;

/** What an option may be at a table for so many. */
export const valuesOf = (choice: GameChoice, players: number): GameChoice["values"] =>
  choice.name === "first"
    ? choice.values.filter((value) => typeof value !== "number" || value < players)
    : choice.values;

/** The options of a table from that box, with the wishes that can be granted there. */
export function optionsOf(box: Box, choices: GameChoice[], wishes: Options, players: number): Options {
  const options = { ...box.options, ...wishes };
  for (const choice of choices) {
    const value = options[choice.name] ?? choice.default;
    if (!fits(choice, options, players) || !valuesOf(choice, players).includes(value)) delete options[choice.name];
  }
  return options;
}
export const boxOf = (id: string): Box | undefined => boxes.find((box) => box.id === id);

/** The box a table's game came out of. */
export function boxFor(game: GameId, options: Record<string, unknown>): Box | undefined {
  return boxes.find(
    (box) => box.game === game && (game !== "san-juan" || box.options["edition"] === options["edition"]),
  );
}

/** The cover, whole or cut to the part below the title. */
export function coverPicture(box: Box, whole: boolean): string {
  const view = whole ? "0 0 132 172" : "0 46 132 126";
  return picture(`cover-${box.id}-${whole}`, () => {
    const sky = `<linearGradient id="c" x1="0" y1="0" x2="0" y2=".7"><stop stop-color="${box.sky[0]}"/><stop offset="1" stop-color="${box.sky[1]}"/></linearGradient>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="${whole ? "none" : "xMidYMid slice"}"><defs>${sky}</defs><rect width="132" height="172" fill="url(#c)"/>${covers[box.id]()}</svg>`;
  });
}
