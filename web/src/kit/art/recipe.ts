/**
 * A picture is a short recipe: a back-drop and a list of primitives from back to front.
 * The canvas is 120 by 84 with the ground at 72; a building stays between x = 24 and x = 96.
 */
import { random } from "./colour";
import { primitives, type Primitives } from "./primitives";
import { scenes } from "./scenes";

/** `["wall", 40, 34, 28, { c: "white" }]`: the compiler checks the arguments of each primitive. */
export type Part = { [K in keyof Primitives]: [K, ...Parameters<Primitives[K]>] }[keyof Primitives];

export type Sky = "city" | "prod" | "mon" | "six" | "exp" | "dusk";

export interface Recipe {
  bg: [sky: Sky, far: "hills" | "seaside", ground: "grass" | "sand" | "plaza" | "water" | "field", crop?: string];
  p: Part[];
}

export function parts(list: Part[]): string {
  return list.map(([name, ...given]) => (primitives[name] as (...given: unknown[]) => string)(...given)).join("");
}

export function draw({ bg: [sky, far, ground, crop], p }: Recipe, seed: number): string {
  const r = random(seed * 7919 + 17);
  const back = scenes.sky(sky) + scenes.sun() + scenes.clouds(r) + scenes[far](r);
  return back + scenes[ground](r, crop ?? "leaf") + parts(p);
}

/** The building of a recipe without its back-drop, standing at (`cx`, `ground`) in a larger picture. */
export function place({ p }: Recipe, cx: number, ground: number, scale: number): string {
  const x = Math.round((cx - 60 * scale) * 10) / 10;
  const y = Math.round((ground - 72 * scale) * 10) / 10;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts(p)}</g>`;
}

const SKIES: Sky[] = ["city", "prod", "mon", "six", "exp", "dusk"];

/** Gradients that every picture may refer to. */
export const skies = SKIES.map(
  (k) =>
    `<linearGradient id="sky-${k}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="58">` +
    `<stop offset="0" stop-color="var(--sky-${k}-a)"/><stop offset="1" stop-color="var(--sky-${k}-b)"/></linearGradient>`,
).join("");
