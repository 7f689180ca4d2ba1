/** The scenes of the cards: one window of 100 by 114 for each kind and skin. */
import type { Skin } from "../buildings";
import type { Resource } from "../view";
import { attika } from "./attika";
import { cypress, fir, hill, mesa, mine, mountain } from "./terrain";

const fade = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export const skies =
  fade("day", "#8fc7dd", "#f8efd6") + fade("dusk", "#f2c48d", "#fbecc9") + fade("deep", "#2f8db0", "#17566f");

const tall = (x: number, y: number, s: number): string => fir(x, y, s, "#3f7a4a", "#245233");

export const scenes: Record<Skin, Record<Resource, string>> = {
  attika: {
    water: `<rect width="100" height="60" fill="url(#day)"/><circle cx="74" cy="26" r="10" fill="#fff6d8"/><path d="M0 50q16-14 34-6t30-2 36 4v20H0z" fill="#c9bd8e"/><path d="M0 56h100v60H0z" fill="url(#deep)"/><path d="M8 70q7-5 14 0t14 0M56 66q7-5 14 0t14 0M20 88q7-5 14 0t14 0M60 92q7-5 14 0t14 0" fill="none" stroke="#c9eef5" stroke-width="2.6" stroke-linecap="round"/><g transform="translate(34 36) scale(.85)">${attika[31]}</g>`,
    wood: `<rect width="100" height="120" fill="url(#day)"/><path d="M0 66q26-18 52-8t48-4v60H0z" fill="#b9c27a"/><path d="M0 84q40-12 100 0v30H0z" fill="#8a9a4e"/>${cypress(18, 92, 52) + cypress(78, 90, 48) + cypress(36, 100, 62) + cypress(62, 102, 66) + cypress(90, 104, 44)}`,
    clay: `<rect width="100" height="120" fill="url(#dusk)"/><circle cx="28" cy="28" r="12" fill="#fff3cd"/><g transform="translate(-22 26) scale(1.9)">${hill}</g><g transform="translate(30 34) scale(1.6)">${hill}</g><path d="M0 104h100v10H0z" fill="#b98332"/>`,
    metal: `<rect width="100" height="120" fill="url(#day)"/><g transform="translate(22 4) scale(1.5)">${mountain}</g><g transform="translate(-18 18) scale(2)">${mountain}</g><path d="M0 100q40-12 100 0v14H0z" fill="#7d8a5e"/>`,
  },
  telegraph: {
    water: `<rect width="100" height="120" fill="url(#dusk)"/><path d="M0 60l12-20h20l6 20z" fill="#c9683c"/><path d="M56 60l10-28h24l10 28z" fill="#b85a31"/><path d="M0 58h100v58H0z" fill="url(#deep)"/><path d="M8 72q7-5 14 0t14 0M54 76q7-5 14 0t14 0M22 92q7-5 14 0t14 0" fill="none" stroke="#c9eef5" stroke-width="2.6" stroke-linecap="round"/>${tall(14, 104, 1)}${tall(88, 106, 1.2)}`,
    wood: `<rect width="100" height="120" fill="url(#day)"/><path d="M0 60q30-14 60-4t40 0v60H0z" fill="#7da06a"/>${[12, 34, 58, 84].map((x, i) => tall(x, 84 + (i % 2) * 5, 1.5)).join("")}${[24, 70].map((x) => tall(x, 112, 2)).join("")}`,
    clay: `<rect width="100" height="120" fill="url(#dusk)"/><circle cx="76" cy="26" r="11" fill="#fff3cd"/><g transform="translate(34 24) scale(1.5)">${mesa}</g><g transform="translate(-16 26) scale(1.8)">${mesa}</g><path d="M0 104h100v10H0z" fill="#a85a33"/>`,
    metal: `<rect width="100" height="120" fill="url(#dusk)"/><g transform="translate(30 14) scale(1.5)">${mountain}</g><g transform="translate(-14 22) scale(1.9)">${mine}</g><path d="M0 104h100v10H0z" fill="#6b4a30"/>`,
  },
};
