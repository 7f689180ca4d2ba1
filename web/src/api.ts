/** Everything the page asks for outside a table's line, under `/api`. */
import { words } from "./words/words.svelte";
import type {
  BestMoves,
  GameId,
  Home,
  HostFacts,
  Invitation,
  Made,
  NewTable,
  ReplayMarks,
  RuleText,
  Seating,
  Snapshot,
} from "./wire";

export interface Api {
  home(): Promise<Home>;
  create(table: NewTable): Promise<string>;
  invitation(code: string): Promise<Invitation>;
  join(code: string, seat: number, name: string): Promise<string>;
  reseat(table: string, seat: number, seating: Seating): Promise<void>;
  ready(table: string, ready: boolean): Promise<void>;
  rematch(table: string): Promise<string>;
  standIn(table: string, seat: number, on: boolean): Promise<void>;
  pause(table: string, on: boolean): Promise<void>;
  rules(game: GameId, locale: string): Promise<RuleText[]>;
  replay(table: string): Promise<ReplayMarks>;
  /** a moment of a replay, with so many lines of its log */
  moment(table: string, event: number, seat: number, lines: number): Promise<Snapshot>;
  /** what a bot thinks of a moment of a finished game */
  best(table: string, event: number): Promise<BestMoves>;
  branch(table: string, event: number, seat: number): Promise<string>;
  host(): Promise<HostFacts>;
  announce(text: string): Promise<void>;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json", "accept-language": words.locale } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, init);
  if (!answer.ok)
    throw new Error(((await answer.json().catch(() => ({}))) as { reason?: string }).reason ?? answer.statusText);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

const at = encodeURIComponent;

export const api: Api = {
  home: () => ask("GET", "/home"),
  create: async (table) => (await ask<Made>("POST", "/tables", table)).id,
  invitation: (code) => ask("GET", `/invitations/${at(code)}`),
  join: async (code, seat, name) => (await ask<Made>("POST", `/invitations/${at(code)}`, { seat, name })).id,
  reseat: (table, seat, seating) => ask("PUT", `/tables/${at(table)}/chairs/${seat}`, seating),
  ready: (table, ready) => ask("POST", `/tables/${at(table)}/ready`, { ready }),
  rematch: async (table) => (await ask<Made>("POST", `/tables/${at(table)}/rematch`)).id,
  standIn: (table, seat, on) => ask("POST", `/tables/${at(table)}/chairs/${seat}/stand-in`, { on }),
  pause: (table, on) => ask("POST", `/tables/${at(table)}/pause`, { on }),
  rules: (game, locale) => ask("GET", `/rules/${game}?lang=${locale}`),
  replay: (table) => ask("GET", `/tables/${at(table)}/replay`),
  moment: (table, event, seat, lines) => ask("GET", `/tables/${at(table)}/replay/${event}?seat=${seat}&lines=${lines}`),
  best: (table, event) => ask("GET", `/tables/${at(table)}/replay/${event}/best`),
  branch: async (table, event, seat) => (await ask<Made>("POST", `/tables/${at(table)}/branch`, { event, seat })).id,
  host: () => ask("GET", "/host"),
  announce: (text) => ask("PUT", "/host/announcement", { text }),
};
