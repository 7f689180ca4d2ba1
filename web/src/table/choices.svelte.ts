/**
 * What may be chosen now, and what has been pointed at. The server sends the options; nothing here knows a rule.
 *
 * An option names the things on the table it is about. Pointing at things narrows the options until one is left.
 * A question with a pool lets several things be ticked and answers them together.
 */
import type { Decision, Option, Refusal } from "../wire";

export type SpotState = "rest" | "open" | "chosen" | "ticked" | "refused";

/** The n-th copy of a thing has its own spot, but shares its target with its twins. */
const spotKey = (target: string, copy: number): string => `${target}#${copy}`;

/** Ends a question before everything that may be ticked is ticked. */
const ENDINGS = new Set(["pass", "done"]);

const only = (options: Option[]): Option | null => (options.length === 1 ? (options[0] ?? null) : null);

const NONE: Option[] = [];

/** Whether the same seat is asked the same thing, with the same answers. */
const isSame = (one: Decision | null, other: Decision | null): boolean =>
  one !== null && other !== null && heart(one) === heart(other);

const heart = ({ seat, mine, question, remaining, options, pool }: Decision): string =>
  JSON.stringify([seat, mine, question, remaining, options.map((it) => it.id), pool]);

function byTarget(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options)
    for (const target of new Set(option.targets)) {
      const there = found.get(target);
      if (there) there.push(option);
      else found.set(target, [option]);
    }
  return found;
}

export class Choices {
  decision = $state.raw<Decision | null>(null);
  /** targets pointed at, in order */
  pointed = $state<string[]>([]);
  /** the spot pointed at first, so that only one of several twins is raised */
  spot = $state("");
  /** ticked spots, in order */
  ticks = $state<{ key: string; target: string }[]>([]);
  /** an option picked from the list, when pointing cannot tell it from others */
  listed = $state.raw<Option | null>(null);
  /** the option that a hint advises, and why; the reason is past once somebody chooses */
  hinted = $state.raw<Option | null>(null);
  reason = $state("");
  /** the options that a list on the screen numbers */
  lined = $state.raw<Option[]>([]);
  /** the option of the list that is looked at */
  eyed = $state.raw<Option | null>(null);
  explained = $state<Refusal | null>(null);
  /** the device is being passed on: nothing may be chosen, or read, until whoever is asked holds it */
  covered = $state(false);

