/** Clocks: time that is nearly up is told by a sign and in words, and every chair shows its time bank. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { position } from "./fixtures";
import { fake, type FakeLine } from "./fixtures/fake";
import { brief, face } from "../src/table/clock";
import TableRoom from "../src/table/TableRoom.svelte";
import type { Clock } from "../src/wire";

let shown: Record<string, unknown> | undefined;
let line: FakeLine;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

async function seated(): Promise<number> {
  const opening = position("sj:build");
  shown = mount(TableRoom, {
    target: document.body,
    props: { dial: fake([opening], undefined, (made) => (line = made)) },
  });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  return opening.viewer;
}

function tick(seat: number, seconds: number, banks: number[] = []): void {
  line.listener.heard({ type: "clock", seat, seconds, banks } satisfies Clock);
  flushSync();
}

const said = (): string => [...document.querySelectorAll("[role=status]")].map((it) => it.textContent).join(" ");

it("warns of the last seconds with a sign, and says so once", async () => {
  const me = await seated();
  tick(me, 25);
  expect(document.querySelector(".clock .hurry")).toBeNull();
  expect(said()).not.toContain("seconds left");
  tick(me, 19);
  expect(document.querySelector(".clock .hurry")?.textContent).toBe("!");
  const heard = said();
  expect(heard).toContain("You have less than 20 seconds left.");
  tick(me, 12);
  expect(said()).toBe(heard);
  tick((me + 1) % 4, 5);
  expect(said()).toContain("has less than 20 seconds left.");
  tick(-1, 0);
  expect(said()).not.toContain("seconds left");
});

it("shows the bank of everybody but bots; that of the seat that is asked runs", async () => {
  const me = await seated();
  const chairs = (): (string | undefined)[] =>
    [...document.querySelectorAll(".chair")].map((it) => it.querySelector(".bank")?.textContent?.trim());
  expect(chairs()).toEqual([undefined, undefined, undefined, undefined]);
  tick(me, 65, [900, 900, 754, 65]);
  expect(chairs()).toEqual(["15:00", undefined, "12:34", "1:05"]);
  expect(document.querySelectorAll(".chair .vh")[2]?.textContent).toContain("time left 12:34");
  tick(me, 9, [900, 900, 754, 9]);
  expect(chairs()[me]).toBe("0:09!");
});

it("writes long times with their hours, or where there is little room with their days", () => {
  expect(face(10_985)).toBe("3:03:05");
  expect(brief(3_600)).toBe("1:00:00");
  expect(brief(6.5 * 86_400)).toBe("6d");
});
