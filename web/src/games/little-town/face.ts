import type { GameFace } from "../face";
import type { LittleTownView } from "./view";
export const face = {} as GameFace<LittleTownView>;
