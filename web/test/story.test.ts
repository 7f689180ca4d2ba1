/** What is told since somebody's last turn: what touched him first. */
import { expect, it } from "vitest";
import { fake } from "./fixtures/fake";
import { position } from "./fixtures";
import { Session } from "../src/table/session.svelte";
import { ofAll } from "../src/table/sentences";
import { foremost, story } from "../src/table/story";
import type { Args, LogLine } from "../src/wire";
import { words } from "../src/words/words.svelte";

async function seated(name: string): Promise<Session> {
  const session = new Session(fake([position(name)]));
  await Promise.resolve();
  return session;
}

function line(n: number, kind: string, args: Args, gains = 0): LogLine {
  const gain = Array.from({ length: gains }, (_, i) => ({ what: ["wood", "stone", "fish"][i] ?? "coin", amount: 1 }));
  const common = { move: n, round: 1, step: `1.${n}`, text: kind, cost: [], sub: false, targets: [] };
  return { ...common, n, seat: 1, kind, args: { seat: 1, ...args }, gain };
}

it("puts what touched a seat first, then the weightiest as they happened", async () => {
  const session = await seated("lt:place");
  const owner = { id: "lt-seat", args: { seat: 0 } };
  const rows = story(
    [
      line(1, "lt-event-places", { cell: "A1" }),
      line(2, "lt-event-places", { cell: "A2" }, 1),
      line(3, "lt-event-places", { cell: "A3" }, 3),
      line(4, "lt-event-places", { cell: "A4" }, 1),
      line(5, "lt-event-places", { cell: "A5" }, 2),
      line(6, "lt-event-fee", { owner }),
      line(7, "lt-event-fee", { owner: { id: "lt-seat", args: { seat: 2 } } }),
    ],
    session,
  );
  expect(foremost(rows, 0, 5).map((row) => row.n)).toEqual([6, 2, 3, 4, 5]);
  expect(foremost(rows, 2, 3).map((row) => row.n)).toEqual([7, 3, 5]);
  expect(foremost(rows, -1, 2).map((row) => row.n)).toEqual([3, 5]);
});

it("counts all that the last move of a round tells after the new round began to the new one", async () => {
  const session = await seated("gc:build");
  const told = (n: number, move: number, round: number, kind: string, args: Args): LogLine => ({
    ...line(n, kind, args),
    move,
    round,
  });
  const rows = story(
    [
      told(1, 7, 3, "gc-event-stops", {}),
      told(2, 7, 3, "gc-event-round", { count: 4 }),
      told(3, 7, 3, "gc-event-group", { count: 1 }),
      told(4, 8, 4, "gc-event-bids", { count: 1 }),
    ],
    session,
  );
  expect(rows.map((row) => row.round)).toEqual([3, 4, 4, 4]);
});

it("speaks to the viewer among others: the verb goes by it, and a capital only starts a sentence", async () => {
  const session = await seated("sj:build");
  const me = session.viewer;
  const [one = -1, two = -1] = [0, 1, 2].filter((seat) => seat !== me);
  const other = session.name(one);
  const passes = (n: number, seat: number): LogLine => ({ ...line(n, "sj-event-passes", {}), seat });
  const told = (...seats: number[]): string | undefined =>
    story(
      seats.map((it, n) => passes(n, it)),
      session,
    )[0]?.text;
  expect(told(me, one)).toBe(`You and ${other} pass`);
  expect(ofAll("share-win", [me, one], session)).toBe(`You and ${other} share the win`);
  expect(ofAll("share-win", [one, me], session)).toBe(`${other} and you share the win`);
  await words.speak("fr");
  expect(told(me, one)).toBe(`Vous et ${other} passez`);
  expect(told(one, two)).toBe(`${other} et ${session.name(two)} passent`);
  expect(ofAll("share-win", [one, me], session)).toBe(`Victoire partagée\u202f: ${other} et vous`);
  await words.speak("en");
});
