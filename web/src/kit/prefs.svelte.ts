/** What this person prefers. Kept in this browser only. */
import type { KeyWishes } from "./prefs-keys";
import { look, type Theme } from "./theme.svelte";

export type Speed = "off" | "fast" | "normal" | "slow";

interface Kept {
  theme: Theme | "auto";
  locale: string;
  name: string;
  sound: boolean;
  bell: boolean;
  volume: number;
  speed: Speed;
  /** least time a bot's step is shown, in milliseconds */
  botPause: number;
  /** send free, undoable steps without asking again */
  instant: boolean;
  /** answer questions that have only one answer, though others may notice */
  forced: boolean;
  /** take what costs nothing, such as a card to draw, without being asked */
  gifts: boolean;
  /** single-letter keys */
  keys: boolean;
  /** other keys than the usual ones */
  keyWishes: KeyWishes;
  /** the page is kept on this device, so that it opens without a line */
  kept: boolean;
}

/** Phones are silent until somebody wishes otherwise; but for the bell, which has a wish of its own. */
const atDesk = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: fine)").matches;

const DEFAULTS: Kept = {
  theme: "auto",
  locale: "",
  name: "",
  sound: atDesk(),
  bell: true,
  volume: 0.6,
  speed: "normal",
  botPause: 600,
  instant: false,
  forced: false,
  gifts: false,
  keys: true,
  keyWishes: {},
  kept: true,
};

const STORE = "bastide.preferences";

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Preferences implements Kept {
  theme = $state<Theme | "auto">("auto");
  locale = $state("");
  name = $state("");
  sound = $state(false);
  bell = $state(true);
  volume = $state(0.6);
  speed = $state<Speed>("normal");
  botPause = $state(600);
  instant = $state(false);
  forced = $state(false);
  gifts = $state(false);
  keys = $state(true);
  keyWishes = $state.raw<KeyWishes>({});
  kept = $state(true);

  constructor() {
    Object.assign(this, kept());
  }

  keep(): void {
    const all = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, this[name as keyof Kept]]));
    try {
      localStorage.setItem(STORE, JSON.stringify(all));
    } catch {
      // a browser without storage plays on; nothing is lost but the wish
    }
  }

  light(): void {
    const dark = typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches;
    look.set(this.theme === "auto" ? (dark ? "lamp" : "day") : this.theme);
  }

  toggleLight(): void {
    this.theme = look.theme === "day" ? "lamp" : "day";
    this.light();
    this.keep();
  }
}

export const prefs = new Preferences();
