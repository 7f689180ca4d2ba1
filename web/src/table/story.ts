/** The log as it is read: what somebody wins or pays stands behind the line it belongs to. */
import type { Amount, Args, LogLine } from "../wire";
import { part, spread, t, words } from "../words/words.svelte";
import { named, ofAll } from "./sentences";
import type { Session } from "./session.svelte";

export interface Row {
  /** the number of its first line */
  n: number;
  /** the place in a replay */
  move: number;
  round: number;
  step: string;
  seat: number;
  sub: boolean;
  text: string;
  /** names of cards that only this viewer may read, or the place of a building */
  notes: string[];
  gain: Amount[];
  cost: Amount[];
  targets: string[];
  /** other seats that it names: who is paid, who is outbid */
  others: number[];
  /** the seats that passed, where that is all it tells */
  passing?: number[];
}

/** Lines that say nothing but how much; the line before them says what for. */
const BARE = new Set([
  "sj-event-pays",
  "sj-event-earns",
  "sj-event-draws",
  "sj-event-produces",
  "sj-event-pays-good",
  "sj-event-loses-good",
  "lt-event-gains",
  "lt-event-gives",
  "gc-event-coins",
  "gc-event-draws",
  "gc-event-key",
  "gc-event-letters",
]);

/** A place that belongs to the line before: where the building stands that was just bought. */
const PLACE = "lt-event-stands";

/** Lines about one card that its owner alone may know; a line with their number follows. */
const PRIVATE = /^sj-event-(paid|looked|kept|drew|discarded)-card$/;

function more(all: Amount[], added: Amount[]): Amount[] {
  const sums = new Map(all.map(({ what, amount }) => [what, amount]));
  for (const { what, amount } of added) sums.set(what, (sums.get(what) ?? 0) + amount);
  return [...sums].map(([what, amount]) => ({ what, amount }));
}

/** What was said of a line, and to whom in which words: a long log is not put into words again with every move. */
const said = new WeakMap<LogLine, { to: string; about: typeof words.context; text: string }>();

function told(line: LogLine, session: Session): string {
  const names = session.table?.chairs.map((chair) => chair.name).join();
  const to = [words.locale, words.version, session.self, names].join();
  const before = said.get(line);
  if (before?.to === to && before.about === words.context) return before.text;
  const text = inWords(line, session);
  said.set(line, { to, about: words.context, text });
  return text;
}

/** A short form where the amounts say the rest, else the sentence without its full stop. */
function inWords(line: LogLine, session: Session): string {
  const key = BARE.has(line.kind) ? "log-who" : `log-${line.kind}`;
  const args = {
    ...named(line.args, session.table?.game),
    name: session.name(line.seat),
    you: line.seat === session.self && line.seat >= 0 ? "yes" : "no",
  };
  const found = [key, line.kind].find((it) => words.has(it));
  return (found ? t(found, args) : line.text).replace(/\.$/, "");
}

/** The seats that the arguments of a line speak of; its own stands among them as a bare number. */
function spokenOf(args: Args): number[] {
  return Object.values(args).flatMap((it) =>
    typeof it !== "object" ? [] : typeof it.args["seat"] === "number" ? [it.args["seat"]] : spokenOf(it.args),
  );
}

const opensRound = (line: LogLine): boolean => line.kind.endsWith("-event-round");

/** A new round is told in the last move of the old one; whatever that move tells after it belongs to the new one. */
function inTheirRounds(lines: LogLine[]): LogLine[] {
  let opening = { move: -1, round: 0 };
  return lines.map((line) => {
    if (opensRound(line)) opening = { move: line.move, round: Number(line.args["count"]) };
    return line.move === opening.move ? { ...line, round: opening.round } : line;
  });
}

function begun(line: LogLine, session: Session): Row {
  const { n, move, round, step, seat, gain, cost, targets } = line;
  const passing = line.kind === "sj-event-passes" ? { passing: [seat] } : {};
  const sub = line.sub || opensRound(line);
  const others = spokenOf(line.args);
  const text = told(line, session);
  return { ...passing, n, move, round, step, seat, sub, gain, cost, targets, others, notes: [], text };
}

/** Those who pass one after the other do so in one line. */
function passed(rows: Row[], line: LogLine, session: Session): boolean {
  const last = rows.at(-1);
  if (line.kind !== "sj-event-passes" || last?.passing === undefined || last.round !== line.round) return false;
  last.passing.push(line.seat);
  last.text = ofAll("log-pass", last.passing, session);
  last.seat = -1;
  return true;
}

export function story(lines: LogLine[], session: Session): Row[] {
  const rows: Row[] = [];
  let cards: LogLine[] = [];
  for (const line of inTheirRounds(lines)) {
    if (PRIVATE.test(line.kind)) {
      cards.push(line);
      continue;
    }
    if (passed(rows, line, session)) continue;
    const last = rows.at(-1);
    const joins = (BARE.has(line.kind) || line.kind === PLACE) && last?.seat === line.seat && last.round === line.round;
    const row = joins && last ? last : begun(line, session);
    if (row === last) {
      row.gain = more(row.gain, line.gain);
      row.cost = more(row.cost, line.cost);
      row.targets = [...row.targets, ...line.targets];
      if (line.kind === PLACE) row.notes = [...row.notes, String(line.args["cell"])];
    } else rows.push(row);
    const mine = cards.filter((it) => it.seat === line.seat);
    row.notes = [...row.notes, ...mine.map((it) => String(spread(it.args)["card"] ?? ""))];
    row.targets = [...row.targets, ...mine.flatMap((it) => it.targets)];
    cards = cards.filter((it) => it.seat !== line.seat);
  }
  return rows;
}

const weight = (row: Row): number => row.gain.length + row.cost.length;

/** The rows that matter most to a seat: those that touched it come first, then the weightiest as they happened. */
export function foremost(rows: Row[], seat: number, most: number): Row[] {
  const touched = (row: Row): number => Number(row.others.includes(seat));
  return rows
    .toSorted((a, b) => touched(b) - touched(a) || weight(b) - weight(a))
    .slice(0, most)
    .sort((a, b) => touched(b) - touched(a) || a.n - b.n);
}

export interface Change {
  what: string;
  amount: number;
  gain: boolean;
  /** in words, with its sign */
  text: string;
}

/** What was won and what was paid. */
export function changes(row: Row): Change[] {
  const signed = (all: Amount[], gain: boolean): Change[] =>
    all.map(({ what, amount }) => ({
      what,
      amount,
      gain,
      text: `${gain ? "+" : "−"}${t(`amount-${part(what)}`, { n: amount })}`,
    }));
  return [...signed(row.gain, true), ...signed(row.cost, false)];
}
