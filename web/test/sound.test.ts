/** What is heard: cues where they are wished, the bell by its own switch, and nothing late. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Cue } from "../src/kit/sound";

let rooms: Room[] = [];
let allowed = true;

class Room {
  state = allowed ? "running" : "suspended";
  currentTime = 0;
  destination = {};
  notes = 0;
  #waiting: (() => void)[] = [];

  constructor() {
    rooms.push(this);
  }
  resume(): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push(done);
      if (allowed) this.open();
    });
  }
  open(): void {
    this.state = "running";
    for (const done of this.#waiting.splice(0)) done();
  }
  createOscillator(): unknown {
    this.notes++;
    return { frequency: {}, connect: (it: unknown) => it, start() {}, stop() {} };
  }
  createGain(): unknown {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (it: unknown) => it };
  }
}

beforeEach(() => {
  rooms = [];
  allowed = true;
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("AudioContext", Room);
});

afterEach(() => vi.useRealTimers());

const touch = (): boolean => window.dispatchEvent(new Event("pointerdown"));
const notes = (): number => rooms.reduce((sum, room) => sum + room.notes, 0);

async function heard(cue: Cue, wishes: { sound: boolean; bell: boolean }): Promise<boolean> {
  const { prefs } = await import("../src/kit/prefs.svelte");
  const { play } = await import("../src/kit/sound");
  Object.assign(prefs, wishes);
  touch();
  play(cue);
  return notes() > 0;
}

it.each([
  ["bell", { sound: false, bell: true }, true],
  ["bell", { sound: true, bell: false }, false],
  ["card", { sound: false, bell: true }, false],
  ["card", { sound: true, bell: false }, true],
] as const)("%s with %o", async (cue, wishes, is) => {
  expect(await heard(cue, wishes)).toBe(is);
});

it.each([
  ["fine", true],
  ["coarse", false],
])("with a %s pointer sound is %s at first, and the bell is on", async (pointer, is) => {
  const before = window.matchMedia;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  const { prefs } = await import("../src/kit/prefs.svelte");
  vi.stubGlobal("matchMedia", before);
  expect([prefs.sound, prefs.bell]).toEqual([is, true]);
});

it("a wish that was kept counts more than the pointer", async () => {
  localStorage.setItem("bastide.preferences", JSON.stringify({ sound: true }));
  const { prefs } = await import("../src/kit/prefs.svelte");
  expect(prefs.sound).toBe(true);
});

it("nothing is heard before a touch, and what was missed does not come late", async () => {
  vi.useFakeTimers();
  allowed = false;
  const { play } = await import("../src/kit/sound");
  play("bell");
  expect(rooms).toEqual([]);
  touch();
  play("bell");
  expect(notes()).toBe(0);
  vi.advanceTimersByTime(5000);
  allowed = true;
  touch();
  await vi.runAllTimersAsync();
  expect(notes()).toBe(0);
  play("bell");
  expect(notes()).toBeGreaterThan(0);
});
