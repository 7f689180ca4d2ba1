/** A hint says what it advises, and shows it wherever it can be chosen. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { position } from "./fixtures";
import { fake, type FakeLine } from "./fixtures/fake";
import TableRoom from "../src/table/TableRoom.svelte";

const REASON = "It wins most often.";
let shown: Record<string, unknown> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

/** A table where somebody looks at a pane, asks for a hint and is told to take the option with that text. */
async function hinted(name: string, text: string, pane = 0): Promise<void> {
  let line: FakeLine | undefined;
  const option = position(name).decision?.options.find((it) => it.text === text);
  if (!option) throw new Error(`no option "${text}"`);
  shown = mount(TableRoom, {
    target: document.body,
    props: { dial: fake([position(name)], undefined, (made) => (line = made)) },
  });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  document.querySelectorAll<HTMLElement>(".tabs button")[pane]?.click();
  line?.listener.heard({ type: "hint", option: option.id, reason: REASON });
  await vi.waitFor(() => {
    flushSync();
    if (!said().includes(REASON)) throw new Error("not yet");
  });
}

const said = (): string => document.querySelector("#action .ask")?.textContent?.replace(/\s+/g, " ") ?? "";
const marked = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>(".hinted")].map((it) => it.dataset.target ?? it.textContent);

it("says the move before its reason", async () => {
  await hinted("sj:build", "build library");
  expect(said()).toContain(`Build Library for 4 cards. ${REASON}`);
  expect(marked()).toEqual(["hand:library"]);
});

it.each([
  ["sj:build", "pass", "Build nothing"],
  ["lt:activate", "done", "Finish"],
  ["at:turn", "stop", "Pass and draw 3 cards"],
])("%s: marks a button that is advised", async (name, text, label) => {
  await hinted(name, text);
  expect(marked().map((it) => it?.trim())).toEqual([label]);
});

it("stays when the list is looked through, and is marked there", async () => {
  await hinted("sj:build", "build library");
  document.querySelector<HTMLElement>("#action .all")?.click();
  flushSync();
  const [first, ...lines] = document.querySelectorAll("#action .sheet .line");
  first?.dispatchEvent(new Event("pointerenter"));
  first?.dispatchEvent(new Event("pointerleave"));
  flushSync();
  expect(said()).toContain("Build Library for 4 cards.");
  expect([first, ...lines].filter((it) => it?.matches(".hinted")).map((it) => it?.textContent)).toHaveLength(1);
});

it("makes room for the price once something is chosen", async () => {
  await hinted("sj:build", "build library");
  document.querySelector<HTMLElement>('[data-target="hand:library"]')?.click();
  flushSync();
  expect(said()).not.toContain(REASON);
  expect(marked()).toContain("hand:library");
});

it("turns to the pane in which the advised thing lies", async () => {
  await hinted("at:turn", "draw 3", 1);
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector<HTMLElement>(".table")?.dataset.pane).toBe("board");
  });
});
