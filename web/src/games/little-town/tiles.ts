/** Faces of the building tiles: what is printed on them. Names are in the language files. */
import type { Stock } from "./view";

/** what an effect moves: goods, points, or goods of one's choice */
export type Thing = Stock | "star" | "any";
export type Amounts = Partial<Record<Thing, number>>;

export type Effect =
  | { kind: "gain"; get: Amounts }
  | { kind: "exchange"; give: Amounts; get: Amounts }
  | { kind: "castle" | "watchtower" | "cathedral" | "residence" | "none" };

export interface TileFace {
  cost: Partial<Record<Stock, number>>;
  /** null when the points are counted at the end of the game */
  points: number | null;
  effect: Effect;
}

const gain = (get: Amounts): Effect => ({ kind: "gain", get });
const swap = (give: Amounts, get: Amounts): Effect => ({ kind: "exchange", give, get });

export const tiles = {
  wheat_field: { cost: { wood: 1 }, points: 3, effect: gain({ wheat: 1 }) },
  workshop: { cost: { stone: 2 }, points: 5, effect: swap({ wood: 2 }, { star: 3 }) },
  tavern: { cost: { stone: 2, wheat: 2 }, points: 7, effect: gain({ star: 3 }) },
  bakery: { cost: { wood: 2 }, points: 4, effect: swap({ wheat: 1 }, { coin: 4 }) },
  brewery: { cost: { wood: 2 }, points: 4, effect: swap({ wheat: 1 }, { star: 3 }) },
  quarry: { cost: { wood: 3 }, points: 5, effect: swap({ coin: 2 }, { stone: 2 }) },
  cathedral: { cost: { stone: 6 }, points: 11, effect: { kind: "cathedral" } },
  carpenter: { cost: { wood: 2 }, points: 4, effect: swap({ coin: 1 }, { wood: 3 }) },
  castle: { cost: { stone: 6 }, points: null, effect: { kind: "castle" } },
  church: { cost: { stone: 4 }, points: 8, effect: swap({ coin: 3 }, { star: 5 }) },
  warehouse: { cost: { stone: 4 }, points: 8, effect: swap({ stone: 2 }, { star: 5 }) },
  grocery: { cost: { wood: 2 }, points: 4, effect: swap({ coin: 1 }, { wheat: 1, fish: 1 }) },
  fair: { cost: { wood: 4 }, points: 6, effect: swap({ stone: 1, wood: 1, wheat: 1, fish: 1 }, { star: 7 }) },
  fountain: { cost: { stone: 2 }, points: 5, effect: swap({ coin: 1 }, { star: 3 }) },
  granary: { cost: { wood: 4 }, points: 6, effect: swap({ wheat: 2 }, { star: 5 }) },
  bookstore: { cost: { stone: 4 }, points: 8, effect: gain({ coin: 3 }) },
  gold_mine: { cost: { wood: 1, stone: 1 }, points: 4, effect: gain({ coin: 2 }) },
  fishmonger: { cost: { wood: 1, stone: 1 }, points: 4, effect: swap({ fish: 1 }, { coin: 3 }) },
  pier: { cost: { wood: 3 }, points: 5, effect: gain({ fish: 2 }) },
  pawnshop: { cost: { wood: 3 }, points: 5, effect: swap({ any: 2 }, { any: 2 }) },
  well: { cost: { wood: 1, stone: 1 }, points: 4, effect: gain({ star: 2 }) },
  residence: { cost: { coin: 6 }, points: 2, effect: { kind: "residence" } },
  restaurant: { cost: { wood: 2, stone: 2 }, points: 7, effect: swap({ wheat: 1, fish: 1 }, { star: 4 }) },
  statue: { cost: { stone: 4 }, points: 10, effect: { kind: "none" } },
  watchtower: { cost: { wood: 3, stone: 3 }, points: null, effect: { kind: "watchtower" } },
} satisfies Record<string, TileFace>;

export type TileId = keyof typeof tiles;

export const isTile = (id: string): id is TileId => id in tiles;

const blank: TileFace = { cost: {}, points: 0, effect: { kind: "none" } };

export const tileFace = (id: string): TileFace => (isTile(id) ? tiles[id] : blank);
