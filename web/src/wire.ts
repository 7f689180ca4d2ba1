/** Messages between the page and the server. Written by the `types` script; the shapes are the server's. */
import type { SanJuanView } from "./games/san-juan/view";
import type { LittleTownView } from "./games/little-town/view";

/** Each game's view of the table, by the game's id. */
export interface Views {
  "san-juan": SanJuanView;
  "little-town": LittleTownView;
}

export type GameId = keyof Views;
export type View = Views[GameId];

export type ChairKind = "person" | "bot" | "open" | "device";

export interface Chair {
  seat: number;
  kind: ChairKind;
  name: string;
  present: boolean;
  ready?: boolean;
  level?: number;
  mine: boolean;
}

export interface Table {
  id: string;
  game: GameId;
  options: Record<string, string | number | boolean>;
  title: string;
  status: "waiting" | "playing" | "paused" | "over";
  chairs: Chair[];
  host: boolean;
  pace: string;
  rated: boolean;
  code?: string;
}

export interface PriceRow {
  label: string;
  amount: number;
}

export interface Price {
  rows: PriceRow[];
  total: number;
}

/** A text to be said in the reader's language; arguments may be texts themselves. */
export interface Message {
  id: string;
  args: Args;
}

export interface Args {
  [name: string]: string | number | Message;
}

export interface Option {
  id: number;
  text: string;
  label: string;
  targets: string[];
  price?: Price;
}

export interface Refusal {
  target: string;
  reason: string;
  rule: string;
}

export interface Decision {
  seat: number;
  mine: boolean;
  question: string;
  args: Args;
  remaining: number;
  options: Option[];
  pool: string[];
  refused: Refusal[];
  /** the price this question asks to be paid, if it is one */
  price?: Price;
}

export interface Undo {
  allowed: boolean;
  label?: string;
  reason?: string;
}

export interface Amount {
  what: string;
  amount: number;
}

export interface LogLine {
  n: number;
  round: number;
  step: string;
  seat: number;
  kind: string;
  args: Args;
  gain: Amount[];
  cost: Amount[];
  /** lines under the role or turn that caused them */
  sub: boolean;
  targets: string[];
}

export interface ScoreSource {
  source: string;
  points: number[];
}

export interface TurningPoint {
  event: number;
  step: string;
  text: string;
}

export interface Scores {
  totals: number[];
  winners: number[];
  sources: ScoreSource[];
  /** points after each round, one list per seat */
  rounds: number[][];
  turning: TurningPoint[];
  tie?: string;
}

export interface Snapshot {
  type: "snapshot";
  table: Table;
  revision: number;
  event: number;
  viewer: number;
  view: View;
  decision: Decision | null;
  undo: Undo;
  scores?: Scores;
  log: LogLine[];
}

export interface Update {
  type: "update";
  revision: number;
  event: number;
  view: View;
  decision: Decision | null;
  undo: Undo;
  scores?: Scores;
  lines: LogLine[];
}

export interface Refused {
  type: "refused";
  revision: number;
  reason: string;
  rule?: string;
}

export interface Presence {
  type: "presence";
  chairs: Chair[];
}

export interface ChatLine {
  type: "chat";
  seat: number;
  name: string;
  text?: string;
  phrase?: string;
}

export interface HintGiven {
  type: "hint";
  option: number;
  reason: string;
}

export interface Clock {
  type: "clock";
  seat: number;
  seconds: number;
}

export type FromServer = Snapshot | Update | Refused | Presence | ChatLine | HintGiven | Clock;

export type ToServer =
  | { type: "act"; revision: number; actions: number[] }
  | { type: "undo"; revision: number }
  | { type: "hint" }
  | { type: "chat"; text: string }
  | { type: "chat"; phrase: string }
  | { type: "resume"; event: number };
