/** Everything the page asks for outside a table's line, under `/api`. */
import { t, words } from "./words/words.svelte";
import type {
  Arriving,
  Asked,
  Away,
  Attempted,
  BestMoves,
  Browser,
  NotificationSettings,
  NotificationWishes,
  Component,
  DaysAway,
  Enter,
  Entered,
  Example,
  Flag,
  Followed,
  GameAnalysis,
  GameCard,
  GameFacts,
  Guide,
  Home,
  Webhook,
  HostFacts,
  Invitation,
  Link,
  Made,
  Me,
  NewTable,
  Played,
  Profile,
  Reason,
  Recovery,
  ReplayMarks,
  Seating,
  Snapshot,
  Table,
  TableNote,
  TryNotification,
  WaitingTable,
  Welcome,
} from "./wire";

export interface Api {
  home(): Promise<Home>;
  /** the tables that wait for me, the longest wait first */
  waiting(): Promise<WaitingTable[]>;
  /** the games with their options */
  games(): Promise<GameFacts[]>;
  /** the cards, tiles and buildings of a game by these rules with these options */
  components(game: string, rules: number, options: Table["options"]): Promise<Component[]>;
  create(table: NewTable): Promise<string>;
  /** begins the first game of a game, or goes on with it */
  learn(game: string): Promise<string>;
  /** a game in ninety words */
  card(game: string): Promise<GameCard>;
  invitation(code: string): Promise<Invitation>;
  join(code: string, seat: number, name: string): Promise<string>;
  reseat(table: string, seat: number, seating: Seating): Promise<void>;
  /** a new link for a chair, its code */
  chairLink(table: string, seat: number): Promise<string>;
  /** a new link to look over the shoulder of my chair, its code; or an end to that */
  coach(table: string, seat: number, on: boolean): Promise<string>;
  ready(table: string, ready: boolean): Promise<void>;
  /** stands up: in a game a bot sits in until I come back, before it the chair is free again */
  leave(table: string): Promise<void>;
  /** gives up my chairs for good */
  putAway(table: string): Promise<void>;
  rematch(table: string): Promise<string>;
  standIn(table: string, seat: number, on: boolean): Promise<void>;
  pause(table: string, on: boolean): Promise<void>;
  /** the rules as a guide for a table with these options */
  rules(game: string, locale: string, options: Table["options"]): Promise<Guide>;
  /** a worked example, position by position */
  example(game: string, rule: string, locale: string): Promise<Example>;
  replay(table: string): Promise<ReplayMarks>;
  /** a moment of a replay, with so many lines of its log */
  moment(table: string, event: number, seat: number, lines: number, asked?: boolean): Promise<Snapshot>;
  /** what is known of a finished game: every seat's decisions or those of one, from a number on */
  analysis(table: string, seat: number, since: number): Promise<GameAnalysis>;
  analyse(table: string): Promise<void>;
  stopAnalysis(table: string): Promise<void>;
  /** what another move at a decision would have been worth */
  tryMove(table: string, event: number, act: number): Promise<Attempted>;
  /** what a bot thinks of a moment of a finished game */
  best(table: string, event: number): Promise<BestMoves>;
  branch(table: string, event: number, seat: number): Promise<string>;
  /** who I am, and what brings me back */
  me(): Promise<Me>;
  changeMe(what: Profile): Promise<void>;
  /** the games I have played to their end, the latest first */
  myGames(): Promise<Played[]>;
  /** shows a finished game of mine to all who know its address, or no longer */
  share(table: string, on: boolean): Promise<void>;
  /** deletes what the server knows about me */
  forgetMe(): Promise<void>;
  /** what an authenticator is to be asked for a new passkey, and what it has answered */
  passkeyQuestion(): Promise<string>;
  makePasskey(answer: string): Promise<void>;
  dropPasskey(id: string): Promise<void>;
  /** a new recovery code; the one before it is void */
  newRecovery(): Promise<string>;
  noRecovery(): Promise<void>;
  sendAway(device: string): Promise<void>;
  /** a link for another device of mine, whether one has followed it, and whether it may come in */
  inviteDevice(): Promise<string>;
  arriving(code: string): Promise<Arriving>;
  answerArrival(code: string, on: boolean): Promise<void>;
  /** whose device this one would become by a link, and following it */
  deviceHost(code: string): Promise<Welcome>;
  follow(link: string): Promise<Followed>;
  signInQuestion(): Promise<string>;
  /** becomes somebody who is known; false while a claim has to wait */
  enter(by: Enter): Promise<boolean>;
  /** how I am called when something happens at my tables */
  calls(): Promise<NotificationSettings>;
  changeCalls(wishes: NotificationWishes): Promise<void>;
  /** I was asked once, and need never be asked again */
  callsAsked(): Promise<void>;
  subscribe(browser: Browser): Promise<void>;
  unsubscribe(): Promise<void>;
  /** a letter goes to that address; none takes it away */
  callMail(mail: string): Promise<void>;
  noCallMail(): Promise<void>;
  callWebhook(url: string): Promise<Webhook>;
  noCallWebhook(): Promise<void>;
  tryCall(channel: TryNotification["channel"]): Promise<void>;
  /** whether I am called to one table as to all others */
  isCalledTo(table: string): Promise<boolean>;
  callTo(table: string, on: boolean): Promise<void>;
  /** when I am away, and how many days of the year are left for that */
  away(): Promise<Away>;
  goAway(days: DaysAway): Promise<void>;
  /** I am back, or stay */
  comeBack(begins: number): Promise<void>;
  /** what I noted down at a table; nobody else reads it */
  note(table: string): Promise<string>;
  keepNote(table: string, text: string): Promise<void>;
  /** a link by mail by which I sign in */
  askLetter(mail: string): Promise<void>;
  proveLetter(code: string): Promise<void>;
  stopLetters(code: string): Promise<void>;
  host(): Promise<HostFacts>;
  /** becomes the operator of this server, with the code that it printed */
  claim(code: string): Promise<void>;
  announce(text: string): Promise<void>;
}

