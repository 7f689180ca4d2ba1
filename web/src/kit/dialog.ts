/** A dialog has the focus while it is open, and gives it back to where it came from. */
export interface DialogOptions {
  /** what is to have the focus, where that is not the dialog itself */
  first?: string;
  /** whether the focus stays where it is, as for those who point */
  rests?: boolean;
}

/** Svelte action: this element is a dialog. */
export function dialog(node: HTMLElement, { first, rests = false }: DialogOptions = {}): { destroy(): void } {
  const from = document.activeElement;
  const focus = (it: Element | null): void => {
    if (it instanceof HTMLElement && it.isConnected) it.focus({ preventScroll: true });
  };
  /** The focus went down with the dialog; whoever has moved it since keeps it there. */
  const back = (): void => {
    const at = document.activeElement;
    if (!at || at === document.body || node.contains(at)) focus(from);
  };
  node.tabIndex = -1;
  if (!rests) focus((first ? node.querySelector(first) : null) ?? node);
  // one that glides away is closed as soon as it starts to
  node.addEventListener("outrostart", back);
  return { destroy: back };
}
