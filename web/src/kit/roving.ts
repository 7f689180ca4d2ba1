/** One stop for the Tab key per group of pieces; the arrow keys walk inside it, to the nearest neighbour. */
const REACHABLE = "button:not([disabled])";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const a = from.getBoundingClientRect();
  const [ax, ay] = [a.left + a.width / 2, a.top + a.height / 2];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const b = other.getBoundingClientRect();
    if (b.width === 0) continue;
    const [x, y] = [b.left + b.width / 2 - ax, b.top + b.height / 2 - ay];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 2 || aside > ahead * 2.5 + 4) continue;
    const far = ahead + aside * 2;
    if (far < least) [least, best] = [far, other];
  }
  return best;
}

export function roving(group: HTMLElement): { destroy(): void } {
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(REACHABLE)];

  function refresh(): void {
    const pieces = all();
    const current = pieces.find((it) => it.tabIndex === 0 && it.dataset["rove"] === "1") ?? pieces[0];
    for (const piece of pieces) piece.tabIndex = piece === current ? 0 : -1;
    if (current) current.dataset["rove"] = "1";
  }

  function enter(event: FocusEvent): void {
    const target = event.target;
    if (!(target instanceof HTMLElement) || !target.matches(REACHABLE)) return;
    for (const piece of all()) {
      piece.tabIndex = piece === target ? 0 : -1;
      if (piece !== target) delete piece.dataset["rove"];
    }
    target.dataset["rove"] = "1";
  }

  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const target = event.target;
    if (!step || !(target instanceof HTMLElement)) return;
    const next = nearest(target, all(), step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watch = new MutationObserver(refresh);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", enter);
  group.addEventListener("keydown", walk);
  refresh();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener("focusin", enter);
      group.removeEventListener("keydown", walk);
    },
  };
}
