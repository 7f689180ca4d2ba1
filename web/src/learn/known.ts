/** The games whose card somebody has put away on this device. */
const STORE = "bastide.known";

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(found) ? found.filter((it) => typeof it === "string") : [];
  } catch {
    return [];
  }
}

export const isKnown = (game: string): boolean => known().includes(game);

export function noteKnown(game: string): void {
  try {
    localStorage.setItem(STORE, JSON.stringify([...new Set([...known(), game])]));
  } catch {
    // a browser without storage shows the card again another time
  }
}
