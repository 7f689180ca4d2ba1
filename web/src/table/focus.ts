/** Whoever plays with keys is led to what may be chosen now; the focus is never lost with a card that is gone. */
let byKey = false;

export const noteKey = (): void => void (byKey = true);
export const notePointer = (): void => void (byKey = false);

/** Whether the last thing done was done with a key. */
export const isByKey = (): boolean => byKey;

const OPEN = "#action .sheet .line, #action .offered button, .spot.open";

export function lead(): void {
  const at = document.activeElement;
  const isLost = !at || at === document.body || at.closest("#board, #action, #tray") !== null;
  if (!byKey || !isLost || at?.matches(OPEN)) return;
  const open = [...document.querySelectorAll<HTMLElement>(OPEN)].find((it) => it.checkVisibility());
  open?.focus();
}
