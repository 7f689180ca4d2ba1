/** The rules as a guide: where a rule is read, and what a search finds. */
import { expect, it } from "vitest";
import { guide, rule } from "./fixtures/rules";
import { Book, found } from "../src/guide/guide.svelte";

const rules = [
  rule({ id: "SJ-001", title: "The deck", section: "Components", chapter: "setup", holds: false }),
  rule({}),
  rule({ id: "SJ-070", title: "Quarry", section: "City buildings", chapter: "pieces", text: "Saves a card." }),
  rule({ id: "SJ-X19", title: "Library and Quarry", section: "Examples", about: ["SJ-030", "SJ-070"], played: true }),
  rule({ id: "SJ-R03", title: "Does it help?", section: "Rulings", chapter: "argue" }),
];

it("puts an example beside the rule it is about", () => {
  const book = new Book(guide(rules), false);
  expect(book.where("SJ-X19")).toEqual({ chapter: "turn", part: "Builder" });
  expect(book.parts.get("turn")?.[0]?.examples.map((it) => it.id)).toEqual(["SJ-X19"]);
  expect(book.where("SJ-R03")?.chapter).toBe("argue");
});

it("shows what holds at other tables only to whoever asks for it", () => {
  expect(new Book(guide(rules), false).where("SJ-001")).toBeUndefined();
  expect(new Book(guide(rules), true).where("SJ-001")?.chapter).toBe("setup");
});

it("finds words without accents, names and numbers, titles first", () => {
  expect(found(rules, "quarry").map((it) => it.id)).toEqual(["SJ-070", "SJ-X19"]);
  expect(found(rules, "sj-r03").map((it) => it.id)).toEqual(["SJ-R03"]);
  expect(found(rules, "qu\u00e1rry saves").map((it) => it.id)).toEqual(["SJ-070"]);
  expect(found(rules, "dragon")).toEqual([]);
});
