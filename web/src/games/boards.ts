/** One face per game, fetched when a table of that game is opened. The compiler refuses a game without one. */
import type { GameId, Views } from "../wire";
import type { GameFace } from "./face";

export const boards: { [G in GameId]: () => Promise<GameFace<Views[G]>> } = {
  attika: async () => (await import("./attika/face")).face,
  telegraph: async () => (await import("./attika/face")).face,
  "golden-city": async () => (await import("./golden-city/face")).face,
  "san-juan": async () => (await import("./san-juan/face")).face,
  "little-town": async () => (await import("./little-town/face")).face,
};
