import { describe, expect, it } from "vitest";
import { Choices } from "../src/table/choices.svelte";
import { position } from "./fixtures";
import type { Decision } from "../src/wire";

function asked(name: string): Choices {
  const choices = new Choices();
  choices.ask(position(name).decision);
  return choices;
}

describe("one thing to choose", () => {
  it("opens exactly what an option points at", () => {
    const choices = asked("sj:build");
    expect(choices.state("hand:library")).toBe("open");
    expect(choices.state("hand:guild_hall")).toBe("refused");
    expect(choices.state("role:builder")).toBe("rest");
  });

  it("answers with the option pointed at", () => {
    const choices = asked("sj:build");
    choices.point("hand:library");
    expect(choices.picked?.text).toBe("build library");
    expect(choices.answer()).toEqual([2]);
  });

  it("takes the choice back when the same thing is pointed at again", () => {
    const choices = asked("sj:build");
    choices.point("hand:library");
    choices.point("hand:library");
    expect(choices.ready).toBe(false);
  });

  it("explains a refused thing", () => {
    const choices = asked("sj:build");
    choices.point("hand:guild_hall");
    expect(choices.explained?.rule).toBe("SJ-053");
    expect(choices.answer()).toEqual([]);
  });

  it("raises one of two equal cards only", () => {
    const choices = asked("sj:build");
    choices.point("hand:library", 1);
    expect(choices.state("hand:library", 1)).toBe("chosen");
    expect(choices.state("hand:library", 0)).toBe("open");
  });
});

describe("options about two things", () => {
  it("prefers the option about exactly the thing pointed at", () => {
    const choices = asked("lt:place");
    choices.point("cell:F5");
    expect(choices.picked?.text).toBe("place F5");
  });

  it("narrows from the tile to the cell", () => {
    const choices = asked("lt:place");
    choices.point("market:wheat_field");
    expect(choices.picked).toBeNull();
    choices.point("cell:F5");
    expect(choices.picked?.text).toBe("build wheat_field F5");
  });
});

describe("several things to tick", () => {
  it("is ready when all are ticked, and not before", () => {
    const choices = asked("sj:pay");
    for (const card of ["aqueduct", "coffee_roaster", "guild_hall"]) choices.point(`hand:${card}`);
    expect(choices.ready).toBe(false);
    choices.point("hand:well");
    expect(choices.answer()).toEqual([0, 1, 2, 3]);
  });

  it("does not take more than are asked", () => {
    const choices = asked("sj:pay");
    for (const card of ["aqueduct", "coffee_roaster", "guild_hall", "well", "hero"]) choices.point(`hand:${card}`);
    expect(choices.ticks).toHaveLength(4);
  });

  it("repeats the number of an option for equal cards", () => {
    const decision: Decision = {
      seat: 0,
      mine: true,
      question: "q",
      text: "",
      args: {},
      least: 2,
      remaining: 2,
      refused: [],
      pool: ["hand:well"],
      marks: [{ target: "hand:well", id: 7 }],
      options: [{ id: 7, text: "pay well", label: "Pay a Well", targets: ["hand:well"] }],
    };
    const choices = new Choices();
    choices.ask(decision);
    choices.point("hand:well", 0);
    choices.point("hand:well", 1);
    expect(choices.answer()).toEqual([7, 7]);
  });

  it("is enough with the least that must be ticked", () => {
    const choices = new Choices();
    choices.ask({ ...(position("sj:pay").decision as Decision), least: 3, remaining: 4 });
    choices.point("hand:aqueduct");
    choices.point("hand:coffee_roaster");
    expect(choices.answer()).toEqual([]);
    choices.point("hand:guild_hall");
    expect(choices.answer()).toHaveLength(3);
    expect(choices.stopsShort).toBe(true);
  });

  it("ends early with the option that ends", () => {
    const choices = new Choices();
    choices.ask({
      ...(position("sj:build").decision as Decision),
      remaining: 2,
      options: [
        { id: 0, text: "sell indigo_plant", label: "Indigo", targets: ["city:0:0"] },
        { id: 7, text: "done", label: "Done", targets: ["done"] },
      ],
      pool: ["city:0:0", "city:0:1"],
      marks: [{ target: "city:0:0", id: 0 }],
    });
    choices.point("city:0:0");
    expect(choices.answer()).toEqual([0]);
    expect(choices.stopsShort).toBe(true);
  });
});
