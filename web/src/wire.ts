/** Messages between the page and the server. Written by `scripts/types`, never by hand. */
import type { AttikaView } from "./games/attika/view";
import type { GoldenCityView } from "./games/golden-city/view";
import type { LittleTownView } from "./games/little-town/view";
import type { SanJuanView } from "./games/san-juan/view";
import type { TelegraphView } from "./games/telegraph/view";

/** The views of the games that have a board of their own, by the game's id. */
export interface Views {
  "attika": AttikaView;
  "golden-city": GoldenCityView;
  "little-town": LittleTownView;
  "san-juan": SanJuanView;
  "telegraph": TelegraphView;
}

export type View = Views[keyof Views];

export type ChairKind = "bot" | "device" | "open" | "person";
export type Status = "over" | "paused" | "playing" | "waiting";
export type Language = "en" | "fr";
export type Phrase = "good-game" | "hello" | "thanks" | "thinking" | "well-played";
export type Notice = "coached" | "moved" | "paused" | "resumed" | "sat-in";
export type Turning = "leave" | "next" | "skip";

export interface Args {
  [name: string]: string | number | Message;
}

/** A text to be said in the reader's language; arguments may be texts themselves. */
export interface Message {
  id: string;
  args: Args;
}

/** A chair of the table; `mine` says whether this browser sits on it. */
export interface Chair {
  seat: number;
  kind: ChairKind;
  name: string;
  present: boolean;
  mine: boolean;
  ready: boolean;
  /** A bot plays for the person, who may take the chair back at any time. */
  stand_in: boolean;
  /** That of the person, such as `teal-ship`. */
  emblem?: string;
  level?: number;
  /** In an invitation: whether whoever follows its link may choose this chair. */
  free?: boolean;
  /** Somebody looks over the shoulder of whoever sits here; nobody is told who. */
  coached?: boolean;
  /** To whoever sits here: a link for that is out. */
  coach_link?: boolean;
  /** To those who play here: until when the person is away, in seconds since 1970. */
  away_until?: number;
}

/** What everybody at the table may know about it besides the game itself. */
export interface Table {
  id: string;
  game: string;
  /** How the messages of the game begin. */
  prefix: string;
  /** The box on the shelf that it came out of. */
  box: string;
  /** The version of its rules that is played here. */
  rules: number;
  options: Record<string, number | boolean | string>;
  title: string;
  status: Status;
  chairs: Chair[];
  /** Whether this browser set the table. */
  host: boolean;
  pace: string;
  live: boolean;
  rated: boolean;
  spectators: boolean;
  /** The invitation code; only for those who sit here, while there is a free chair. */
  code?: string;
  /** The table of the rematch. */
  next?: string;
  /** Whether this browser sat here until its chair went to another device. */
  lost?: boolean;
}

/** One cause of a price. */
export interface PriceRow {
  label: string;
  amount: number;
}

/** What an option costs, cause by cause. */
export interface Price {
  rows: PriceRow[];
  total: number;
}

/** One possible answer: what to click for it, and what it says. */
export interface Option {
  id: number;
  /** The action in the notation of records. */
  text: string;
  label: string;
  targets: string[];
  price?: Price;
}

/** Why a thing on the table cannot be chosen now. */
export interface Refusal {
  target: string;
  reason: string;
  rule: string;
}

/** A thing that may be ticked together with others, and the action to send for it. */
export interface Mark {
  target: string;
  id: number;
}

/** The pending question. Only the chair that is asked gets options, marks and refusals. */
export interface Decision {
  seat: number;
  mine: boolean;
  /** The message that asks, to be said with `args`. */
  question: string;
  /** The same question in the language of the viewer. */
  text: string;
  args: Args;
  /** How many things must be ticked, unless an option ends the question before. */
  least: number;
  /** How many things may be ticked. */
  remaining: number;
  options: Option[];
  pool: string[];
  /** The things of `pool` with their actions, which need not be among the options yet. */
  marks: Mark[];
  refused: Refusal[];
  /** What is to be paid, where the question follows from a choice that has a price. */
  price?: Price;
}

