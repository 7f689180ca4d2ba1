/** The printed land of a board side: nine columns, six rows, and features that span two cells. */
export interface Land {
  /** one letter per cell: `.` meadow, F forest, M mountain, L lake */
  rows: readonly string[];
  doubles: readonly (readonly [string, string])[];
}

export interface Feature {
  kind: "F" | "M" | "L";
  c: number;
  r: number;
  w: number;
  h: number;
}

export const cellName = (c: number, r: number): string => "ABCDEFGHI".charAt(c) + (r + 1);

export const isMeadow = (land: Land, c: number, r: number): boolean => land.rows[r]?.charAt(c) === ".";

/** Every cell of the board, row by row. */
export function eachCell(visit: (c: number, r: number) => void): void {
  for (let r = 0; r < 6; r++) for (let c = 0; c < 9; c++) visit(c, r);
}

/** Woods, mountains and lakes; a pair of joined cells counts once. */
export function features(land: Land): Feature[] {
  const found: Feature[] = [];
  eachCell((c, r) => {
    const kind = land.rows[r]?.charAt(c);
    const name = cellName(c, r);
    if ((kind !== "F" && kind !== "M" && kind !== "L") || land.doubles.some((d) => d[1] === name)) return;
    const mate = land.doubles.find((d) => d[0] === name)?.[1];
    const wide = mate !== undefined && mate.charAt(0) !== name.charAt(0);
    found.push({ kind, c, r, w: wide ? 2 : 1, h: mate !== undefined && !wide ? 2 : 1 });
  });
  return found;
}

const A: Land = {
  rows: ["M.FM.L.MM", ".........", "L........", "F.......L", "......F..", ".FF.LL..F"],
  doubles: [
    ["H1", "I1"],
    ["B6", "C6"],
    ["E6", "F6"],
  ],
};
const B: Land = {
  rows: ["F..MM.L.F", "..F......", "F.......L", "........F", "L...F....", "L..M..L.M"],
  doubles: [
    ["D1", "E1"],
    ["A5", "A6"],
  ],
};

export const lands = { A, B };
