/** The line to a table: connects, takes up again after the last event seen, sends. */
import { keeping } from "./keeping.svelte";
import type { FromServer, ToServer } from "./wire";
import { t, words } from "./words/words.svelte";

export type LineState = "online" | "connecting" | "offline";

/** What a table needs from its line. Tests and replays pretend one. */
export interface Line {
  send(message: ToServer): void;
  close(): void;
}

export interface Listener {
  heard(message: FromServer): void;
  /** the state of the line, and in how many seconds it is tried again */
  changed(state: LineState, seconds: number): void;
  /** number of the last event seen, to resume from */
  lastEvent(): number;
  /** the line is closed for good, why, and whether that is because the table is not for this browser */
  ended(reason: string, shut?: boolean): void;
}

export type Dial = (listener: Listener) => Line;

/** Milliseconds of silence after which a line is given up: the server says something every 15 seconds. */
const SILENT = 45_000;
const PAUSES = [0, 1, 2, 3, 5, 8];

/** The server closes with these when trying again is no use, for the reason that the text says. */
const SHUT = 4403;
const FINAL: Record<number, string> = {
  [SHUT]: "no-guests",
  4404: "no-table",
  4409: "chair-moved",
  4410: "old-rules",
  4422: "broken-table",
};

export function dial(table: string): Dial {
  return (listener) => new TableLine(table, listener);
}

class TableLine implements Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #heard = 0;
  #watch = 0;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    document.addEventListener("visibilitychange", this.#look);
    this.#open();
  }

  /** Whoever has a network again, or looks again, does not wait for the next try; a line that broke unnoticed is redialled. */
  readonly #now = (): void => {
    if (this.#watch !== 0 && document.visibilityState !== "hidden") this.#listen();
    if (this.#timer === 0 || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Who looks at a table is not called to it; a page that is out of view says so. */
  readonly #look = (): void => this.send({ type: "look", on: document.visibilityState !== "hidden" });

  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #end(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#timer = this.#watch = 0;
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    document.removeEventListener("visibilitychange", this.#look);
  }

  #open(): void {
    this.#timer = 0;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const event = this.listener.lastEvent();
    const query = new URLSearchParams({ lang: words.locale, ...(event >= 0 ? { after: String(event) } : {}) });
    const socket = new WebSocket(`${scheme}//${location.host}/ws/table/${encodeURIComponent(this.table)}?${query}`);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#listen();
    socket.onopen = () => {
      if (document.visibilityState === "hidden") this.#look();
    };
    // a server that cannot serve us takes the line and closes it: only what is heard shows that it stands
    socket.onmessage = (message: MessageEvent<string>) => {
      // whoever was away may be a newer server
      if (this.#tries > 1) void keeping.look();
      this.#tries = 0;
      this.#heard = Date.now();
      this.listener.changed("online", 0);
      const said = JSON.parse(message.data) as FromServer;
      if (said.type !== "beat") this.listener.heard(said);
    };
    socket.onclose = ({ code }) => {
      clearTimeout(this.#watch);
      this.#watch = 0;
      const reason = FINAL[code];
      if (!reason) this.#later();
      else {
        this.#end();
        this.listener.ended(t(reason), code === SHUT);
      }
    };
  }

  /** A line that has been silent for too long is broken, even where the browser has not noticed. */
  #listen(): void {
    clearTimeout(this.#watch);
    const left = this.#heard + SILENT - Date.now();
    if (left > 0) {
      this.#watch = window.setTimeout(() => this.#listen(), left);
      return;
    }
    this.#watch = 0;
    if (this.#socket) this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket?.close();
    this.#later();
  }

  #later(): void {
    if (this.#closed) return;
    const seconds = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 8;
    this.listener.changed(navigator.onLine === false ? "offline" : "connecting", seconds);
    this.#timer = window.setTimeout(() => this.#open(), seconds * 1000 + Math.random() * 300);
  }
}
