/** Goals have ticks for what is done; how far they are comes from the server. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { LittleTownView } from "../src/games/little-town/view";
import { fake } from "./fixtures/fake";
import { position } from "./fixtures";
import TableRoom from "../src/table/TableRoom.svelte";

it("a goal is ticked as far as it is, and stamped when it has been shown", async () => {
  const opening = structuredClone(position("lt:place"));
  const mine = (opening.view as LittleTownView).seats[opening.viewer];
  if (!mine) throw new Error("no seat");
  Object.assign(mine, { objectives: ["O01", "O03"], progress: { O01: [2, 3], O03: [10, 10] }, validated: ["O13"] });
  const room = mount(TableRoom, { target: document.body, props: { dial: fake([opening]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector('.tray [data-target="goal:O01"]')) throw new Error("not yet");
  }, 20_000);
  const goal = (id: string): Element | null => document.querySelector(`.tray [data-target="goal:${id}"]`);
  expect(goal("O01")?.querySelectorAll(".gp i")).toHaveLength(3);
  expect(goal("O01")?.querySelectorAll(".gp i.y")).toHaveLength(2);
  expect(goal("O01")?.textContent).toContain("2 of 3");
  expect(goal("O03")?.querySelector(".gp")?.textContent).toBe("10/10");
  expect(goal("O03")?.classList.contains("soon")).toBe(true);
  expect(goal("O13")?.querySelector(".stamp")).not.toBeNull();
  await unmount(room);
  document.body.innerHTML = "";
});
