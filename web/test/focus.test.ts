/** Where the focus goes when something opens and closes, and what is said, once. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fake, type FakeLine } from "./fixtures/fake";
import { position } from "./fixtures";
import TableRoom from "../src/table/TableRoom.svelte";

let shown: Record<string, unknown> | undefined;
let line: FakeLine;

afterEach(async () => {
  press("Escape");
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

async function seated(name = "sj:build"): Promise<void> {
  shown = mount(TableRoom, {
    target: document.body,
    props: { dial: fake([position(name)], undefined, (it) => (line = it)) },
  });
  await seen(".table");
}

async function seen(selector: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    flushSync();
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }, 20_000);
}

function press(key: string): void {
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

const isIn = (selector: string): boolean => document.activeElement?.closest(selector) !== null;
const focused = (): Element | null => document.activeElement;

async function openMenu(): Promise<HTMLElement> {
  const button = await seen(".top [aria-label=Menu]");
  button.focus();
  button.click();
  await seen("[role=dialog][aria-label=Menu]");
  return button;
}

it("the menu takes the focus and gives it back", async () => {
  await seated();
  const button = await openMenu();
  expect(isIn("[role=dialog]")).toBe(true);
  press("Escape");
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(focused()).toBe(button);
});

it("the keys that the menu leads to do so, too", async () => {
  await seated();
  const button = await openMenu();
  const keys = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
  const wanted = keys.find((it) => it.textContent?.trim() === "Keys");
  wanted?.focus();
  wanted?.click();
  await seen("dl kbd");
  expect(isIn("[role=dialog]")).toBe(true);
  press("Escape");
  expect(focused()).toBe(button);
});

it("a closer look by key is heard, and its key or Escape leads back to the card", async () => {
  await seated();
  const card = await seen('[data-target="hand:library"]');
  for (const end of ["z", "Escape"]) {
    card.focus();
    press("z");
    await seen(".zoomed");
    expect(isIn(".zoomed")).toBe(true);
    const told = document.querySelector(".zoomed")?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(told)?.textContent).toContain("Library");
    press(end);
    expect(document.querySelector(".zoomed")).toBeNull();
    expect(focused()).toBe(card);
  }
});

it("a closer look by pointer leaves the focus where it is", async () => {
  await seated();
  const card = await seen('[data-target="hand:library"]');
  card.focus();
  card.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  card.dispatchEvent(new Event("contextmenu", { bubbles: true, cancelable: true }));
  await seen(".zoomed");
  expect(focused()).toBe(card);
});

it("the cover has the focus on its button, and nothing behind it is in the way", async () => {
  await seated("sj:cover");
  expect(focused()).toBe(await seen(".hold"));
  expect(document.querySelector("[aria-modal]")).toBeNull();
});

/** What the live regions say now: every text with its nearest region. */
function said(text: string): number {
  const regions = [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')];
  const own = (node: Element): string =>
    [...node.childNodes]
      .filter((it) => !(it instanceof Element && it.matches("[aria-live], [role=status], [role=alert]")))
      .map((it) => it.textContent)
      .join("");
  return regions.filter((it) => it.getAttribute("aria-live") !== "off" && own(it).includes(text)).length;
}

it("the turn and a refusal are told once each, and the turn not again when the refusal is past", async () => {
  await seated();
  expect(said("Your turn")).toBe(1);
  const turn = [...document.querySelectorAll("[role=alert]")].find((it) => it.textContent === "Your turn");
  const changed = vi.fn();
  const watch = new MutationObserver(changed);
  if (turn) watch.observe(turn, { childList: true, characterData: true, subtree: true });
  line.listener.heard({ type: "refused", revision: 1, reason: "That is too dear." });
  flushSync();
  expect(said("That is too dear.")).toBe(1);
  document.querySelector<HTMLElement>('[data-target="hand:library"]')?.click();
  flushSync();
  await tick();
  expect(said("That is too dear.")).toBe(0);
  expect(said("Your turn")).toBe(1);
  expect(changed).not.toHaveBeenCalled();
  watch.disconnect();
});
