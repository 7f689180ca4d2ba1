/** On a phone the town is larger than its pane: it pans natively and zooms by pinch or buttons. */
import type { Place } from "./cells";

const phone = (): boolean =>
  matchMedia("(max-width: 900px) and (orientation: portrait), (orientation: landscape) and (max-height: 500px)")
    .matches;

export class Pan {
  tiny = $state(false);
  /** 0 fills the pane's height, 1 shows the whole town, larger is nearer */
  zoom = $state(0);
  #node: HTMLElement | null = null;
  #centre: () => Place | null = () => null;

  hold(node: HTMLElement, centre: () => Place | null): () => void {
    this.#node = node;
    this.#centre = centre;
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
      if (gap) this.zoomTo((this.zoom || 1.5) * (now / gap));
      gap = now;
    };
    node.addEventListener("touchmove", pinch, { passive: false });
    return () => {
      size.disconnect();
      node.removeEventListener("touchmove", pinch);
    };
  }

  zoomBy(step: number): void {
    this.zoomTo((this.zoom || 1.5) + step);
  }

  zoomTo(zoom: number): void {
    this.zoom = Math.max(1, Math.min(2.6, zoom));
    this.lay();
  }

  fit(): void {
    this.zoomTo(1);
  }

  lay(): void {
    const node = this.#node;
    const table = node?.closest<HTMLElement>(".table");
    if (!node || !table) return;
    if (!phone()) {
      table.style.removeProperty("--pcell");
      this.tiny = false;
      return;
    }
    const [w, h] = [node.clientWidth, node.clientHeight];
    if (!w) return;
    const whole = Math.min((w - 30) / 9, (h - 30) / 6);
    const fill = Math.max(whole, Math.min((h - 30) / 6, 66));
    const cell = Math.floor(this.zoom === 0 ? fill : whole * this.zoom);
    table.style.setProperty("--pcell", `${cell}px`);
    this.tiny = cell < 50;
    const centre = this.#centre();
    node.scrollLeft = ((centre?.c ?? 4) + 0.5) * cell + 24 - w / 2;
    node.scrollTop = ((centre?.r ?? 2.5) + 0.5) * cell + 24 - h / 2;
  }
}
