/** Fills of the charts: a colour and a pattern each, so that greyscale still tells them apart. */
const FILLS = ["#9a5b2b", "#2d7d6f", "#7a4c8c", "#3a6ea5", "#c8931a", "#a3425a", "#5d7332", "#2f2f3a"];

export const fill = (i: number): string => FILLS[i % FILLS.length] ?? "#9a5b2b";

const STROKES = [
  "M0 6L6 0",
  "M3 3h.1",
  "M0 3H6",
  "M0 0L6 6M6 0L0 6",
  "M3 0V6",
  "M0 0L6 6",
  "M0 1.5H6M0 4.5H6",
  "M0 3H6M3 0V6",
];

export const pattern = (i: number): string => STROKES[i % STROKES.length] ?? "";

/** Dash of a seat's line. */
export const DASHES = ["", "7 5", "1 6", "12 4"];
