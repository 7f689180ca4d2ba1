import { figures } from "./figures";
import { masonry } from "./masonry";
import { openings } from "./openings";
import { plants } from "./plants";
import { props } from "./props";
import { roofs } from "./roofs";

/** Every shape a recipe may name. */
export const primitives = { ...masonry, ...roofs, ...openings, ...plants, ...props, ...figures };

export type Primitives = typeof primitives;
