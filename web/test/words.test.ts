import { expect, it } from "vitest";
import { spread, t, words } from "../src/words/words.svelte";

it("a text as argument brings its forms along", () => {
  words.add("en", "test-card = Well\n    .a = a Well\ntest-build = You build { $card-a }, the { $card }.");
  expect(t("test-build", spread({ card: { id: "test-card", args: {} } }))).toBe("You build a Well, the Well.");
});

it("counts in the reader's language", () => {
  expect(t("ticks-left", { n: 1 })).toBe("Tick 1 more.");
  expect(t("ticks-left", { n: 3 })).toBe("Tick 3 more.");
});
