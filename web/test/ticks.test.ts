/** What is said of several things to tick agrees with the question above it. */
import { expect, it } from "vitest";
import { detail } from "../src/table/question";
import type { Session } from "../src/table/session.svelte";

const said = (least: number, remaining: number, ticked: number): string => {
  const decision = { mine: true, least, remaining };
  const choices = { decision, many: true, ticks: Array(ticked), ending: null, candidates: [], picked: null };
  const line = "online";
  return detail({ choices, line } as unknown as Session, () => "");
};

it("one of at most two is enough", () => {
  expect([0, 1, 2].map((n) => said(1, 2, n))).toEqual(["Tick at least 1 more.", "You may tick 1 more.", "All ticked."]);
});

it("where all must be ticked, so many are left", () => {
  expect([0, 1, 2].map((n) => said(2, 2, n))).toEqual(["Tick 2 more.", "Tick 1 more.", "All ticked."]);
});

it("while the line is down nothing can be confirmed, and that is said", () => {
  const choices = { decision: { mine: true }, picked: { label: "Well", targets: [] } };
  const under = (line: string): string => detail({ choices, line } as unknown as Session, () => "");
  expect(under("online")).toBe("Confirm to play it.");
  expect(under("connecting")).toContain("The line is down");
});
