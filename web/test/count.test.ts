/** The score pad counts up source by source, and any click or key finishes it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Count from "../src/kit/Count.svelte";
import { counting } from "../src/kit/motion.svelte";

let shown: Record<string, unknown> | undefined;
let moves = true;

function show(value: number, after?: number): void {
  shown = mount(Count, { target: document.body, props: after === undefined ? { value } : { value, after } });
  flushSync();
}
function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}
const seen = (): string => document.querySelector("[aria-hidden]")?.textContent ?? "";
const isHidden = (): boolean => document.querySelector(".waits") !== null;
const heard = (): string => document.querySelector(".vh")?.textContent ?? document.body.textContent ?? "";

beforeEach(() => {
  moves = true;
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  vi.stubGlobal("matchMedia", () => ({ matches: !moves }));
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for its turn, counts up, and is heard at once", () => {
  show(20, 400);
  expect([isHidden(), heard()]).toEqual([true, "20"]);
  wait(350);
  expect(isHidden()).toBe(true);
  wait(200);
  expect(isHidden()).toBe(false);
  expect(Number(seen())).toBeGreaterThan(5);
  expect(Number(seen())).toBeLessThan(15);
  expect(heard()).toBe("20");
  wait(200);
  expect([seen(), heard()]).toEqual(["", "20"]);
  expect(counting.size).toBe(0);
});

it("comes in with its row where it is nothing", () => {
  show(0, 200);
  expect(isHidden()).toBe(true);
  wait(600);
  expect([isHidden(), heard()]).toEqual([false, "0"]);
});

it("is there at once when somebody hurries", () => {
  show(-7, 400);
  for (const finish of counting) finish();
  flushSync();
  expect([seen(), heard(), counting.size]).toEqual(["", "−7", 0]);
});

it("does not move for those who want stillness", () => {
  moves = false;
  show(20, 400);
  expect([seen(), heard(), counting.size]).toEqual(["", "20", 0]);
});

it("stands still until its value changes", () => {
  show(20);
  expect([seen(), heard(), counting.size]).toEqual(["", "20", 0]);
});
