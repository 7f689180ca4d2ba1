/** San Juan on the page: what lies on the table is told as the server says it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keep } from "../src/components";
import { cardFace } from "../src/games/san-juan/cards";
import { cardLabel, effect, wholeEffect } from "../src/games/san-juan/names";
import { planned } from "../src/games/san-juan/plan";
import TradingHouse from "../src/games/san-juan/TradingHouse.svelte";
import type { SanJuanView } from "../src/games/san-juan/view";
import { Choices } from "../src/table/choices.svelte";
import TableRoom from "../src/table/TableRoom.svelte";
import { words } from "../src/words/words.svelte";
import { fake } from "./fixtures/fake";
import { position } from "./fixtures";

const view = (changes: Partial<SanJuanView>): SanJuanView => ({
  ...(structuredClone(position("sj:role").view) as SanJuanView),
  ...changes,
});

const TILES = [
  [1, 1, 1, 2, 2],
  [1, 1, 2, 2, 2],
  [1, 1, 2, 2, 3],
  [1, 2, 2, 2, 3],
  [1, 2, 2, 3, 3],
];

describe("the trading house (SJ-043, SJ-084)", () => {
  async function read(changes: Partial<SanJuanView>): Promise<string[]> {
    const house = mount(TradingHouse, { target: document.body, props: { view: view(changes) } });
    flushSync();
    const head = document.querySelector(".house h2 small")?.textContent ?? "";
    const strips = [...document.querySelectorAll(".strip:not(.blank)")].map((strip) =>
      [...strip.children].map((it) => it.textContent).join(" "),
    );
    await unmount(house);
    return [head, ...strips];
  }

  it("knows no tile before the first Trader", async () => {
    expect(await read({ tile: null, tiles_seen: [], next_tile: 0 })).toEqual(["Tile 1 of 5 next"]);
  });

  it("has the tile before as the last one, not the one that is up", async () => {
    expect(await read({ tile: TILES[1] ?? [], tiles_seen: TILES.slice(0, 2), next_tile: 1 })).toEqual([
      "Prices now",
      "now 1 1 2 2 2",
      "last 1 1 1 2 2",
    ]);
  });

  it("does not know a tile that has not been up", async () => {
    expect(await read({ tile: null, tiles_seen: TILES.slice(0, 2), next_tile: 2 })).toEqual([
      "Tile 3 of 5 next",
      "last 1 1 2 2 2",
      "tile 1 1 1 1 2 2",
    ]);
  });

  it("knows what comes next once all tiles have been up", async () => {
    expect(await read({ tile: null, tiles_seen: TILES, next_tile: 2 })).toEqual([
      "Tile 3 of 5 next",
      "next 1 1 2 2 3",
      "last 1 1 2 2 2",
      "tile 1 1 1 1 2 2",
    ]);
    expect(await read({ tile: TILES[0] ?? [], tiles_seen: TILES, next_tile: 0 })).toEqual([
      "Prices now",
      "now 1 1 1 2 2",
      "last 1 2 2 3 3",
      "tile 4 1 2 2 2 3",
    ]);
  });
});

it("a build that must cover a building is drawn over it (SJ-059)", () => {
  const { decision, view } = structuredClone(position("sj:build"));
  const option = decision?.options.find((it) => it.targets[0]?.startsWith("hand:"));
  if (!decision || !option) throw new Error("nothing to build");
  option.targets.push(`city:${decision.seat}:1`);
  const choices = new Choices();
  choices.ask(decision);
  choices.point(option.targets[0] ?? "");
  expect(planned(choices, view as SanJuanView)).toMatchObject({ slot: 1, price: option.price });
});

describe("the face of a card", () => {
  const printed = { points: 0, copies: 3, takes: {}, gives: {}, after: [], number: 0 };

  it("is what the server says, in sight and in words (SJ-R29)", () => {
    keep([
      { ...printed, name: "prefecture", kind: "utility", cost: { card: 4 }, points: 2 },
      { ...printed, name: "indigo_plant", kind: "production", cost: { card: 1 }, points: 1, gives: { indigo: 1 } },
      { ...printed, name: "hero", kind: "monument", cost: { card: 5 }, points: 5 },
      { ...printed, name: "palace", kind: "six", cost: { card: 6 } },
    ]);
    expect(["prefecture", "indigo_plant", "hero", "palace"].map(cardFace)).toEqual([
      { kind: "city", cost: 4, points: 2 },
      { kind: "indigo", cost: 1, points: 1 },
      { kind: "mon", cost: 5, points: 5 },
      { kind: "six", cost: 6, points: 0 },
    ]);
    expect(cardLabel("prefecture")).toContain("4");
    keep([]);
  });
});

describe("short texts of cards", () => {
  afterEach(() => words.speak("en"));

  it.each([
    ["en", "Keep 2 cards, not 1"],
    ["fr", "Garder 2 cartes vues"],
  ] as const)("the Prefecture keeps two cards whoever is Councillor (SJ-073), %s", async (locale, text) => {
    await words.want("san-juan");
    await words.speak(locale);
    expect(effect("prefecture")).toBe(text);
  });

  it.each([
    ["en", "different"],
    ["fr", "différents"],
  ] as const)("three buildings for the Residence are different ones (SJ-099), %s", async (locale, text) => {
    await words.want("san-juan");
    await words.speak(locale);
    expect(effect("residence")).toContain(text);
    expect(wholeEffect("residence")).toContain(text);
  });
});

describe("a table with the expansion", () => {
  async function shown(change: (view: SanJuanView, seat: number) => void): Promise<() => Promise<void>> {
    const opening = structuredClone(position("sj:role"));
    change(opening.view as SanJuanView, opening.viewer);
    const room = mount(TableRoom, { target: document.body, props: { dial: fake([opening]) } });
    await vi.waitFor(() => {
      flushSync();
      if (!document.querySelector(".plots")) throw new Error("not yet");
    }, 20_000);
    return async () => {
      await unmount(room);
      document.body.innerHTML = "";
    };
  }

  it("shows how many cards lie under the Harbor (SJ-R34)", async () => {
    const leave = await shown((view, seat) => {
      view.seats[seat]?.city.push({ card: "harbor", good: null, fresh: false, covers: [] });
      Object.assign(view.seats[seat] ?? {}, { harbor: 3, chapel: [], bank: [] });
    });
    expect([...document.querySelectorAll(".plots .under")].map((it) => it.textContent)).toEqual(["+3"]);
    await leave();
  });

  it.each([
    ["built", "Cathedral built"],
    ["gone", "Cathedral gone"],
  ] as const)("tells a Cathedral that is %s (SJ-R25)", async (where, text) => {
    const leave = await shown((view) => (view.cathedral = where));
    expect(document.querySelector(".cath")?.textContent).toBe(text);
    await leave();
  });
});
