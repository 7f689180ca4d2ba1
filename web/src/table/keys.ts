/** Keys of the table. Letters can be switched off and changed; arrows, Tab, Enter and Escape always work. */
import { prefs } from "../kit/prefs.svelte";
import { actionOf, type KeyAction } from "../kit/prefs-keys";
import type { Scene } from "./scene.svelte";
import { zoom } from "./zoom.svelte";
import type { Session } from "./session.svelte";

const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.matches("input, textarea, select");

/** Whether a key may stand for something by itself: nobody types, and nothing is held that belongs to the browser. */
const isSingle = (event: KeyboardEvent): boolean =>
  prefs.keys && !isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey;

/** What a single key stands for now; nothing while somebody types or does without such keys. */
export function pressed(event: KeyboardEvent): KeyAction | undefined {
  if (!isSingle(event)) return undefined;
  return actionOf(prefs.keyWishes, event.key) ?? actionOf(prefs.keyWishes, event.key.toLowerCase());
}

/** A button on the board that a key may press, such as the one that fits the map into view. */
function press(name: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-key="${name}"]`)];
  buttons.find((button) => button.checkVisibility())?.click();
}

const DEEDS: Record<KeyAction, (session: Session, scene: Scene, shift: boolean) => void> = {
  confirm: (session) => session.confirm(),
  undo: (session, _, shift) => session.takeBack(shift),
  hint: (session) => session.askHint(),
  // the thing that has the focus opens its own closer look
  zoom: () => zoom.openUnder(),
  log: (_, scene) => scene.show("log"),
  fit: () => press("fit"),
  turn: () => press("turn"),
  rules: (_, scene) => {
    scene.show("rules");
    scene.seeks = true;
  },
  list: (_, scene) => void (scene.keyList = !scene.keyList),
};

export function keyboard(event: KeyboardEvent, session: Session, scene: Scene): void {
  if (event.key === "Escape") {
    if (isTyping(event)) (event.target as HTMLElement).blur();
    else if (!scene.closeAll()) session.choices.clear();
    return;
  }
  // nobody plays for whoever the device is passed to, nor while an example lies on the table
  if (scene.covered || scene.example) return;
  const digit = Number(event.key);
  const action = pressed(event);
  if (action) DEEDS[action](session, scene, event.shiftKey);
  else if (isSingle(event) && digit >= 1 && digit <= 9) {
    const { lined, options } = session.choices;
    const option = (lined.length > 0 ? lined : options)[digit - 1];
    if (option) {
      session.choices.pick(option);
      session.pointed();
    }
  } else return;
  event.preventDefault();
}
