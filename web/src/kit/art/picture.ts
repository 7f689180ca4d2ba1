/**
 * Pictures reach the page as one blob address per picture and theme: no DOM nodes, painted once.
 * The colour tokens of the page are written into the SVG text, because an image cannot read them.
 */
import { look } from "../theme.svelte";

const painted = new Map<string, string>();

export function picture(name: string, svg: () => string): string {
  const key = `${look.theme}/${name}`;
  const have = painted.get(key);
  if (have) return have;
  const tokens = getComputedStyle(document.documentElement);
  const text = svg().replace(/var\((--[\w-]+)\)/g, (_, token: string) => tokens.getPropertyValue(token).trim());
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  painted.set(key, address);
  return address;
}
