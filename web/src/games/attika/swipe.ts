/** Upright on a phone the player's board and the map are two halves of one swipe; which of them is in front is the pane. */
import type { Scene } from "../../table/scene.svelte";

/** Until a swipe has come to rest. */
const REST = 120;

export class Swipe {
  #node: HTMLElement | null = null;
  #rest = 0;

  constructor(readonly scene: Scene) {}

  get #far(): number {
    return this.#node ? this.#node.scrollWidth - this.#node.clientWidth : 0;
  }

  hold(node: HTMLElement): () => void {
    this.#node = node;
    const swiped = (): void => {
      clearTimeout(this.#rest);
      this.#rest = window.setTimeout(() => this.#settled(), REST);
    };
    const size = new ResizeObserver(() => this.show(this.scene.pane, true));
    size.observe(node);
    node.addEventListener("scroll", swiped, { passive: true });
    return () => {
      clearTimeout(this.#rest);
      size.disconnect();
      node.removeEventListener("scroll", swiped);
    };
  }

  #settled(): void {
    const { scene } = this;
    if (this.#far <= 0 || !this.#node || !["", "board", "map"].includes(scene.pane)) return;
    scene.pane = this.#node.scrollLeft > this.#far / 2 ? "map" : "board";
  }

  /** Brings a half to the front. */
  show(pane: string, atOnce = false): void {
    if (this.#far <= 0 || !["", "board", "map"].includes(pane)) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#node?.scrollTo({ left: pane === "map" ? this.#far : 0, behavior: still || atOnce ? "instant" : "smooth" });
  }
}
