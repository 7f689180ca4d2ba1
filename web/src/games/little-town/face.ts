/** Little Town's face on the table. */
import type { GameFace } from "../face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { isTile } from "./tiles";
import TileLarge from "./TileLarge.svelte";
import Tray from "./Tray.svelte";
import type { LittleTownView } from "./view";

export const face: GameFace<LittleTownView> = {
  Board,
  Tray,
  Facts,
  Aside,
  panes: [
    { id: "town", name: "pane-town", icon: "map" },
    { id: "market", name: "pane-market", icon: "shop" },
    { id: "goals", name: "pane-goals", icon: "goal" },
  ],
  points: (view, seat) => view.seats[seat]?.score ?? 0,
  round: (view) => ({ now: view.round, of: 4 }),
  leader: (view) => ({ seat: view.first, icon: "first", name: "first-player" }),
  look(target) {
    const id = target.split(":").at(-1) ?? "";
    return isTile(id) ? { face: TileLarge, id } : null;
  },
};
