/** Marks sentences that would be cut off, so that they are set smaller: long names, or a reader's own spacing. */
export function tight(node: HTMLElement): { destroy(): void } {
  const measure = (): void => {
    node.classList.remove("tight");
    const isCut = [...node.children].some((it) => it.scrollWidth > it.clientWidth);
    node.classList.toggle("tight", isCut);
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
