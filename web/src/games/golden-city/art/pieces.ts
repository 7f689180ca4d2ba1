/** Posts and bidding hands of the four seats: colour, shape and pattern together. */
interface Coat {
  colours: [base: string, light: string, dark: string];
  face: string;
  inner: string;
  side: string;
  pattern: string;
}

const dots = [11, 17.5, 24].flatMap((y) => [13, 20, 27].map((x) => `<circle cx="${x}" cy="${y}" r="1.7"/>`)).join("");

const COATS: Coat[] = [
  {
    colours: ["#1F5FA8", "#4C8BD0", "#123C70"],
    face: '<circle cx="20" cy="17" r="15"/>',
    inner: '<circle cx="20" cy="17" r="12.3"/>',
    side: '<path d="M5 17v8a15 15 0 0 0 30 0v-8z"/>',
    pattern: "",
  },
  {
    colours: ["#C8461B", "#E97B4F", "#822A0C"],
    face: '<path d="M20 1.5L37 30.5H3z"/>',
    inner: '<path d="M20 7L32.3 28H7.7z"/>',
    side: '<path d="M3 30.5v8h34v-8L20 9.5z"/>',
    pattern:
      '<path d="M10 30L26 4M15 33L31 7M5 27L21 1M20 36L36 10" stroke="#fff" stroke-opacity=".38" stroke-width="2"/>',
  },
  {
    colours: ["#E8B21F", "#FBDB74", "#9C7206"],
    face: '<rect x="5" y="3" width="30" height="28" rx="2.5"/>',
    inner: '<rect x="7.7" y="5.7" width="24.6" height="22.6" rx="1.5"/>',
    side: '<path d="M5 26v10.5a2.5 2.5 0 0 0 2.5 2.5h25a2.5 2.5 0 0 0 2.5-2.5V26z"/>',
    pattern: `<g fill="#3a2900" fill-opacity=".55">${dots}</g>`,
  },
  {
    colours: ["#2A2430", "#5B5168", "#100C14"],
    face: '<path d="M20 .5L37 17 20 33.5 3 17z"/>',
    inner: '<path d="M20 4.5L32.9 17 20 29.5 7.1 17z"/>',
    side: '<path d="M3 17v8l17 16.5L37 25v-8L20 33z"/>',
    pattern:
      '<path d="M8 13L24 29M12 9L28 25M16 5L32 21M32 13L16 29M28 9L12 25M24 5L8 21" stroke="#fff" stroke-opacity=".26" stroke-width="1.2"/>',
  },
];

const coat = (seat: number): Coat => COATS[seat] ?? (COATS[0] as Coat);

export const seatColour = (seat: number): string => coat(seat).colours[seat === 3 ? 2 : 0];

/** A post, 40 by 44. */
export function post(seat: number): string {
  const { colours, face, inner, side, pattern } = coat(seat);
  const [base, light, dark] = colours;
  return (
    '<defs><linearGradient id="wood" x1="0" y1="0" x2="1" y2="1">' +
    `<stop stop-color="${light}"/><stop offset=".5" stop-color="${base}"/></linearGradient>` +
    `<clipPath id="face">${face}</clipPath></defs>` +
    '<ellipse cx="22.5" cy="37" rx="17" ry="5" fill="#1a0d02" opacity=".38"/>' +
    `<g fill="${dark}" stroke="#160c04" stroke-width="2" stroke-linejoin="round">${side}</g>` +
    `<g fill="url(#wood)" stroke="#160c04" stroke-width="2" stroke-linejoin="round">${face}</g>` +
    `<g clip-path="url(#face)">${pattern}</g>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="1.3" stroke-linejoin="round">${inner}</g>`
  );
}

/** A black post closes a zone: a dark stake with the seat's colour on its head. */
export const stake = (seat: number): string =>
  '<ellipse cx="21" cy="38" rx="11" ry="4" fill="#1a0d02" opacity=".4"/>' +
  '<path d="M13 12h14v24q-7 4-14 0z" fill="#1d1820" stroke="#f4e8d2" stroke-width="1.6"/>' +
  '<path d="M20 14h7v22q-3 2-7 2z" fill="#0c090e"/>' +
  `<circle cx="20" cy="11" r="9" fill="${coat(seat).colours[0]}" stroke="#f4e8d2" stroke-width="1.8"/>` +
  '<path d="M15.5 6.5l9 9M24.5 6.5l-9 9" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>';

const fingers = (more: number): string =>
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  [
    ["M19 34V15", 7],
    ["M27 33V10", 7.4],
    ["M35 33V12", 7.4],
    ["M42.5 35V18", 6.6],
    ["M20 47C15 43 12 39 8.5 34", 7],
    ["M24 40h15v13H24z", 14],
  ]
    .map(([d, width]) => `<path d="${d}" stroke-width="${Number(width) + more}"/>`)
    .join("") +
  "</g>";

/** A wooden hand, 54 by 68. */
export function hand(seat: number): string {
  const { colours, face } = coat(seat);
  const [base, light, dark] = colours;
  return (
    `<g transform="translate(2 3)" stroke="#140a02" opacity=".4">${fingers(4)}</g><g stroke="#140a02">${fingers(4)}</g>` +
    `<g stroke="${dark}" transform="translate(0 1.2)">${fingers(0)}</g><g stroke="${base}">${fingers(-1)}</g>` +
    `<path d="M18 16v14M26 11v19M34 13v17" stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".9"/>` +
    `<g transform="translate(20 35) scale(.62)" fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round">${face}</g>`
  );
}
