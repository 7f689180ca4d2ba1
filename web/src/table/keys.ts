/** Keys of the table. Letters can be switched off; arrows, Tab, Enter and Escape always work. */
import { prefs } from "../kit/prefs.svelte";
import type { Scene } from "./scene.svelte";
import type { Session } from "./session.svelte";

const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.matches("input, textarea, select");

export const KEYS: [key: string, text: string][] = [
  ["C", "key-confirm"],
  ["U", "key-undo"],
  ["H", "key-hint"],
  ["Z", "key-zoom"],
  ["L", "key-log"],
  ["/", "key-rules"],
  ["1-9", "key-options"],
  ["Esc", "key-back"],
  ["?", "key-list"],
];

export function keyboard(event: KeyboardEvent, session: Session, scene: Scene): void {
  if (event.key === "Escape") {
    if (!scene.closeAll()) session.choices.clear();
    return;
  }
  if (!prefs.keys || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  const digit = Number(key);
  if (digit >= 1 && digit <= 9) {
    const option = session.choices.options[digit - 1];
    if (option) session.choices.pick(option);
  } else if (key === "c") session.confirm();
  else if (key === "u") session.takeBack(event.shiftKey);
  else if (key === "h") session.askHint();
  else if (key === "l") scene.show("log");
  else if (key === "/") scene.show("rules");
  else if (key === "?") scene.keyList = !scene.keyList;
  else return;
  event.preventDefault();
}
