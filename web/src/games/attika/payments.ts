/** Payments as records write them: `pay clay+2water`, `spend 3wood`. */
import { RESOURCES, type Resource } from "./view";

const isResource = (word: string): word is Resource => (RESOURCES as readonly string[]).includes(word);

/** How many cards of each kind an option pays. */
export function paid(text: string): Partial<Record<Resource, number>> {
  const [verb, cards = ""] = text.split(" ");
  if (verb !== "pay" && verb !== "spend") return {};
  const found: Partial<Record<Resource, number>> = {};
  for (const part of cards.split("+")) {
    const [, n = "", card = ""] = /^(\d*)(\w+)$/.exec(part) ?? [];
    if (isResource(card)) found[card] = n === "" ? 1 : Number(n);
  }
  return found;
}
