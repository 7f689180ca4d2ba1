/** The Golden City's face on the table. */
import { byThing } from "../../table/question";
import { t } from "../../words/words.svelte";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Facts from "./Facts.svelte";
import Tray from "./Tray.svelte";
import { isForTwo, type GoldenCityView } from "./view";
import Won from "./Won.svelte";

export const face: GameFace<GoldenCityView> = {
  Board,
  Tray,
  Facts,
  Sign: Won,
  panes: [
    { id: "map", name: "pane-map", icon: "map", holds: ["place", "offer"] },
    { id: "goods", name: "gc-stores", icon: "shop", holds: ["goods"] },
  ],
  /** letters, which may be hidden; with two players they only lead to victory points (GC-209, GC-213) */
  points(view, seat) {
    const its = view.seats[seat];
    return its ? (its.score ?? (isForTwo(view) ? its.victory : its.letters)) : 0;
  },
  tally(view, seat, name) {
    const its = view.seats[seat];
    if (!its || !isForTwo(view)) return null;
    const won = { points: its.score ?? its.victory, letters: its.letters ?? "hidden" };
    return { label: t("gc-chair-victory", { name, ...won }), unit: t("gc-victory-unit") };
  },
  cost: byThing,
  phase: (view) => (view.groups.length > 0 ? t("gc-phase-auction") : ""),
  round: (view) => ({ now: view.round, of: view.rounds }),
  leader: (view) => ({ seat: view.first, icon: "first", name: "first-player" }),
  explain,
  look: () => null,
};
