/**
 * A move prepared while others think. It is a list of things pointed at, kept in this page and told to nobody; when
 * its player is asked, it is held against the options that the server offers then.
 */
import type { Decision, Option, View } from "../wire";
import type { Choices } from "./choices.svelte";

/** A thing of the table as it was pointed at. */
export interface Step {
  target: string;
  copy: number;
  label: string;
}

/** What became of a plan: it can be played, it waits to be looked at again, or nothing is left of it. */
export type Fate = "plays" | "changed" | "gone";

/** Milliseconds in which a plan that is about to be played can be stopped. */
export const GRACE = 2000;

const ENDS: readonly string[] = ["pass", "done"];

/** What is a seat's own in a view. */
export function ownPart(view: View | null, seat: number): string {
  const seats = (view as { seats?: unknown[] } | null)?.seats;
  return JSON.stringify(seats?.[seat] ?? null);
}

export class Plan {
  steps = $state.raw<Step[]>([]);
  /** whether pointing now draws the plan */
  drawing = $state(false);
  /** when the plan is played, if nobody stops it; else 0 */
  due = $state(0);
  #own = "";

  readonly text = $derived(this.steps.map((step) => step.label).join(", "));

  has(target: string, copy: number): boolean {
    return this.steps.some((it) => it.target === target && it.copy === copy);
  }

  /** Draws a thing, or rubs it out. */
  point(step: Step, own: string): void {
    this.#own = own;
    this.steps = this.has(step.target, step.copy)
      ? this.steps.filter((it) => it.target !== step.target || it.copy !== step.copy)
      : [...this.steps.filter((it) => !ENDS.includes(it.target)), step];
  }

  /** To do nothing is a plan as well. */
  pass(label: string, own: string): void {
    this.#own = own;
    this.steps = [{ target: "pass", copy: 0, label }];
  }

  clear(): void {
    this.steps = [];
    this.drawing = false;
    this.due = 0;
  }

  /** Lays the plan on the question that is asked, as far as it answers it, and says what that came to. */
  lay(choices: Choices, own: string, touched: ReadonlySet<string>): Fate {
    const { decision } = choices;
    if (!decision?.mine || this.steps.length === 0) return "gone";
    const used = this.#point(choices, decision);
    const whole = used > 0 && choices.ready;
    const moved = own !== this.#own || this.steps.some((it) => touched.has(it.target));
    this.steps = whole ? this.steps.slice(used) : [];
    // what my own answers change while the plan is played is no surprise
    this.#own = own;
    this.drawing = false;
    if (used === 0) return "gone";
    return whole && !moved ? "plays" : "changed";
  }

  /** How many steps of the plan the question takes. */
  #point(choices: Choices, decision: Decision): number {
    const first = this.steps[0];
    if (!first) return 0;
    if (ENDS.includes(first.target)) return this.#end(choices);
    let used = 0;
    for (const { target, copy } of this.steps) {
      if (choices.picked && !choices.many) break;
      if (choices.many ? choices.ticks.length >= decision.remaining : used > 0 && !choices.leadsOn(target)) break;
      if (!choices.inPool(target) && choices.at(target).length === 0) break;
      choices.point(target, copy);
      used++;
    }
    return used;
  }

  #end(choices: Choices): number {
    const ending: Option | null = choices.ending;
    if (ending) choices.pick(ending);
    return ending ? 1 : 0;
  }
}
