import { beforeAll, expect, it } from "vitest";
import { keep } from "../src/components";
import { ALL, groups, lines, members } from "../src/games/attika/buildings";
import { links, winningPath } from "../src/games/attika/chains";
import { progress } from "../src/games/attika/progress";
import { toLink } from "../src/games/attika/distance";
import { spotAt, title, turned } from "../src/games/attika/map";
import { paid } from "../src/games/attika/payments";
import type { AttikaView, Hex } from "../src/games/attika/view";
import type { Component, LogLine } from "../src/wire";
import buildings from "./fixtures/attika-components.json";

beforeAll(() => keep(buildings as unknown as Component[]));

const table = (some: Partial<AttikaView>): AttikaView =>
  ({ game: "attika", winner: null, cities: [], hexes: [], seats: [], ...some }) as AttikaView;

it("reads payments as records write them", () => {
  expect(paid("pay clay+2water")).toEqual({ clay: 1, water: 2 });
  expect(paid("spend 0wood")).toEqual({ wood: 0 });
  expect(paid("at 2,-1")).toEqual({});
});

it("has thirty buildings in seven groups", () => {
  const sizes = groups.map((group) => members("attika", group).reduce((sum, it) => sum + it.copies, 0));
  expect(sizes).toEqual([10, 2, 2, 4, 4, 4, 4]);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(ALL);
});

const named = (all: Component[]): string[] => lines(all).map((line) => line.map((it) => it.name).join(" "));

it("lays a group out along its arrows, whatever the server says they are", () => {
  const all = buildings as unknown as Component[];
  const group = (name: string): Component[] => all.filter((it) => it.kind === name);
  expect(named(group("defence"))).toEqual(["quarry fortress tower"]);
  expect(named(group("roads"))).toEqual(["road"]);
  expect(named(group("city"))).toEqual([
    "capital",
    "market tavern baths",
    "temple oracle treasury",
    "theatre stadium gymnasium",
  ]);
  const arrows: Record<string, string[]> = { tower: ["quarry"], mill: ["well", "cornfield"], village: ["cornfield"] };
  const corrected = all.map((it) => ({ ...it, after: arrows[it.name] ?? it.after }));
  expect(named(corrected.filter((it) => it.kind === "defence"))).toEqual(["quarry", "fortress", "tower"]);
  expect(named(corrected.filter((it) => it.kind === "supply"))).toEqual(["well", "cornfield mill", "village"]);
});

it("calls places as the server does, however the land grows", () => {
  expect(["0,0", "2,-1", "-1,1", "0,1", "-1,-1", "0,-10"].map((id) => title(spotAt(id)))).toEqual([
    "K15",
    "J16",
    "L14",
    "L15",
    "J13",
    "A10",
  ]);
  expect(["0,-11", "0,16", "-16,0"].map((id) => title(spotAt(id)))).toEqual(["BZ9", "AA23", "K99"]);
});

it("turns a tile against the clock", () => {
  const tile = ["metal", "water", null, null, null, null, "wood"] as const;
  expect(turned([...tile], 1)).toEqual(["metal", "wood", "water", null, null, null, null]);
  expect(turned([...tile], 0)).toEqual([...tile]);
});

const hex = (id: string, seat: number, token: string): Hex => ({ ...spotAt(id), symbol: null, seat, token });

it("links a building to its successor beside it, and likes once", () => {
  const view = table({
    hexes: [
      hex("0,0", 0, "capital"),
      hex("1,0", 0, "market"),
      hex("2,0", 1, "tavern"),
      hex("0,5", 1, "road"),
      hex("1,5", 1, "road"),
    ],
  });
  expect(links(view).map(({ from, to }) => [from.id, to.id])).toEqual([
    ["0,0", "1,0"],
    ["0,5", "1,5"],
  ]);
});

it("finds the shortest way between the cities that were linked", () => {
  const view = table({
    winner: 0,
    cities: [
      { id: "A", q: -1, r: 0 },
      { id: "B", q: 3, r: 0 },
    ],
    seats: [{ settlements: [{ hexes: ["0,0", "1,0", "2,0", "1,1"], cities: ["A", "B"] }] }] as AttikaView["seats"],
  });
  expect(winningPath(view).map(({ q, r }) => `${q},${r}`)).toEqual(["-1,0", "0,0", "1,0", "2,0", "3,0"]);
  expect(winningPath({ ...view, winner: null })).toEqual([]);
});

it("counts what is missing to link two cities", () => {
  const free = (id: string): Hex => ({ ...spotAt(id), symbol: null, seat: null, token: null });
  const view = table({
    cities: [
      { id: "A", q: -1, r: 0 },
      { id: "B", q: 4, r: 0 },
    ],
    hexes: [free("0,0"), hex("1,0", 0, "road"), free("2,0"), free("3,0"), hex("2,1", 1, "road")],
  });
  expect(toLink(view, 0)).toBe(3);
  expect(toLink(view, 1)).toBe(null);
  const nearer = view.hexes.map((it) => (it.id === "3,0" ? hex("3,0", 0, "road") : it));
  expect(toLink({ ...view, hexes: nearer }, 0)).toBe(2);
});

it("tells the progress of a game from its log", () => {
  const line = (seat: number, round: number, kind: string, args: LogLine["args"] = {}): LogLine =>
    ({ seat, round, kind, args, targets: [] }) as unknown as LogLine;
  const cards = {
    id: "at-list",
    args: { first: { id: "at-amount", args: { count: 2 } }, rest: { id: "at-amount", args: { count: 1 } } },
  };
  const log = [
    line(0, 1, "at-event-builds"),
    line(0, 2, "at-event-pays", { cards }),
    line(0, 2, "at-event-builds"),
    line(1, 2, "at-event-builds"),
  ];
  expect(progress(log, [2, 1])).toEqual({
    whole: true,
    rounds: [
      [1, 2],
      [0, 1],
    ],
    paid: [3, 0],
    free: [1, 1],
  });
  expect(progress(log, [3, 1]).whole).toBe(false);
});
