/** The tables that wait for me: which comes next, and how many, also on the icon of the installed page. */
import { api } from "./api";
import type { Table, WaitingTable } from "./wire";

/** milliseconds between two looks while somebody sits at a table */
const EVERY = 60_000;

/** The number on the icon; none where the browser shows none. */
export function badge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  void done?.catch(() => {});
}

/** Whether somebody plays here in a game that takes days, and has others beside it. */
export const afar = (it: { table: Table | null; guest: boolean; jump: unknown }): boolean =>
  it.table?.live === false && !it.guest && !it.jump;

class Waiting {
  /** the longest wait first */
  tables = $state.raw<WaitingTable[]>([]);

  async look(): Promise<void> {
    // without an answer the last one stands
    this.tables = await api.waiting().catch(() => this.tables);
    badge(this.tables.length);
  }

  /** Looks now, and from then on now and then; says how to end that. */
  keep(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  others(here: string): WaitingTable[] {
    return this.tables.filter((it) => it.id !== here);
  }

  /** One after the other, the longest wait first, and then round again. */
  next(here: string): WaitingTable | undefined {
    const at = this.tables.findIndex((it) => it.id === here);
    return this.tables.slice(at + 1).find((it) => it.id !== here) ?? this.others(here)[0];
  }
}

export const waiting = new Waiting();
