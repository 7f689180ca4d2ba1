/** The six boxes on the shelf. */
import { picture } from "../../kit/art/picture";
import type { GameId, NewTable } from "../../wire";
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
/** Whether an option matters at that table: for so many players, in that edition, beside other wishes. */
export function fits(name: string, box: Box, wishes: Options, players: number): boolean {
  if (name === "black_posts" || name === "drought_scope") return players === 2;
  if (name === "black_post_second_reward") return players === 2 && wishes["black_posts"] === true;
  if (name === "prefecture_cost") return box.options["edition"] === 2;
  if (name === "customs_office_cost") return wishes["expansion"] === true;
  if (name === "first") return typeof wishes[name] !== "number" || wishes[name] < players;
  return true;
}
/** The options of a table from that box, with the wishes that matter there. */
export const optionsOf = (box: Box, wishes: Options, players: number): Options => ({
  ...box.options,
  ...Object.fromEntries(Object.entries(wishes).filter(([name]) => fits(name, box, wishes, players))),
});
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
