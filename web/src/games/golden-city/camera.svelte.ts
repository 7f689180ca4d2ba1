/** On a phone the map is larger than its pane: it is moved by hand, and one button shows it whole. */
export class Camera {
  whole = $state(false);
  #pane: HTMLElement | null = null;

  /** Begins where something can be chosen, else on the city. */
  hold(pane: HTMLElement): () => void {
    this.#pane = pane;
    const size = new ResizeObserver(() => this.centre());
    size.observe(pane);
    return () => size.disconnect();
  }

  turn(): void {
    this.whole = !this.whole;
    requestAnimationFrame(() => this.centre());
  }

  private centre(): void {
    const pane = this.#pane;
    if (!pane || pane.scrollWidth <= pane.clientWidth) return;
    const open = pane.querySelector<HTMLElement>(".spot.open")?.parentElement;
    const [x, y] = open ? [open.offsetLeft, open.offsetTop] : [pane.scrollWidth / 2, pane.scrollHeight / 2];
    pane.scrollTo(x - pane.clientWidth / 2, y - pane.clientHeight / 2);
  }
}
