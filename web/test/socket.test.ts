/** The line to a table: when it is tried again, and when that is no use. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dial, type Line, type LineState } from "../src/socket";
import type { FromServer } from "../src/wire";

/** A socket that does what the test says. */
class Wire {
  static made: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: object[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.made.push(this);
  }

  closed = false;

  /** The server takes the line. */
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  send(message: string): void {
    this.sent.push(JSON.parse(message) as object);
  }

  close(): void {
    this.closed = true;
  }
}

const last = (): Wire => Wire.made.at(-1) as Wire;

interface Told {
  pauses: number[];
  states: LineState[];
  heard: FromServer[];
  ended: string[];
}

let opened: Line[] = [];

function listen(): Told {
  const told: Told = { pauses: [], states: [], heard: [], ended: [] };
  opened.push(
    dial("t1")({
      heard: (message) => told.heard.push(message),
      changed(state, seconds) {
        told.states.push(state);
        if (state === "connecting") told.pauses.push(seconds);
      },
      lastEvent: () => -1,
      ended: (reason) => told.ended.push(reason),
    }),
  );
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
  for (const line of opened) line.close();
  opened = [];
  vi.useRealTimers();
});

it.each([1013, 1011, 4500])("asks ever more seldom while the server takes the line and closes it with %i", (code) => {
  const told = listen();
  for (let i = 0; i < 7; i++) turnedAway(code);
  expect(told.pauses).toEqual([0, 1, 2, 3, 5, 8, 8]);
  expect(told.states).not.toContain("online");
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

const say = (message: object): void => last().onmessage?.({ data: JSON.stringify(message) });

it("gives a line up that has been silent for too long, and dials anew", () => {
  const told = listen();
  say({ type: "presence", chairs: [] });
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(30_000);
    say({ type: "beat" });
  }
  expect(Wire.made, "a beat says that the line stands").toHaveLength(1);
  expect(told.heard).toHaveLength(1);
  const broken = last();
  vi.advanceTimersByTime(44_000);
  expect(Wire.made).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(broken.closed).toBe(true);
  expect(Wire.made).toHaveLength(2);
  expect(broken.onmessage, "what comes too late is not heard").toBeNull();
  expect(told.states.at(-1)).toBe("connecting");
});

it("does not wait for its timer when the page is looked at again after a long sleep", () => {
  listen();
  say({ type: "beat" });
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Wire.made).toHaveLength(2);
  vi.advanceTimersByTime(40_000);
  expect(Wire.made, "and the new one has its own time").toHaveLength(2);
});

it("says when the page is no longer looked at, and when it is again", () => {
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const looked = (): void => void document.dispatchEvent(new Event("visibilitychange"));
  listen();
  looked();
  expect(last().sent, "nothing before the line stands").toEqual([]);
  last().open();
  visible.mockReturnValue("visible");
  looked();
  visible.mockReturnValue("hidden");
  looked();
  expect(last().sent).toEqual([false, true, false].map((on) => ({ type: "look", on })));
  visible.mockRestore();
});

it("is not dialled again once it was closed", () => {
  const line = dial("t1")({ heard: () => {}, changed: () => {}, lastEvent: () => -1, ended: () => {} });
  line.close();
  vi.advanceTimersByTime(100_000);
  expect(Wire.made).toHaveLength(1);
});

it("begins anew with short pauses once something was heard", () => {
  const told = listen();
  for (let i = 0; i < 3; i++) turnedAway(1013);
  last().onopen?.();
  last().onmessage?.({ data: JSON.stringify({ type: "presence", chairs: [] }) });
  expect(told.states.at(-1)).toBe("online");
  expect(told.heard).toHaveLength(1);
  turnedAway(1006);
  expect(told.pauses).toEqual([0, 1, 2, 0]);
});

it.each([
  [4404, "There is no such table"],
  [4403, "Nobody but its players"],
  [4409, "Your chair has moved to another device"],
  [4410, "This game follows an older version of its rules"],
  [4422, "What is stored of this game does not fit together"],
])("says why it is no use to try again after %i", (code, sentence) => {
  const told = listen();
  turnedAway(code);
  expect(told.ended).toEqual([expect.stringContaining(sentence)]);
  expect(Wire.made).toHaveLength(1);
});
