/** Two people on one device: what is secret is not in the page while the device is handed over. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
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

async function shown(opening: Snapshot): Promise<Record<string, unknown>> {
  const room = mount(TableRoom, { target: document.body, props: { dial: fake([opening]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  flushSync();
  return room;
}

it.each([
  ["sj:build", '[data-target^="hand:"]'],
  ["sj:council", '[data-target^="looking:"]'],
  ["lt:place", '[data-target^="goal:"]'],
  ["gc:build", '[data-target^="hand:"]'],
  ["at:turn", '[data-target^="hand:"]'],
  ["gc:bonus", '[data-target^="bonus:"]'],
])("%s: %s is away until the next person holds the button", async (name, secret) => {
  const room = await shown(shared(name));
  expect(document.querySelector(".cover")).not.toBeNull();
  expect(document.querySelector(secret)).toBeNull();
  document.querySelector(".hold")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(secret)) throw new Error("still covered");
  }, 20_000);
  expect(document.querySelector(".cover")).toBeNull();
  await unmount(room);
  document.body.innerHTML = "";
});

it("one person alone is never covered", async () => {
  const room = await shown(position("sj:build"));
  expect(document.querySelector(".cover")).toBeNull();
  await unmount(room);
  document.body.innerHTML = "";
});
