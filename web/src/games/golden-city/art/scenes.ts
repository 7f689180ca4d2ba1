/** The scenes on landscape cards, 100 by 140, each under a sky of its own. */
import type { Landscape } from "../view";
import { n } from "./pen";

const fir = (x: number, y: number, s: number, lit: string, dark: string): string => {
  const side = `${n(9 * s)} ${n(13 * s)}h${n(-4 * s)}l${n(7 * s)} ${n(10 * s)}`;
  const top = `M${x} ${n(y - 30 * s)}l${side}`;
  return (
    `<path d="${top}h${n(-24 * s)}l${n(7 * s)} ${n(-10 * s)}h${n(-4 * s)}z" fill="${lit}"/>` +
    `<path d="${top}h${n(-12 * s)}z" fill="${dark}"/>` +
    `<path d="M${x} ${n(y - 7 * s)}v${n(5 * s)}" stroke="#4a2f16" stroke-width="${n(2.6 * s)}"/>`
  );
};

const row = (xs: number[], y: (i: number) => number, s: number, lit: string, dark: string): string =>
  xs.map((x, i) => fir(x, y(i), s, lit, dark)).join("");

export const SKIES: Record<Landscape, [top: string, foot: string]> = {
  mountain: ["#b9c6d6", "#f3e6d4"],
  desert: ["#f5b76a", "#fde9c0"],
  forest: ["#a9cdb6", "#eaf0cf"],
  prairie: ["#9fd0e0", "#f6f1cf"],
  port: ["#f7d9a3", "#fdf1d6"],
};

export const TINTS: Record<Landscape, string> = {
  mountain: "#8A807C",
  desert: "#C08A35",
  forest: "#2A5E3A",
  prairie: "#5d7a25",
  port: "#1f6a86",
};

