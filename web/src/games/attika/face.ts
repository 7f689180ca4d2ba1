/** Attika and U.S. Telegraph on the table: one engine, two skins. */
import { byCause } from "../../table/question";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { ALL } from "./buildings";
import Facts from "./Facts.svelte";
import Tray from "./Tray.svelte";
import type { AttikaView } from "./view";

export const face: GameFace<AttikaView> = {
  Board,
  Tray,
  Facts,
  panes: [
    { id: "map", name: "pane-map", icon: "map" },
    { id: "board", name: "at-pane-board", icon: "house" },
    { id: "stacks", name: "at-pane-stacks", icon: "cards" },
  ],
  /** nobody has points: what counts is how many of the thirty buildings are still to be built */
  points: (view, seat) => ALL - (view.seats[seat]?.built_count ?? 0),
  tally: { label: "at-chair-left", unit: "at-left" },
  cost: byCause,
  phase: () => "",
  round: (view) => ({ now: view.turn, of: null }),
  leader: (view) => ({ seat: view.first, icon: "first", name: "first-player" }),
  look: () => null,
};
