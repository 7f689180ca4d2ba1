/** A tile face is a recipe on a 100 by 100 field: primitives from back to front. */
import { fittings } from "./fittings";
import { ground } from "./ground";
import { houses } from "./houses";
import { yardware } from "./yardware";

const primitives = { ...ground, ...houses, ...fittings, ...yardware };
type Primitives = typeof primitives;

export type Part = { [K in keyof Primitives]: [K, ...Parameters<Primitives[K]>] }[keyof Primitives];

export function face(list: Part[]): string {
  return list.map(([name, ...given]) => (primitives[name] as (...given: unknown[]) => string)(...given)).join("");
}
