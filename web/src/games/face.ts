/** What a game gives the frame of the table: its board, its tray and a few words about each seat. */
import type { Component } from "svelte";
import type { IconName } from "../kit/icons";
import type { Price, Scores } from "../wire";
import type { Zoomed } from "../table/zoom.svelte";

export interface Pane {
  id: string;
  /** Fluent key of the tab's name */
  name: string;
  icon: IconName;
  /** kinds of things that lie there and may be chosen, as `hex` in `hex:1,2` */
  holds: string[];
}

/** What a thing is, does, and is worth now. */
export interface Explained {
  name: string;
  /** the address of its picture */
  picture?: string;
  /** what it does; with `own`, what everybody may do */
  says: string;
  /** what only whoever chose it may do */
  own?: string;
  /** the same in a few words, for the question once it is chosen */
  brief?: string;
  /** what it is worth to me now */
  now?: string;
  /** its signs, one by one */
  signs?: { picture: string; value: string; says: string }[];
  rules: string[];
}

/** Something that can be built, in the gallery of the guide. */
export interface Shown {
  /** to look at it closely */
  target: string;
  name: string;
  kind: string;
  price: string;
  says: string;
  picture: string;
}

export interface Tally {
  label: string;
  unit: string;
}

export interface GameFace<V> {
  Board: Component<{ view: V }>;
  Tray: Component<{ view: V }>;
  /** the small facts on a chair; the first one is all a phone shows */
  Facts: Component<{ view: V; seat: number }>;
  /** what stands beside the question, such as buildings to be used; optional */
  Aside?: Component<{ view: V }>;
  /** a small picture of what is won or paid; without one it is said in words */
  Sign?: Component<{ what: string }>;
  /** the paper at the end of a game without points, in place of the score pad */
  Result?: () => Promise<{ default: Component<{ view: V; scores: Scores }> }>;
  /** how a game without points ended, in a sentence */
  outcome?(view: V): string;
  panes: Pane[];
  /** null where the viewer may not know them; undefined where nothing is counted before the end */
  points(view: V, seat: number): number | null | undefined;
  /** what that number counts, where it is not points: a sentence about the seat, and the word behind the number */
  tally?(view: V, seat: number, name: string): Tally | null;
  /** a price in words: cause by cause, or thing by thing */
  cost(price: Price): string;
  /** what is going on, in a word or two; nothing between the phases */
  phase(view: V): string;
  /** null in a game that counts none */
  round(view: V): { now: number; of: number | null } | null;
  /** who begins: the governor, the first player */
  leader(view: V): { seat: number; icon: IconName; name: string };
  /** questions whether to take what costs nothing: whoever wishes is not asked them */
  gifts?: readonly string[];
  /** what a name in the log or in an option stands for, to look at it closely */
  look(target: string): Zoomed | null;
  /** what things that are no cards explain about themselves, as a seat sees the table */
  explain?(what: string, view: V, me: number): Explained | null;
  /** all that can be built with the options of this table */
  gallery?(view: V): Shown[];
}
