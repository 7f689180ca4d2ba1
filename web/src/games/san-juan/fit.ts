/** Shows the full name where it fits, else the short form of the glossary. */
import { measured } from "../../kit/measured";

export const fit = (node: HTMLElement): { destroy(): void } =>
  measured(node, () => {
    node.classList.remove("short");
    // widths with their fractions: half a pixel too much is enough to cut two letters off
    const [room, text] = [node, node.firstElementChild ?? node].map((it) => it.getBoundingClientRect().width);
    if ((text ?? 0) > (room ?? 0)) node.classList.add("short");
  });
