/** What is known of a chair before anybody plays. */
import type { Chair } from "../wire";

/** the levels of bots */
export const LEVELS = [1, 2, 3, 4];

/** Whoever sits down has a name. */
export const isFree = (chair: Chair): boolean => chair.kind === "open" || chair.name === "";
