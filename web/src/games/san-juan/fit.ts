/** Shows the full name where it fits, else the short form of the glossary. */
export function fit(node: HTMLElement): { destroy(): void } {
  const measure = (): void => {
    node.classList.remove("short");
    // widths with their fractions: half a pixel too much is enough to cut two letters off
    const [room, text] = [node, node.firstElementChild ?? node].map((it) => it.getBoundingClientRect().width);
    if ((text ?? 0) > (room ?? 0)) node.classList.add("short");
  };
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
