/** Where the things lie that a note of a first game speaks of. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (node: Element): Box => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** Whether a thing is on the screen: its pane lies in front, and it has not been pushed out of it. */
function isSeen(node: Element): boolean {
  if (!node.checkVisibility({ visibilityProperty: true })) return false;
  const { left, top, right, bottom } = node.getBoundingClientRect();
  if (right - left < 2) return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (node.contains(hit) || hit.contains(node) || hit.closest(".note-paper") !== null);
}

/** The things a name means: a target of options, or a way into the view; of what is not drawn, what it belongs to. */
export function things(name: string): Element[] {
  for (let way = name; way.length > 1; way = way.slice(0, Math.max(0, way.lastIndexOf("/")))) {
    const said = CSS.escape(way);
    const found = [
      ...document.querySelectorAll(`[data-target="${said}"], [data-called="${said}"], [data-way="${said}"]`),
    ];
    if (found.some((node) => node.checkVisibility({ visibilityProperty: true }))) return found;
    if (!name.startsWith("/")) return found;
  }
  return [];
}

/** Everything a note speaks of that is on the screen; the button of an answer that lies nowhere on the table. */
export function lights(names: string[], option: number | undefined): Element[] {
  const sheet = document.querySelector("[data-answers]");
  const found = sheet ? [sheet] : names.flatMap(things).filter(isSeen);
  if (found.length > 0 || option === undefined) return found;
  return [...document.querySelectorAll(`[data-option="${option}"]`)].filter(isSeen);
}

export const boxes = (nodes: Element[]): Box[] => nodes.map(boxOf);

/** How much of one box another one covers. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const GAP = 46;
/** paper lies askew, and what it speaks of has a ring */
const MARGIN = 12;
const RIM = 10;

/** A place for a note of that size: beside what it speaks of, never over it, and as little as may be over what is open. */
export function beside(lit: Box[], open: Box[], closed: Box[], width: number, height: number): Box {
  const first = lit[0] ?? {
    left: innerWidth / 3,
    right: innerWidth / 3,
    top: innerHeight / 3,
    bottom: innerHeight / 3,
  };
  const [x, y] = [(first.left + first.right - width) / 2, (first.top + first.bottom - height) / 2];
  const wishes: [number, number][] = [
    [first.right + GAP, y],
    [first.left - GAP - width, y],
    [x, first.bottom + GAP],
    [x, first.top - GAP - height],
  ];
  for (let at = 1; at < 8; at++)
    wishes.push(
      [(innerWidth * at) / 8 - width / 2, innerHeight * 0.2],
      [(innerWidth * at) / 8 - width / 2, innerHeight * 0.5],
    );
  const places = wishes.map(([left, top]) => {
    const l = Math.min(Math.max(RIM, left), innerWidth - width - RIM);
    const t = Math.min(Math.max(64, top), innerHeight - height - RIM);
    return { left: l, top: t, right: l + width, bottom: t + height };
  });
  const cost = (place: Box): number => {
    const off = Math.hypot(
      place.left + width / 2 - (first.left + first.right) / 2,
      place.top + height / 2 - (first.top + first.bottom) / 2,
    );
    const sum = (all: Box[], by = 0): number => all.reduce((n, it) => n + overlap(place, grown(it, by)), 0);
    return 50 * sum(lit, MARGIN) + 20 * sum(closed) + sum(open) / 20 + off;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** An arrow drawn by hand, from the edge of a note to the edge of what it speaks of. */
export function arrow(note: Box, to: Box): string {
  const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const near = (low: number, high: number, at: number): number => Math.min(Math.max(low, at), high);
  const [nx, ny] = middle(note);
  const [mx, my] = middle(to);
  const [x1, y1] = [near(note.left, note.right, mx), near(note.top, note.bottom, my)];
  const [x2, y2] = [near(to.left - 4, to.right + 4, nx), near(to.top - 4, to.bottom + 4, ny)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const far = Math.hypot(dx, dy);
  if (far < 14) return "";
  const bend = Math.min(26, far / 4);
  const [cx, cy] = [(x1 + x2) / 2 - (dy / far) * bend, (y1 + y2) / 2 + (dx / far) * bend];
  const turn = Math.atan2(y2 - cy, x2 - cx);
  const barb = (by: number): string =>
    `${(x2 - Math.cos(turn + by) * 15).toFixed(1)} ${(y2 - Math.sin(turn + by) * 15).toFixed(1)}`;
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}M${barb(0.5)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${barb(-0.5)}`;
}
