/** Little Town's face on the table. */
import { t } from "../../words/words.svelte";
import type { GameFace } from "../face";
import { byThing } from "../../table/question";
import { component } from "../../components";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { explain, gallery } from "./explain";
import Facts from "./Facts.svelte";
import TileLarge from "./TileLarge.svelte";
import Tray from "./Tray.svelte";
import Won from "./Won.svelte";
import type { LittleTownView } from "./view";

export const face: GameFace<LittleTownView> = {
  Board,
  Tray,
  Facts,
  Aside,
  Sign: Won,
  panes: [
    { id: "town", name: "pane-town", icon: "map", holds: ["cell", "tile", "site"] },
    { id: "market", name: "pane-market", icon: "shop", holds: ["market"] },
    { id: "goals", name: "pane-goals", icon: "goal", holds: ["goal"] },
  ],
  points: (view, seat) => view.seats[seat]?.score ?? 0,
  cost: byThing,
  phase: (view) => (view.phase === "feeding" ? t("phase-supper") : ""),
  round: (view) => ({ now: view.round, of: 4 }),
  leader: (view) => ({ seat: view.first, icon: "first", name: "first-player" }),
  explain,
  gallery,
  look(target) {
    const id = target.split(":").at(-1) ?? "";
    return component(id).kind === "building" ? { face: TileLarge, id } : null;
  },
};
