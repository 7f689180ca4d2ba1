/** What lies behind the buildings on a cover: hills, water, the sun. */
export const hillBand = (y: number, c: string, o = 0): string =>
  `<path d="M0 ${y}Q30 ${y - 12} 66 ${y - 2}T132 ${y - 6}V172H0Z" fill="${c}"${o ? ` opacity="${o}"` : ""}/>`;
export const waves = (y: number, c = "#fff"): string =>
  `<path d="M6 ${y}q5 -2.4 10 0t10 0M58 ${y + 5}q5 -2.4 10 0t10 0M96 ${y - 1}q5 -2.4 10 0t10 0" fill="none" stroke="${c}" stroke-width="1.2" opacity=".6"/>`;
export const sun = (x: number, y: number, r: number, c: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${c}" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`;
