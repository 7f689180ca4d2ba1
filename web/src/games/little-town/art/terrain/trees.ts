/** Five trees, drawn once as symbols and placed by reference. */
import { n } from "../pen";

const round = (a: string, b: string, c: string, t: string) =>
  `<symbol id="${t}" viewBox="-16 -40 36 46" overflow="visible"><ellipse cx="5" cy="0" rx="13" ry="4.6" fill="#1f300d" opacity=".34"/><path d="M-2-8h4V0h-4Z" fill="#5e3d20"/><path d="M-13-17q-2-8 5-11q2-8 9-7q8 0 9 8q5 4 2 11q-2 6-9 6q-4 3-8 0q-7 0-8-7Z" fill="${a}" stroke="#22380f" stroke-width="1.5"/><path d="M-11-19q-1-6 5-8q2-6 8-5q4 0 5 4q-2 6-7 6q-2 5-11 3Z" fill="${b}"/><path d="M-7-24q1-4 5-4q3-2 5 0q-4 4-10 4Z" fill="${c}"/></symbol>`;
const fir = (a: string, b: string, t: string) =>
  `<symbol id="${t}" viewBox="-16 -50 36 56" overflow="visible"><ellipse cx="5" cy="0" rx="12" ry="4" fill="#1f300d" opacity=".36"/><path d="M-2-7h4V0h-4Z" fill="#5e3d20"/><path d="M0-46l8 14h-4l8 13h-4l7 13q-15 5-30 0l7-13h-4l8-13h-4Z" fill="${a}" stroke="#16301a" stroke-width="1.5" stroke-linejoin="round"/><path d="M0-46l-8 14h4l-8 13h4l-7 13q5 1.8 10 2.2Q-1-24 0-46Z" fill="${b}"/></symbol>`;
export const treeSymbols =
  round("#4f8036", "#74a847", "#9cca63", "lt-t1") +
  round("#5f8d34", "#8ab548", "#b3d56b", "lt-t2") +
  round("#3f7338", "#5f9a4a", "#86bd64", "lt-t3") +
  fir("#2f6a41", "#4f9157", "lt-f1") +
  fir("#2a5e3a", "#437f4e", "lt-f2");
/** A tree with its foot at (x, y). */
export const tree = (id: string, x: number, y: number, k: number): string =>
  `<use href="#${id}" x="${n(x - 16 * k)}" y="${n(y - (id[3] === "f" ? 50 : 40) * k)}" width="${n(36 * k)}" height="${n((id[3] === "f" ? 56 : 46) * k)}"/>`;
