/** Where the pieces of a seat lie: at one's own tray, or at the chair of somebody else. */

/** The first of these things that can be seen. */
export function visible(things: Iterable<Element>): DOMRect | null {
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const seen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (box.width > 0 && seen) return box;
  }
  return null;
}

/** Where a seat keeps something, as far as that is in view. */
export function home(seat: number, me: number, what = ""): DOMRect | null {
  const chair = `.chairs [data-way="/seats/${seat}"]`;
  const own = [
    `#tray [data-called="res:${CSS.escape(what)}"]`,
    `#tray [data-way="/seats/${seat}/hand"]`,
    "#tray",
    chair,
  ];
  const names = seat === me ? own : [chair];
  return visible(names.flatMap((name) => [...document.querySelectorAll(name)]));
}
