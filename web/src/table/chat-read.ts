/** The number of the last line of chat that was read at each table. Kept in this browser only. */

const STORE = "bastide.read";
/** tables that are remembered, the latest last */
const MOST = 60;

function kept(): [table: string, n: number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

export const lastRead = (table: string): number => kept().find(([id]) => id === table)?.[1] ?? -1;

export function noteRead(table: string, n: number): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(STORE, JSON.stringify([...others, [table, n]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: the lines count as new when the table is opened again
  }
}
