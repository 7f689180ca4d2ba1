/** What costs nothing is taken without a question, where somebody prefers that. */
import { prefs } from "../kit/prefs.svelte";
import type { Session } from "./session.svelte";

/** Answers a question of these that has one gift and a way to decline it. */
export function takeGift(session: Session, questions: readonly string[]): void {
  const { decision, options, ending } = session.choices;
  const gift = options.find((it) => it !== ending);
  if (!prefs.gifts || session.jump || !gift || !ending || options.length !== 2) return;
  if (!decision || !questions.includes(decision.question)) return;
  session.choices.pick(gift);
  session.confirm();
}
