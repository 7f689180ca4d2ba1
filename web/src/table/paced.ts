/** Steps of bots stay in view for a moment, so what comes after one may have to wait. */
import { prefs } from "../kit/prefs.svelte";
import type { FromServer } from "../wire";

/** steps of bots that would take longer than this, in milliseconds, are shown faster */
const LONG_QUEUE = 1200;

export class Paced {
  readonly #take: (message: FromServer) => void;
  readonly #isBotAsked: () => boolean;
  #queue: FromServer[] = [];
  /** the timer while a bot's step is in view */
  #pause = 0;

  constructor(take: (message: FromServer) => void, isBotAsked: () => boolean) {
    this.#take = take;
    this.#isBotAsked = isBotAsked;
  }

  add(message: FromServer): void {
    this.#queue.push(message);
    if (this.#pause === 0) this.#drain();
  }

  #drain(): void {
    this.#pause = 0;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const bot = next.type === "update" && this.#isBotAsked();
      this.#take(next);
      if (!bot || prefs.botPause === 0) continue;
      const queued = this.#queue.length * prefs.botPause;
      this.#pause = window.setTimeout(() => this.#drain(), prefs.botPause / (queued > LONG_QUEUE ? 3 : 1));
      return;
    }
  }

  /** What waits is taken at once. */
  skip(): void {
    if (this.#pause === 0) return;
    clearTimeout(this.#pause);
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#take(next);
    this.#pause = 0;
  }

  clear(): void {
    clearTimeout(this.#pause);
    this.#queue = [];
  }
}
