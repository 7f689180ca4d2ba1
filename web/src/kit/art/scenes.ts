import { tones } from "./colour";
import { n } from "./svg";

type Random = () => number;

/** Back-drops: sky, distance and ground of a picture. */
export const scenes = {
  sky: (k: string): string => `<rect x="-90" y="-130" width="300" height="214" fill="url(#sky-${k})"/>`,
  sun: (): string =>
    '<circle cx="22" cy="19" r="8.5" fill="var(--sun)" opacity=".85"/><circle cx="22" cy="19" r="13" fill="var(--sun)" opacity=".22"/>',
  clouds(r: Random): string {
    const c = (x: number, y: number, s: number) =>
      `<path transform="translate(${n(x)} ${n(y)}) scale(${n(s)})" d="M-10 3Q-11 -1 -6 -1.6Q-4 -6 1 -4Q6 -6 7.4 -1.4Q11 -1 10.4 3Z" fill="var(--cloud)"/>`;
    return (
      c(84 + r() * 22, 14 + r() * 7, 0.9 + r() * 0.3) +
      c(44 + r() * 14, 9 + r() * 5, 0.6) +
      c(-24, 20 + r() * 8, 0.8) +
      c(142, 24 + r() * 6, 0.7)
    );
  },
  hills(r: Random): string {
    const a = 50 + r() * 6,
      b = 46 + r() * 7;
    return `<path d="M-90 ${n(a + 4)}Q-60 ${n(a - 8)} -30 ${n(a + 2)}T18 ${n(a - 4)}T76 ${n(b)}T130 ${n(a - 2)}T210 ${n(a)}V72H-90Z" fill="var(--hill-far)"/><path d="M-90 ${n(a + 10)}Q-50 ${n(a + 2)} -10 ${n(a + 11)}T52 ${n(a + 10)}T120 ${n(a + 6)}T210 ${n(a + 8)}V74H-90Z" fill="var(--hill)"/>`;
  },
  seaside: (_: Random, __?: string): string =>
    '<rect x="-90" y="53" width="300" height="20" fill="var(--sea)"/><path d="M-40 58q4 -2 8 0t8 0M6 58q4 -2 8 0t8 0M92 57q4 -2 8 0t8 0M40 61q4 -2 8 0t8 0M74 64q4 -2 8 0t8 0M130 60q4 -2 8 0t8 0" fill="none" stroke="#fff" stroke-width="1" opacity=".5"/><path d="M-60 54Q-20 40 24 52L30 54ZM96 54Q118 42 150 51L160 54Z" fill="var(--hill-far)"/>',
  grass: (_: Random, __?: string): string =>
    '<path d="M-90 66H0Q40 64 70 66.5T120 66H210V84H-90Z" fill="var(--grass)"/><path d="M-90 77H0Q50 73 120 78H210V84H-90Z" fill="var(--grass-2)"/>',
  sand: (_: Random, __?: string): string =>
    '<path d="M-90 68H0Q50 65 120 67.5H210V84H-90Z" fill="var(--sand)"/><path d="M-90 78H0Q60 74 120 79H210V84H-90Z" fill="var(--sand-2)"/>',
  plaza: (_: Random, __?: string): string =>
    '<path d="M-90 67.5H210V84H-90Z" fill="var(--plaza)"/><path d="M-90 72.5H210M-90 78H210" stroke="var(--plaza-2)" stroke-width=".9"/><path d="M-36 67.5L-56 84M-12 67.5L-26 84M12 67.5L4 84M34 67.5L28 84M58 67.5V84M84 67.5L90 84M106 67.5L116 84M130 67.5L144 84M154 67.5L174 84" stroke="var(--plaza-2)" stroke-width=".8"/>',
  water: (_: Random, __?: string): string =>
    '<rect x="-90" y="60" width="300" height="24" fill="var(--sea)"/><path d="M-40 78q4 -2 8 0t8 0M4 79q4 -2 8 0t8 0M44 80q4 -2 8 0t8 0M86 79q4 -2 8 0t8 0M128 77q4 -2 8 0t8 0" fill="none" stroke="#fff" stroke-width="1" opacity=".55"/>',
  field(_: Random, c: string): string {
    const t = tones(c);
    let s = '<path d="M-90 63H0Q60 60 120 63H210V84H-90Z" fill="var(--grass)"/>',
      d = ["", "", ""];
    for (let j = 0; j < 3; j++)
      for (let i = -7; i < 21; i++) {
        const q = 1.9 + j * 0.5;
        d[(i + j + 30) % 3] +=
          `M${n(i * 8.6 + j * 3 - q)} ${n(66 + j * 6.4)}a${n(q)} ${n(q)} 0 1 1 ${n(2 * q)} 0a${n(q)} ${n(q)} 0 1 1 ${n(-2 * q)} 0`;
      }
    return s + [t.dark, t.base, t.lit].map((f, i) => `<path d="${d[i]}" fill="${f}" opacity=".8"/>`).join("");
  },
};
