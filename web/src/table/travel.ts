/** What is won travels to its chair, and what is paid leaves it: drawn over the table, touched by nobody. */
import { mount, unmount, type Component } from "svelte";
import "./travel.css";
import { duration } from "../kit/motion.svelte";
import { home, visible } from "../kit/places";
import type { LogLine } from "../wire";
import { meant } from "./glow";

/** of more pieces of a kind than these, the rest goes with them */
const MOST = 5;
/** what was missed while away does not all come flying */
const ALL = 30;
/** how long the last piece waits for the first, at most */
const QUEUE = 600;

type Sign = Component<{ what: string }> | undefined;

/** Where the thing lies that a line speaks of; cards lie on their pile. */
function place(targets: string[], what: string, pile: string): DOMRect | null {
  const things = targets.flatMap((target) => [...meant(target)]);
  const piles = what.includes("card") ? [...document.querySelectorAll(`[data-pile="${pile}"]`)] : [];
  return visible([...things, ...piles]);
}

function fly(sign: Sign, what: string, from: DOMRect, to: DOMRect, wait: number): void {
  const length = duration(320);
  const piece = document.createElement("span");
  piece.className = sign ? "travels" : "travels back";
  piece.setAttribute("aria-hidden", "true");
  document.body.append(piece);
  const drawn = sign && mount(sign, { target: piece, props: { what } });
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const flight = piece.animate(
    [
      { transform: `${at(from)} scale(0.8)`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(1)`, opacity: 0 },
    ],
    { duration: length * 1.5, delay: wait, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
  );
  flight.onfinish = () => {
    if (drawn) void unmount(drawn);
    piece.remove();
  };
}

/** Shows what the lines won and paid; `me` has a tray, everybody else a chair. */
export function travel(lines: LogLine[], sign: Sign, me: number): void {
  if (duration(1) === 0) return;
  let about: string[] = [];
  let flown = 0;
  for (const line of lines) {
    if (line.targets.length > 0) about = line.targets;
    for (const [amounts, won] of [
      [line.gain, true],
      [line.cost, false],
    ] as const)
      for (const { what, amount } of amounts) {
        const chair = home(line.seat, me, what);
        const other = place(about, what, won ? "deck" : "discard");
        // a hand whose pile lies beside it lays its own cards
        if (!chair || !other || (!sign && line.seat === me && document.querySelector("#tray [data-pile]"))) continue;
        for (let i = 0; i < Math.min(MOST, amount) && flown < ALL; i++) {
          const wait = Math.min(duration(40) * flown++, duration(QUEUE));
          if (won) fly(sign, what, other, chair, wait);
          else fly(sign, what, chair, other, wait);
        }
      }
  }
}
