/** On a phone a map is larger than its pane: it pans natively and zooms by pinch or buttons. */
import { phone } from "../kit/fit";

const NEAREST = 2.6;

/** A map, measured in cells. */
export interface Field {
  across: number;
  down: number;
  /** pixels round the cells, and those of them before the first cell */
  rim: number;
  lead: number;
  /** the size of a cell to begin with, in a pane so many pixels high */
  begin: (height: number) => number;
  /** what should lie in the middle of the pane, in cells; nothing means the map's own middle */
  middle: { x: number; y: number } | null;
}

/** A part of a map, as shares of the whole. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Pan {
  /** what is in view; nothing where that is all */
  seen = $state.raw<Part | null>(null);
  tiny = $state(false);
  /** 0 is as large as it begins, 1 shows the whole map, larger is nearer */
  zoom = $state(0);
  #node: HTMLElement | null = null;
  #field: () => Field;
  /** how near it lies now */
  #near = 1;
  #cell = 0;

  constructor(field: () => Field) {
    this.#field = field;
  }

  hold(node: HTMLElement): () => void {
    this.#node = node;
    const size = new ResizeObserver(() => this.lay());
    size.observe(node);
    let gap = 0;
    const pinch = (event: TouchEvent): void => {
      const [a, b] = [event.touches[0], event.touches[1]];
      if (!a || !b) {
        gap = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (gap) this.zoomTo(this.#near * (now / gap));
      gap = now;
    };
    const look = (): void => this.#look();
    node.addEventListener("touchmove", pinch, { passive: false });
    node.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      node.removeEventListener("scroll", look);
      node.removeEventListener("touchmove", pinch);
    };
  }

  zoomBy(step: number): void {
    this.zoomTo(this.#near + step);
  }

  zoomTo(zoom: number): void {
    this.zoom = Math.max(1, Math.min(NEAREST, zoom));
    this.lay();
  }

  /** Everything, and from there back to where it began. */
  fit(): void {
    if (this.zoom === 1) {
      this.zoom = 0;
      this.lay();
    } else this.zoomTo(1);
  }

  #look(): void {
    const node = this.#node;
    if (!node) return;
    const [across, down] = [node.scrollWidth, node.scrollHeight];
    const [width, height] = [node.clientWidth / across, node.clientHeight / down];
    const all = !(width < 0.98 || height < 0.98);
    this.seen = all ? null : { x: node.scrollLeft / across, y: node.scrollTop / down, width, height };
  }

  /** Moves the map until that share of it lies in the middle. */
  show(x: number, y: number): void {
    const node = this.#node;
    node?.scrollTo(x * node.scrollWidth - node.clientWidth / 2, y * node.scrollHeight - node.clientHeight / 2);
  }

  /** So many cells have come before the first ones. */
  shift(across: number, down: number): void {
    this.#node?.scrollBy(across * this.#cell, down * this.#cell);
  }

  lay(): void {
    const node = this.#node;
    const table = node?.closest<HTMLElement>(".table");
    if (!node || !table) return;
    if (!phone()) {
      table.style.removeProperty("--pcell");
      this.tiny = false;
      this.#cell = 0;
      this.seen = null;
      return;
    }
    const [w, h] = [node.clientWidth, node.clientHeight];
    if (!w) return;
    const { across, down, rim, lead, begin, middle } = this.#field();
    const whole = Math.min((w - rim) / across, (h - rim) / down);
    const cell = Math.floor(this.zoom === 0 ? Math.max(whole, begin(h)) : whole * this.zoom);
    this.#near = cell / whole;
    this.#cell = cell;
    table.style.setProperty("--pcell", `${cell}px`);
    this.tiny = cell < 50;
    node.scrollLeft = (middle?.x ?? across / 2) * cell + lead - w / 2;
    node.scrollTop = (middle?.y ?? down / 2) * cell + lead - h / 2;
    this.#look();
  }
}
