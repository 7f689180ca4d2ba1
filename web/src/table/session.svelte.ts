/** One table as this page knows it: the last snapshot, what has been heard since, and the line to the server. */
import { getContext, setContext } from "svelte";
import { reasonOf } from "../api";
import { play } from "../kit/sound";
import { prefs } from "../kit/prefs.svelte";
import type { Dial, Line, LineState, Listener } from "../socket";
import type {
  Asked,
  Chair,
  ChatLine,
  Decision,
  FromServer,
  Language,
  LogLine,
  Phrase,
  Refused,
  Snapshot,
  Table,
  ToServer,
  Update,
  View,
} from "../wire";
import { gameName, t, words } from "../words/words.svelte";
import { Choices } from "./choices.svelte";
import { LAST_SECONDS } from "./clock";
import { lastRead, noteRead } from "./read";

/** what a refusal names when it is about taking back */
export const BARRIER = "undo";

/** Whom a question asks what: those who share a device may be asked the same one after the other. */
const asks = (decision: Decision | null): string => (decision ? `${decision.seat} ${decision.question}` : "");

/** steps of bots that would take longer than this, in milliseconds, are shown faster */
const LONG_QUEUE = 1200;

export class Session implements Listener {
  table = $state<Table | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state<Snapshot["undo"]>({ allowed: false });
  scores = $state.raw<Snapshot["scores"]>(undefined);
  viewer = $state(-1);
  revision = $state(-1);
  event = $state(-1);
  refused = $state<Refused | null>(null);
  seconds = $state<number | null>(null);
  clockSeat = $state(-1);
  /** seconds left to every seat in a game with a time bank, as the server last told them */
  banks = $state.raw<number[]>([]);
  line = $state<LineState>("connecting");
  retry = $state(0);
  /** why the line is closed for good, or nothing */
  final = $state("");
  /** number of the last event when my last turn ended; later lines are news */
  seen = $state(-1);
  /** things happened while nobody was looking at this page */
  missed = $state(false);
  /** number of the last line of chat that was read here */
  #read = $state(-1);
  /** somebody would like to take a move back */
  asked = $state<Asked | null>(null);
  /** an answer is on its way */
  waiting = $state(false);

  /** in a replay: shows the moment after so many moves */
  jump: ((move: number) => void) | null = null;

  readonly choices = new Choices();
  #line: Line;
  /** whether a chair here was mine when the server last told of it */
  #sat = false;
  /** number of the last line of the log when the question was asked */
  #told = -1;
  /** the question whose rest is not wanted any more */
  #ended = "";
  #queue: FromServer[] = [];
  /** the timer while a bot's step is in view */
  #pause = 0;

  constructor(dial: Dial) {
    this.#line = dial(this);
  }

