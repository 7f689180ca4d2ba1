/** A chair shows what its seat has, as far as the viewer may know, and says it too. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fake } from "./fixtures/fake";
import { position } from "./fixtures";
import type { GoldenCitySeat, GoldenCityView } from "../src/games/golden-city/view";
import type { Listener } from "../src/socket";
import type { Session } from "../src/table/session.svelte";
import TableRoom from "../src/table/TableRoom.svelte";
import type { Snapshot } from "../src/wire";
import { words, type Locale } from "../src/words/words.svelte";

let shown: Record<string, unknown> | undefined;

/** Golden City with these seats, in the order of their chairs. */
async function show(some: Partial<GoldenCitySeat>[], more: Partial<GoldenCityView> = {}): Promise<void> {
  const now = position("gc:build");
  const view = now.view as GoldenCityView;
  const seats = some.map((its, seat) => ({ ...view.seats[seat], ...its }));
  const chairs = now.table.chairs.slice(0, seats.length);
  const opening = { ...now, table: { ...now.table, chairs }, view: { ...view, ...more, seats } } as Snapshot;
  shown = mount(TableRoom, { target: document.body, props: { dial: fake([opening]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".chair")) throw new Error("not yet");
  }, 20_000);
}

const all = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((node) => node.textContent?.trim() ?? "");
const fact = (seat: number, title: string): string | undefined =>
  document.querySelectorAll(".chair")[seat]?.querySelector(`.facts [title="${title}"]`)?.textContent?.trim();

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
  await words.speak("en");
});

it.each<[Locale, string, string, string]>([
  ["en", "VP", "1 victory point, 7 letters", "3 victory points, 1 letter"],
  ["fr", "PV", "1 point de victoire, 7 lettres", "3 points de victoire, 1 lettre"],
])("%s: with two players victory points count, and letters stand beside them", async (locale, unit, one, many) => {
  await words.speak(locale);
  await show([
    { victory: 1, letters: 7 },
    { victory: 3, letters: 1 },
  ]);
  expect(all(".chair .pts")).toEqual([`1${unit}`, `3${unit}`]);
  expect(all(".chair > .vh")[0]).toContain(one);
  expect(all(".chair > .vh")[1]).toContain(many);
  expect(all(".chair .facts > :first-child")).toEqual(["7", "1"]);
});

it("with more players letters count", async () => {
  await show([{ letters: 7 }, { letters: 1 }, { letters: 12 }]);
  expect(all(".chair .pts")).toEqual(["7", "1", "12"]);
  expect(all(".chair > .vh")[2]).toContain("12 points");
});

it.each<[Locale, string]>([
  ["en", "points hidden"],
  ["fr", "points cachés"],
])("%s: hidden letters are not said to be none", async (locale, hidden) => {
  await words.speak(locale);
  await show([{ letters: 0 }, { letters: null }, { letters: null, score: 9 }]);
  expect(all(".chair .pts")).toEqual(["0", "?", "9"]);
  expect(all(".chair > .vh")[1]).toContain(hidden);
  expect(all(".chair > .vh")[2]).toContain("9");
});

it("with two players whoever lost by being blocked keeps no points, as on the score pad", async () => {
  await show([
    { victory: 0, score: 0 },
    { victory: 2, score: 0, blocked: true },
  ]);
  expect(all(".chair .pts")[1]).toBe("0VP");
  expect(all(".chair > .vh")[1]).toContain("0 victory points");
});

it("with two players hidden letters hide no victory points", async () => {
  await show([
    { victory: 0, letters: 4 },
    { victory: 2, letters: null },
  ]);
  expect(all(".chair .pts")[1]).toBe("2VP");
  expect(all(".chair > .vh")[1]).toContain("2 victory points, letters hidden");
  expect(fact(1, "? letters")).toBe("?");
});

it("shows black posts and who is blocked", async () => {
  await show([{ black_stock: 3 }, { black_stock: 1, blocked: true }], { black_posts: true });
  expect([fact(0, "black posts left"), fact(1, "black posts left")]).toEqual(["3", "1"]);
  expect(all(".chair .facts").map((facts) => facts.includes("blocked"))).toEqual([false, true]);
});

/** A table of San Juan, changed for the test. */
async function sit(
  name: string,
  change: (opening: Snapshot) => void,
  dialled?: (session: Session) => void,
): Promise<void> {
  const opening = structuredClone(position(name));
  change(opening);
  const dial = fake([opening]);
  const props = {
    dial: (listener: Listener) => {
      dialled?.(listener as Session);
      return dial(listener);
    },
  };
  shown = mount(TableRoom, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".chair")) throw new Error("not yet");
  }, 20_000);
}

it("in a replay nobody is away, and nobody is told that it is their turn", async () => {
  const away = (opening: Snapshot): void => opening.table.chairs.forEach((chair) => (chair.present = false));
  await sit("sj:role", away);
  expect(all(".who em.away").length).toBeGreaterThan(0);
  expect(all(".who em.t")).toEqual(["your turn"]);
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
  await sit("sj:role", away, (session) => (session.jump = () => undefined));
  expect(all(".who em.away")).toEqual([]);
  expect(all(".who em.t")).toEqual(["playing"]);
});

it("at the end nobody has no role yet", async () => {
  await sit("sj:opening", () => undefined);
  expect(all(".facts .none").length).toBeGreaterThan(0);
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
  await sit("sj:end", () => undefined);
  expect(all(".facts .none")).toEqual([]);
});

it("who shares a device is called by name", async () => {
  await sit("sj:role", (opening) => {
    for (const chair of opening.table.chairs.slice(2)) Object.assign(chair, { kind: "device", mine: true });
    Object.assign(opening.table.chairs[3] ?? {}, { name: "Dario" });
  });
  expect(all(".who .whole")).toEqual(["Anna", "Bruno", "Chloe", "Dario"]);
  expect(all(".plaque h2")[0]).toBe("City of Dario");
  expect(all(".who em.t")).toEqual(["playing"]);
});
