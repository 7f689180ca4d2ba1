/** The line to a table: when it is tried again, and when that is no use. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dial, type LineState } from "../src/socket";
import type { FromServer } from "../src/wire";

/** A socket that does what the test says. */
class Wire {
  static made: Wire[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.made.push(this);
  }

  close(): void {}
}

const last = (): Wire => Wire.made.at(-1) as Wire;

interface Told {
  pauses: number[];
  states: LineState[];
  heard: FromServer[];
  ended: string[];
}

function listen(): Told {
  const told: Told = { pauses: [], states: [], heard: [], ended: [] };
  dial("t1")({
    heard: (message) => told.heard.push(message),
    changed(state, seconds) {
      told.states.push(state);
      if (state === "connecting") told.pauses.push(seconds);
    },
    lastEvent: () => -1,
    ended: (reason) => told.ended.push(reason),
  });
  return told;
}

/** The server takes the line, and closes it. */
function turnedAway(code: number): void {
  last().onopen?.();
  last().onclose?.({ code });
  vi.advanceTimersByTime(9000);
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  vi.stubGlobal("WebSocket", Wire);
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([1013, 1011, 4500])("asks ever more seldom while the server takes the line and closes it with %i", (code) => {
  const told = listen();
  for (let i = 0; i < 7; i++) turnedAway(code);
  expect(told.pauses).toEqual([0, 1, 2, 3, 5, 8, 8]);
  expect(told.states).not.toContain("live");
});

it.each([
  ["the network is back", () => window.dispatchEvent(new Event("online"))],
  ["the page is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("is tried at once when %s, and no second time beside it", (_, happens) => {
  listen();
  for (let i = 0; i < 5; i++) turnedAway(1006);
  last().onclose?.({ code: 1006 });
  const made = Wire.made.length;
  happens();
  expect(Wire.made).toHaveLength(made + 1);
  happens();
  vi.advanceTimersByTime(20_000);
  expect(Wire.made, "one that is being dialled is not dialled again").toHaveLength(made + 1);
  last().onclose?.({ code: 4404 });
  happens();
  expect(Wire.made, "one that is closed for good stays so").toHaveLength(made + 1);
});

it("begins anew with short pauses once something was heard", () => {
  const told = listen();
  for (let i = 0; i < 3; i++) turnedAway(1013);
  last().onopen?.();
  last().onmessage?.({ data: JSON.stringify({ type: "presence", chairs: [] }) });
  expect(told.states.at(-1)).toBe("live");
  expect(told.heard).toHaveLength(1);
  turnedAway(1006);
  expect(told.pauses).toEqual([0, 1, 2, 0]);
});

it.each([
  [4404, "There is no such table"],
  [4403, "Nobody but its players"],
  [4409, "Your chair has moved to another device"],
  [4410, "This game follows an older version of its rules"],
])("says why it is no use to try again after %i", (code, sentence) => {
  const told = listen();
  turnedAway(code);
  expect(told.ended).toEqual([expect.stringContaining(sentence)]);
  expect(Wire.made).toHaveLength(1);
});
