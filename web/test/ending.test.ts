/** Passing is a choice like any other: Hint keeps its place, and nothing is sent before Confirm. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { position } from "./fixtures";
import { fake, type FakeLine } from "./fixtures/fake";
import TableRoom from "../src/table/TableRoom.svelte";
import type { Decision } from "../src/wire";

let shown: Record<string, unknown> | undefined;
let line: FakeLine;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

async function seated(name: string, more: Partial<Decision> = {}): Promise<void> {
  const opening = position(name);
  const decision = opening.decision ? { ...opening.decision, ...more } : null;
  const dial = fake([{ ...opening, decision }], undefined, (made) => (line = made));
  shown = mount(TableRoom, { target: document.body, props: { dial } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
}

const buttons = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((it) => it.textContent?.trim() ?? "");

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}

it.each([
  ["sj:build", "Build nothing"],
  ["lt:activate", "Finish"],
])("%s: Hint stays in its place, and passing waits for Confirm", async (name, label) => {
  await seated(name);
  expect(buttons("#action .acts button").at(1)).toBe("Hint");
  expect(buttons("#action .ending")).toEqual([label]);
  press("#action .ending");
  expect(line.sent).toEqual([]);
  expect(document.querySelector(".q1")?.textContent).toBe(label);
  press("#action .brass");
  const pass = position(name).decision?.options.at(-1)?.id;
  expect(line.sent).toMatchObject([{ type: "act", actions: [pass] }]);
});

it("does not offer to pass in place of what is ticked", async () => {
  const pass = position("sj:build").decision?.options.at(-1);
  const { options = [] } = position("sj:pay").decision ?? {};
  await seated("sj:pay", { options: pass ? [...options, pass] : options });
  expect(buttons("#action .ending")).toEqual(["Build nothing"]);
  press('[data-target="hand:well"]');
  expect(buttons("#action .ending")).toEqual([]);
});

it("says that a game was broken off, and names no winner", async () => {
  const { table, ...opening } = position("sj:build");
  const dial = fake([{ ...opening, table: { ...table, status: "over" }, decision: null }]);
  shown = mount(TableRoom, { target: document.body, props: { dial } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  expect(document.querySelector("#action .q1")?.textContent).toBe("Broken off, without a winner");
  expect(document.querySelector("#action .q2")?.textContent).toBe(
    "Only bots were still playing, and they came to no end.",
  );
  expect(document.querySelector("#action .seat")).toBeNull();
  expect(buttons("#action .acts button")).not.toContain("Score pad");
});
