/** The log as it is read: what somebody wins or pays stands behind the line it belongs to. */
import type { Amount, Args, LogLine } from "../wire";
import { part, spread, t, words } from "../words/words.svelte";
import { ofAll, sentence, spoken } from "./sentences";
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
  /** the seats that did it, where that is told of several at once; such as passing */
  together?: number[];
}

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
  const args = spoken(line, session);
  if (line.under && !line.note) return t("log-who", args);
  if (words.attributes(line.kind).includes("short")) return words.say(line.kind, args, "short");
  return sentence(line, session).replace(/\.$/, "");
}

/** The seats that the arguments of a line speak of; its own stands among them as a bare number. */
function spokenOf(args: Args): number[] {
  return Object.values(args).flatMap((it) =>
    typeof it !== "object" ? [] : typeof it.args["seat"] === "number" ? [it.args["seat"]] : spokenOf(it.args),
  );
}

function begun(line: LogLine, session: Session): Row {
  const { n, move, round, step, seat, sub, gain, cost, targets } = line;
  const together = line.together ? { together: [seat] } : {};
  const others = spokenOf(line.args);
  const text = told(line, session);
  return { ...together, n, move, round, step, seat, sub, gain, cost, targets, others, notes: [], text };
}

/** What several seats do one after the other, such as passing, is one line. */
function gathered(rows: Row[], line: LogLine, session: Session): boolean {
  const last = rows.at(-1);
  if (!line.together || last?.together === undefined || last.round !== line.round) return false;
  last.together.push(line.seat);
  last.text = ofAll(line.kind, last.together, session, "together");
  last.seat = -1;
  return true;
}

/** What a line tells beside the one it belongs to: a card that only this viewer may read, the place of a building. */
const noteOf = (line: LogLine): string[] => (line.note ? [String(spread(line.args)[line.note] ?? "")] : []);

export function story(lines: LogLine[], session: Session): Row[] {
  const rows: Row[] = [];
  let ahead: LogLine[] = [];
  for (const line of lines) {
    if (line.ahead) {
      ahead.push(line);
      continue;
    }
    if (gathered(rows, line, session)) continue;
    const last = rows.at(-1);
    const joins = line.under && last?.seat === line.seat && last.round === line.round;
    const row = joins && last ? last : begun(line, session);
    if (row === last) {
      row.gain = more(row.gain, line.gain);
      row.cost = more(row.cost, line.cost);
      row.targets = [...row.targets, ...line.targets];
      row.notes = [...row.notes, ...noteOf(line)];
    } else rows.push(row);
    const mine = ahead.filter((it) => it.seat === line.seat);
    row.notes = [...row.notes, ...mine.flatMap(noteOf)];
    row.targets = [...row.targets, ...mine.flatMap((it) => it.targets)];
    ahead = ahead.filter((it) => it.seat !== line.seat);
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
