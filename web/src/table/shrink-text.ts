/** Marks sentences that would be cut off, so that they are set smaller: long names, or a reader's own spacing. */
import { measured } from "../kit/measured";

export const shrinkText = (node: HTMLElement): { destroy(): void } =>
  measured(node, () => {
    node.classList.remove("tight");
    const isCut = [...node.children].some((it) => it.scrollWidth > it.clientWidth);
    node.classList.toggle("tight", isCut);
  });
