/** A coil of copper wire with its loose end. */
const turn = (r: number, i: number): string =>
  `<ellipse rx="${r}" ry="${Math.round(r * 7.6) / 10}" cy="${-i}" stroke="#4a2208" stroke-width="6"/>` +
  `<ellipse rx="${r}" ry="${Math.round(r * 7.6) / 10}" cy="${-i - 1}" stroke="${i % 2 ? "#d98a4c" : "#b8652c"}" stroke-width="3.6"/>`;

export const coil =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-66 -58 240 122"><g fill="none">' +
  '<ellipse cx="4" cy="10" rx="66" ry="50" fill="#1c0f05" opacity=".4"/>' +
  [60, 54, 48, 42, 36, 30].map(turn).join("") +
  '<path d="M58 12C90 40 120 10 170 44" stroke="#4a2208" stroke-width="6"/>' +
  '<path d="M58 11C90 39 120 9 170 43" stroke="#d98a4c" stroke-width="3.4"/></g></svg>';
