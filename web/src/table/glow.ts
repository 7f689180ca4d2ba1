/** What somebody else just touched shines for a moment, so that the eye finds it. */
import { duration } from "../kit/motion.svelte";

const SHINE = [
  { boxShadow: "0 0 0 0 rgba(242, 193, 78, 0)", offset: 0 },
  { boxShadow: "0 0 0 4px rgba(242, 193, 78, 1), 0 0 26px rgba(242, 193, 78, 0.9)", offset: 0.25 },
  { boxShadow: "0 0 0 0 rgba(242, 193, 78, 0)", offset: 1 },
];

/** The things on the table that a target of the log means: one, or all that are called so. */
export function meant(target: string): NodeListOf<Element> {
  const name = CSS.escape(target);
  return document.querySelectorAll(`[data-target="${name}"], [data-called="${name}"]`);
}

export function glow(targets: Iterable<string>): void {
  const length = duration(1100);
  if (length === 0) return;
  for (const target of new Set(targets)) {
    for (const node of meant(target)) node.animate(SHINE, { duration: length, easing: "ease-out" });
  }
}
