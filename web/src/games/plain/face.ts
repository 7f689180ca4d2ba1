/** The face of a game without page code of its own. */
import { byCause } from "../../table/question";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import type { Json, PlainView } from "./things";
import Tray from "./Tray.svelte";

const numberOf = (value: Json | undefined): number | undefined => (typeof value === "number" ? value : undefined);

/** What a seat says under a word, if it is a number. */
function ofSeat({ seats }: PlainView, seat: number, word: string): number | undefined {
  const its = Array.isArray(seats) ? seats[seat] : undefined;
  return typeof its === "object" && its !== null && !Array.isArray(its) ? numberOf(its[word]) : undefined;
}

export const face: GameFace<PlainView> = {
  Board,
  Tray,
  Facts,
  panes: [{ id: "table", name: "plain-pane", icon: "map", holds: [] }],
  points: (view, seat) => ofSeat(view, seat, "points"),
  cost: byCause,
  phase: () => "",
  round(view) {
    const now = numberOf(view["round"]);
    return now === undefined ? null : { now, of: numberOf(view["rounds"]) ?? null };
  },
  leader: (view) => ({ seat: numberOf(view["first"]) ?? -1, icon: "first", name: "first-player" }),
  look: () => null,
};
