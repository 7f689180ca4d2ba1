/** A closer look at a card, tile or building: right click, long press or Z. It never covers its source. */
import type { Component } from "svelte";
import { pressed } from "./keys";

export interface Zoomed {
  /** draws the thing large */
  face: Component<{ id: string }>;
  id: string;
}

const LONG_PRESS = 400;
const HOVER = 400;

/** What a thing shows; asked when it is looked at. */
export type Look = Zoomed | null | (() => Zoomed | null);

const seen = (look: Look): Zoomed | null => (typeof look === "function" ? look() : look);

class Zoom {
  shown = $state.raw<Zoomed | null>(null);
  /** where the source lies, so that the look can stand beside it */
  source = $state.raw<DOMRect | null>(null);
  /** whether it is only pointed at: such a look goes with the pointer, and nothing of it can be touched */
  passing = $state(false);
  /** what lies under the pointer, for the key */
  under: [Look, Element] | null = null;

  open(what: Zoomed, from?: Element, passing = false): void {
    const node = from ?? document.activeElement;
    this.source = node && node !== document.body ? node.getBoundingClientRect() : null;
    this.shown = what;
    this.passing = passing;
  }

  /** The key: what has the focus opens by itself, else what lies under the pointer. */
  openUnder(): void {
    if (!this.under || (this.shown && !this.passing)) return;
    const what = seen(this.under[0]);
    if (what) this.open(what, this.under[1]);
  }

  close(): void {
    this.shown = null;
  }

  /** Svelte action: this element can be looked at closely. */
  readonly watch = (node: HTMLElement, look: Look): { update(look: Look): void; destroy(): void } => {
    let timer = 0;
    let wait = 0;
    /** the finger that opened the look is still down: letting go chooses nothing */
    let looking = false;
    const menu = (event: Event): void => {
      const what = seen(look);
      if (!what) return;
      event.preventDefault();
      event.stopPropagation();
      this.open(what, node);
    };
    /** a look that the pointer opened goes with it, or when something is done */
    const leave = (): void => {
      clearTimeout(wait);
      if (this.under?.[1] === node) this.under = null;
      if (this.passing) this.close();
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.buttons > 0) return;
      this.under = [look, node];
      clearTimeout(wait);
      wait = window.setTimeout(() => {
        const what = seen(look);
        if (what && !this.shown && node.isConnected) this.open(what, node, true);
      }, HOVER);
    };
    const down = (event: PointerEvent): void => {
      leave();
      looking = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        const what = seen(look);
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
      if (pressed(event) !== "zoom") return;
      const what = seen(look);
      if (what) this.open(what, node);
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("contextmenu", menu);
    node.addEventListener("click", click, true);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointerleave", up);
    node.addEventListener("keydown", key);
    return {
      update: (next) => {
        look = next;
        if (this.under?.[1] === node) this.under = [next, node];
      },
      destroy: () => {
        clearTimeout(timer);
        leave();
        node.removeEventListener("pointerenter", enter);
        node.removeEventListener("pointerleave", leave);
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
