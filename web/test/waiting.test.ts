/** The waiting room: who may sit down, who may say who sits where, and who is told what. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { answering } from "./fixtures/answers";
import { fake, type FakeLine } from "./fixtures/fake";
import WaitingRoom from "../src/lobby/WaitingRoom.svelte";
import TableRoom from "../src/table/TableRoom.svelte";
import { Session } from "../src/table/session.svelte";
import type { Chair, Snapshot, Table } from "../src/wire";
import { words } from "../src/words/words.svelte";

let shown: Record<string, unknown> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

const chair = (seat: number, more: Partial<Chair>): Chair => ({
  seat,
  kind: "person",
  name: "",
  present: false,
  mine: false,
  ready: false,
  stand_in: false,
  ...more,
});
const ANNA = chair(0, { name: "Anna", present: true });
const waiting = (chairs: Chair[], more: Partial<Table> = {}): Snapshot => ({
  type: "snapshot",
  table: {
    id: "t1",
    game: "san-juan",
    prefix: "sj",
    box: "sj2",
    rules: 1,
    options: { edition: 2 },
    title: "San Juan",
    status: "waiting",
    chairs,
    host: false,
    pace: "none",
    live: true,
    rated: false,
    spectators: true,
    ...more,
  },
  revision: 0,
  event: 0,
  viewer: -1,
  view: null,
  decision: null,
  undo: { allowed: false },
  log: [],
  chat: [],
});

/** The room, and what the server says later. */
async function enter(...opening: Parameters<typeof waiting>): Promise<(later: Snapshot) => void> {
  let line: FakeLine | undefined;
  await words.want("bots");
  const session = new Session(fake([waiting(...opening)], undefined, (it) => (line = it)));
  shown = mount(WaitingRoom, { target: document.body, props: { session } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll(".round li")).toHaveLength(opening[0].length);
  });
  return (later) => {
    line?.listener.heard(later);
    flushSync();
  };
}

const button = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((it) => it.textContent?.includes(text));
const press = (text: string): void => {
  button(text)?.click();
  flushSync();
};

it("whoever stands up is not told that the host has given the chair away", async () => {
  const asked = answering({ "POST /api/tables/t1/leave": true });
  const later = await enter([ANNA, chair(1, { name: "Bruno", mine: true })]);
  press("Stand up");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  later(waiting([ANNA, chair(1, {})]));
  expect(document.body.textContent).not.toContain("given your chair away");
  expect(button("Stand up")).toBeUndefined();
});

it("only those who sit here say whether they are ready", async () => {
  await enter([ANNA, chair(1, { kind: "open" })]);
  expect(button("I am ready")).toBeUndefined();
  const link = [...document.querySelectorAll("a")].find((it) => it.textContent === "Sit down");
  expect(link?.getAttribute("href")).toBe("/join/t1");
});

it("a chair that waits for a friend is had with the code", async () => {
  await enter([ANNA, chair(1, {})]);
  expect(button("I am ready")).toBeUndefined();
  const field = document.querySelector<HTMLInputElement>(".code-field input");
  expect(field?.labels?.[0]?.textContent).toContain("Enter the code");
  if (field) field.value = " http://example.org/join/abc2 ";
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  press("Join");
  expect(location.pathname).toBe("/join/abc2");
});

it("a table that is not for guests takes the code of the invitation", async () => {
  const dial: ConstructorParameters<typeof Session>[0] = (listener) => {
    queueMicrotask(() => listener.ended("Nobody but its players may see this table."));
    return { send() {}, close() {} };
  };
  const { createRawSnippet } = await import("svelte");
  const outside = createRawSnippet(() => ({ render: () => "<p>Enter the code</p>" }));
  shown = mount(TableRoom, { target: document.body, props: { dial, outside } });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Enter the code"));
});

it("a friend who sits there is not sent away by one tap", async () => {
  const asked = answering({ "PUT /api/tables/t1/chairs/1": true });
  await enter([{ ...ANNA, mine: true }, chair(1, { name: "Bruno", present: true })], { host: true });
  press("Give to a bot");
  expect(asked).toEqual([]);
  expect(document.body.textContent).toContain("Take the chair from Bruno?");
  press("No");
  expect(asked).toEqual([]);
  press("Give to a bot");
  press("Yes");
  expect(asked.at(-1)?.body).toEqual({ kind: "bot", level: 2 });
});

it("the host chooses how well a bot plays, or frees its chair again", async () => {
  const asked = answering({ "PUT /api/tables/t1/chairs/1": true });
  await enter([{ ...ANNA, mine: true }, chair(1, { kind: "bot", name: "Bruno", level: 2 })], { host: true });
  const level = document.querySelector("select");
  expect([...(level?.options ?? [])].map((it) => it.text)).toContain("Founder");
  if (level) level.value = "4";
  level?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(asked.at(-1)?.body).toEqual({ kind: "bot", level: 4 });
  document.querySelector<HTMLElement>("[aria-label='Free the chair for a friend']")?.click();
  expect(asked.at(-1)?.body).toEqual({ kind: "person" });
});

it("says that the link was copied only when it was", async () => {
  await enter([{ ...ANNA, mine: true }, chair(1, {})], { host: true, code: "ABC" });
  const marked = vi.fn(() => true);
  document.execCommand = marked;
  press("Copy the link");
  await vi.waitFor(() => expect(button("Copied")).toBeDefined());
  expect(marked).toHaveBeenCalledWith("copy");
  marked.mockReturnValue(false);
  press("Copied");
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("Not copied"));
  expect(button("Copied")).toBeUndefined();
  expect(getSelection()?.toString()).toContain("/join/ABC");
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  press("Copy the link");
  await vi.waitFor(() => expect(button("Copied")).toBeDefined());
  expect(writeText).toHaveBeenCalledWith("http://localhost:3000/join/ABC");
});

it("who lost a chair is told so", async () => {
  const hear = await enter([ANNA, chair(1, { name: "Bruno", mine: true })]);
  expect(button("I am ready")).toBeDefined();
  hear(waiting([ANNA, chair(1, { kind: "bot", name: "Bruno", level: 2 })]));
  expect(document.querySelector("[role=alert]")?.textContent).toBe("The host has given your chair away.");
  expect(button("I am ready")).toBeUndefined();
});

it("those who wait talk to each other", async () => {
  let line: FakeLine | undefined;
  const session = new Session(fake([waiting([{ ...ANNA, mine: true }, chair(1, {})])], undefined, (it) => (line = it)));
  shown = mount(WaitingRoom, { target: document.body, props: { session } });
  await vi.waitFor(() => {
    flushSync();
    press("Hello, all!");
    expect(line?.sent).toEqual([{ type: "chat", phrase: "hello" }]);
  });
});

it("a link is shared by what the device offers for it; where that fails it is copied", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { ...navigator, share, clipboard: { writeText: vi.fn().mockResolvedValue(undefined) } });
  await enter([ANNA, chair(1, {})], { code: "ABC" });
  press("Share the link");
  expect(share).toHaveBeenCalledWith({ title: "San Juan", url: `${location.origin}/join/ABC` });
  share.mockRejectedValueOnce(new Error("not here"));
  press("Share the link");
  await vi.waitFor(() => {
    flushSync();
    expect(button("Copied")).toBeDefined();
  });
  vi.unstubAllGlobals();
});
