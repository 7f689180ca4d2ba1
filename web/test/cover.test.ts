/** Two people on one device: what is secret is not in the page while the device is handed over. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fake } from "./fixtures/fake";
import { position } from "./fixtures";
import type { Snapshot } from "../src/wire";
import TableRoom from "../src/table/TableRoom.svelte";

/** The same position with two chairs on this device. */
function shared(name: string): Snapshot {
  const found = structuredClone(position(name));
  for (const chair of found.table.chairs.slice(2)) Object.assign(chair, { kind: "device", mine: true });
  return found;
}

let room: Record<string, unknown> | undefined;

afterEach(async () => {
  if (room) await unmount(room);
  room = undefined;
  document.body.innerHTML = "";
});

async function show(opening: Snapshot): Promise<void> {
  room = mount(TableRoom, { target: document.body, props: { dial: fake([opening]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  flushSync();
}

/** Somebody holds the button until the cover is away. */
async function uncover(): Promise<void> {
  document.querySelector(".hold")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => {
    flushSync();
    if (isCovered()) throw new Error("still covered");
  }, 20_000);
  await tick();
  flushSync();
}

const isCovered = (): boolean => document.querySelector(".cover") !== null;
const text = (): string => document.body.textContent ?? "";

it.each([
  ["sj:build", '[data-target^="hand:"]'],
  ["sj:council", '[data-target^="looking:"]'],
  ["lt:place", '[data-target^="goal:"]'],
  ["gc:build", '[data-target^="hand:"]'],
  ["at:turn", '[data-target^="hand:"]'],
  ["gc:bonus", '[data-target^="bonus:"]'],
])("%s: %s is away until the next person holds the button", async (name, secret) => {
  await show(shared(name));
  expect(isCovered()).toBe(true);
  expect(document.querySelector(secret)).toBeNull();
  await uncover();
  expect(document.querySelector(secret)).not.toBeNull();
});

it.each([
  "sj:build",
  "sj:pay",
  "sj:council",
  "lt:place",
  "lt:activate",
  "gc:build",
  "gc:bonus",
  "at:turn",
  "at:payment",
])("%s: nothing that the next person may choose is read before the button is held", async (name) => {
  const opening = shared(name);
  await show(opening);
  await tick();
  flushSync();
  for (const { label } of opening.decision?.options ?? []) expect(text()).not.toContain(label);
  expect(document.querySelector("#action .sheet, #action .offered, #action .chips")).toBeNull();
  expect(document.querySelector(".spot.open, .spot[aria-disabled]")).toBeNull();
  await uncover();
  expect(document.querySelector(".spot.open, #action .sheet .line, #action .offered button")).not.toBeNull();
  expect(document.querySelector("#action .q1")?.textContent).not.toBe("");
});

it("the list of the next person does not stay open when everything lies on the table", async () => {
  await show(shared("gc:bonus"));
  await uncover();
  expect(document.querySelector("#action .sheet")).toBeNull();
});

it("one person alone is never covered", async () => {
  await show(position("sj:build"));
  expect(isCovered()).toBe(false);
});
