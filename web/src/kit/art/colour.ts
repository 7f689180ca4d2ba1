/** Colours of the drawings. One base colour gives three tones, a crease and an outline. */
const BASES: Record<string, string> = {
  coral: "#EF9A82",
  rose: "#EDB2AE",
  mustard: "#F0BE5E",
  cream: "#F8E7C2",
  mint: "#A4D3B8",
  aqua: "#86C7CB",
  sky: "#94BDDF",
  lilac: "#BFACD9",
  peach: "#F5C497",
  white: "#FBF2E0",
  clay: "#CF6B45",
  rust: "#B4512F",
  stone: "#CDC1AE",
  grey: "#A7ABB2",
  slate: "#7F93A3",
  wood: "#B07A45",
  oak: "#8A5A32",
  dark: "#5A3A24",
  leaf: "#6AA352",
  fir: "#3F7A50",
  cane: "#A9C25A",
  straw: "#DDB866",
  gold: "#E6B33A",
  bronze: "#6FA491",
  iron: "#5C626D",
  indigo: "#3E4DA0",
  sugar: "#FBF6EA",
  tobacco: "#9A6A2F",
  coffee: "#4A2C1C",
  silver: "#B3BCC6",
  red: "#C8462E",
  blue: "#3676AE",
  plum: "#7A5386",
  night: "#3C3650",
  sand: "#E8CF9B",
  sea: "#58AFC0",
  thatch: "#CFA55A",
  cobalt: "#1F5FA8",
  brick: "#C8461B",
  ochre: "#E8B21F",
  ink: "#2A2430",
  teal: "#2F8F86",
  marble: "#EFE9DF",
  plank: "#C59A68",
};

export interface Tones {
  base: string;
  lit: string;
  dark: string;
  deep: string;
  line: string;
}

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** The colour a share `t` of the way from `a` to `b`. */
export function mix(a: string, b: string, t: number): string {
  const parts = [1, 3, 5].map((at) => {
    const from = channel(a, at);
    return Math.round(from + (channel(b, at) - from) * t)
      .toString(16)
      .padStart(2, "0");
  });
  return "#" + parts.join("");
}

const known = new Map<string, Tones>();

/** The tones of a named colour, or of a hex colour. */
export function tones(name: string): Tones {
  const have = known.get(name);
  if (have) return have;
  const base = BASES[name] ?? name;
  const made = {
    base,
    lit: mix(base, "#FFF8E6", 0.42),
    dark: mix(base, "#4A2340", 0.27),
    deep: mix(base, "#3A1A2A", 0.5),
    line: mix(base, "#35190F", 0.66),
  };
  known.set(name, made);
  return made;
}

/** A small repeatable random source: the same seed always draws the same hills. */
export function random(seed: number): () => number {
  return () => (seed = (seed * 16807 + 11) % 2147483647) / 2147483647;
}
