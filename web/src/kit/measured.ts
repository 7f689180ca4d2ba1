/** Measures an element anew whenever its room, its text or the fonts change. */
export function measured(node: HTMLElement, measure: () => void): { destroy(): void } {
  const size = new ResizeObserver(measure);
  size.observe(node);
  const text = new MutationObserver(measure);
  text.observe(node, { childList: true, characterData: true, subtree: true });
  document.fonts?.addEventListener("loadingdone", measure);
  return {
    destroy() {
      size.disconnect();
      text.disconnect();
      document.fonts?.removeEventListener("loadingdone", measure);
    },
  };
}
