/** The four seats: shape, pattern and colour together, dark outline, light inner line. */
const SHAPES = [
  '<circle cx="12" cy="12" r="9"/>',
  '<path d="M12 2.8L21.6 20.4H2.4Z"/>',
  '<rect x="3.4" y="3.4" width="17.2" height="17.2" rx="2"/>',
  '<path d="M12 1.6L22.4 12L12 22.4L1.6 12Z"/>',
];
const PATTERNS = [
  "",
  '<path d="M6 20L12 4M10.5 21L16 9M15.5 21L19.5 14" stroke="#fff" stroke-opacity=".42" stroke-width="1.6"/>',
  '<g fill="#2A1B10" fill-opacity=".5"><circle cx="8" cy="8" r="1.3"/><circle cx="16" cy="8" r="1.3"/><circle cx="12" cy="12" r="1.3"/><circle cx="8" cy="16" r="1.3"/><circle cx="16" cy="16" r="1.3"/></g>',
  '<path d="M7 7L17 17M12 4.5L19.5 12M4.5 12L12 19.5M17 7L7 17M12 4.5L4.5 12M19.5 12L12 19.5" stroke="#fff" stroke-opacity=".3" stroke-width="1"/>',
];

export function seatMarkup(seat: number): string {
  const shape = SHAPES[seat] ?? SHAPES[0] ?? "";
  return (
    `<g stroke-linejoin="round"><g fill="none" stroke="var(--seat-out)" stroke-width="3.6">${shape}</g>` +
    `<g fill="var(--seat${seat})" stroke="#FFFBF2" stroke-width="1.7">${shape}</g>${PATTERNS[seat] ?? ""}` +
    '<path d="M8 7.5Q10 5.8 12.5 5.8" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.5" stroke-linecap="round"/></g>'
  );
}
