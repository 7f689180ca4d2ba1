/** Shows the full name where it fits, else the short form of the glossary. */
export function fit(node: HTMLElement): { destroy(): void } {
  const measure = (): void => {
    node.classList.remove("short");
    if (node.scrollWidth > node.clientWidth) node.classList.add("short");
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