/** Whether the viewer may take the last action back, and if not, why. */
export interface Undo {
  allowed: boolean;
  /** How many actions lie between now and the barrier. */
  steps?: number;
  label?: string;
  reason?: string;
}

/** Something won or paid. */
export interface Amount {
  what: string;
  amount: number;
}

/** One thing that happened, as the viewer may know it. */
export interface LogLine {
  /** Its number; lines of later events have higher numbers. */
  n: number;
  /** How many actions had been played when it happened: the place in a replay. */
  move: number;
  /** What the last move of a round tells after the new one began belongs to the new one. */
  round: number;
  step: string;
  seat: number;
  /** The message that tells it, to be said with `args`. */
  kind: string;
  args: Args;
  /** The same in the language of the viewer. */
  text: string;
  gain: Amount[];
  cost: Amount[];
  sub: boolean;
  targets: string[];
  /** It belongs to the line before it, and says nothing but its amounts and its note. */
  under?: boolean;
  /** It belongs to the next line of its seat, which says how many such there were. */
  ahead?: boolean;
  /** The argument that is told beside the line it belongs to. */
  note?: string;
  /** The form `.together` of its message says it of several seats, with `names` and `you`. */
  together?: boolean;
}

/** The points of every seat from one source. */
export interface ScoreSource {
  source: string;
  points: number[];
}

/** How often every seat did one thing that turns are about, such as choosing a role. */
export interface Share {
  what: string;
  counts: number[];
}

/** A move that changed the winner's lead more than others did. */
export interface TurningPoint {
  /** The moment of the replay right after it. */
  event: number;
  step: string;
  text: string;
  /** The winner's lead over the best of the others. */
  before: number;
  after: number;
}

/** What decided between equal points, and the rule that says so. */
export interface Tie {
  text: string;
  rule: string;
}

/** The score pad; only when the game is over. */
export interface Scores {
  totals: number[];
  winners: number[];
  sources: ScoreSource[];
  /** Points after each round, one list per seat. */
  rounds: number[][];
  shares: Share[];
  turning: TurningPoint[];
  tie?: Tie;
}

/** A line of a game's card, and the piece that is drawn before it. */
export interface CardLine {
  piece: string;
  text: string;
}

/** A game in ninety words. */
export interface GameCard {
  aim: string;
  turn: CardLine[];
  end: string;
  winner: string;
}

/** One idea of a first game, told beside what it speaks of. */
export interface Note {
  number: number;
  title: string;
  text: string;
  rules: string[];
  /** Targets of options, or ways into the view such as `/seats/0/hand`. */
  lit: string[];
  /** The option that is wanted; without one the note is only read. */
  option?: number;
}

/** How far a first game is; only for whoever is taught. */
export interface Lesson {
  count: number;
  /** Whether all notes have been read: the rest is free play. */
  over: boolean;
  /** The note that is up at the question. */
  note?: Note;
  /** What is said of another move than the wanted one. */
  word?: string;
}

/** Somebody said something; `seat` is -1 for a spectator. */
export interface ChatLine {
  type: "chat";
  n: number;
  seat: number;
  name: string;
  text?: string;
  phrase?: Phrase;
  /** Not said by anybody: what the table tells of `name`, whose chair moved or who paused. */
  notice?: Notice;
}

/** Everything anew. */
export interface Snapshot {
  type: "snapshot";
  table: Table;
  revision: number;
  event: number;
  /** The seat whose view this is, or -1 for the public view. */
  viewer: number;
  view: View | null;
  decision: Decision | null;
  undo: Undo;
  log: LogLine[];
  chat: ChatLine[];
  scores?: Scores;
  lesson?: Lesson;
  /** Several share this device: the seat to whom it must be passed before its view is sent. */
  covered?: number;
}

