import type { Chair, Table } from "../wire";

/** Chairs that this browser may send to another device: its own, and for the host those of friends who are away. */
export function movable(table: Table | null | undefined): Chair[] {
  if (table?.status !== "playing" && table?.status !== "paused") return [];
  return table.chairs.filter((it) => it.mine || (table.host && it.kind === "person" && !it.present));
}
