/** The plain board: what lies on it in any view, and what options point at there. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { answering } from "./fixtures/answers";
import { fake } from "./fixtures/fake";
import { seen } from "./fixtures/screens";
import { lay, type PlainView, type Thing } from "../src/games/plain/things";
import TableRoom from "../src/table/TableRoom.svelte";
import type { Option, Snapshot, View } from "../src/wire";
import { words } from "../src/words/words.svelte";

const VIEW: PlainView = {
  round: 2,
  market: ["stone", "wood"],
  spaces: [0, 0, 1],
  board: [
    ["lake", "field"],
    ["field", "field"],
  ],
  seats: [
    { coins: 3, hand: ["smith", "smith", "well"], town: ["mill"], secret: "mill" },
    { coins: 5, hand: null, town: ["mill", "well"], secret: null },
  ],
};

/** Every thing that a target marks, as the words that lead to it. */
function marked(targets: string[], viewer = 0): string[] {
  const laid = lay(VIEW, new Set(targets), viewer);
  const walk = (all: Thing[], way: string): string[] =>
    all.flatMap((it, i) => {
      const here = `${way}/${it.key || i}`;
      return [...(it.target ? [`${here}=${it.target}#${it.copy}`] : []), ...walk(it.inner, here)];
    });
  return [...walk(laid.common, ""), ...laid.seats.flatMap((seat, n) => walk(seat, `${n}`))];
}

it.each([
  ["round", ["/round=round#0"]],
  ["market:wood", ["/market/1=market:wood#0"]],
  ["space:1", ["/spaces/1=space:1#0"]],
  ["hand:smith", ["0/hand/0=hand:smith#0", "0/hand/1=hand:smith#1"]],
  ["town:mill", ["0/town/0=town:mill#0"]],
  ["town:1:mill", ["1/town/0=town:1:mill#0"]],
  ["town:well", ["1/town/1=town:well#0"]],
  ["coins", ["0/coins=coins#0"]],
  ["board:1:0", ["/board/1/0=board:1:0#0"]],
  ["board:0,1", ["/board/0/1=board:0,1#0"]],
  ["hand:palace", []],
  ["mill", []],
  ["pass", []],
])("%s marks %s", (target, found) => {
  expect(marked([target])).toEqual(found);
});

it("a spectator has nothing of their own", () => {
  expect(marked(["town:mill"], -1)).toEqual(["0/town/0=town:mill#0"]);
});

it("lays out a view without seats, and rows of a board", () => {
  const { seats, ...common } = VIEW;
  expect(lay(common, new Set(), 0)).toMatchObject({ seats: [] });
  const grids = lay(VIEW, new Set(), 0).common.filter((it) => it.grid);
  expect(grids.map((it) => it.key)).toEqual(["board"]);
  expect(seats).toHaveLength(2);
});

const option = (id: number, text: string, targets: string[]): Option => ({ id, text, label: `Do ${text}`, targets });

const chair = { kind: "device", present: true, ready: true, stand_in: false } as const;
const snapshot: Snapshot = {
  type: "snapshot",
  table: {
    id: "t1",
    game: "hamlet",
    prefix: "hm",
    box: "hm",
    rules: 1,
    options: {},
    title: "Hamlet",
    status: "playing",
    chairs: [
      { ...chair, seat: 0, name: "Anna", mine: true },
      { ...chair, seat: 1, name: "Bruno", mine: false },
    ],
    host: true,
    pace: "none",
    live: true,
    rated: false,
    spectators: true,
  },
  revision: 1,
  event: 1,
  viewer: 0,
  view: VIEW as unknown as View,
  decision: {
    seat: 0,
    mine: true,
    question: "hm-ask-build",
    text: "What do you build?",
    args: {},
    least: 1,
    remaining: 1,
    options: [option(1, "build smith", ["hand:smith"]), option(2, "coins 3", ["coins"])],
    pool: [],
    marks: [],
    refused: [],
  },
  undo: { allowed: false },
  log: [],
  chat: [],
};

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
});

it("shows a game that the page does not know, in the words that it brings along", async () => {
  const text = "hm-view-coins = Ducats\nhm-town-mill = Old mill\nhm-view-smith = Forge";
  answering({ "GET /api/games/hamlet/words/en": { text }, "GET /api/games/hamlet/components?rules=1": [] });
  shown = mount(TableRoom, { target: document.body, props: { dial: fake([snapshot]) } });
  flushSync();
  const bruno = await seen(".plain section", "Bruno");
  expect(bruno.textContent).toContain("Ducats");
  expect(bruno.textContent).toContain("Old mill");
  expect(bruno.textContent).toContain("Hand–");
  const mine = await seen(".plain-tray", "Forge");
  expect([...mine.querySelectorAll(".spot.open")].map((it) => it.querySelector("b")?.textContent)).toEqual([
    "Forge",
    "Forge",
  ]);
  // an option that names nothing is a button, though a thing is called like its verb
  await seen(".offered button", "Do coins 3");
  expect(document.querySelector(".top .round")?.textContent?.trim()).toContain("2");
  expect(words.has("hm-view-coins")).toBe(true);
});
