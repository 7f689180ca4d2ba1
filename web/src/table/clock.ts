/** Time left, as it is written. */
import { words } from "../words/words.svelte";

/** under this many seconds a clock warns */
export const LAST_SECONDS = 20;

const DAY = 86_400;

/** 0:07, 12:34, 3:05:00 */
export function face(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((it, i) => (i === 0 ? it : String(it).padStart(2, "0"))).join(":");
}

/** The same where there is little room: of a long time only its days. */
export function brief(seconds: number): string {
  if (seconds < DAY) return face(seconds);
  const days = { style: "unit", unit: "day", unitDisplay: "narrow" } as const;
  return new Intl.NumberFormat(words.locale, days).format(Math.floor(seconds / DAY));
}