  readonly title = $derived(this.table ? gameName(this.table.game) : "");
  /** the chair I look from, if I sit on it myself */
  readonly myChair = $derived(this.table?.chairs.find((chair) => chair.mine && chair.seat === this.viewer));
  /** the seat that is spoken to as "you"; a friend beside a chair is not whoever sits there */
  readonly self = $derived(this.myChair?.seat ?? -1);
  /** whoever sits on no chair here only looks on */
  readonly guest = $derived(this.table !== null && !this.table.chairs.some((chair) => chair.mine));
  /** somebody waits for my answer to a wish to take a move back */
  readonly wish = $derived(this.asked?.waiting.includes(this.self) ? this.asked : null);
  /** those who have not yet answered a wish of mine */
  readonly pondering = $derived(
    this.self >= 0 && this.asked?.seat === this.self
      ? new Intl.ListFormat(words.locale).format(this.asked.waiting.map((seat) => this.name(seat)))
      : "",
  );
  /** lines of chat that others have said and that were not read yet */
  readonly unread = $derived(this.chat.filter((it) => it.n > this.#read && !this.#isMine(it.seat)).length);
  /** the time of the seat that is asked is nearly up */
  readonly hurried = $derived(this.seconds !== null && this.seconds < LAST_SECONDS && this.table?.status === "playing");
  readonly mine = $derived(this.choices.decision?.mine ?? false);
  /** the log up to the moment that is shown; in a replay it goes on after it */
  readonly told = $derived(this.jump ? this.log.filter((line) => line.move <= this.revision) : this.log);
  readonly news = $derived(this.seen < 0 ? [] : this.log.filter((l) => l.n > this.seen && l.seat !== this.viewer));
  /** what others touched since my last turn */
  readonly touched = $derived(new Set(this.news.flatMap((line) => line.targets)));

  lastEvent(): number {
    return this.event;
  }

  changed(state: LineState, seconds: number): void {
    // what could not be sent before can be sent now
    if (state === "live" && this.line !== "live") this.refused = null;
    // a wish that is still open is told again when the line is back
    if (state !== "live") this.asked = null;
    this.line = state;
    this.retry = seconds;
  }

  /** Whoever had a chair here and is turned away has lost it to another device. */
  ended(reason: string, shut = false): void {
    this.#close(shut && this.#sat ? t("chair-moved") : reason);
  }

  #close(reason: string): void {
    this.changed("offline", 0);
    this.choices.ask(null);
    this.final = reason;
    this.refuse(reason);
  }

  /** Shows why something was not done, in the place of questions. */
  refuse(reason: string): void {
    this.choices.explained = null;
    this.refused = { type: "refused", revision: this.revision, reason };
    play("refusal");
  }

  /** Waits for something that is asked beside the line; when it is not done, the reason is shown. */
  async attempt<T>(asked: Promise<T>): Promise<T | undefined> {
    this.refused = null;
    try {
      return await asked;
    } catch (error) {
      this.refuse(reasonOf(error));
      return undefined;
    }
  }

  /** Chairs that may go on at another device: mine, and for the host those of friends who are away. */
  get movable(): Chair[] {
    const { table } = this;
    if (this.final || this.jump || (table?.status !== "playing" && table?.status !== "paused")) return [];
    return table.chairs.filter((it) => it.mine || (table.host && it.kind === "person" && !it.present));
  }

  /** Chairs of mine over whose shoulder a friend may look, or does. */
  get coachable(): Chair[] {
    const { table } = this;
    if (this.jump || table?.rated || (table?.status !== "playing" && table?.status !== "paused")) return [];
    return table.chairs.filter((it) => it.mine);
  }

  /** Seconds left to a seat for the rest of the game; bots need none. */
  bank(seat: number): number | undefined {
    if (this.#isBot(seat)) return undefined;
    return seat === this.clockSeat && this.banks.length > 0 ? (this.seconds ?? undefined) : this.banks[seat];
  }

  name(seat: number): string {
    return this.table?.chairs.find((c) => c.seat === seat)?.name ?? "";
  }

  /** Steps of bots stay in view for a moment, so what comes after one may have to wait. */
  heard(message: FromServer): void {
    this.#queue.push(message);
    if (this.#pause === 0) this.#drain();
  }

  #drain(): void {
    this.#pause = 0;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const bot = next.type === "update" && this.#isBot(this.choices.decision?.seat);
      this.#take(next);
      if (!bot || prefs.botPause === 0) continue;
      const queued = this.#queue.length * prefs.botPause;
      this.#pause = window.setTimeout(() => this.#drain(), prefs.botPause / (queued > LONG_QUEUE ? 3 : 1));
      return;
    }
  }

  /** Somebody does not want to wait for what bots have already done. */
  hurry(): void {
    if (this.#pause === 0) return;
    clearTimeout(this.#pause);
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#take(next);
    this.#pause = 0;
  }

  #isMine(seat: number): boolean {
    return this.table?.chairs.some((chair) => chair.seat === seat && chair.mine) ?? false;
  }

  /** In a game a chair that was mine goes on elsewhere: here it is over. Before it, the waiting room says so. */
  #sitting(table: Table): void {
    const sat = this.#sat;
    this.#sat = !this.guest;
    if (!sat || this.#sat || table.status === "waiting") return;
    this.close();
    this.#close(t("chair-moved"));
  }

  /** What was said so far is read. */
  readChat(): void {
    const last = this.chat.at(-1)?.n ?? -1;
    if (!this.table || last <= this.#read) return;
    this.#read = last;
    noteRead(this.table.id, last);
  }

  #isBot(seat: number | undefined): boolean {
    return this.table?.chairs.some((chair) => chair.seat === seat && chair.kind === "bot") ?? false;
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.line = "live";
        this.asked = null;
        this.table = message.table;
        this.viewer = message.viewer;
        this.log = message.log;
        this.chat = message.chat;
        this.#read = Math.max(this.#read, lastRead(message.table.id));
        this.#welcome(message);
        this.#settle(message);
        this.#sitting(message.table);
        break;
      case "update":
        if (document.hidden && !message.decision?.mine) this.missed = true;
        this.log = [...this.log, ...message.lines.filter((l) => l.n > this.event)];
        this.#settle(message);
        break;
      case "refused":
        this.waiting = false;
        this.refused = message;
        this.choices.clear();
        play("refusal");
        break;
      case "presence":
        if (this.table) this.table.chairs = message.chairs;
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "hint":
        this.choices.advise(message.option, message.reason);
        break;
      case "asked":
        // nobody is waited for any more, and the move was not taken back
        if (message.waiting.length === 0 && this.pondering)
          this.refuse(t("wish-denied", { names: this.pondering, n: this.asked?.waiting.length ?? 0 }));
        this.asked = message.waiting.length > 0 ? message : null;
        break;
      case "clock":
        this.clockSeat = message.seat;
        this.seconds = message.seat < 0 ? null : message.seconds;
        this.banks = message.banks;
        break;
    }
  }

  /** What others did after my own last move is news to whoever comes back to a table; a line that tells what
   * their moves did to me is no move of mine. */
  #welcome(message: Snapshot): void {
    if (this.jump) return;
    const mine = message.log.findLast((line) => line.seat === message.viewer && !line.sub);
    if (this.seen < 0 || message.event > this.event) {
      this.missed = mine !== undefined && message.viewer >= 0;
      if (this.seen < 0) this.seen = mine?.n ?? message.event;
    }
  }

