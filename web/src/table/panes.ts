/** A phone shows one pane at a time: where what may be chosen lies, and how it comes into view. */
import { tick } from "svelte";
import type { Pane } from "../games/face";
import type { Option } from "../wire";
import type { Scene } from "./scene.svelte";

/** Whether a thing lies in a pane. */
export const lies = (target: string, pane: Pane): boolean => pane.holds.includes(target.split(":", 1)[0] ?? "");

/** Turns to the pane that holds the answers to a question, unless one that does is open already. */
export function open(options: Option[], panes: Pane[], scene: Scene): void {
  const targets = options.flatMap((option) => option.targets);
  const holding = panes.filter((pane) => targets.some((target) => lies(target, pane)));
  const current = scene.pane || panes[0]?.id;
  if (holding[0] && !holding.some((pane) => pane.id === current)) scene.lookAt(-1, holding[0].id);
}

const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

/** Turns to a pane that holds what a hint advises, and moves the map there. */
export async function bring(option: Option, panes: Pane[], scene: Scene): Promise<void> {
  open([option], panes, scene);
  await tick();
  // a pane that was away is measured and laid out first
  await drawn();
  await drawn();
  const spots = [...document.querySelectorAll<HTMLElement>(".spot.hinted")];
  const spot = spots.find((it) => it.checkVisibility({ visibilityProperty: true }));
  spot?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}
