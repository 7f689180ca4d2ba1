/** What a building would cost on a hex, in cards of the hand: a missing card is paid with any two. */
import { RESOURCES, type Due, type Resource } from "./view";

export function toPay(due: Due, hand: Resource[]): number {
  if (due.chain) return 0;
  const named = RESOURCES.map((card) => {
    const held = Math.min(due[card], hand.filter((it) => it === card).length);
    return held + 2 * (due[card] - held);
  });
  return named.reduce((sum, n) => sum + n, due.any + due.surcharge);
}

/** How loud a price is: free, cheap, dear, or not to be paid at all. */
export const loudness = (n: number, payable: boolean): string =>
  payable ? (n === 0 ? "p0" : n < 3 ? `p${n}` : "p3") : "no";
