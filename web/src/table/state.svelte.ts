/** What this page knows of a table: the last snapshot, what has been heard since, and what follows from it. */
import type { LineState } from "../socket";
import type { Wish, Chair, ChatLine, Lesson, LogLine, Refused, Snapshot, Table, View } from "../wire";
import { words } from "../words/words.svelte";
import { Choices } from "./choices.svelte";
import { LAST_SECONDS } from "./clock";
import { noteRead } from "./chat-read";

export class TableState {
  table = $state<Table | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state<Snapshot["undo"]>({ allowed: false });
  scores = $state.raw<Snapshot["scores"]>(undefined);
  /** how far a first game is, at a table that is one */
  lesson = $state.raw<Lesson | undefined>(undefined);
  /** why a note of it has just held an answer back */
  held = $state("");
  viewer = $state(-1);
  /** several share this device: whoever must take it before the server sends that view; or -1 */
  covered = $state(-1);
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
  read = $state(-1);
  /** somebody would like to take a move back */
  openWish = $state<Wish | null>(null);
  /** an answer is on its way */
  waiting = $state(false);

  /** in a replay: shows the moment after so many moves */
  jump: ((move: number) => void) | null = null;

  readonly choices = new Choices();

  readonly title = $derived(this.table?.title ?? "");
  /** the chair I look from, if I sit on it myself */
  readonly myChair = $derived(this.table?.chairs.find((chair) => chair.mine && chair.seat === this.viewer));
  /** several sit at this device, so "you" could be any of them: they are called by their names */
  readonly shared = $derived((this.table?.chairs.filter((chair) => chair.mine).length ?? 0) > 1);
  /** the seat that is spoken to as "you"; a friend beside a chair is not whoever sits there */
  readonly self = $derived(this.shared ? -1 : (this.myChair?.seat ?? -1));
  /** whoever sits on no chair here only looks on */
  readonly guest = $derived(this.table !== null && !this.table.chairs.some((chair) => chair.mine));
  /** somebody waits for my answer to a wish to take a move back */
  readonly wish = $derived(this.openWish?.waiting.includes(this.myChair?.seat ?? -1) ? this.openWish : null);
  /** those who have not yet answered a wish of mine */
  readonly pondering = $derived(
    this.myChair && this.openWish?.seat === this.myChair.seat
      ? new Intl.ListFormat(words.locale).format(this.openWish.waiting.map((seat) => this.name(seat)))
      : "",
  );
  /** lines of chat that others have said and that were not read yet */
  readonly unread = $derived(this.chat.filter((it) => it.n > this.read && !this.isMine(it.seat)).length);
  /** the time of the seat that is asked is nearly up */
  readonly hurried = $derived(this.seconds !== null && this.seconds < LAST_SECONDS && this.table?.status === "playing");
  readonly mine = $derived(this.choices.decision?.mine ?? false);
  /** the log up to the moment that is shown; in a replay it goes on after it */
  readonly told = $derived(this.jump ? this.log.filter((line) => line.move <= this.revision) : this.log);
  readonly news = $derived(this.seen < 0 ? [] : this.log.filter((l) => l.n > this.seen && l.seat !== this.viewer));
  /** what others touched since my last turn */
  readonly touched = $derived(new Set(this.news.flatMap((line) => line.targets)));

  isMine(seat: number): boolean {
    return this.table?.chairs.some((chair) => chair.seat === seat && chair.mine) ?? false;
  }

  isBot(seat: number | undefined): boolean {
    return this.table?.chairs.some((chair) => chair.seat === seat && chair.kind === "bot") ?? false;
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
    if (this.isBot(seat)) return undefined;
    return seat === this.clockSeat && this.banks.length > 0 ? (this.seconds ?? undefined) : this.banks[seat];
  }

  name(seat: number): string {
    return this.table?.chairs.find((c) => c.seat === seat)?.name ?? "";
  }

  /** What was said so far is read. */
  readChat(): void {
    const last = this.chat.at(-1)?.n ?? -1;
    if (!this.table || last <= this.read) return;
    this.read = last;
    noteRead(this.table.id, last);
  }

  /** A second has gone by; the server corrects the count now and then. */
  second(): void {
    if (this.seconds && this.table?.status === "playing") this.seconds--;
  }
}
