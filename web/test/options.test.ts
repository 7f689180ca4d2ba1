/** What a table has set stands in its texts: effects are told as they are there. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { effectText } from "../src/games/little-town/names";
import { LOCALES, words, type Locale } from "../src/words/words.svelte";
import type { Snapshot } from "../src/wire";
import TableRoom from "../src/table/TableRoom.svelte";
import { fake } from "./fixtures/fake";
import { position } from "./fixtures";

afterEach(async () => {
  words.context = {};
  await words.speak("en");
});

const TILES = ["castle", "watchtower", "cathedral", "residence"];

/** The effects of the special buildings at a table with these options. */
async function told(options: Snapshot["table"]["options"]): Promise<Record<Locale, string[]>> {
  const opening = structuredClone(position("lt:place"));
  Object.assign(opening.table.options, options);
  const room = mount(TableRoom, { target: document.body, props: { dial: fake([opening]) } });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  const texts: Record<Locale, string[]> = { en: [], fr: [] };
  for (const locale of LOCALES) {
    await words.speak(locale);
    texts[locale] = TILES.map((tile) => effectText(tile));
  }
  await unmount(room);
  document.body.innerHTML = "";
  return texts;
}

it("special buildings are told as they usually are", async () => {
  const usual = {
    castle_owner: "own",
    watchtower_workers_block: true,
    cathedral_owner: "any",
    residence_harvest_terrain: false,
  };
  expect(await told(usual)).toEqual({
    en: [
      "end of game: 4 points per building of yours around it",
      "end of game: 2 points per empty cell around it",
      "end of round: 1 point per worker around it",
      "end of round: activate the buildings around it",
    ],
    fr: [
      "fin de partie : 4 points par bâtiment à vous autour",
      "fin de partie : 2 points par case vide autour",
      "fin de manche : 1 point par ouvrier autour",
      "fin de manche : activer les bâtiments autour",
    ],
  });
});

it("special buildings are told as the table has set them (LT-R11 to LT-R14)", async () => {
  const other = {
    castle_owner: "any",
    watchtower_workers_block: false,
    cathedral_owner: "own",
    residence_harvest_terrain: true,
  };
  expect(await told(other)).toEqual({
    en: [
      "end of game: 4 points per building around it, anybody’s",
      "end of game: 2 points per cell around it without a building",
      "end of round: 1 point per worker of yours around it",
      "end of round: harvest around it and activate the buildings there",
    ],
    fr: [
      "fin de partie : 4 points par bâtiment autour, à vous ou non",
      "fin de partie : 2 points par case sans bâtiment autour",
      "fin de manche : 1 point par ouvrier à vous autour",
      "fin de manche : récolter autour et y activer les bâtiments",
    ],
  });
});
