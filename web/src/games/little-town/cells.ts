/** Cells by name, their neighbours, and what lies there in words. */
import type { Choices } from "../../table/choices.svelte";
import { t } from "../../words/words.svelte";
import { effectText, tileName } from "./names";
import type { Cell, LittleTownView, Stock, Terrain } from "./view";

export const COLUMNS = "ABCDEFGHI";

export interface Place {
  name: string;
  c: number;
  r: number;
  cell: Cell;
}

export function places(view: LittleTownView): Place[] {
  return view.board.map((cell, i) => {
    const [c, r] = [i % 9, Math.floor(i / 9)];
    return { name: COLUMNS.charAt(c) + (r + 1), c, r, cell };
  });
}

export const around = (all: Place[], { c, r }: Place): Place[] =>
  all.filter((p) => Math.abs(p.c - c) <= 1 && Math.abs(p.r - r) <= 1 && (p.c !== c || p.r !== r));

/** what the printed land gives to a worker beside it */
export const PRINTED: Partial<Record<Terrain, Stock>> = { forest: "wood", mountain: "stone", lake: "fish" };

/** The tile that is paid for and has no place yet, if the question is about one. */
export function bought({ decision }: Choices): string | undefined {
  const tile = decision?.mine && decision.question === "lt-ask-site" ? decision.args["tile"] : undefined;
  return typeof tile === "object" ? tile.id.replace("lt-tile-", "").replaceAll("-", "_") : undefined;
}

export function cellLabel({ name, cell }: Place, who: (seat: number) => string): string {
  const parts = [name];
  if (cell.tile)
    parts.push(
      tileName(cell.tile),
      cell.owner === null ? "" : t("of-player", { name: who(cell.owner) }),
      effectText(cell.tile),
    );
  else parts.push(t(`terrain-${cell.terrain}`));
  if (cell.worker !== null) parts.push(t("worker-of", { name: who(cell.worker) }));
  else if (!cell.tile && cell.terrain === "grass") parts.push(t("cell-free"));
  return parts.filter(Boolean).join(", ");
}
