/** A view as things that lie on a table, and which of them options point at. Nothing here knows a game. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface PlainView {
  [key: string]: Json;
}

export interface Thing {
  /** the word it lies under, such as `hand`; nothing for one of a list */
  key: string;
  /** what it says, if it holds no other things */
  value: null | boolean | number | string;
  inner: Thing[];
  /** whether it holds rows of equal length, as a board has */
  grid: boolean;
  /** what an option points at here, and which of several equal things this is */
  target: string;
  copy: number;
  /** by what words an option may mean it; each thing around it has its own */
  words: string[];
}

export interface Laid {
  common: Thing[];
  seats: Thing[][];
}

const isTable = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPlain = (value: Json): value is null | boolean | number | string => typeof value !== "object" || value === null;

function thing(key: string, value: Json, words: string[]): Thing {
  const inner = Array.isArray(value) ? items(value) : isTable(value) ? entries(value) : [];
  const rows = Array.isArray(value) ? value.filter(Array.isArray) : [];
  const grid = rows.length > 1 && rows.length === inner.length && new Set(rows.map((row) => row.length)).size === 1;
  return { key, value: isPlain(value) ? value : null, inner, grid, target: "", copy: 0, words };
}

const entries = (table: { [key: string]: Json }): Thing[] =>
  Object.entries(table).map(([key, value]) => thing(key, value, isPlain(value) ? [key, String(value)] : [key]));

/** One of a list is meant by what it says or is called, be it a word; a number has its place in the list. */
const items = (list: Json[]): Thing[] =>
  list.map((value, place) => {
    if (Array.isArray(value)) return row(value, place);
    const id = isTable(value) ? (value["id"] ?? value["name"]) : typeof value === "string" ? value : null;
    return thing("", value, [String(id ?? place)]);
  });

const row = (list: Json[], y: number): Thing => ({
  ...thing("", list, [String(y)]),
  inner: list.map((value, x) => thing("", value, [String(x), `${y},${x}`])),
});

/** `lots:3` means one of `lots`, and `lot:3` does, too. */
const isAlike = (one: string, other: string): boolean => one === other || `${one}s` === other || one === `${other}s`;

interface Placed {
  thing: Thing;
  around: Thing[];
  /** my own things first, then what all share, then what others have */
  rank: number;
}

function isMeant(target: string, { thing, around }: Placed): boolean {
  const pieces = target.split(":");
  const last = pieces.pop() ?? "";
  if (!thing.words.includes(last)) return false;
  if (pieces.length === 0) return thing.key === last;
  const known = [...around, thing].flatMap((it) => (it.key ? [...it.words, it.key] : it.words));
  return pieces.every((piece) => known.some((word) => isAlike(piece, word)));
}

function placed(all: Thing[], around: Thing[], rank: number): Placed[] {
  return all.flatMap((it) => [{ thing: it, around, rank }, ...placed(it.inner, [...around, it], rank)]);
}

/** Marks the things that targets mean; twins in one list share a target. */
function mark(laid: Laid, targets: Set<string>, viewer: number): void {
  const all = [
    ...placed(laid.common, [], 1),
    ...laid.seats.flatMap((seat, n) => placed(seat, [thing("seat", n, [String(n)])], n === viewer ? 0 : 2)),
  ].sort((a, b) => a.rank - b.rank);
  for (const target of targets) {
    const meant = all.filter((it) => !it.thing.target && isMeant(target, it));
    const home = meant[0]?.around.at(-1);
    meant
      .filter((it) => it.around.at(-1) === home && it.rank === meant[0]?.rank)
      .forEach(({ thing }, copy) => Object.assign(thing, { target, copy }));
  }
}

/** What lies on the table in a view: for all, and at each seat. */
export function lay(view: PlainView, targets: Set<string>, viewer: number): Laid {
  const { seats, ...common } = view;
  const laid: Laid = Array.isArray(seats)
    ? { common: entries(common), seats: seats.map((seat) => (isTable(seat) ? entries(seat) : items([seat]))) }
    : { common: entries(view), seats: [] };
  mark(laid, targets, viewer);
  return laid;
}
