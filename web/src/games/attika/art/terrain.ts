/** What a hex may give, drawn on a field of 60 by 52. */
import type { Skin } from "../buildings";
import type { Resource } from "../view";

export const fir = (x: number, y: number, s: number, light = "#3f7a4a", dark = "#265536"): string =>
  `<path d="M${x} ${y - 26 * s}l${8 * s} ${11 * s}h${-3 * s}l${7 * s} ${10 * s}h${-24 * s}l${7 * s} ${-10 * s}h${-3 * s}z" fill="${light}" stroke="#16311f" stroke-width="1.2" stroke-linejoin="round"/><path d="M${x} ${y - 26 * s}l${8 * s} ${11 * s}h${-3 * s}l${7 * s} ${10 * s}h${-12 * s}z" fill="${dark}"/><path d="M${x} ${y - 5 * s}v${5 * s}" stroke="#4a2f16" stroke-width="${2.5 * s}"/>`;

export const cypress = (x: number, y: number, h: number): string =>
  `<path d="M${x} ${y}v-4" stroke="#4a2f16" stroke-width="2.4"/><path d="M${x} ${y - h}c7 ${h * 0.35} 5 ${h * 0.75} 0 ${h - 3}c-5 ${-h * 0.25} -7 ${-h * 0.6} 0 ${-h + 3}z" fill="#3f7a3f" stroke="#1b3a1c" stroke-width="1.2"/><path d="M${x} ${y - h}c7 ${h * 0.35} 5 ${h * 0.75} 0 ${h - 3}z" fill="#265528"/>`;

const water =
  '<path d="M6 30c0-10 12-16 26-15s22 7 22 15-10 15-25 15S6 40 6 30z" fill="#e9dcb8" stroke="#a58a55" stroke-width="1.2"/><path d="M10 30c0-8 10-12 22-11.5S50 24 50 30s-8 11.5-21 11.5S10 38 10 30z" fill="#2F7FA8" stroke="#14485f" stroke-width="1.3"/><path d="M16 27q5-4 10 0t10 0M24 34q5-4 10 0t10 0" fill="none" stroke="#c9eef5" stroke-width="2.2" stroke-linecap="round"/><path d="M13 29c1-5 8-8 17-8" stroke="#8fd0e2" stroke-width="2" fill="none" stroke-linecap="round"/>';
export const mountain =
  '<path d="M4 45L22 8l9 14 6-8 19 31z" fill="#9a918c" stroke="#3d3430" stroke-width="1.4" stroke-linejoin="round"/><path d="M22 8l9 14-4 8 5 15h-8l-2-14zM37 14l19 31H42l-3-14z" fill="#665c58"/><path d="M22 8l-7 14 4-2 3 4 4-4 3 2z" fill="#fff"/>';
export const mine =
  '<path d="M4 45L20 12l9 8 7-8 20 33z" fill="#a07a5c" stroke="#3d2a1c" stroke-width="1.4" stroke-linejoin="round"/><path d="M20 12l9 8-3 10 4 15h26L36 12l-7 8z" fill="#74543c"/><path d="M20 45V33q9-8 18 0v12z" fill="#1e130b"/><path d="M19 45V32h20v13M17 31h24" fill="none" stroke="#4a2d14" stroke-width="3"/><path d="M24 45l4-6h5l4 6z" fill="#8f9aa6" stroke="#2b3036" stroke-width="1"/><path d="M26 42l2-2" stroke="#e7eef5" stroke-width="1.6"/>';
export const hill =
  '<path d="M3 44c4-16 13-24 21-24 7 0 10 8 14 8 8-4 16 4 19 16q-27 5-54 0z" fill="#DFAE57" stroke="#7d5718" stroke-width="1.4"/><path d="M24 20c7 0 10 8 14 8 8-4 16 4 19 16q-10 2-20 2.3c4-8-4-18-13-26.3z" fill="#b98332"/><path d="M12 38q6-3 10 0M30 40q6-3 10 0M16 31q4-2 7 0" fill="none" stroke="#7d5718" stroke-width="1.3" stroke-linecap="round"/>';
export const mesa =
  '<path d="M5 45l5-18h4l2-9h20l3 10h6l10 17z" fill="#c9683c" stroke="#5c2a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M36 18l3 10h6l10 17H38l-5-14z" fill="#94431f"/><path d="M9 32h30M14 25h23M7 39h38" stroke="#e9a273" stroke-width="1.6"/>';

export const terrain: Record<Skin, Record<Resource, string>> = {
  attika: {
    water,
    wood: cypress(14, 42, 28) + cypress(47, 42, 26) + cypress(24, 45, 34) + cypress(37, 46, 32),
    clay: hill,
    metal: mountain,
  },
  telegraph: {
    water,
    wood: fir(15, 42, 1) + fir(46, 42, 1) + fir(30, 47, 1.4, "#35703f", "#1d4a2d"),
    clay: mesa,
    metal: mine,
  },
};
