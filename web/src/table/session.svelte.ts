/** One table and the line to the server: what is heard becomes the table's state, what is chosen is sent. */
import { getContext, setContext } from "svelte";
import { reasonOf } from "../api";
import { play } from "../kit/sound";
import { prefs } from "../kit/prefs.svelte";
import type { Dial, Line, LineState, Listener } from "../socket";
import type { Decision, FromServer, Language, Phrase, Snapshot, Table, ToServer, Turning, Update } from "../wire";
import { t } from "../words/words.svelte";
import { Paced } from "./paced";
import { GRACE, ownPart, Plan } from "./plan.svelte";
import { lastRead } from "./chat-read";
import { TableState } from "./state.svelte";

/** what a refusal names when it is about taking back */
export const BARRIER = "undo";

interface Answer {
  revision: number;
  actions: number[];
}

/** Whom a question asks what: those who share a device may be asked the same one after the other. */
const asks = (decision: Decision | null): string => (decision ? `${decision.seat} ${decision.question}` : "");

export class Session extends TableState implements Listener {
  #line: Line;
  /** whether a chair here was mine when the server last told of it */
  #sat = false;
  /** number of the last line of the log when the question was asked */
  #told = -1;
  /** the question whose rest is not wanted any more */
  #ended = "";
  #sent: Answer | null = null;
  /** the answer that was on its way when the line broke */
  #unheard: Answer | null = null;
  readonly plan = new Plan();
  #timer = 0;
  /** number of the last line of the log when the plan was drawn */
  #drawn = -1;
  readonly #queue = new Paced(
    (message) => this.#take(message),
    () => this.isBot(this.choices.decision?.seat),
  );

  constructor(dial: Dial) {
    super();
    this.#line = dial(this);
  }

  lastEvent(): number {
    return this.event;
  }

  changed(state: LineState, seconds: number): void {
    // what could not be sent before can be sent now
    if (state === "online" && this.line !== "online") this.refused = null;
    // a wish that is still open is told again when the line is back
    if (state !== "online") {
      this.openWish = null;
      this.#unheard = this.waiting ? this.#sent : null;
    }
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
  async attempt<T>(promise: Promise<T>): Promise<T | undefined> {
    this.refused = null;
    try {
      return await promise;
    } catch (error) {
      this.refuse(reasonOf(error));
      return undefined;
    }
  }

  heard(message: FromServer): void {
    this.#queue.add(message);
  }

  /** Somebody does not want to wait for what bots have already done. */
  skip(): void {
    this.#queue.skip();
  }

  /** In a game a chair that was mine goes on elsewhere: here it is over. Before it, the waiting room says so. */
  #sitting(table: Table): void {
    const sat = this.#sat;
    this.#sat = !this.guest;
    if (!sat || this.#sat || table.status === "waiting") return;
    this.close();
    this.#close(t("chair-moved"));
  }

  /** What is true of this browser alone is said once, when the table is first shown. */
  #introduce(table: Table): void {
    if (this.seen >= 0) return;
    if (prefs.forced) this.#line.send({ type: "prefer", forced: true });
    if (table.lost) this.refuse(t("chair-moved"));
  }

  /** Whoever shares the device holds it now. */
  uncover(seat: number): void {
    this.#send({ type: "uncover", seat });
  }

  /** From now on the only answer there is is given for me, or no longer. */
  prefer(forced: boolean): void {
    this.#line.send({ type: "prefer", forced });
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.line = "online";
        this.openWish = null;
        this.table = message.table;
        this.viewer = message.viewer;
        this.covered = message.covered ?? -1;
        this.log = message.log;
        this.chat = message.chat;
        this.read = Math.max(this.read, lastRead(message.table.id));
        this.#introduce(message.table);
        this.#welcome(message);
        this.#update(message);
        this.#sitting(message.table);
        break;
      case "update":
        if (document.hidden && !message.decision?.mine) this.missed = true;
        this.log = [...this.log, ...message.lines.filter((l) => l.n > this.event)];
        this.#update(message);
        break;
      case "refused":
        this.waiting = false;
        this.held = message.held ? message.reason : "";
        this.refused = message.held ? null : message;
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
      case "wish":
        // nobody is waited for any more, and the move was not taken back
        if (message.waiting.length === 0 && this.pondering)
          this.refuse(t("wish-denied", { names: this.pondering, n: this.openWish?.waiting.length ?? 0 }));
        this.openWish = message.waiting.length > 0 ? message : null;
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

  #update(message: Snapshot | Update): void {
    const was = this.mine;
    const last = this.log.at(-1)?.n ?? -1;
    const moved = last !== this.#told;
    this.#told = last;
    // after an answer, or a move of anybody, even the same question is another one
    const anew = message.revision === this.revision || !(this.waiting || moved);
    // a wish to take a move back is about the last one
    if (message.revision !== this.revision) this.openWish = null;
    this.waiting = false;
    this.refused = null;
    this.held = "";
    this.lesson = message.lesson;
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
    this.#sendAgain(message);
    this.#layPlan();
  }

  /** What was on its way when the line broke still counts, if the question that it answers waits yet. */
  #sendAgain(message: Snapshot | Update): void {
    const unheard = this.#unheard;
    this.#unheard = null;
    if (unheard?.revision === message.revision && message.decision?.mine) this.#act(unheard.actions);
  }

  /** What is mine on the table, to be compared with what it was when a plan was made. */
  get own(): string {
    return ownPart(this.view, this.viewer);
  }

  /** Whether somebody who waits may draw a plan here: not for whoever shares the device, nor while it is looked back at. */
  get plans(): boolean {
    const { status } = this.table ?? {};
    return status === "playing" && !this.mine && !this.guest && !this.shared && !this.jump && !this.final;
  }

  /** Someone points at a thing of the table: an answer, or a line of a plan. Answers whether that meant something. */
  point(target: string, copy: number, label: string): boolean {
    if (this.plans && this.plan.drawing) {
      // a card is called by its name, and the rest of what is said of it left out
      this.plan.point({ target, copy, label: label.split(",", 1)[0] ?? label }, this.own);
      this.#drawn = this.log.at(-1)?.n ?? -1;
      return true;
    }
    this.stopPlan();
    return this.choices.point(target, copy);
  }

  /** My turn has come: the plan is played when it still holds, else it lies there to be looked at again. */
  #layPlan(): void {
    if (!this.mine || this.plan.steps.length === 0 || this.waiting || this.plan.due) return;
    const since = this.log.filter((line) => line.n > this.#drawn && line.seat !== this.viewer);
    const fate = this.plan.lay(this.choices, this.own, new Set(since.flatMap((line) => line.targets)));
    if (fate !== "plays") {
      this.explain(t(fate === "changed" ? "plan-changed" : "plan-gone"));
      return;
    }
    const { revision } = this;
    this.plan.due = Date.now() + GRACE;
    this.#timer = window.setTimeout(() => {
      this.plan.due = 0;
      if (this.revision === revision && this.mine) this.confirm();
    }, GRACE);
  }

  stopPlan(): void {
    if (!this.plan.due) return;
    clearTimeout(this.#timer);
    this.plan.clear();
  }

  confirm(): void {
    const actions = this.choices.answer();
    if (actions.length === 0 || this.waiting || this.line !== "online") return;
    clearTimeout(this.#timer);
    this.plan.due = 0;
    this.#ended = this.choices.stopsShort ? asks(this.choices.decision) : "";
    play("wood");
    this.#act(actions);
  }

  #act(actions: number[]): void {
    this.waiting = true;
    this.held = "";
    // whoever moves has read what is only to be read
    if (this.lesson?.note && this.lesson.note.option === undefined) this.#line.send({ type: "turn", to: "next" });
    this.#sent = { revision: this.revision, actions };
    this.#line.send({ type: "act", ...this.#sent });
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
    this.stopPlan();
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
    if (this.#send({ type: "consent", yes })) this.openWish = null;
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

  /** In a first game: the note is read, or its move is to be made, or the rest goes without notes. */
  turnNote(to: Turning): void {
    this.choices.clear();
    this.#send({ type: "turn", to });
  }

  /** The move that a note asks for lies on the table, to be confirmed. */
  showWanted(option: number): void {
    this.held = "";
    this.choices.advise(option, "");
    if (this.choices.hinted) this.choices.pick(this.choices.hinted);
  }

  askHint(): void {
    if (this.guest) return;
    this.refused = null;
    if (this.lesson?.note?.option !== undefined) {
      this.showWanted(this.lesson.note.option);
      return;
    }
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
    const online = this.line === "online";
    if (online) this.#line.send(message);
    else this.refuse(this.final || t("no-confirm-line"));
    return online;
  }

  close(): void {
    this.#queue.clear();
    clearTimeout(this.#timer);
    this.#line.close();
  }
}

const KEY = Symbol("session");

export const shareSession = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
