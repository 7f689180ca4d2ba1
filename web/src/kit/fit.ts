/** The table is drawn for windows of a certain size; smaller ones show all of it smaller. Phones have a table of their own. */
import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

const LEAST = { width: 1280, height: 720 };

const PHONE = "(max-width: 900px) and (orientation: portrait), (orientation: landscape) and (max-height: 500px)";

export const phone = (): boolean => matchMedia(PHONE).matches;

/** The same, for what is drawn anew when it changes. */
export const handheld = new MediaQuery(PHONE);

/** How large the table is drawn in this window: 1, or less where it would not fit. */
export function fit(): number {
  const width = innerWidth.current ?? LEAST.width;
  const height = innerHeight.current ?? LEAST.height;
  return phone() ? 1 : Math.min(1, width / LEAST.width, height / LEAST.height);
}
