/** Cards of a kind are alike; the n-th copy is drawn by itself. */
export function copies(cards: string[]): { id: string; copy: number }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, copy };
  });
}
