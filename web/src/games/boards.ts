/** The face of a game, fetched when a table of it is opened. A game without one is shown on the plain board. */
import type { View, Views } from "../wire";
import type { GameFace } from "./face";
import type { Pieces } from "./pieces";

const faces: { [G in keyof Views]: () => Promise<GameFace<Views[G]>> } = {
  attika: async () => (await import("./attika/face")).face,
  telegraph: async () => (await import("./attika/face")).face,
  "golden-city": async () => (await import("./golden-city/face")).face,
  "san-juan": async () => (await import("./san-juan/face")).face,
  "little-town": async () => (await import("./little-town/face")).face,
};

const isKnown = (game: string): game is keyof Views => game in faces;

const drawn: { [G in keyof Views]: () => Promise<Pieces> } = {
  attika: async () => (await import("./attika/pieces")).pieces("attika"),
  telegraph: async () => (await import("./attika/pieces")).pieces("telegraph"),
  "golden-city": async () => (await import("./golden-city/pieces")).pieces,
  "san-juan": async () => (await import("./san-juan/pieces")).pieces,
  "little-town": async () => (await import("./little-town/pieces")).pieces,
};

/** What the card of a game draws before its lines. */
export const piecesOf = async (game: string): Promise<Pieces> => (isKnown(game) ? await drawn[game]() : {});

/** A face is only ever given views of its own game. */
export const faceOf = async (game: string): Promise<GameFace<View>> =>
  (isKnown(game) ? await faces[game]() : (await import("./plain/face")).face) as unknown as GameFace<View>;

/** The file of texts a game speaks from: the games of one family share theirs. */
export const texts = (game: string): string => (game === "telegraph" ? "attika" : game);