/** What changed since the last message: the new view, and the lines that led to it. */
export interface Update {
  type: "update";
  revision: number;
  event: number;
  view: View;
  decision: Decision | null;
  undo: Undo;
  lines: LogLine[];
  scores?: Scores;
  lesson?: Lesson;
}

/** The last message changed nothing, and why. */
export interface Refused {
  type: "refused";
  revision: number;
  reason: string;
  rule?: string;
  /** It is a note of a first game that holds the answer back. */
  held?: boolean;
}

/** Who is here. */
export interface Presence {
  type: "presence";
  chairs: Chair[];
}

/** One good move. */
export interface HintGiven {
  type: "hint";
  option: number;
  reason: string;
}

/** The time left to the seat that is asked; seat -1: no clock runs, a bot is asked. */
export interface Clock {
  type: "clock";
  seat: number;
  seconds: number;
  /** What is left to every seat; empty where time is counted per move. */
  banks: number[];
}

/** A seat would like to take its last moves back; the others may say yes or no. */
export interface Wish {
  type: "wish";
  seat: number;
  steps: number;
  /** The seats that have not answered yet; empty when the question is settled. */
  waiting: number[];
}

/** The line stands, although nothing happens: a page cannot see the pings of the socket. */
export interface Beat {
  type: "beat";
}

/** Answer the question of that revision; several picks are taken all or none. */
export interface Act {
  type: "act";
  revision: number;
  actions: number[];
}

/** Take back my last action, or all that can still be taken back. */
export interface TakeBack {
  type: "undo";
  revision: number;
  all?: boolean;
}

/** What would you play? */
export interface AskHint {
  type: "hint";
}

/** A line of chat: words of one's own, or a phrase that everybody reads in his language. */
export interface Say {
  type: "chat";
  text?: string;
  phrase?: Phrase;
}

/** Go on after that event. */
export interface Resume {
  type: "resume";
  event: number;
}

/** From now on in that language. */
export interface Speak {
  type: "lang";
  lang: Language;
}

/** Ask the table to let me take my last move back although somebody learned from it. */
export interface AskBack {
  type: "ask_back";
  revision: number;
}

/** My answer to such a question. */
export interface Consent {
  type: "consent";
  yes: boolean;
}

/** I take my chair back from the bot that sits in for me. */
export interface Return {
  type: "return";
}

/** Who shares a device holds it now, and wants to see that seat's view. */
export interface Uncover {
  type: "uncover";
  seat: number;
}

/** Whether questions that have only one answer shall be answered for me. */
export interface Prefer {
  type: "prefer";
  forced: boolean;
}

/** Whether the page is in view: who looks at a table is not called to it. */
export interface Look {
  type: "look";
  on: boolean;
}

/** In a first game: the note is read, or let its move be made, or go on without notes. */
export interface Turn {
  type: "turn";
  to: Turning;
}

/** Who shall sit on a chair. */
export interface Seating {
  kind: ChairKind;
  level?: number;
  name?: string;
}

/** A table to be set; what is not said takes the game's defaults. */
export interface NewTable {
  game: string;
  chairs: Seating[];
  options?: Record<string, number | boolean | string>;
  pace?: string;
  live?: boolean;
  spectators?: boolean;
  rated?: boolean;
  /** Seconds that an absent player is waited for before a bot may sit in; 0: as usual. */
  patience?: number;
}

/** Sit down on a free chair; -1 means any. */
export interface Join {
  seat?: number;
  name?: string;
}

/** Whether the cards may be dealt as far as I am concerned. */
export interface Ready {
  ready?: boolean;
}

/** On or off. */
export interface Flag {
  on: boolean;
}

/** Where a finished game is to be played differently, and on which chair. */
export interface Branch {
  event: number;
  seat: number;
}

/** A line that everybody reads on the first screen. */
export interface Announcement {
  text: string;
}

/** The code that the operator of the server was given. */
export interface Claim {
  code: string;
}

/** The id of a table. */
export interface Made {
  id: string;
}

/** The code of a link: `/join/<code>`. */
export interface Link {
  code: string;
}

