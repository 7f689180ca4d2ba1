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

it("tells what belongs to a line before or after it behind that line", async () => {
  const session = await seated("lt:place");
  const wood = [{ what: "wood", amount: 1 }];
  const told = (n: number, seat: number, kind: string, more: Partial<LogLine>): LogLine => ({
    ...line(n, kind, { card: `c${n}` }),
    seat,
    ...more,
  });
  const rows = story(
    [
      told(1, 1, "shows", { ahead: true, note: "card", targets: ["card:a"] }),
      told(2, 2, "builds", { gain: wood }),
      told(3, 2, "stands", { under: true, note: "card", gain: [...wood, { what: "point", amount: 4 }] }),
      told(4, 1, "draws", {}),
      told(5, 2, "gains", { under: true, gain: wood }),
      told(6, 2, "gains", { under: true, gain: wood, round: 2 }),
    ],
    session,
  );
  expect(rows.map(({ n, notes }) => [n, ...notes])).toEqual([[2, "c3"], [4, "c1"], [5], [6]]);
  expect(rows[0]?.gain).toEqual([
    { what: "wood", amount: 2 },
    { what: "point", amount: 4 },
  ]);
  expect(rows[1]?.targets).toEqual(["card:a"]);
  expect(rows.map((row) => row.text)).toEqual(["builds", "draws", session.name(2), session.name(2)]);
});

it("speaks to the viewer among others: the verb goes by it, and a capital only starts a sentence", async () => {
  const session = await seated("sj:build");
  await words.want("san-juan");
  const me = session.viewer;
  const [one = -1, two = -1] = [0, 1, 2].filter((seat) => seat !== me);
  const other = session.name(one);
  const passes = (n: number, seat: number): LogLine => ({ ...line(n, "sj-event-passes", {}), seat, together: true });
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