/** Something was not done, and why, in the reader's language; the status is 0 when nobody answered. */
export class NotDone extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** The sentence to show when something was not done; mistakes of our own go on as they are. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotDone) return error.message;
  throw error;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json", "accept-language": words.locale } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  // the browser's own words for a lost line are in no language of ours
  const answer = await fetch(`/api${path}`, init).catch(() => null);
  const said: unknown = answer === null || answer.status === 204 ? undefined : await answer.json().catch(() => null);
  if (answer?.ok && said !== null) return said as T;
  throw new NotDone(answer?.status ?? 0, (said as Partial<Reason> | null | undefined)?.reason ?? t("no-server"));
}

const at = encodeURIComponent;

/** Options of a table as parameters. */
const asked = (all: Table["options"]): string =>
  new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)])).toString();

export const api: Api = {
  home: () => ask("GET", "/home"),
  waiting: () => ask("GET", "/waiting"),
  games: () => ask("GET", "/games"),
  components: (game, rules, options) => ask("GET", `/games/${game}/components?${asked({ rules, ...options })}`),
  create: async (table) => (await ask<Made>("POST", "/tables", table)).id,
  learn: async (game) => (await ask<Made>("POST", `/games/${game}/lesson`)).id,
  card: (game) => ask("GET", `/games/${game}/card?lang=${words.locale}`),
  invitation: (code) => ask("GET", `/invitations/${at(code)}`),
  join: async (code, seat, name) => (await ask<Made>("POST", `/invitations/${at(code)}`, { seat, name })).id,
  reseat: (table, seat, seating) => ask("PUT", `/tables/${at(table)}/chairs/${seat}`, seating),
  chairLink: async (table, seat) => (await ask<Link>("POST", `/tables/${at(table)}/chairs/${seat}/link`)).code,
  coach: async (table, seat, on) => (await ask<Link>("POST", `/tables/${at(table)}/chairs/${seat}/coach`, { on })).code,
  ready: (table, ready) => ask("POST", `/tables/${at(table)}/ready`, { ready }),
  leave: (table) => ask("POST", `/tables/${at(table)}/leave`),
  putAway: (table) => ask("DELETE", `/tables/${at(table)}`),
  rematch: async (table) => (await ask<Made>("POST", `/tables/${at(table)}/rematch`)).id,
  standIn: (table, seat, on) => ask("POST", `/tables/${at(table)}/chairs/${seat}/stand-in`, { on }),
  pause: (table, on) => ask("POST", `/tables/${at(table)}/pause`, { on }),
  rules: (game, locale, options) => ask("GET", `/rules/${game}?${asked({ ...options, lang: locale })}`),
  example: (game, rule, locale) => ask("GET", `/rules/${game}/${at(rule)}/example?lang=${locale}`),
  replay: (table) => ask("GET", `/tables/${at(table)}/replay`),
  moment: (table, event, seat, lines, asked = false) =>
    ask("GET", `/tables/${at(table)}/replay/${event}?seat=${seat}&lines=${lines}${asked ? "&asked=true" : ""}`),
  analysis: (table, seat, since) => ask("GET", `/tables/${at(table)}/analysis?seat=${seat}&since=${since}`),
  analyse: (table) => ask("POST", `/tables/${at(table)}/analysis`),
  stopAnalysis: (table) => ask("DELETE", `/tables/${at(table)}/analysis`),
  tryMove: (table, event, act) => ask("POST", `/tables/${at(table)}/analysis/try`, { event, act }),
  best: (table, event) => ask("GET", `/tables/${at(table)}/replay/${event}/best`),
  branch: async (table, event, seat) => (await ask<Made>("POST", `/tables/${at(table)}/branch`, { event, seat })).id,
  me: () => ask("GET", "/me"),
  changeMe: (what) => ask("PUT", "/me", what),
  myGames: () => ask("GET", "/me/games"),
  share: (table, on) => ask("POST", `/tables/${at(table)}/share`, { on }),
  forgetMe: () => ask("DELETE", "/me"),
  passkeyQuestion: async () => (await ask<Asked>("POST", "/me/passkeys/question")).question,
  makePasskey: (answer) => ask("POST", "/me/passkeys", { answer }),
  dropPasskey: (id) => ask("DELETE", `/me/passkeys/${at(id)}`),
  newRecovery: async () => (await ask<Recovery>("POST", "/me/recovery")).code,
  noRecovery: () => ask("DELETE", "/me/recovery"),
  sendAway: (device) => ask("DELETE", `/me/devices/${at(device)}`),
  inviteDevice: async () => (await ask<Link>("POST", "/me/arrivals")).code,
  arriving: (code) => ask("GET", `/me/arrivals/${at(code)}`),
  answerArrival: (code, on) => ask("POST", `/me/arrivals/${at(code)}`, { on }),
  deviceHost: (code) => ask("GET", `/sign-in/device/${at(code)}`),
  follow: (link) => ask("POST", "/sign-in/device", { link }),
  signInQuestion: async () => (await ask<Asked>("POST", "/sign-in/question")).question,
  enter: async (by) => (await ask<Entered>("POST", "/sign-in", by)).entered,
  calls: () => ask("GET", "/me/notifications"),
  changeCalls: (wishes) => ask("PUT", `/me/notifications?lang=${words.locale}`, wishes),
  callsAsked: () => ask("POST", `/me/notifications/asked?lang=${words.locale}`),
  subscribe: (browser) => ask("PUT", "/me/notifications/push", browser),
  unsubscribe: () => ask("DELETE", "/me/notifications/push"),
  callMail: (mail) => ask("PUT", `/me/notifications/mail?lang=${words.locale}`, { mail }),
  noCallMail: () => ask("DELETE", "/me/notifications/mail"),
  callWebhook: (url) => ask("PUT", "/me/notifications/webhook", { url }),
  noCallWebhook: () => ask("DELETE", "/me/notifications/webhook"),
  tryCall: (channel) => ask("POST", `/me/notifications/try?lang=${words.locale}`, { channel }),
  isCalledTo: async (table) => (await ask<Flag>("GET", `/tables/${at(table)}/notifications`)).on,
  callTo: (table, on) => ask("PUT", `/tables/${at(table)}/notifications`, { on }),
  away: () => ask("GET", "/me/away"),
  goAway: (days) => ask("POST", "/me/away", days),
  comeBack: (begins) => ask("DELETE", `/me/away/${begins}`),
  note: async (table) => (await ask<TableNote>("GET", `/tables/${at(table)}/note`)).text,
  keepNote: (table, text) => ask("PUT", `/tables/${at(table)}/note`, { text }),
  askLetter: (mail) => ask("POST", "/letters/enter", { mail }),
  proveLetter: (code) => ask("POST", "/letters/prove", { code }),
  stopLetters: (code) => ask("POST", "/letters/stop", { code }),
  host: () => ask("GET", "/host"),
  claim: (code) => ask("POST", "/host/claim", { code }),
  announce: (text) => ask("PUT", "/host/announcement", { text }),
};
