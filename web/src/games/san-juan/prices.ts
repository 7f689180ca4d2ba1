/** The strips of the trading house: prices now or, where that tile is known already, next; then the tiles before. */
import type { SanJuanView } from "./view";

export interface Strip {
  prices: number[];
  name: "price-now" | "price-next" | "price-last" | "price-tile";
  /** the number of the tile */
  n: number;
}

const TILES = 5;

/** Tiles come up in an order that never changes: `next_tile` is the one that is up, or comes up next. */
export function strips({ tile, tiles_seen, next_tile }: SanJuanView): Strip[] {
  const found: Strip[] = [];
  for (let back = 0; back < TILES; back++) {
    const at = (next_tile - back + TILES) % TILES;
    const prices = tiles_seen[at];
    const name = back > 1 ? "price-tile" : back === 1 ? "price-last" : tile ? "price-now" : "price-next";
    if (prices) found.push({ prices, name, n: at + 1 });
  }
  return found.slice(0, 3);
}
