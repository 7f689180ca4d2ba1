/** What single keys do, and which ones they are unless somebody wishes otherwise. */
export const KEYS = {
  confirm: "c",
  undo: "u",
  hint: "h",
  zoom: "z",
  log: "l",
  fit: "f",
  turn: "r",
  rules: "/",
  list: "?",
} as const;

export type KeyAction = keyof typeof KEYS;
export type KeyWishes = Partial<Record<KeyAction, string>>;

export const ACTIONS = Object.keys(KEYS) as KeyAction[];

/** The key of an action, as it is set. */
export const keyOf = (wishes: KeyWishes, action: KeyAction): string => wishes[action] ?? KEYS[action];

/** What a key does, as it is set. */
export const actionOf = (wishes: KeyWishes, key: string): KeyAction | undefined =>
  ACTIONS.find((action) => keyOf(wishes, action) === key);

/** Whether a key can stand for an action: one sign, and none that lists, fields or buttons need. */
export const canStand = (key: string): boolean => [...key].length === 1 && !/[\s\d]/.test(key);

/** The wishes with that key for an action; whoever had it gets the old one in return. */
export function bound(wishes: KeyWishes, action: KeyAction, key: string): KeyWishes {
  const next: KeyWishes = { ...wishes };
  const other = actionOf(wishes, key);
  if (other) next[other] = keyOf(wishes, action);
  next[action] = key;
  for (const each of ACTIONS) if (next[each] === KEYS[each]) delete next[each];
  return next;
}
