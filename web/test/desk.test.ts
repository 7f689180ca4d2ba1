/** Tables that wait for me: since when, in words, and which comes next. */
import { mount } from "svelte";
import { expect, it, vi } from "vitest";
import { answering } from "./fixtures/answers";
import { seen } from "./fixtures/screens";
import TableCard from "../src/lobby/TableCard.svelte";
import { waits } from "../src/lobby/waits";
import { badge, waiting } from "../src/waiting.svelte";
import { t, words } from "../src/words/words.svelte";

const at = (text: string): number => new Date(text).getTime() / 1000;

it.each([
  ["2026-03-10T11:59:40", "since just now", "à l’instant"],
  ["2026-03-10T11:59:00", "for a minute", "depuis 1 minute"],
  ["2026-03-10T11:20:00", "for 40 minutes", "depuis 40 minutes"],
  ["2026-03-10T10:59:00", "for an hour", "depuis 1 heure"],
  ["2026-03-10T01:00:00", "for 11 hours", "depuis 11 heures"],
  ["2026-03-09T20:30:00", "since yesterday evening", "depuis hier soir"],
  ["2026-03-09T14:00:00", "since yesterday afternoon", "depuis hier après-midi"],
  ["2026-03-09T09:00:00", "since yesterday morning", "depuis hier matin"],
  ["2026-03-09T02:00:00", "since yesterday", "depuis hier"],
  ["2026-03-08T23:59:00", "for 2 days", "depuis 2 jours"],
  ["2026-02-10T12:00:00", "for 4 weeks", "depuis 4 semaines"],
])("what waits since %s waits %s", async (then, english, french) => {
  const wait = waits(at(then), at("2026-03-10T12:00:00"));
  await words.speak("en");
  expect(t("waits", { ...wait })).toBe(english);
  await words.speak("fr");
  expect(t("waits", { ...wait })).toBe(french);
  await words.speak("en");
});

it("an hour before midnight is not yesterday evening yet", () => {
  expect(waits(at("2026-03-09T23:00:00"), at("2026-03-10T01:00:00"))).toEqual({ unit: "hours", n: 2 });
});

it("a slip that waits for me says since when, another when it was touched last", async () => {
  const days = Date.now() / 1000 - 3 * 86_400;
  const table = {
    id: "t1",
    game: "attika",
    title: "Attika",
    box: "at",
    edition: "",
    chairs: [],
    turn: 0,
    lesson: false,
  };
  const more = {
    line: "It is your turn.",
    status: "playing" as const,
    alone: false,
    changed: days + 86_400,
    since: days,
  };
  const card = (mine: boolean): void =>
    void mount(TableCard, { target: document.body, props: { table: { ...table, ...more, mine }, putAway: () => {} } });
  card(true);
  await seen(".ln", "Your turn, for 3 days");
  card(false);
  await seen(".seats small", "2 days ago");
});

it("from one table to the next that waits, the longest wait first, and then round again", async () => {
  const icon: number[] = [];
  vi.stubGlobal("navigator", {
    setAppBadge: (count: number) => Promise.resolve(void icon.push(count)),
    clearAppBadge: () => Promise.resolve(void icon.push(0)),
  });
  const names = ["old", "middle", "young"].map((id) => ({ id, title: id }));
  answering({ "GET /api/waiting": names });
  await waiting.look();
  expect(["elsewhere", "old", "middle", "young"].map((here) => waiting.next(here)?.id)).toEqual([
    "old",
    "middle",
    "young",
    "old",
  ]);
  expect(waiting.others("middle").map((it) => it.id)).toEqual(["old", "young"]);
  answering({ "GET /api/waiting": names.slice(0, 1) });
  await waiting.look();
  expect(waiting.next("old")).toBeUndefined();
  badge(0);
  expect(icon).toEqual([3, 1, 0]);
  vi.unstubAllGlobals();
});
