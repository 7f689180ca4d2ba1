/** The covers of the games that the page knows, by box. */
import { cover as attika } from "./attika/cover";
import type { Cover } from "./cover";
import { cover as goldenCity } from "./golden-city/cover";
import { cover as littleTown } from "./little-town/cover";
import { first, second } from "./san-juan/cover";
import { cover as telegraph } from "./telegraph/cover";

export const covers: Record<string, Cover | undefined> = {
  sj1: first,
  sj2: second,
  lt: littleTown,
  gc: goldenCity,
  at: attika,
  us: telegraph,
};
