import { tones } from "../colour";
import { circ, path } from "../svg";

export const figures = {
  figure: (x: number, y: number, s: number, c = ""): string => {
    const t = tones(c || "marble");
    return (
      `<g transform="translate(${x} ${y}) scale(${s})">` +
      path("M-4 0L-3 -11Q-5 -13 -4 -17Q0 -19 4 -17Q5 -13 3 -11L4 0Z", t.base, t.line, 0.8) +
      path("M1 0L1.4 -16L4 -17Q5 -13 3 -11L4 0Z", t.dark) +
      circ(0, -20.5, 2.8, t.base, t.line, 0.8) +
      path("M3.6 -16L9 -22", "", t.line, 2.6) +
      path("M3.6 -16L9 -22", "", t.base, 1.7) +
      path("M-4 -16L-6.5 -10L-4 -7", "", t.line, 2.4) +
      path("M-4 -16L-6.5 -10L-4 -7", "", t.lit, 1.5) +
      path("M9 -21V-29", "", t.line, 1.2) +
      "</g>"
    );
  },
  horse: (x: number, y: number, s: number, c = ""): string => {
    const t = tones(c || "bronze");
    return (
      `<g transform="translate(${x} ${y}) scale(${s})">` +
      path(
        "M-13 0V-8Q-15 -13 -11 -16L3 -16Q7 -18 9 -23L14 -24L19 -19L17 -17L13.5 -18Q12 -12 9 -10L8 -5L10 0H7L5 -7L-6 -7L-8 -4L-9 0Z",
        t.base,
        t.line,
        0.9,
      ) +
      path("M8 -10L15 -9L14 -4", "", t.line, 2.6) +
      path("M8 -10L15 -9L14 -4", "", t.base, 1.7) +
      path("M-12 -14Q-18 -12 -17 -5", "", t.line, 2.2) +
      path("M-6 -7L5 -7L8 -5L9 -10Q2 -8 -10 -10Z", t.dark) +
      path("M-3 -16Q-5 -24 -1 -28Q4 -29 4 -25L3 -16L1 -11L-2 -11Z", t.base, t.line, 0.9) +
      circ(0.8, -31, 2.8, t.lit, t.line) +
      path("M3 -26L11 -31", "", t.line, 2.4) +
      path("M3 -26L11 -31", "", t.base, 1.5) +
      path("M10 -30L16 -38", "", tones("gold").line, 1.4) +
      path("M-3 -33.6L4.6 -33.6L3 -35.5L-1 -35.5Z", t.dark, t.line, 0.5) +
      "</g>"
    );
  },
};
