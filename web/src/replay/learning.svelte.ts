/** Learn from your mistakes: the moments are played again until the better move is found, or shown. */
import { api } from "../api";
import type { Attempted, Reviewed } from "../wire";

export const TRIES = 3;
/** so many tries before a hint is given */
const UNHELPED = 2;

export class Learning {
  at = $state(0);
  /** how often somebody has tried at this moment, and what came of it last */
  tries = $state(0);
  last = $state.raw<(Attempted & { label: string }) | null>(null);
  /** the best move is known: found, or shown */
  told = $state<"" | "found" | "shown">("");

  readonly now: Reviewed;
  readonly hint: string[];
  readonly left: number;
  readonly isLast: boolean;

  constructor(
    readonly table: string,
    readonly mistakes: Reviewed[],
  ) {
    this.now = $derived(mistakes[this.at] as Reviewed);
    this.hint = $derived(this.tries >= UNHELPED && !this.told ? this.now.why : []);
    this.left = $derived(TRIES - this.tries);
    this.isLast = $derived(this.at === mistakes.length - 1);
  }

  async attempt(act: number, label: string): Promise<void> {
    const { event } = this.now;
    const found = await api.tryMove(this.table, event, act);
    if (this.now.event !== event || this.told) return;
    this.tries++;
    this.last = { ...found, label };
    if (found.found) this.told = "found";
    else if (this.tries >= TRIES) this.show();
  }

  show(): void {
    this.told = "shown";
  }

  next(): void {
    this.at++;
    this.tries = 0;
    this.last = null;
    this.told = "";
  }
}
