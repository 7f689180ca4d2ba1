/** Faces of the cards: what the server says is printed on them, and the band they are drawn with. */
import { component } from "../../components";

/** The band of a card: its good, a city building, a monument, or one of the dear ones that score at the end. */
const BANDS: Record<string, string> = { monument: "mon", six: "six", cathedral: "six" };

export interface CardFace {
  kind: string;
  cost: number;
  points: number;
}

export function cardFace(id: string): CardFace {
  const { kind, cost, points, gives } = component(id);
  const [good] = Object.keys(gives);
  return { kind: good ?? BANDS[kind] ?? "city", cost: cost["card"] ?? 0, points };
}
