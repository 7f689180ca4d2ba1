/** Hexes with a corner on top, round the middle of the picture; the colours, patterns and marks of the seats. */
export const OUT = "#2A1B10";

const n = (v: number): number => Math.round(v * 10) / 10;

export const hex = (size: number, look: string, dx = 0, dy = 0): string => {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return `${n(dx + Math.cos(angle) * size)} ${n(dy + Math.sin(angle) * size)}`;
  });
  return `<path d="M${corners.join("L")}Z" stroke-linejoin="round" ${look}/>`;
};

type Tones = readonly [base: string, light: string, dark: string];

const NIGHT: Tones = ["#2A2430", "#5B5168", "#100C14"];
const TONES: Tones[] = [
  ["#1F5FA8", "#4C8BD0", "#123C70"],
  ["#C8461B", "#E97B4F", "#822A0C"],
  ["#E8B21F", "#FBDB74", "#9C7206"],
  NIGHT,
];

export const seats = (seat: number): Tones => TONES[seat] ?? NIGHT;

const WEAVES = [
  "",
  '<path d="M2 0v9" stroke="#fff" stroke-opacity=".35" stroke-width="2.5"/>',
  '<circle cx="4" cy="4" r="1.7" fill="#2A1B10" fill-opacity=".5"/>',
  '<path d="M0 0l9 9M9 0L0 9" stroke="#fff" stroke-opacity=".28" stroke-width="1.3"/>',
];

/** The pattern of a seat, to be filled in as `weave`. */
export const seatPattern = (seat: number): string =>
  `<defs><pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse"${seat === 1 ? ' patternTransform="rotate(35)"' : ""}>${WEAVES[seat] ?? ""}</pattern></defs>`;

const SHAPES = [
  '<circle cx="20" cy="17" r="15"/>',
  '<path d="M20 1.5L37 30.5H3z"/>',
  '<rect x="5" y="3" width="30" height="28" rx="2.5"/>',
  '<path d="M20 .5L37 17 20 33.5 3 17z"/>',
];

export const seatMark = (seat: number): string =>
  `<g fill="${seats(seat)[0]}" stroke="#fff6df" stroke-width="2.6" stroke-linejoin="round">${SHAPES[seat] ?? ""}</g>`;
