/** The end of a game: who won stands first, and why is said only where it is so. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fake } from "./fixtures/fake";
import { position } from "./fixtures";
import TableRoom from "../src/table/TableRoom.svelte";
import type { Scores, Snapshot } from "../src/wire";
import { words, type Locale } from "../src/words/words.svelte";

let shown: Record<string, unknown> | undefined;
const end = position("lt:end");
const names = end.table.chairs.map((chair) => chair.name);

/** The end of a game that nobody of the viewers played, with these scores. */
async function show(some: Partial<Scores>): Promise<void> {
  const opening = { ...end, viewer: -1, scores: { ...end.scores, tie: undefined, ...some } } as Snapshot;
  shown = mount(TableRoom, { target: document.body, props: { dial: fake([opening]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".pad thead th")) throw new Error("not yet");
  }, 20_000);
}

const columns = (): string[] =>
  [...document.querySelectorAll(".pad thead th")].map((node) => node.textContent?.trim() ?? "");
const verdict = (): string => document.querySelector(".ask .q1")?.textContent?.trim() ?? "";

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
  await words.speak("en");
});

it("puts whoever won by the tie rule before those with equal points", async () => {
  const totals = names.map(() => 20);
  const last = names.length - 1;
  await show({ totals, winners: [last], tie: { text: "More cards decide.", rule: "SJ-087" } });
  expect(columns()).toEqual([names[last], ...names.slice(0, last)]);
  expect(verdict()).toBe(`${names[last]} wins by the tie rule`);
});

it("puts those with more points before the others", async () => {
  const totals = names.map((_, seat) => 10 + seat);
  await show({ totals, winners: [names.length - 1] });
  expect(columns()).toEqual([...names].reverse());
  expect(verdict()).toBe(`${names.at(-1)} wins by 1 point`);
});

it.each<[Locale, string]>([
  ["en", "wins"],
  ["fr", "gagne"],
])("%s: names no tie rule where the others have simply lost", async (locale, wins) => {
  await words.speak(locale);
  await show({ totals: names.map(() => 0), winners: [1] });
  expect(columns()[0]).toBe(names[1]);
  expect(verdict()).toBe(`${names[1]} ${wins}`);
});

it("draws what was lost apart from what was won, and every source in a fill of its own", async () => {
  const seats = names.length;
  const sources = Array.from({ length: 8 }, (_, i) => ({ source: `s${i}`, points: names.map(() => i + 1) }));
  const hunger = { source: "hunger", points: names.map((_, seat) => (seat === 0 ? -6 : 0)) };
  const totals = names.map((_, seat) => (seat === 0 ? 30 : 36));
  await show({ totals, winners: [seats - 1], sources: [...sources, hunger], shares: [] });
  const keys = [...document.querySelectorAll<HTMLElement>(".pad .key")];
  expect(new Set(keys.map((node) => node.style.background)).size).toBe(9);
  expect(keys.at(-1)?.classList).toContain("lost");
  const chart = document.querySelector(".pad .charts svg[role=img]");
  const number = (node: Element, name: string): number => Number(node.getAttribute(name));
  const lost = [...(chart?.querySelectorAll(".lost") ?? [])];
  expect(lost).toHaveLength(1);
  for (const node of lost) {
    const won = [...(chart?.querySelectorAll(".rim") ?? [])].filter((it) => number(it, "y") === number(node, "y"));
    expect(number(node, "x") + number(node, "width")).toBeLessThanOrEqual(
      Math.min(...won.map((it) => number(it, "x"))) + 1e-6,
    );
  }
});
