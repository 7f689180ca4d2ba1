/** What is open on this screen: pane, side tab, menu, pad. The table itself does not care. */
import { getContext, setContext } from "svelte";
import type { Playing } from "../guide/playing.svelte";
import type { Explained } from "../games/face";
import { meant } from "./glow";

export type SideTab = "log" | "chat" | "rules";

export class Scene {
  /** the phone's pane; empty means the game's first */
  pane = $state("");
  side = $state<SideTab>("log");
  menu = $state(false);
  /** the game on one card lies beside the table */
  card = $state(false);
  keyList = $state(false);
  /** whether a chair is to go on at another device */
  moving = $state(false);
  /** notes to myself lie open */
  noting = $state(false);
  /** whether a friend is to look over my shoulder */
  coaching = $state(false);
  pad = $state(true);
  covered = $state(false);
  /** rule to show in the rules panel, and whether with its source */
  rule = $state("");
  argued = $state(false);
  /** whether the search over the rules is to have the focus */
  seeks = $state(false);
  /** a worked example that lies on the table in place of the game */
  example = $state.raw<Playing | null>(null);
  /** things a log line speaks of */
  lit = $state<string[]>([]);
  /** the seat whose area is brought forward on a phone */
  seat = $state(-1);

  /** what a thing of this table explains about itself; the table says it */
  explain: (what: string) => Explained | null = () => null;

  show(tab: SideTab): void {
    this.side = tab;
    this.pane = tab;
  }

  /** Brings another seat's area forward, or with none turns back to a pane of the table. */
  lookAt(seat: number, pane = seat < 0 ? "" : "others"): void {
    this.seat = seat;
    this.pane = pane;
  }

  cite(rule: string): void {
    this.rule = rule;
    this.argued = false;
    this.show("rules");
  }

  /** The same for those who argue: with its source, among the rulings. */
  argue(rule: string): void {
    this.cite(rule);
    this.argued = true;
  }

  /** The game lies on the table again, and the guide beside it. */
  endExample(): void {
    const { example } = this;
    if (!example) return;
    void example.end().then(() => {
      this.example = null;
      this.show("rules");
    });
  }

  /** Throws light on things of the table; none takes it away. */
  light(targets: string[]): void {
    this.lit = targets;
    for (const node of document.querySelectorAll(".lit-by-log")) node.classList.remove("lit-by-log");
    for (const target of targets) for (const node of meant(target)) node.classList.add("lit-by-log");
  }

  closeAll(): boolean {
    if (this.example) {
      this.endExample();
      return true;
    }
    const open = this.card || this.menu || this.keyList || this.moving || this.coaching || this.noting;
    this.card = this.menu = this.keyList = this.moving = this.coaching = this.noting = false;
    return open;
  }
}

const KEY = Symbol("scene");

export const shareScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