export const scenes: Record<Landscape, string> = {
  port:
    '<rect width="100" height="140" fill="url(#sky)"/><circle cx="22" cy="34" r="12" fill="#fff3cd"/>' +
    '<path d="M0 76c14-10 24-8 34-4 8 3 12 4 16 4H0z" fill="#c9b26b"/>' +
    '<path d="M0 76h100v64H0z" fill="url(#water)"/>' +
    '<g fill="none" stroke="#a7e0dc" stroke-width="2" stroke-linecap="round" opacity=".75">' +
    '<path d="M6 92q5-4 10 0t10 0M56 88q5-4 10 0t10 0M14 124q5-4 10 0t10 0M68 122q5-4 10 0t10 0M42 132q5-4 10 0t10 0"/>' +
    '</g><path d="M60 28v66" stroke="#5a3a1a" stroke-width="3"/>' +
    '<path d="M63 32c20 8 28 26 24 52H63z" fill="#fff6e0"/>' +
    '<path d="M63 32c20 8 28 26 24 52H76c4-20-1-38-13-52z" fill="#e3cfa6"/>' +
    '<path d="M57 40C42 50 34 64 32 84h25z" fill="#fdeccb"/><path d="M60 28l14-5-14-5z" fill="#C8461B"/>' +
    '<path d="M26 92h68c-3 13-9 19-17 19H44c-9 0-15-7-18-19z" fill="#8a5426"/>' +
    '<path d="M26 92h68l-1.6 6H27.6z" fill="#b9783a"/>' +
    '<path d="M22 112q6-5 12 0t12 0 12 0 12 0 12 0 12 0" fill="none" stroke="#d6f3ee" stroke-width="2.6" stroke-linecap="round"/>',
  mountain:
    '<rect width="100" height="140" fill="url(#sky)"/>' +
    '<circle cx="76" cy="30" r="11" fill="#fff4d6" opacity=".9"/>' +
    '<path d="M0 78L22 46l18 24 20-34 40 46v58H0z" fill="#aaa3a8"/>' +
    '<path d="M-6 112L36 30l22 36 10-12 40 58v28H-6z" fill="#8a7f7c"/>' +
    '<path d="M36 30l22 36-10 14 6 32-12-14 2-22-12-14z" fill="#655b59"/>' +
    '<path d="M68 54l40 58v20L74 92l2-20z" fill="#6d6361"/>' +
    '<path d="M36 30L23 56l7-4 5 8 6-8 6 6 3-6z" fill="#fffdf6"/>' +
    '<path d="M68 54l-7 8 6 1 4 5 3-5z" fill="#fffdf6"/>' +
    '<path d="M0 104c20-10 34-2 52 2s34-4 48-8v42H0z" fill="#7d8a5e"/>' +
    '<path d="M0 118c24-8 44 2 100-6v28H0z" fill="#5d6d47"/>' +
    fir(16, 116, 0.55, "#39583d", "#284330") +
    fir(25, 120, 0.7, "#39583d", "#284330") +
    fir(84, 116, 0.6, "#39583d", "#284330"),
  desert:
    '<rect width="100" height="140" fill="url(#sky)"/><circle cx="68" cy="38" r="15" fill="#fff3c9"/>' +
    '<circle cx="68" cy="38" r="21" fill="#fff3c9" opacity=".3"/>' +
    '<path d="M0 72c16-12 32-14 50-2s34 4 50-6v76H0z" fill="#e6bd76"/>' +
    '<path d="M0 96C20 70 36 62 52 66c22 6 30 20 48 24v50H0z" fill="#F0DDA8"/>' +
    '<path d="M52 66c-14 10-6 22 6 32s18 14 20 42h22V90C82 86 74 72 52 66z" fill="#d3a75d"/>' +
    '<path d="M0 120c24-14 48-10 62-2s24 6 38 0v22H0z" fill="#f6e7bb"/>' +
    '<path d="M62 118c10 4 24 8 38 0v22H70c4-10 0-16-8-22z" fill="#dcb771"/>' +
    '<path d="M18 106c0-14 1-18 4-26" stroke="#6d4a22" stroke-width="3" fill="none" stroke-linecap="round"/>' +
    '<g fill="none" stroke="#4f7a3a" stroke-width="3.2" stroke-linecap="round">' +
    '<path d="M22 80c-8-6-14-4-17 2M22 80c-4-9-12-10-16-8M22 80c2-9 10-11 15-8M22 80c8-5 14-1 15 5M22 80c5 2 7 7 6 11"/>' +
    "</g>",
  forest:
    '<rect width="100" height="140" fill="url(#sky)"/>' +
    '<path d="M0 64c10-8 20-10 32-4s30-10 44-6 18 4 24 2v84H0z" fill="#8fb58f"/>' +
    row([8, 22, 38, 54, 70, 88], (i) => 88 + (i % 2) * 5, 1, "#5d9166", "#437552") +
    '<path d="M0 88h100v52H0z" fill="#4c7d52"/>' +
    row([2, 18, 34, 52, 68, 84, 100], (i) => 114 + (i % 3) * 4, 1.25, "#2f6841", "#1d4a2d") +
    '<path d="M0 114h100v26H0z" fill="#245235"/>' +
    row([10, 44, 78], (i) => 138 + (i % 2) * 3, 1.4, "#2A5E3A", "#153821"),
  prairie:
    '<rect width="100" height="140" fill="url(#sky)"/><g fill="#fff" opacity=".85">' +
    '<ellipse cx="28" cy="30" rx="15" ry="5"/><ellipse cx="38" cy="26" rx="10" ry="6"/>' +
    '<ellipse cx="78" cy="44" rx="12" ry="4"/></g>' +
    '<path d="M0 76c22-16 44-14 64-4s28 2 36-2v70H0z" fill="#bccf76"/>' +
    '<path d="M0 94c30-16 52-8 100-6v52H0z" fill="#9dbb57"/>' +
    '<path d="M0 112c30-12 60-8 100 0v28H0z" fill="#86A845"/><g fill="#f0c53b">' +
    '<circle cx="20" cy="104" r="2.2"/><circle cx="30" cy="99" r="1.8"/><circle cx="78" cy="101" r="2"/>' +
    '<circle cx="66" cy="98" r="1.6"/></g><g fill="#d9573b"><circle cx="42" cy="107" r="2.2"/>' +
    '<circle cx="86" cy="108" r="2"/></g>' +
    '<g fill="none" stroke="#4c6e22" stroke-width="2.6" stroke-linecap="round">' +
    '<path d="M10 138c0-16-2-24-6-32M16 138c1-18 4-24 10-32M52 138c0-20-3-28-8-38M56 138c1-20 4-30 10-36M60 138c3-12 8-18 16-24M88 138c0-14-3-22-8-30M92 138c1-16 4-20 8-26M30 138c-1-10-4-16-8-20M34 138c2-14 4-16 8-22"/>' +
    '</g><path d="M74 74v-14h9v14z" fill="#f4e6c6"/><path d="M72 61l6.5-7 6.5 7z" fill="#b55a35"/>',
};
