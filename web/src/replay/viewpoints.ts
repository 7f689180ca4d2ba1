/** Through whose eyes a game may be seen again. */
import type { Chair, Table } from "../wire";

/** After the end through everybody's. While a game runs through one's own; where a device is shared through nobody's, as whoever
 * holds it would see the others' hands. */
export function viewpoints(table: Table): Chair[] {
  if (table.status === "over") return table.chairs;
  const mine = table.chairs.filter((chair) => chair.mine);
  return mine.length === 1 ? mine : [];
}
