/** Answers of the pretended server: enough to feel a turn. */
import { position } from "../fixtures";
import type { FromServer, Snapshot, ToServer, Update } from "../wire";

export const update = (to: Snapshot): Update => ({
  type: "update",
  revision: to.revision + 1,
  event: to.event + 1,
  view: to.view as Update["view"],
  decision: to.decision,
  undo: to.undo,
  lines: [],
});

let step = 0;

export function script(message: ToServer): FromServer[] {
  if (message.type === "hint") return [{ type: "hint", option: 2, reason: "It doubles what you do best." }];
  if (message.type === "undo") return [update(position("sj:build"))];
  if (message.type === "chat") return [{ ...message, n: 2, seat: 3, name: "You" }];
  if (message.type !== "act") return [];
  step++;
  if (step % 2 === 1) return [update(position("sj:pay"))];
  return [update(position("sj:council"))];
}
