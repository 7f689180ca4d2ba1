/** Setting a table: what may be chosen, and what is sent. */
import { expect, it, vi } from "vitest";
import { answering } from "./fixtures/answers";
import { box, choice, facts } from "./fixtures/games";
import { press, seen, show } from "./fixtures/screens";
import { prefs } from "../src/kit/prefs.svelte";
import Create from "../src/lobby/Create.svelte";
import type { NewTable } from "../src/wire";
import { words } from "../src/words/words.svelte";

it("sends only what is asked: the first edition has no expansion", async () => {
  const asked = answering({ "POST /api/tables": { id: "t1" } });
  show(Create, "sj2");
  await press("New Buildings");
  await press("First edition");
  expect(document.body.textContent).not.toContain("New Buildings");
  await press("Set the table");
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  const sent = asked.find(({ method }) => method === "POST")?.body as NewTable;
  expect(sent.options).toEqual({ edition: 1 });
});

it.each([
  ["en", "Turn by turn", /rating|reminder/i],
  ["fr", "Tour par tour", /classement|rappel/i],
] as const)("%s: promises neither ratings nor reminders, which there are not", async (locale, rhythm, promise) => {
  await words.speak(locale);
  answering({});
  show(Create, "sj2");
  await press(rhythm);
  await seen("[aria-pressed=true]", rhythm);
  expect(document.body.textContent).not.toMatch(promise);
});

it("says in the page how a bot of the chosen level plays", async () => {
  answering({});
  show(Create, "sj2");
  const chairs = await seen(".chairpick .levels");
  await seen(".chairpick .note-line", "content with a good move");
  chairs.querySelectorAll("button")[3]?.click();
  await seen(".chairpick .note-line", "Founder. Imagines your hidden cards");
});

it("sends what is asked and chosen", async () => {
  const asked = answering({ "POST /api/tables": { id: "t1" } });
  show(Create, "sj2");
  await press("New Buildings");
  await press("Little Town");
  await press("for a first game");
  await press("Second edition");
  await press("Set the table");
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).options).toEqual({ edition: 2, expansion: true }));
  await press("Little Town");
  await press("Set the table");
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).options).toEqual({ market: "robin" }));
});

it("offers variants and rulings, each where it matters", async () => {
  const asked = answering({ "POST /api/tables": { id: "t1" } });
  show(Create, "gc");
  await seen("summary", "More options");
  expect(document.body.textContent).not.toContain("Black posts");
  await press("2");
  await press("Black posts");
  await press("Letters for black posts");
  await press("sites only");
  const begins = await seen<HTMLElement>("[role=group][aria-label='Who begins']");
  expect([...begins.querySelectorAll("button")].map((it) => it.textContent)).toEqual(["by lot", "1", "2"]);
  begins.querySelectorAll<HTMLElement>("button")[2]?.click();
  await press("Set the table");
  const chosen = { black_posts: true, black_post_second_reward: true, drought_scope: "rural_only", first: 1 };
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).options).toEqual(chosen));
});

it("sends no variant that is not for so many players", async () => {
  const asked = answering({ "POST /api/tables": { id: "t1" } });
  show(Create, "gc");
  await press("2");
  await press("Black posts");
  await press("Letters for black posts");
  await press("3");
  expect(document.body.textContent).not.toContain("Letters for black posts");
  await press("Set the table");
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).options).toEqual({}));
});

it("lets friends be waited for, longer where they play turn by turn", async () => {
  const asked = answering({ "POST /api/tables": { id: "t1" } });
  prefs.name = "Anna";
  show(Create, "sj2");
  await seen(".chairpick");
  expect(document.body.textContent).not.toContain("Patience");
  await press("By link");
  const group = "[role=group][aria-label=Patience]";
  await seen(`${group} [aria-pressed=true]`, "2 min");
  await press("15 min");
  await press("Set the table");
  await vi.waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ live: true, patience: 900 }));
  await press("Turn by turn");
  await seen(`${group} [aria-pressed=true]`, "1 day");
  await press("3 days");
  await press("Set the table");
  await vi.waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ live: false, patience: 3 * 86400 }));
});

it.each(["Relaxed", "Per move"])("%s: where the clock calls a bot, nobody's patience is asked", async (pace) => {
  const asked = answering({ "POST /api/tables": { id: "t1" } });
  prefs.name = "Anna";
  show(Create, "sj2");
  await press("By link");
  await seen("[role=group][aria-label=Patience]");
  await press(pace);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain("Patience"));
  await press("Set the table");
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).pace).toBeTruthy());
  expect(asked.at(-1)?.body).not.toHaveProperty("patience");
});

it("asks for as many players as the game is for, in words that the game brings along", async () => {
  const lots = facts("lots", "lo", "Lots", [box("lo", "")], [choice("lots", [8, 6], { variant: true })]);
  const asked = answering({
    "GET /api/games": [{ ...lots, choices: [choice("players", [2]), ...lots.choices.slice(1)] }],
    "GET /api/games/lots/words/en": { text: "lo-option-lots = Lots for sale\nlo-option-lots-about = How many." },
    "POST /api/tables": { id: "t1" },
  });
  show(Create, "lo");
  await seen(".field", "Lots for sale");
  await press("6");
  await press("Set the table");
  await vi.waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ game: "lots", options: { lots: 6 } }));
  expect((asked.at(-1)?.body as NewTable).chairs).toHaveLength(2);
});
