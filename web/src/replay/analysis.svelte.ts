/** The analysis of a finished game as far as it has come, and what is looked at of it. */
import { api, reasonOf } from "../api";
import { words } from "../words/words.svelte";
import type { GameAnalysis, Reviewed, SeatAccount, Table } from "../wire";

/** a move that cost less shows no dot */
export const SHOWN = 0.03;
const PAUSE = 700;

/** A gain or a loss, with its sign. */
export const signed = (share: number): string =>
  new Intl.NumberFormat(words.locale, { style: "percent", signDisplay: "exceptZero" }).format(share).replace("-", "−");

export class Analysis {
  state = $state<GameAnalysis["state"] | "unknown">("unknown");
  done = $state(0);
  events = $state(0);
  won = $state.raw<number[]>([]);
  accounts = $state.raw<SeatAccount[]>([]);
  choices = $state.raw<Reviewed[]>([]);
  /** whose decisions: those of one seat, or -1 for all */
  seat = $state(-1);
  /** the mistake that is looked at, by its moment */
  open = $state(-1);
  trouble = $state("");
  /** the seat whose mistakes are mine to learn from, or -1 */
  readonly own: number;
  #timer = 0;
  #turn = 0;

  readonly costly = $derived(this.choices.filter((it) => it.cost >= SHOWN));
  readonly shown = $derived(this.costly.find((it) => it.event === this.open));
  readonly percent = $derived(new Intl.NumberFormat(words.locale, { style: "percent" }));

  constructor(readonly table: Table) {
    this.own = table.chairs.find((chair) => chair.mine)?.seat ?? -1;
    this.seat = this.own;
  }

  /** Everything anew, in the language and from the chair of now. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    clearTimeout(this.#timer);
    await this.#ask(turn, 0);
  }

  async #ask(turn: number, since: number): Promise<void> {
    let found: GameAnalysis;
    try {
      found = await api.analysis(this.table.id, this.seat, since);
    } catch (error) {
      if (turn === this.#turn) this.trouble = reasonOf(error);
      return;
    }
    if (turn !== this.#turn) return;
    const { state, done, events, won, accounts } = found;
    Object.assign(this, { state, done, events, won, accounts });
    this.choices = since ? [...this.choices, ...found.choices] : found.choices;
    if (state === "running") this.#timer = window.setTimeout(() => void this.#ask(turn, this.choices.length), PAUSE);
  }

  async begin(): Promise<void> {
    await this.#change(() => api.analyse(this.table.id));
  }

  async stop(): Promise<void> {
    await this.#change(() => api.stopAnalysis(this.table.id));
  }

  async #change(change: () => Promise<void>): Promise<void> {
    this.trouble = "";
    try {
      await change();
    } catch (error) {
      this.trouble = reasonOf(error);
      return;
    }
    await this.load();
  }

  /** The mistake so many before or after the one that is looked at, all around. */
  step(by: number): Reviewed | undefined {
    const at = this.costly.findIndex((it) => it.event === this.open);
    return this.costly.at((at + by) % Math.max(1, this.costly.length));
  }

  close(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }
}
