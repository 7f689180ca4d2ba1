/** The progress of a game as its log tells it: what was built when, and what it cost. */
import type { Args, LogLine } from "../../wire";

const BUILDS = "at-event-builds";
const PAYS = "at-event-pays";

/** Cards of a payment, however many kinds it names. */
const cards = (args: Args): number =>
  Object.entries(args).reduce(
    (sum, [name, value]) =>
      sum + (typeof value === "object" ? cards(value.args) : name === "count" ? Number(value) : 0),
    0,
  );

export interface Progress {
  /** whether the page has heard everything: whoever comes late gets the last lines only */
  whole: boolean;
  /** buildings that stand after each round, one list per seat */
  rounds: number[][];
  paid: number[];
  /** buildings that cost nothing */
  free: number[];
}

export function progress(log: LogLine[], built: number[]): Progress {
  const seats = built.map((_, seat) => seat);
  const length = Math.max(1, ...log.map((line) => line.round));
  const of = (seat: number, kind: string): LogLine[] => log.filter((line) => line.seat === seat && line.kind === kind);
  return {
    whole: seats.every((seat) => of(seat, BUILDS).length === built[seat]),
    rounds: seats.map((seat) =>
      Array.from({ length }, (_, i) => of(seat, BUILDS).filter((line) => line.round <= i + 1).length),
    ),
    paid: seats.map((seat) => of(seat, PAYS).reduce((sum, line) => sum + cards(line.args), 0)),
    free: seats.map((seat) => of(seat, BUILDS).length - of(seat, PAYS).length),
  };
}

/** The hex of the building that was built last. */
export const lastBuilt = (log: LogLine[]): string =>
  log
    .findLast((line) => line.kind === BUILDS)
    ?.targets.find((target) => target.startsWith("hex:"))
    ?.slice(4) ?? "";