  readonly #mine = $derived(this.decision?.mine && !this.covered ? this.decision : null);
  readonly options = $derived(this.#mine?.options ?? NONE);
  /** every thing on the table asks for its state: it is found at once, however many options there are */
  readonly #byTarget = $derived(byTarget(this.options));
  readonly #refusals = $derived(new Map(this.#mine?.refused.map((no) => [no.target, no] as const)));
  readonly many = $derived((this.#mine?.remaining ?? 0) > 1 && (this.#mine?.pool.length ?? 0) > 0);
  readonly candidates = $derived(this.pointed.length === 0 ? [] : this.options.filter((o) => this.fits(o)));
  /** what further pointing may be about */
  readonly #further = $derived(new Set(this.candidates.flatMap((o) => o.targets)));
  /** the one option left, or the one about exactly the things pointed at */
  readonly picked = $derived(
    this.listed ??
      only(this.candidates) ??
      only(this.candidates.filter((o) => o.targets.length === this.pointed.length)),
  );
  readonly ending = $derived(this.options.find((o) => o.targets.some((it) => ENDINGS.has(it))) ?? null);
  readonly ready = $derived(this.answer().length > 0);

  private fits(option: Option): boolean {
    return this.pointed.every((target) => option.targets.includes(target));
  }

  /** Asks; what was pointed at belongs to the old question, unless this is that question told anew. */
  ask(decision: Decision | null, anew = false): void {
    const same = anew && isSame(this.decision, decision);
    this.decision = decision;
    if (same) {
      this.listed = this.#now(this.listed);
      this.hinted = this.#now(this.hinted);
      this.eyed = this.#now(this.eyed);
      return;
    }
    this.clear();
    this.hinted = null;
    this.eyed = null;
  }

  /** An option as it is told now, perhaps in another language. */
  #now(option: Option | null): Option | null {
    return this.options.find((it) => it.id === option?.id) ?? null;
  }

  clear(): void {
    this.pointed = [];
    this.spot = "";
    this.ticks = [];
    this.listed = null;
    this.explained = null;
    this.reason = "";
  }

  /** The options that are about a thing on the table. */
  at(target: string): Option[] {
    return this.#byTarget.get(target) ?? NONE;
  }

  refusal(target: string): Refusal | null {
    return this.#refusals.get(target) ?? null;
  }

  inPool(target: string): boolean {
    return this.many && (this.decision?.pool.includes(target) ?? false);
  }

  state(target: string, copy = 0): SpotState {
    const key = spotKey(target, copy);
    if (this.ticks.some((it) => it.key === key)) return "ticked";
    if (this.listed?.targets.includes(target)) return copy === 0 ? "chosen" : "rest";
    if (this.pointed.includes(target) && (this.spot === key || !this.spot.startsWith(target + "#"))) return "chosen";
    if (this.#byTarget.has(target) || this.inPool(target)) return "open";
    return this.refusal(target) ? "refused" : "rest";
  }

  isHinted(target: string): boolean {
    return (this.eyed ?? this.hinted)?.targets.includes(target) ?? false;
  }

  /** What a hint advises. */
  advise(id: number, reason: string): void {
    this.hinted = this.options.find((o) => o.id === id) ?? null;
    this.explained = null;
    this.reason = reason;
  }

  /** Someone clicked a thing. Answers whether that meant something. */
  point(target: string, copy = 0): boolean {
    this.explained = null;
    this.reason = "";
    const key = spotKey(target, copy);
    if (this.inPool(target)) return this.tick(key, target);
    if (this.at(target).length === 0) {
      this.explained = this.refusal(target);
      return this.explained !== null;
    }
    this.listed = null;
    this.ticks = [];
    if (this.pointed.includes(target) && this.spot === key) {
      this.clear();
    } else if (this.#further.has(target) && !this.pointed.includes(target)) {
      this.pointed = [...this.pointed, target];
    } else {
      this.pointed = [target];
      this.spot = key;
    }
    return true;
  }

  private tick(key: string, target: string): boolean {
    this.pointed = [];
    this.listed = null;
    if (this.ticks.some((it) => it.key === key)) {
      this.ticks = this.ticks.filter((it) => it.key !== key);
    } else if (this.ticks.length < (this.decision?.remaining ?? 0)) {
      this.ticks = [...this.ticks, { key, target }];
    }
    return true;
  }

  /** Whether pointing at a thing goes on from what is pointed at already. */
  leadsOn(target: string): boolean {
    return this.#further.has(target) && !this.pointed.includes(target);
  }

  /** Someone took an option from the list. */
  pick(option: Option): void {
    this.clear();
    this.listed = option;
  }

  /** The action of a thing that is ticked; it need not be among the options yet. */
  private mark(target: string): number | undefined {
    return this.decision?.marks.find((it) => it.target === target)?.id ?? this.at(target)[0]?.id;
  }

  /** Option numbers to send, or none while the answer is not complete. */
  answer(): number[] {
    if (this.picked) return [this.picked.id];
    if (!this.many || this.ticks.length === 0) return [];
    const ids = this.ticks.flatMap((it) => this.mark(it.target) ?? []);
    return this.ending || ids.length >= (this.decision?.least ?? 1) ? ids : [];
  }

  /** Fewer things are ticked than might be: the rest of the question is to be ended, not asked again. */
  get stopsShort(): boolean {
    return !this.picked && this.many && this.ticks.length < (this.decision?.remaining ?? 0);
  }
}
