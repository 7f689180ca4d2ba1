/** Whoever only looks on is told so, and finds no button that would refuse. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { position } from "./fixtures";
import { fake, type FakeLine } from "./fixtures/fake";
import TableRoom from "../src/table/TableRoom.svelte";
import type { FromServer, Snapshot } from "../src/wire";

let shown: Record<string, unknown> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

/** What a guest is told of that moment. */
function overheard(name: string): Snapshot {
  const found = structuredClone(position(name));
  for (const chair of found.table.chairs) chair.mine = false;
  if (found.decision) Object.assign(found.decision, { mine: false, options: [], refused: [], pool: [], marks: [] });
  return { ...found, viewer: -1, chat: [] };
}

/** What a friend is told who looks over the shoulder of a chair; the rest comes after it. */
const beside = (name: string): Snapshot => ({ ...overheard(name), viewer: position(name).viewer });

async function watching(name: string, opening = overheard(name), ...rest: FromServer[]): Promise<void> {
  shown = mount(TableRoom, { target: document.body, props: { dial: fake([opening, ...rest]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
}

const text = (selector: string): string => document.querySelector(selector)?.textContent ?? "";

it.each(["sj:build", "lt:place", "gc:build", "at:turn"])(
  "%s: a guest has no things and no dead buttons",
  async (name) => {
    await watching(name);
    expect(text("#action")).toContain("You are watching.");
    expect(document.querySelectorAll("#action button")).toHaveLength(0);
    // the piles of San Juan belong to everybody
    expect(text("#tray").trim()).toMatch(/^(\d+deck \d+discard)?$/);
  },
);

it("whoever loses a chair in a game reads so, and finds no button and no line to wait for", async () => {
  let line: FakeLine | undefined;
  const dial = fake([position("sj:build")], undefined, (made) => (line = made));
  shown = mount(TableRoom, { target: document.body, props: { dial } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  line?.listener.heard(overheard("sj:build"));
  flushSync();
  expect(text("#action").trim()).toBe("Your chair has moved to another device: its link was opened there.");
  expect(document.querySelectorAll("#action button")).toHaveLength(0);
  expect(text(".top")).not.toContain("One moment");
  expect(document.querySelector(".chip.live")).toBeNull();
});

it("a guest hears whose city it is", async () => {
  await watching("sj:build");
  const labels = [...document.querySelectorAll("section.city")].map((it) => it.getAttribute("aria-label"));
  expect(labels).toHaveLength(1);
  expect(labels[0]).not.toBe("Your city");
  expect(text(".city h2")).toBe(labels[0]);
});

it("the first chair is the guest's own; another's board is put away again, and that one is there", async () => {
  await watching("at:turn");
  const chairs = [...document.querySelectorAll<HTMLElement>(".chair")];
  const pane = (): string | undefined => document.querySelector<HTMLElement>(".table")?.dataset["pane"];
  const press = (it: HTMLElement | null | undefined): void => (it?.click(), flushSync());
  press(chairs[0]);
  expect(pane()).toBe("board");
  press(chairs[1]);
  expect(pane()).toBe("others");
  press(document.querySelector<HTMLElement>(".pboard.guest h2 button"));
  expect(pane()).toBe("board");
});

it("a guest does not talk", async () => {
  await watching("sj:build");
  document.querySelector<HTMLElement>("#tab-chat")?.click();
  flushSync();
  expect(text(".side")).toContain("Only the players talk here.");
  expect(document.querySelector("#chat-text, .phrases")).toBeNull();
});

it("a guest asks for no rematch, but may follow to one", async () => {
  await watching("sj:end");
  expect(text("#action")).not.toContain("Rematch");
  expect(text("#action")).toContain("Replay");
});

it("a friend beside a chair sees its hand, is not called by its name, and finds nothing to press", async () => {
  const opening = beside("sj:build");
  const { viewer } = opening;
  const chair = opening.table.chairs[viewer];
  const name = "Dora";
  if (chair) Object.assign(chair, { name, coached: true });
  await watching("sj:build", opening);
  expect(document.querySelectorAll("#tray [data-target^='hand:']").length).toBeGreaterThan(0);
  expect(text(".chairs")).not.toContain("You");
  expect(text(".city h2")).toBe(`City of ${name}`);
  expect(text("#action")).toContain(`You look over ${name}’s shoulder`);
  expect(document.querySelectorAll("#action button")).toHaveLength(0);
  const shown = document.querySelectorAll(".chair")[viewer];
  expect(shown?.querySelector(".vh")?.textContent).toContain("a friend looks over the shoulder");
  expect(shown?.querySelector(".eye")).not.toBeNull();
});

it("a friend is asked for no wish of the table and takes no chair back", async () => {
  const opening = beside("sj:build");
  const { viewer } = opening;
  const asked = { type: "wish", seat: (viewer + 1) % 3, steps: 1, waiting: [viewer] } as const;
  const chair = opening.table.chairs[viewer];
  if (chair) chair.stand_in = true;
  await watching("sj:build", opening, { ...asked, waiting: [...asked.waiting] });
  expect(document.querySelectorAll("#action button")).toHaveLength(0);
  expect(text("#action")).not.toContain("A bot is playing on your chair");
});
