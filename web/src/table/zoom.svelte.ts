/** A closer look at a card, tile or building: right click, long press or Z. It never covers its source. */
import type { Component } from "svelte";
import { pressed } from "./keys";

export interface Zoomed {
  /** draws the thing large */
  face: Component<{ id: string }>;
  id: string;
}

const LONG_PRESS = 400;

class Zoom {
  shown = $state.raw<Zoomed | null>(null);
  /** where the source lies, so that the look can stand beside it */
  source = $state.raw<DOMRect | null>(null);

  open(what: Zoomed, from?: Element): void {
    const node = from ?? document.activeElement;
    this.source = node && node !== document.body ? node.getBoundingClientRect() : null;
    this.shown = what;
  }

  close(): void {
    this.shown = null;
  }

  /** Svelte action: this element can be looked at closely. */
  readonly watch = (node: HTMLElement, what: Zoomed | null): { update(what: Zoomed | null): void; destroy(): void } => {
    let timer = 0;
    /** the finger that opened the look is still down: letting go chooses nothing */
    let looking = false;
    const menu = (event: Event): void => {
      if (!what) return;
      event.preventDefault();
      this.open(what, node);
    };
    const down = (event: PointerEvent): void => {
      looking = false;
      if (event.pointerType === "mouse" || !what) return;
      timer = window.setTimeout(() => {
        if (!what) return;
        looking = true;
        this.open(what, node);
      }, LONG_PRESS);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: Event): void => {
      if (looking) event.stopPropagation();
      looking = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (what && pressed(event) === "zoom") this.open(what, node);
    };
    node.addEventListener("contextmenu", menu);
    node.addEventListener("click", click, true);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointerleave", up);
    node.addEventListener("keydown", key);
    return {
      update(next) {
        what = next;
      },
      destroy: () => {
        clearTimeout(timer);
        node.removeEventListener("contextmenu", menu);
        node.removeEventListener("click", click, true);
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("pointerup", up);
        node.removeEventListener("pointerleave", up);
        node.removeEventListener("keydown", key);
      },
    };
  };
}

export const zoom = new Zoom();
