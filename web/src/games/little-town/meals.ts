/** Ways to feed the workers, as the server offers them: `feed fish wheat substitute fish`. */
import type { Option } from "../../wire";

export type Food = "fish" | "wheat" | "coin";
export const FOODS: readonly Food[] = ["fish", "wheat", "coin"];

export interface Meal extends Record<Food, number> {
  option: Option;
}

export const isMeal = (text: string): boolean => text.startsWith("feed ");

/** Coins stand for every food they replace. */
export function readMeal(option: Option): Meal {
  const [real = "", bought = ""] = option.text.split(" substitute");
  const count = (text: string, food: string): number => text.split(" ").filter((word) => word === food).length;
  return {
    option,
    fish: count(real, "fish"),
    wheat: count(real, "wheat"),
    coin: bought.split(" ").filter(Boolean).length,
  };
}

/** What lies on each plate; the empty ones come last. */
export const plated = (meal: Meal): Food[] => FOODS.flatMap((food) => Array.from({ length: meal[food] }, () => food));

const distance = (a: Record<Food, number>, b: Record<Food, number>): number =>
  FOODS.reduce((sum, food) => sum + Math.abs(a[food] - b[food]), 0);

/** The meal that leaves one plate of that food empty, where the rules allow it. */
export const emptied = (meals: Meal[], from: Meal, out: Food): Meal | undefined =>
  meals.find((meal) => FOODS.every((food) => meal[food] === from[food] - (food === out ? 1 : 0)));

/** The meal nearest to this one that has one more of that food, in place of another if need be. */
export function swapped(meals: Meal[], from: Meal, out: Food | undefined, into: Food): Meal | undefined {
  const wish = { ...from, [into]: from[into] + 1 };
  if (out) wish[out] -= 1;
  return meals
    .filter((meal) => meal[into] > from[into])
    .sort((a, b) => distance(a, wish) - distance(b, wish))
    .at(0);
}
