/** A long press only looks: letting go of the card does not choose it. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { position } from "./fixtures";
import { fake } from "./fixtures/fake";
import TableRoom from "../src/table/TableRoom.svelte";

it("a long press looks and does not choose; a tap chooses", async () => {
  const shown = mount(TableRoom, { target: document.body, props: { dial: fake([position("sj:build")]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  const card = document.querySelector<HTMLElement>('[data-target="hand:library"]');
  const touch = (type: string): unknown =>
    card?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType: "touch" }));
  touch("pointerdown");
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".zoomed")) throw new Error("no closer look yet");
  }, 5000);
  touch("pointerup");
  card?.click();
  flushSync();
  expect(card?.getAttribute("aria-pressed")).toBe("false");
  touch("pointerdown");
  touch("pointerup");
  card?.click();
  flushSync();
  expect(card?.getAttribute("aria-pressed")).toBe("true");
  await unmount(shown);
});
