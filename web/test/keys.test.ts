/** Keys can be changed and switched off, and the list says what they are. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { prefs } from "../src/kit/prefs.svelte";
import { actionOf, bound, canStand, keyOf } from "../src/kit/prefs-keys";
import { answering } from "./fixtures/answers";
import { fake } from "./fixtures/fake";
import { position } from "./fixtures";
import TableRoom from "../src/table/TableRoom.svelte";
import { guide, rule } from "./fixtures/rules";

let shown: Record<string, unknown> | undefined;

afterEach(async () => {
  prefs.keys = true;
  prefs.keyWishes = {};
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

async function seated(): Promise<void> {
  shown = mount(TableRoom, { target: document.body, props: { dial: fake([position("sj:build")]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
}

function press(key: string): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

const rulesAreOpen = (): boolean => document.querySelector("#rule-search") !== null;

it("a new key takes the place of the usual one", async () => {
  prefs.keyWishes = bound({}, "rules", "k");
  await seated();
  press("/");
  expect(rulesAreOpen()).toBe(false);
  press("k");
  await vi.waitFor(() => expect(rulesAreOpen()).toBe(true), 20_000);
});

it("the key of the rules puts the cursor where one searches, and a search in vain says so", async () => {
  answering({
    "GET /api/rules/san-juan": guide([rule({})]),
  });
  await seated();
  press("/");
  const field = await vi.waitFor(() => {
    flushSync();
    const found = document.querySelector<HTMLInputElement>("#rule-search");
    expect(found).not.toBeNull();
    expect(document.activeElement).toBe(found);
    return found;
  }, 20_000);
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("#chapter-turn")).not.toBeNull();
  }, 20_000);
  if (field) field.value = "dragon";
  field?.dispatchEvent(new Event("input"));
  flushSync();
  expect(document.querySelector(".side .pane")?.textContent).toContain("Nothing found for “dragon”.");
});

it("keys that are switched off do nothing", async () => {
  prefs.keys = false;
  await seated();
  press("/");
  expect(rulesAreOpen()).toBe(false);
});

it("the list shows the keys as they are set", async () => {
  prefs.keyWishes = bound({}, "confirm", "x");
  await seated();
  press("?");
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector("dl kbd")) throw new Error("not yet");
  }, 20_000);
  expect([...document.querySelectorAll("dl kbd")].map((it) => it.textContent)).toContain("X");
  expect([...document.querySelectorAll("dl kbd")].map((it) => it.textContent)).not.toContain("C");
});

it("a number chooses what a list numbers so, and the list says how many it leaves out", async () => {
  const opening = position("lt:place");
  shown = mount(TableRoom, { target: document.body, props: { dial: fake([opening]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector('[data-target="market:wheat_field"]')) throw new Error("not yet");
  }, 20_000);
  document.querySelector<HTMLElement>('[data-target="market:wheat_field"]')?.click();
  flushSync();
  const lines = [...document.querySelectorAll("#action .sheet .line")].map(
    (it) => it.querySelector("span")?.textContent,
  );
  const count = opening.decision?.options.length;
  expect(document.querySelector("#action .sheet h2")?.textContent).toBe(`${lines.length} of ${count} options`);
  press("2");
  expect(document.querySelector("#action .q1")?.textContent).toBe(lines[1]);
});

it("a number with a key that belongs to the browser chooses nothing", async () => {
  await seated();
  const asked = document.querySelector("#action .q1")?.textContent;
  for (const held of ["ctrlKey", "metaKey", "altKey"])
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, [held]: true }));
  flushSync();
  expect(document.querySelector("#action .q1")?.textContent).toBe(asked);
  press("1");
  expect(document.querySelector("#action .q1")?.textContent).not.toBe(asked);
});

it("a key that is taken changes places, so that no action is without one", () => {
  const wishes = bound({}, "confirm", "u");
  expect(actionOf(wishes, "u")).toBe("confirm");
  expect(keyOf(wishes, "undo")).toBe("c");
  expect(bound(wishes, "confirm", "c")).toEqual({});
});

it("keys that other things need cannot be taken", () => {
  for (const key of ["Enter", "ArrowLeft", " ", "3", "Tab", "F5"]) expect(canStand(key)).toBe(false);
  for (const key of ["k", "é", "+"]) expect(canStand(key)).toBe(true);
});

it("Escape leaves the search over the rules, and keys mean something again", async () => {
  answering({});
  await seated();
  press("/");
  const field = await vi.waitFor(() => {
    flushSync();
    const found = document.querySelector<HTMLInputElement>("#rule-search");
    expect(document.activeElement).toBe(found);
    return found;
  }, 20_000);
  field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(document.activeElement).toBe(document.body);
});
