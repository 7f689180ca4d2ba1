/** Attika and U.S. Telegraph on the table: one engine, two skins. */
import { byCause } from "../../table/question";
import { t, words } from "../../words/words.svelte";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { ALL } from "./buildings";
import { explain, gallery } from "./explain";
import Facts from "./Facts.svelte";
import { theCity } from "./names";
import Tray from "./Tray.svelte";
import type { AttikaView } from "./view";

const left = (view: AttikaView, seat: number): number => ALL - (view.seats[seat]?.built_count ?? 0);

export const face: GameFace<AttikaView> = {
  Board,
  Tray,
  Facts,
  Result: () => import("./Result.svelte"),
  outcome(view) {
    if (view.winner === null) return t("at-event-limit");
    const linked = view.seats[view.winner]?.settlements.find((it) => it.cities.length > 1)?.cities ?? [];
    const cities = new Intl.ListFormat(words.locale).format(linked.map((city) => theCity(view.game, city)));
    const who = words.who(view.winner);
    return view.ending === "linked" ? t("at-event-linked", { ...who, cities }) : t("at-event-all-built", who);
  },
  panes: [
    { id: "board", name: "at-pane-board", icon: "house", holds: ["display", "stack"] },
    { id: "map", name: "pane-map", icon: "map", holds: ["hex"] },
  ],
  /** nobody has points: what counts is how many of the thirty buildings are still to be built */
  points: left,
  tally: (view, seat, name) => ({ label: t("at-chair-left", { name, points: left(view, seat) }), unit: t("at-left") }),
  cost: byCause,
  phase: () => "",
  round: (view) => ({ now: Math.ceil(view.turn / view.seats.length), of: null }),
  leader: (view) => ({ seat: view.first, icon: "first", name: "first-player" }),
  explain,
  gallery,
  look: () => null,
};
