/** A worked example on the table: it lies there in place of the game until it is put away. */
import { api } from "../api";
import { fetchComponents } from "../components";
import type { Example, Table } from "../wire";
import { words } from "../words/words.svelte";
import { Session } from "../table/session.svelte";
import { glow } from "../table/glow";

export class Playing {
  readonly session: Session;
  at = $state(0);
  readonly moment = $derived.by(() => this.example.moments[this.at]);
  readonly last = $derived.by(() => this.at === this.example.moments.length - 1);

  private constructor(
    readonly rule: string,
    readonly title: string,
    readonly text: string,
    readonly example: Example,
    readonly table: Table,
    readonly own: Table,
  ) {
    // nothing is ever sent
    this.session = new Session(() => ({ send() {}, close() {} }));
    this.session.jump = () => {};
    this.show(0);
  }

  /** Fetches an example and lays its first position; what is printed on the pieces may differ from the table's. */
  static async begin(own: Table, rule: { id: string; title: string; text: string }): Promise<Playing> {
    const example = await api.example(own.game, rule.id, words.locale);
    const seat = example.moments[0]?.seat ?? 0;
    const chairs = example.names.map((name, at) => ({
      seat: at,
      kind: "person" as const,
      name,
      present: true,
      mine: at === seat,
      ready: true,
      coached: false,
      stand_in: false,
    }));
    const table: Table = { ...own, options: example.options, status: "playing", chairs };
    await fetchComponents(table);
    return new Playing(rule.id, rule.title, rule.text, example, table, own);
  }

  /** What is printed on the pieces is that of the game again. */
  async end(): Promise<void> {
    await fetchComponents(this.own);
  }

  show(at: number): void {
    const moment = this.example.moments[at];
    if (!moment) return;
    this.at = at;
    this.session.heard({
      type: "snapshot",
      table: this.table,
      revision: at,
      event: at,
      viewer: moment.seat,
      view: moment.view,
      decision: null,
      undo: { allowed: false },
      log: [],
      chat: [],
    });
    // the pieces are drawn before they shine
    requestAnimationFrame(() => requestAnimationFrame(() => glow(moment.targets)));
  }
}
