/** The Golden City's face on the table. */
import { byThing } from "../../table/question";
import { t } from "../../words/words.svelte";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Tray from "./Tray.svelte";
import type { GoldenCityView } from "./view";
import Won from "./Won.svelte";

export const face: GameFace<GoldenCityView> = {
  Board,
  Tray,
  Facts,
  Sign: Won,
  panes: [
    { id: "map", name: "pane-map", icon: "map" },
    { id: "goods", name: "gc-stores", icon: "shop" },
  ],
  points: (view, seat) => view.seats[seat]?.score ?? view.seats[seat]?.letters ?? 0,
  cost: byThing,
  phase: (view) => (view.groups.length > 0 ? t("gc-phase-auction") : ""),
  round: (view) => ({ now: view.round, of: view.rounds }),
  leader: (view) => ({ seat: view.first, icon: "first", name: "first-player" }),
  look: () => null,
};
