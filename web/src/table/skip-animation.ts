/** Any click or key finishes what is moving, and shows at once what bots have done. */
import { counting } from "../kit/motion.svelte";
import type { Session } from "./session.svelte";

export function skipAnimation(session: Session): void {
  session.skip();
  for (const finish of counting) finish();
  for (const motion of document.getAnimations?.() ?? []) {
    const end = motion.effect?.getComputedTiming().endTime;
    // what breathes or glows on has no end, and a hold button counts its own time
    if (end !== Infinity && !(motion instanceof CSSTransition)) motion.finish();
  }
}