/** A chair in a list of tables. */
export interface SummaryChair {
  seat: number;
  name: string;
  kind: ChairKind;
}

/** A table as it is shown in a list. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  box: string;
  /** Which box it is, where the game has several. */
  edition: string;
  chairs: SummaryChair[];
  turn: number;
  mine: boolean;
  line: string;
  status: Status;
  /** When something last happened there, in seconds since 1970. */
  changed: number;
  /** Since when whoever is asked there is waited for. */
  since: number;
  /** Whether nobody else holds a chair. */
  alone: boolean;
  /** Whether it is a first game, with notes. */
  lesson: boolean;
}

/** A table that waits for me. */
export interface WaitingTable {
  id: string;
  title: string;
}

/** The first screen. */
export interface Home {
  tables: TableSummary[];
  open: TableSummary[];
  announcement: string;
  name: string;
  emblem: string;
}

/** What another option must be, or an option has no meaning. */
export interface ChoiceNeeds {
  option: string;
  value: number | boolean | string;
}

/** One option of a game. */
export interface GameChoice {
  name: string;
  values: (number | boolean | string)[];
  default: number | boolean | string;
  rule: string;
  needs: ChoiceNeeds | null;
  /** Whether it is offered at first sight. */
  variant: boolean;
}

/** One level of bots: its name, and an honest sentence. */
export interface LevelFacts {
  level: number;
  name: string;
  says: string;
}

/** A box on the shelf: a game, or an edition of it. */
export interface GameBox {
  id: string;
  subtitle: string;
  note: string;
  options: Record<string, number | boolean | string>;
}

/** A game that can be played here. */
export interface GameFacts {
  id: string;
  /** How its messages begin. */
  prefix: string;
  title: string;
  boxes: GameBox[];
  choices: GameChoice[];
  levels: LevelFacts[];
  /** Whether it has a first game, and with it a card. */
  lesson: boolean;
}

/** The Fluent messages of a game in one language. */
export interface GameWords {
  text: string;
}

/** A card, tile or building of a game, as it is at a table with these options. */
export interface Component {
  name: string;
  kind: string;
  cost: Record<string, number>;
  /** As printed; 0 where none are, or where they are counted at the end. */
  points: number;
  copies: number;
  /** What using it costs each time, and then what it brings. */
  takes: Record<string, number>;
  gives: Record<string, number>;
  /** The things from which an arrow leads to it. */
  after: string[];
  /** The number printed on it, or 0. */
  number: number;
}

/** What somebody with a link sees before sitting down. */
export interface Invitation {
  table: string;
  title: string;
  game: string;
  box: string;
  host: string;
  chairs: Chair[];
  coach: boolean;
}

/** A rule in words, in its place of the guide. */
export interface RuleText {
  id: string;
  title: string;
  section: string;
  text: string;
  source: string;
  chapter: string;
  /** What is drawn for its section, if anything. */
  piece: string;
  /** Whether it is about tables such as this one. */
  holds: boolean;
  /** Whether it is an example that can be played. */
  played: boolean;
  /** The rules that an example is about. */
  about: string[];
}

/** What people often forget. */
export interface Forgotten {
  text: string;
  rules: string[];
}

/** The rules of a game as a guide for one table. */
export interface Guide {
  rules: RuleText[];
  forgotten: Forgotten[];
  /** The rule behind each question. */
  asked: Record<string, string>;
}

/** A position of an example: as a seat sees it, and what has just been done. */
export interface ExampleMoment {
  view: View;
  seat: number;
  said: string[];
  targets: string[];
  /** Whether it is the first of several positions that are compared. */
  begins: boolean;
}

/** A worked example, to be played step by step. */
export interface Example {
  options: Record<string, string | number | boolean>;
  names: string[];
  moments: ExampleMoment[];
}

/** Where a round begins in a replay. */
export interface RoundMark {
  event: number;
  round: number;
}

/** A moment of a replay worth a mark. */
export interface ReplayMark {
  event: number;
  text: string;
}

