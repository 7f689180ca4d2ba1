/** What the guide to the rules shows: the chapter that is open, and what a search finds. */
import type { Guide, RuleText } from "../wire";

export const CHAPTERS = ["short", "setup", "turn", "pieces", "end", "forgotten", "argue"] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Lower case, without accents. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Rules in which every word occurs; those whose number or title has them come first. */
export function found(rules: RuleText[], text: string): RuleText[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const lacking = (rule: RuleText): number => {
    const title = plain(`${rule.id} ${rule.title}`);
    return wanted.filter((word) => !title.includes(word)).length;
  };
  return rules
    .filter((rule) => wanted.every((word) => plain(`${rule.id} ${rule.title} ${rule.text}`).includes(word)))
    .sort((one, other) => lacking(one) - lacking(other));
}

/** The letter of a rule's number: `X` is a worked example. */
const isExample = (rule: RuleText): boolean => rule.id.split("-")[1]?.startsWith("X") ?? false;

export interface Part {
  name: string;
  piece: string;
  rules: RuleText[];
  /** worked examples of its rules */
  examples: RuleText[];
}

/** The chapters of a guide, each in parts; `all` takes in what holds at other tables. */
export class Book {
  readonly parts = new Map<Chapter, Part[]>();
  readonly #where = new Map<string, { chapter: Chapter; part: string }>();

  constructor(
    readonly guide: Guide,
    all: boolean,
  ) {
    const shown = guide.rules.filter((rule) => all || rule.holds);
    for (const rule of shown.filter((it) => !isExample(it))) this.#place(rule, rule.chapter as Chapter);
    for (const rule of shown.filter(isExample)) {
      const home = rule.about.map((it) => this.#where.get(it)).find((it) => it && it.chapter !== "argue");
      if (home) this.#part(home.chapter, home.part)?.examples.push(rule);
      else this.#place(rule, "argue");
    }
  }

  #part(chapter: Chapter, name: string): Part | undefined {
    return this.parts.get(chapter)?.find((it) => it.name === name);
  }

  #place(rule: RuleText, chapter: Chapter): void {
    const parts = this.parts.get(chapter) ?? [];
    this.parts.set(chapter, parts);
    let part = parts.find((it) => it.name === rule.section);
    if (!part) parts.push((part = { name: rule.section, piece: rule.piece, rules: [], examples: [] }));
    part.rules.push(rule);
    this.#where.set(rule.id, { chapter, part: rule.section });
  }

  /** Where a rule is read; examples stand with what they show. */
  where(id: string): { chapter: Chapter; part: string } | undefined {
    const own = this.#where.get(id);
    if (own) return own;
    for (const [chapter, parts] of this.parts) {
      const part = parts.find((it) => it.examples.some((rule) => rule.id === id));
      if (part) return { chapter, part: part.name };
    }
    return undefined;
  }
}
