/** Two people on one device: what is secret is not in the page while the device is handed over. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fake, type FakeLine, type Script } from "./fixtures/fake";
import { position } from "./fixtures";
import type { Snapshot } from "../src/wire";
import TableRoom from "../src/table/TableRoom.svelte";

/** The same position with two chairs on this device, which is being passed on. */
function shared(name: string): Snapshot {
  const found = structuredClone(position(name));
  for (const chair of found.table.chairs.slice(2)) Object.assign(chair, { kind: "device", mine: true });
  return found.table.status === "over" ? found : { ...found, covered: found.viewer };
}

/** The last position, sent again once the device is in the right hands. */
let shown: Snapshot;
const script: Script = (said) => (said.type === "uncover" ? [{ ...shown, covered: undefined }] : []);

function hear(next: Snapshot): void {
  shown = next;
  line.listener.heard(next);
  flushSync();
}

let room: Record<string, unknown> | undefined;
let line: FakeLine;

afterEach(async () => {
  if (room) await unmount(room);
  room = undefined;
  document.body.innerHTML = "";
});

async function show(opening: Snapshot): Promise<void> {
  shown = opening;
  room = mount(TableRoom, { target: document.body, props: { dial: fake([opening], script, (it) => (line = it)) } });
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

function press(key: string, more: KeyboardEventInit = {}): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  flushSync();
}

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

it("what only the next person was told comes back to the log with the hand", async () => {
  const opening = shared("sj:build");
  const last = opening.log.at(-1);
  if (!last) throw new Error("nothing told");
  const secret = { ...last, n: last.n + 1, seat: 3, kind: "sj-test-secret", text: "You drew Aqueduct.", args: {} };
  opening.log = [...opening.log, secret];
  await show(opening);
  expect(text()).not.toContain("You drew Aqueduct");
  await uncover();
  expect(text()).toContain("You drew Aqueduct");
});

it("news of the next person is not read out before the button is held", async () => {
  await show(shared("sj:build"));
  await uncover();
  const next = shared("sj:build");
  const last = next.log.at(-1);
  if (!last) throw new Error("nothing told");
  const told = { ...last, n: next.event + 1, seat: 2, kind: "sj-test-secret", text: "You drew Aqueduct.", args: {} };
  Object.assign(next, {
    viewer: 2,
    covered: 2,
    event: next.event + 1,
    revision: next.revision + 1,
    log: [...next.log, told],
  });
  hear(next);
  await tick();
  expect(isCovered()).toBe(true);
  expect(text()).not.toContain("You drew Aqueduct");
  await uncover();
  expect(text()).toContain("You drew Aqueduct");
});

it("a page that opens while another is asked shows no hand", async () => {
  const opening = shared("sj:waiting-turn");
  expect(opening.decision?.mine).toBe(false);
  await show(opening);
  expect(isCovered()).toBe(true);
  expect(document.querySelector('[data-target^="hand:"]')).toBeNull();
  await uncover();
  expect(document.querySelector('[data-target^="hand:"]')).not.toBeNull();
});

it("whoever passed the device on holds it no longer", async () => {
  const anna = shared("sj:build");
  await show(anna);
  await uncover();
  hear({ ...shared("sj:build"), viewer: 2, covered: 2 });
  expect(isCovered()).toBe(true);
  hear(anna);
  expect(isCovered()).toBe(true);
});

it("a game that is over has nothing to cover", async () => {
  await show(shared("sj:end"));
  expect(isCovered()).toBe(false);
});

it("keys play and ask nothing for the next person", async () => {
  await show(shared("sj:build"));
  for (const key of ["1", "c", "h", "u", "c"]) press(key);
  expect(line.sent).toEqual([]);
  await uncover();
  expect(line.sent).toEqual([{ type: "uncover", seat: 3 }]);
  expect(document.querySelector("[aria-pressed=true].spot")).toBeNull();
  press("h");
  expect(line.sent).toEqual([{ type: "uncover", seat: 3 }, { type: "hint" }]);
});

it("what lies under the cover cannot be reached", async () => {
  const parts = (): (boolean | undefined)[] =>
    ["#board", ".rail", ".tabs", "#action", "#tray"].map((it) => document.querySelector<HTMLElement>(it)?.inert);
  await show(shared("sj:build"));
  expect(parts()).toEqual([true, true, true, true, true]);
  await uncover();
  expect(parts()).toEqual([false, false, false, false, false]);
});

it("points that count what is hidden are covered, too", async () => {
  await show(shared("sj:build"));
  expect(document.querySelectorAll(".plaque .big")).toHaveLength(0);
  expect([...document.querySelectorAll(".chair .pts")].map((it) => it.textContent?.trim()).indexOf("?")).toBe(3);
  await uncover();
  expect(document.querySelector(".chairs")?.textContent).not.toContain("?");
  expect(document.querySelectorAll(".plaque .big")).toHaveLength(1);
});

it("a device that others share covers nothing here", async () => {
  const opening = structuredClone(position("sj:build"));
  for (const chair of opening.table.chairs.slice(0, 3)) Object.assign(chair, { kind: "device" });
  await show(opening);
  expect(isCovered()).toBe(false);
});

it("one person alone is never covered", async () => {
  await show(position("sj:build"));
  expect(isCovered()).toBe(false);
});
