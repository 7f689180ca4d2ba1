/** A move prepared while others think: seen by nobody, played only while nothing has changed, and to be stopped. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fake, type FakeLine } from "./fixtures/fake";
import { position } from "./fixtures";
import { GRACE } from "../src/table/plan.svelte";
import { Session } from "../src/table/session.svelte";
import type { LogLine, Snapshot } from "../src/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn = position("sj:build");
/** The same table while Bruno thinks. */
const waiting = {
  ...turn,
  revision: 40,
  decision: { ...turn.decision, seat: 1, mine: false, options: [], pool: [], marks: [], refused: [] },
} as Snapshot;

async function planned(target: string): Promise<{ session: Session; line: FakeLine }> {
  let line: FakeLine | undefined;
  const session = new Session(
    fake(
      [waiting],
      () => [],
      (made) => (line = made),
    ),
  );
  await Promise.resolve();
  flushSync();
  if (!line) throw new Error("no line");
  session.plan.drawing = true;
  expect(session.point(target, 0, "Library")).toBe(true);
  expect(line.sent).toEqual([]);
  return { session, line };
}

/** My turn comes. */
function ask(session: Session, more: Partial<Snapshot> = {}): void {
  const { view, decision, undo, event } = turn;
  session.heard({ type: "update", revision: 41, event, view, decision, undo, lines: [], ...more } as never);
  flushSync();
}

it("is played two seconds after the turn begins, and never sent before", async () => {
  const { session, line } = await planned("hand:library");
  ask(session);
  expect(session.plan.due).toBeGreaterThan(0);
  vi.advanceTimersByTime(GRACE - 1);
  expect(line.sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(line.sent).toEqual([{ type: "act", revision: 41, actions: [2] }]);
});

it("is stopped by its ring, and by any other choice", async () => {
  for (const stop of [(it: Session) => it.stopPlan(), (it: Session) => it.point("hand:library", 0, "")]) {
    const { session, line } = await planned("hand:library");
    ask(session);
    stop(session);
    vi.advanceTimersByTime(2 * GRACE);
    expect(line.sent).toEqual([]);
    expect(session.plan.steps).toEqual([]);
  }
});

it("lies there to be looked at again when my cards have changed, or somebody touched what it is about", async () => {
  const view = structuredClone(turn.view) as unknown as { seats: { hand_size: number }[] };
  for (const seat of view.seats) seat.hand_size += 1;
  const last = turn.log.at(-1);
  const touched = { ...last, n: (last?.n ?? 0) + 1, seat: 1, targets: ["hand:library"] } as LogLine;
  for (const more of [{ view: view as never }, { lines: [touched] as never, event: touched.n }]) {
    const { session, line } = await planned("hand:library");
    ask(session, more as Partial<Snapshot>);
    expect(session.plan.due).toBe(0);
    expect(session.choices.picked?.targets).toEqual(["hand:library"]);
    expect(session.choices.explained?.reason).toContain("something has changed");
    vi.advanceTimersByTime(2 * GRACE);
    expect(line.sent).toEqual([]);
  }
});

it("is gone, and says so, when it is no longer possible", async () => {
  const { session, line } = await planned("hand:nothing-of-the-kind");
  ask(session);
  expect(session.choices.explained?.reason).toBe("Your plan is no longer possible.");
  vi.advanceTimersByTime(2 * GRACE);
  expect(line.sent).toEqual([]);
});

it("may be to pass", async () => {
  const { session, line } = await planned("hand:library");
  session.plan.pass("pass", session.own);
  ask(session);
  vi.advanceTimersByTime(GRACE);
  const ending = turn.decision?.options.find((it) => it.targets.includes("pass"));
  expect(line.sent).toEqual([{ type: "act", revision: 41, actions: [ending?.id] }]);
});

it("is not for those who share a device, nor in a replay", async () => {
  const { session } = await planned("hand:library");
  expect(session.plans).toBe(true);
  for (const chair of session.table?.chairs ?? []) chair.mine = true;
  expect(session.plans).toBe(false);
});
