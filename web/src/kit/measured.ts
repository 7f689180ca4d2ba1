/** Measures an element anew whenever its room, its text or the fonts change. */
export function measured(node: HTMLElement, measure: () => void): { destroy(): void } {
  const size = new ResizeObserver(measure);
  size.observe(node);
  const text = new MutationObserver(measure);
  text.observe(node, { childList: true, characterData: true, subtree: true });
  void document.fonts?.ready.then(measure);
  return {
    destroy() {
      size.disconnect();
      text.disconnect();
    },
  };
}
