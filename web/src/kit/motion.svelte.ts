/** Motion: lengths follow the chosen speed, and stillness is always respected. */
import type { TransitionConfig } from "svelte/transition";
import { prefs } from "./prefs.svelte";

const SPEED = { off: 0, fast: 0.5, normal: 1, slow: 1.66 };

const still = (): boolean => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export const duration = (ms: number): number => (still() ? 0 : ms * SPEED[prefs.speed]);

export const ease = (t: number): number => 1 - Math.pow(1 - t, 3);

/** Ends the count of every number that is counting now. */
export const counting = new Set<() => void>();

/** A small bounce at the end, for a piece that is put down. */
const bounce = (t: number): number => 1 + 2.2 * Math.pow(t - 1, 3) + 1.2 * Math.pow(t - 1, 2);

/** Where what is put down now comes from: the tray or the chair of whoever moved. */
export const hand: { from: DOMRect | null } = { from: null };

/** From the middle of one place to that of a thing, in the pixels of a table that is drawn smaller. */
function way(from: DOMRect, node: Element): { x: number; y: number } {
  const to = node.getBoundingClientRect();
  const size = node.currentCSSZoom ?? 1;
  return {
    x: (from.left + from.width / 2 - to.left - to.width / 2) / size,
    y: (from.top + from.height / 2 - to.top - to.height / 2) / size,
  };
}

/** A piece is put down on the table; it comes from whoever moved. */
export function put(node: Element): TransitionConfig {
  if (hand.from && duration(1) > 0) {
    const { x, y } = way(hand.from, node);
    return {
      duration: duration(320),
      easing: ease,
      css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${Math.min(1, t * 3)}`,
    };
  }
  return {
    duration: duration(220),
    css: (t) => `transform: translateY(${(bounce(t) - 1) * 26}px) scale(${1 + (1 - t) * 0.1}); opacity: ${t}`,
  };
}

/** A card flies from a pile to its place, or back. The pile is marked by `data-pile`. */
export function deal(node: Element, { pile = "deck", order = 0 }: { pile?: string; order?: number }): TransitionConfig {
  const from = document.querySelector(`[data-pile="${pile}"]`)?.getBoundingClientRect();
  const { x, y } = from?.width ? way(from, node) : { x: 0, y: -40 };
  return {
    delay: Math.min(280, duration(40) * order),
    duration: duration(320),
    easing: ease,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${8 * u}deg) scale(${1 - 0.3 * u}); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A sheet or slip slides in from a side. */
export function slide(_: Element, { x = 0, y = 0 }: { x?: number; y?: number }): TransitionConfig {
  return {
    duration: duration(300),
    easing: ease,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${t}`,
  };
}

/** Something won rises, stays a moment, and fades. */
export function rise(_: Element): TransitionConfig {
  return {
    duration: duration(1500),
    css: (t) => `transform: translateY(${14 - 18 * ease(t)}px); opacity: ${Math.min(1, t * 6, (1 - t) * 4)}`,
  };
}