/** The length of a replay and its marks; an event is one action played. */
export interface ReplayMarks {
  table: Table;
  events: number;
  rounds: RoundMark[];
  marks: ReplayMark[];
}

/** One of the best options of a moment. */
export interface BestMove {
  label: string;
  /** How many of a hundred games the bot thinks to win with it. */
  share: number;
  played: boolean;
}

/** What a bot would have done; the three best, and what was really played. */
export interface BestMoves {
  seat: number;
  best: BestMove[];
  played: string;
}

/** What the operator of the server sees. */
export interface HostFacts {
  version: string;
  tables: number;
  people: number;
  storage: number;
  limit: number;
  announcement: string;
}

/** Why a request was refused, in one sentence. */
export interface Reason {
  reason: string;
}

/** Whether the server can do its work. */
export interface Health {
  status: string;
  version: string;
  tables: number;
  sockets: number;
}

/** One decision of a seat, by what the seat knew then. */
export interface Reviewed {
  /** The actions before it. */
  event: number;
  seat: number;
  round: number;
  /** Every seat's chance of winning, if the best move is made. */
  chances: number[];
  /** The same behind the move that was made. */
  after: number[];
  /** The chance of winning that the move gave away. */
  cost: number;
  played: string;
  best: string;
  /** For what the best move was better. */
  why: string[];
}

/** What became of a seat's chance of winning: start - lost + given + luck = end. */
export interface SeatAccount {
  seat: number;
  choices: number;
  accuracy: number;
  mistakes: number;
  start: number;
  lost: number;
  given: number;
  luck: number;
  end: number;
}

/** The analysis of a finished game, as far as it has come. */
export interface GameAnalysis {
  state: "failed" | "none" | "running" | "stopped" | "whole";
  /** The actions that were gone through. */
  done: number;
  /** How many there are. */
  events: number;
  won: number[];
  /** Of the seats that the viewpoint reaches; luck is known once it is whole. */
  accounts: SeatAccount[];
  /** From the number on that was asked for. */
  choices: Reviewed[];
}

/** Another move at a decision that was looked at. */
export interface Attempt {
  event: number;
  act: number;
}

/** What it would have been worth. */
export interface Attempted {
  /** Whether it is as good as the best. */
  found: boolean;
  /** What it gains on the move that was made. */
  gain: number;
  /** What the best one gains on it. */
  short: number;
}

/** How I am called, and my emblem; what is not said stays. */
export interface Profile {
  name?: string;
  emblem?: string;
}

/** What an authenticator has answered, as JSON. */
export interface Answered {
  answer: string;
}

/** Become somebody who is known: by what an authenticator has answered, a code, a claim or the
code of a letter. */
export interface Enter {
  by: "claim" | "code" | "mail" | "passkey";
  what: string;
  /** Whether the chairs of the guest that this browser is now come along. */
  bring?: boolean;
}

/** The link that another device of mine shows. */
export interface Follow {
  link: string;
}

/** What an authenticator is to be asked, as JSON. */
export interface Asked {
  question: string;
}

/** A recovery code; it is shown this once. */
export interface Recovery {
  code: string;
}

