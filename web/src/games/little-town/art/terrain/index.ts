/** The whole landscape of a board side as one picture, 100 units per cell. */
import { random } from "../pen";
import { Canvas, mountain, wood } from "./heights";
import { lake } from "./lakes";
import { features, type Land } from "./land";
import { meadow, sheep } from "./meadow";
import { treeSymbols } from "./trees";

const defs = `<radialGradient id="lt-sun" cx=".1" cy="0" r="1.15"><stop offset="0" stop-color="#fff6c8" stop-opacity=".38"/><stop offset=".45" stop-color="#fff6c8" stop-opacity=".08"/><stop offset="1" stop-color="#21400f" stop-opacity=".26"/></radialGradient><linearGradient id="lt-water" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#9bdbe2"/><stop offset=".5" stop-color="#5cb2cc"/><stop offset="1" stop-color="#3a8bb0"/></linearGradient><clipPath id="lt-clip"><rect width="900" height="600" rx="5"/></clipPath><filter id="lt-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter>`;

export function terrain(land: Land): string {
  const found = features(land);
  const ground =
    meadow(land, random(7)) +
    found
      .filter((f) => f.kind === "L")
      .map(lake)
      .join("");
  const canvas = new Canvas();
  for (const f of found) if (f.kind === "M") mountain(canvas, f);
  for (const f of found) if (f.kind === "F") wood(canvas, f);
  const drawing = ground + canvas.floor + canvas.standing + sheep(land);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" preserveAspectRatio="none"><defs>${defs}${treeSymbols}</defs>` +
    `<g clip-path="url(#lt-clip)">${drawing}<rect width="900" height="600" fill="url(#lt-sun)"/></g></svg>`
  );
}