  /** A second has gone by; the server corrects the count now and then. */
  second(): void {
    if (this.seconds && this.table?.status === "playing") this.seconds--;
  }

  #settle(message: Snapshot | Update): void {
    const was = this.mine;
    const last = this.log.at(-1)?.n ?? -1;
    const moved = last !== this.#told;
    this.#told = last;
    // after an answer, or a move of anybody, even the same question is another one
    const anew = message.revision === this.revision || !(this.waiting || moved);
    // a wish to take a move back is about the last one
    if (message.revision !== this.revision) this.asked = null;
    this.waiting = false;
    this.refused = null;
    this.view = message.view;
    this.undo = message.undo;
    this.scores = message.scores;
    this.revision = message.revision;
    this.event = message.event;
    this.choices.ask(message.decision, anew);
    if (message.scores && this.table) this.table.status = "over";
    if (message.scores) play("end");
    else if (!was && message.decision?.mine) play("bell");
    else play("card");
    if (was && !message.decision?.mine) {
      this.seen = message.event;
      this.missed = false;
    }
    if (moved || message.type === "update") this.#endRest();
  }

  confirm(): void {
    const actions = this.choices.answer();
    if (actions.length === 0 || this.waiting || this.line !== "live") return;
    this.#ended = this.choices.stopsShort ? asks(this.choices.decision) : "";
    play("wood");
    this.#act(actions);
  }

  #act(actions: number[]): void {
    this.waiting = true;
    this.#line.send({ type: "act", revision: this.revision, actions });
  }

  /** What was confirmed with fewer ticks than possible is not asked a second time. */
  #endRest(): void {
    const { decision, ending } = this.choices;
    const same = decision?.mine && asks(decision) === this.#ended && ending?.targets.includes("done");
    this.#ended = "";
    if (same && ending) this.#act([ending.id]);
  }

  /** After pointing: what was refused before is past; a free step goes at once when the person prefers it so. */
  pointed(): void {
    this.refused = null;
    const option = this.choices.picked;
    if (option && prefs.instant && !option.price && this.undo.allowed) this.confirm();
  }

  takeBack(all = false): void {
    if (this.choices.ready || this.choices.pointed.length || this.choices.ticks.length) {
      this.choices.clear();
      return;
    }
    if (!this.undo.allowed) {
      if (this.undo.reason) this.choices.explained = { target: BARRIER, reason: this.undo.reason, rule: "" };
      return;
    }
    const undo = { type: "undo", revision: this.revision } as const;
    if (this.#send(all ? { ...undo, all } : undo)) play("undo");
  }

  /** The others are asked whether a move may be taken back although somebody learned from it. */
  askBack(): void {
    this.refused = this.choices.explained = null;
    this.#send({ type: "ask_back", revision: this.revision });
  }

  consent(yes: boolean): void {
    if (this.#send({ type: "consent", yes })) this.asked = null;
  }

  speak(lang: Language): void {
    this.#line.send({ type: "lang", lang });
  }

  comeBack(): void {
    this.#send({ type: "return" });
  }

  /** Why something that rests cannot be used just now; shown where questions are asked. */
  explain(reason: string): void {
    this.choices.explained = { target: "", reason, rule: "" };
  }

  askHint(): void {
    if (this.guest) return;
    this.refused = null;
    this.#send({ type: "hint" });
  }

  /** Whether it could be said. */
  say(text: string): boolean {
    return text.trim() === "" || this.#send({ type: "chat", text: text.trim() });
  }

  phrase(phrase: Phrase): void {
    this.#send({ type: "chat", phrase });
  }

  /** While the line is down nothing is sent, and that is said. */
  #send(message: ToServer): boolean {
    const live = this.line === "live";
    if (live) this.#line.send(message);
    else this.refuse(this.final || t("no-confirm-line"));
    return live;
  }

  close(): void {
    clearTimeout(this.#pause);
    this.#queue = [];
    this.#line.close();
  }
}

const KEY = Symbol("session");

export const shareSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
