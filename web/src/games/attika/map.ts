/** Where hexes lie on the picture: axial coordinates, a corner on top, one unit from centre to corner. */
export interface Spot {
  id: string;
  q: number;
  r: number;
}

const WIDE = Math.sqrt(3);
const MARGIN = 1.1;

export const x = ({ q, r }: Spot): number => WIDE * (q + r / 2);
export const y = ({ r }: Spot): number => 1.5 * r;

/** The corners of a hex as an SVG path. */
export const outline = (spot: Spot): string =>
  [30, 90, 150, 210, 270, 330]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map(
      (angle, i) =>
        `${i ? "L" : "M"}${(x(spot) + Math.cos(angle)).toFixed(2)} ${(y(spot) + Math.sin(angle)).toFixed(2)}`,
    )
    .join("") + "Z";

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest picture that holds them all. */
export function frame(spots: Spot[]): Frame {
  const xs = spots.map(x);
  const ys = spots.map(y);
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - MARGIN;
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

/** The place that coordinates such as `2,-1` name. */
export function spotAt(id: string): Spot {
  const [q = 0, r = 0] = id.split(",").map(Number);
  return { id, q, r };
}
