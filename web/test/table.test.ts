import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fake } from "./fixtures/fake";
import { position, positions } from "./fixtures";
import { face } from "../src/games/golden-city/face";
import { open } from "../src/table/panes";
import { Scene } from "../src/table/scene.svelte";
import { meant } from "../src/table/glow";
import TableRoom from "../src/table/TableRoom.svelte";

let shown: Record<string, unknown> | undefined;

async function show(name: string): Promise<void> {
  shown = mount(TableRoom, { target: document.body, props: { dial: fake([position(name)]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
}

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

const playing = Object.entries(positions).flatMap(([game, states]) =>
  Object.keys(states).map((state) => `${game}:${state}`),
);

it.each(playing)("%s: one heading, named buttons, few nodes", async (name) => {
  await show(name);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  for (const button of document.querySelectorAll("button, a[href]")) {
    const said = button.getAttribute("aria-label") ?? button.textContent ?? "";
    expect(said.trim(), button.outerHTML.slice(0, 120)).not.toBe("");
  }
  expect(document.querySelectorAll("*").length).toBeLessThan(3000);
});

it("has a spot on the table for every option, or a button that says it", async () => {
  // nothing is offered while a device is passed on
  for (const name of playing.filter((it) => it !== "sj:cover")) {
    await show(name);
    await vi.waitFor(() => flushSync());
    for (const option of position(name).decision?.options ?? []) {
      const onTable = option.targets.some(
        (target) => target === "pass" || target === "done" || document.querySelector(`[data-target="${target}"]`),
      );
      const listed = [...document.querySelectorAll("button")].some((b) => b.textContent?.includes(option.label));
      expect(onTable || listed, `${name}: ${option.text}`).toBe(true);
    }
    if (shown) await unmount(shown);
    shown = undefined;
    document.body.innerHTML = "";
  }
});

it("turns back to the island when offers are asked about while the stores lie open", () => {
  const scene = new Scene();
  scene.pane = "goods";
  open(position("gc:auction").decision?.options ?? [], face.panes, scene);
  expect(scene.pane).toBe("map");
});

it("shows the ghost and the price of a card that is pointed at", async () => {
  await show("sj:build");
  document.querySelector<HTMLElement>('[data-target="hand:library"]')?.click();
  flushSync();
  expect(document.querySelector(".ghost")?.textContent).toContain("Library");
  expect(document.querySelector(".slip .sum b")?.textContent).toBe("4");
});

it("finds the buildings that a line of the log calls by name", async () => {
  await show("sj:build");
  const view = position("sj:build").view as { seats: { city: { card: string }[] }[] };
  for (const [seat, { city }] of view.seats.entries()) {
    for (const { card } of city) {
      const places = [...meant(`built:${seat}:${card}`)].map((node) => node.getAttribute("data-target"));
      const expected = city.flatMap((it, place) => (it.card === card ? [`city:${seat}:${place}`] : []));
      expect([...new Set(places)], card).toEqual(expected);
    }
  }
});

it("puts no ghost of a worker where a building is chosen to be used", async () => {
  await show("lt:activate");
  const tile = document.querySelector<HTMLElement>('.bchip.open[data-target^="tile:"]');
  tile?.click();
  flushSync();
  const chosen = document.querySelector(`.cell.chosen[data-target="${tile?.dataset["target"]}"]`);
  expect(chosen).not.toBeNull();
  expect(chosen?.querySelector(".ghost")).toBeNull();
});
