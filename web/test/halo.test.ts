/** Round a chosen cell of Little Town: what a worker would find there, and whom buildings must pay. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { places } from "../src/games/little-town/cells";
import Halo from "../src/games/little-town/Halo.svelte";
import type { Around, LittleTownView } from "../src/games/little-town/view";
import { position } from "./fixtures";

/** How many badges promise a cube, and how many ask for a coin, on a cell with three lakes and a rival's building. */
async function badges(finds: Around): Promise<[number, number]> {
  const view = structuredClone(position("lt:place").view) as LittleTownView;
  const all = places(view);
  const centre = all.find(({ name }) => name === "E3");
  for (const { name, cell } of all) {
    Object.assign(cell, { terrain: "grass", tile: null, owner: null, worker: null });
    if (["D2", "E2", "F2"].includes(name)) cell.terrain = "lake";
    if (name === "E4") Object.assign(cell, { tile: "statue", owner: 1 });
  }
  if (!centre) throw new Error("no such cell");
  const halo = mount(Halo, { target: document.body, props: { all, centre, me: 0, finds } });
  flushSync();
  const found = document.querySelectorAll(".badge:not(.feeb)").length;
  const fees = document.querySelectorAll(".feeb").length;
  await unmount(halo);
  return [found, fees];
}

it("a halo promises no more cubes than the supply has (LT-032)", async () => {
  expect(await badges({ gains: { fish: 3 }, buildings: [] })).toEqual([3, 0]);
  expect(await badges({ gains: { fish: 1 }, buildings: [] })).toEqual([1, 0]);
  expect(await badges({ gains: {}, buildings: [] })).toEqual([0, 0]);
});

it("a halo asks for a coin only where a worker can be at work (LT-039, LT-R10)", async () => {
  expect(await badges({ gains: {}, buildings: ["E4"] })).toEqual([0, 1]);
  expect(await badges({ gains: {}, buildings: [] })).toEqual([0, 0]);
});