/** A browser that is me. */
export interface MyDevice {
  id: string;
  /** `phone`, `tablet` or `computer`, and the browser where it is known. */
  name: string;
  /** When it was here last, in seconds since 1970. */
  seen: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** A passkey of mine. */
export interface MyPasskey {
  id: string;
  /** On what kind of device it was made. */
  name: string;
  made: number;
  used: number;
}

/** Who I am, and what brings me back. */
export interface Me {
  known: boolean;
  name: string;
  emblem: string;
  /** Whether this server keeps people at all. */
  keeps: boolean;
  /** The address that brings me back, or nothing. */
  mail: string;
  /** Whether this server sends mail. */
  has_mail: boolean;
  /** Whether browsers make passkeys for the address of this server. */
  has_passkeys: boolean;
  /** Whether there is a recovery code. */
  recovery: boolean;
  passkeys: MyPasskey[];
  devices: MyDevice[];
  /** At how many tables I sit that are not over. */
  chairs: number;
  /** Emblems of others at my tables. */
  taken: string[];
}

/** A device that would like to be mine; its number stands on both. */
export interface Arriving {
  name: string;
  /** 0 while nobody has followed the link. */
  number: number;
  /** For how long the link is good. */
  minutes: number;
}

/** Whose device this one would become. */
export interface Welcome {
  name: string;
  emblem: string;
}

/** What lets this device in once the person has agreed, and the number to compare. */
export interface Followed {
  claim: string;
  number: number;
}

/** Whether this browser is now somebody else's; a claim may have to wait. */
export interface Entered {
  entered: boolean;
}

/** How a seat came out of a game. */
export interface PlayedSeat {
  seat: number;
  name: string;
  emblem: string;
  bot: boolean;
  points: number;
  /** From 1; those who share a place have the same. */
  place: number;
  mine: boolean;
}

/** A game that was played to its end. */
export interface Played {
  /** That of its table. */
  id: string;
  game: string;
  title: string;
  box: string;
  edition: string;
  /** In seconds since 1970. */
  ended: number;
  rounds: number;
  /** Whether points say more than who has won. */
  counts_points: boolean;
  seats: PlayedSeat[];
}

/** From when until when I am away, in seconds since 1970. */
export interface DaysAway {
  begins: number;
  ends: number;
}

/** When I am away, now and later; and how many days of this year are left for that. */
export interface Away {
  days: DaysAway[];
  left: number;
}

/** What I note down at a table; nobody else reads it. */
export interface TableNote {
  text: string;
}

/** Of what I wish to be told, how, and when not. */
export interface NotificationWishes {
  wishes: ("over.mail" | "over.push" | "over.webhook" | "rematch.mail" | "rematch.push" | "rematch.webhook" | "reminder.mail" | "reminder.push" | "reminder.webhook" | "turn.mail" | "turn.push" | "turn.webhook")[];
  /** Seconds after which I am reminded once. */
  reminder: number;
  /** The time zone of my quiet hours, such as `Europe/Paris`. */
  zone: string;
  /** Minutes after midnight from which, and up to which, I am told nothing. */
  quiet_from: number | null;
  quiet_to: number | null;
}

/** Where this browser lets itself be pushed, and its keys, as its PushSubscription says. */
export interface Browser {
  endpoint: string;
  public: string;
  auth: string;
}

/** An address for mail. */
export interface MailAddress {
  mail: string;
}

/** Where my webhook listens. */
export interface WebhookAddress {
  url: string;
}

/** By what I am to be sent a message now, to see how it looks. */
export interface TryNotification {
  channel: "mail" | "push" | "webhook";
}

/** The code of a letter. */
export interface LetterCode {
  code: string;
}

/** My webhook, and the secret with which its messages are signed. */
export interface Webhook {
  url: string;
  secret: string;
}

/** What I am told, and how. */
export interface NotificationSettings {
  /** By what this server sends messages at all. */
  channels: ("mail" | "push" | "webhook")[];
  /** What a browser must know of this server before it lets itself be pushed. */
  push_key: string;
  wishes: string[];
  reminder: number;
  zone: string;
  quiet_from: number | null;
  quiet_to: number | null;
  /** Whether I was asked once, and need never be asked again. */
  asked: boolean;
  /** Whether this browser is pushed. */
  here: boolean;
  /** The devices of mine that are pushed, by what they say of themselves. */
  browsers: string[];
  mail: string;
  webhook: Webhook | null;
}

export type FromServer = Snapshot | Update | Refused | Presence | ChatLine | HintGiven | Clock | Wish | Beat;
export type ToServer =
  | Act
  | TakeBack
  | AskHint
  | Say
  | Resume
  | Speak
  | AskBack
  | Consent
  | Return
  | Uncover
  | Prefer
  | Look
  | Turn;
