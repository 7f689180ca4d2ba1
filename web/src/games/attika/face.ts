/** Attika and U.S. Telegraph on the table: a plain map; what lies nowhere on it is listed by the action bar. */
import { byCause } from "../../table/question";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Tray from "./Tray.svelte";
import type { AttikaView } from "./view";

export const face: GameFace<AttikaView> = {
  Board,
  Tray,
  Facts,
  panes: [{ id: "map", name: "pane-map", icon: "map" }],
  /** nobody has points: what counts is how many of the thirty buildings stand */
  points: (view, seat) => view.seats[seat]?.built_count ?? 0,
  cost: byCause,
  phase: () => "",
  round: (view) => ({ now: view.turn, of: null }),
  leader: (view) => ({ seat: view.first, icon: "first", name: "first-player" }),
  look: () => null,
};
