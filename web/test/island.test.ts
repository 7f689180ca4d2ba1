/** The island is drawn from what the server says, and says in words what it shows. */
import { describe, expect, it } from "vitest";
import { position } from "./fixtures";
import { coast, landAt, rivers } from "../src/games/golden-city/art/land";
import { island } from "../src/games/golden-city/art/island";
import { spot } from "../src/games/golden-city/art/pen";
import { roads } from "../src/games/golden-city/art/roads";
import { isScored, placeLabel, rewardSigns } from "../src/games/golden-city/names";
import type { GoldenCityView, Place } from "../src/games/golden-city/view";
import { words, type Locale } from "../src/words/words.svelte";

const view = position("gc:build").view as GoldenCityView;
const { places } = view;
const named = (id: string): Place => {
  const found = places.find((place) => place.id === id);
  if (!found) throw new Error(`There is no place ${id}.`);
  return found;
};

describe("roads", () => {
  const all = roads(places);

  it("join what the server calls near, each pair once", () => {
    const told = new Set(places.flatMap((place) => place.near.map((id) => [place.id, id].sort().join())));
    expect(new Set(all.map((road) => road.ids.join()))).toEqual(told);
    expect(all).toHaveLength(told.size);
  });

  it("are streets in the city, and a ring around the palace", () => {
    const kind = (a: string, b: string): string | undefined => all.find(({ ids }) => ids.join() === `${a},${b}`)?.kind;
    expect(kind("H01", "M1")).toBe("road");
    expect(kind("ZM-L", "ZM-R")).toBe("street");
    expect(kind("ZD-I", "ZM-I")).toBe("ring");
  });

  it("cross a river on a deck", () => {
    const decks = island(places, all).split('stroke="#7a5026"').length - 1;
    expect(decks).toBe(8);
  });
});

it("every site lies in its own landscape", () => {
  for (const place of places.filter(({ kind }) => kind === "rural"))
    expect(landAt(spot(place)), place.id).toBe(place.landscape);
});

it("every river runs from the city past its sites to the sea", () => {
  for (const [name, course] of Object.entries(rivers))
    for (const place of places.filter(({ river }) => river === name)) {
      const [x, y] = spot(place);
      const nearest = Math.min(...course.map(([rx, ry]) => Math.hypot(rx - x, ry - y)));
      expect(nearest, place.id).toBeLessThan(90);
    }
});

it("the same places make the same picture", () => {
  expect(island(places, roads(places))).toBe(island(places, roads(places)));
  expect(coast(places)).not.toBe(coast([]));
});

it("a place shows what its first builder gets", () => {
  expect(rewardSigns({ ...named("H01"), coins: 1 })).toEqual(["coin"]);
  expect(rewardSigns({ ...named("H01"), coins: 2 })).toEqual(["coin2"]);
  expect(rewardSigns(named("M2"))).toEqual(["bonus"]);
  expect(rewardSigns({ ...named("ZM-L"), coins: 0 })).toEqual(["letter"]);
  expect(rewardSigns({ ...named("ZM-R"), coins: 1 })).toEqual(["letter", "coin"]);
  expect(rewardSigns(named("ZM-I"))).toEqual(["letter", "card"]);
});

it("a river scores its sites, a quarter its zones", () => {
  const scored = (region: string): string[] =>
    places.filter((place) => isScored(place, { id: "", goods: "wine", region })).map((place) => place.id);
  expect(scored("NE")).toEqual(expect.arrayContaining(["M5", "M6"]));
  expect(scored("NE").every((id) => named(id).river === "NE")).toBe(true);
  expect(scored("desert").sort()).toEqual(["ZD-I", "ZD-L", "ZD-R"]);
});

it.each<[Locale, RegExp]>([
  ["en", /letter/],
  ["fr", /lettre/],
])("%s: a zone that a black post closed promises no letters", async (locale, letters) => {
  await words.speak(locale);
  await words.want("golden-city");
  const label = (more: Partial<Place>): string =>
    placeLabel({ ...named("ZM-I"), posts: [0], ...more }, null, (seat) => `player ${seat}`);
  expect(label({ letters: 3, black: null })).toMatch(letters);
  expect(label({ letters: 0, black: 0 })).not.toMatch(letters);
  expect(label({ letters: 0, black: 0 })).not.toMatch(/\b3\b/);
  await words.speak("en");
});

it.each<[Locale, string, string]>([
  ["en", "in an outer zone of the prairie quarter", "this outer zone"],
  ["fr", "dans une zone extérieure du quartier prairie", "cette zone extérieure"],
])("%s: a text names a place without its code, for the page points at it", async (locale, at, pointed) => {
  await words.speak(locale);
  await words.want("golden-city");
  const args = { id: "ZP-R", land: "prairie" };
  expect(words.say("gc-place-outer", args, "at")).toBe(at);
  expect(words.say("gc-place-outer", args, "this")).toBe(pointed);
  await words.speak("en");
});
