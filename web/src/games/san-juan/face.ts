/** San Juan's face on the table. */
import type { GameFace } from "../face";
import { byCause } from "../../table/question";
import { component } from "../../components";
import Board from "./Board.svelte";
import CardLarge from "./CardLarge.svelte";
import { roleName } from "./names";
import { explain, gallery } from "./explain";
import Facts from "./Facts.svelte";
import Tray from "./Tray.svelte";
import type { SanJuanView } from "./view";

export const face: GameFace<SanJuanView> = {
  Board,
  Tray,
  Facts,
  gifts: ["sj-ask-prospect", "sj-ask-gold-mine"],
  panes: [
    { id: "city", name: "pane-city", icon: "house", holds: ["city"] },
    { id: "others", name: "pane-others", icon: "people", holds: [] },
  ],
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  cost: byCause,
  phase: (view) => (view.roles.some((role) => role.id === view.phase) ? roleName(view.phase) : ""),
  round: (view) => ({ now: view.round, of: null }),
  leader: (view) => ({ seat: view.governor, icon: "hat", name: "governor" }),
  explain,
  gallery,
  look(target) {
    const id = target.split(":").at(-1) ?? "";
    return component(id).name ? { face: CardLarge, id } : null;
  },
};
