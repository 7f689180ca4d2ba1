/** Pictures of tokens, slots, terrain, cards, cities and signs. */
import { picture } from "../../../kit/art/picture";
import { pictureOf, type Skin } from "../buildings";
import type { Resource } from "../view";
import { attika } from "./attika";
import { cities } from "./cities";
import { coil } from "./coil";
import { hex, OUT, seatMark, seatPattern, seats } from "./hex";
import { scenes, skies } from "./scenes";
import { signs, type Sign } from "./signs";
import { telegraph } from "./telegraph";
import { terrain } from "./terrain";

const drawings: Record<Skin, Record<number, string>> = { attika, telegraph };
const FACE: Record<Skin, string> = { attika: "#fbf4e2", telegraph: "#f1d9ab" };
const TINT: Record<Resource, string> = { water: "#1f6a8c", wood: "#2A5E3A", clay: "#a8702a", metal: "#6f6561" };

const svg = (box: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;

const inked = (drawing: string): string =>
  `<g stroke="#3a2412" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;

const within = (x: number, y: number, w: number, h: number, box: string, drawing: string): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}">${drawing}</svg>`;

const house = (skin: Skin, token: string): string => inked(drawings[skin][pictureOf(token)] ?? "");

/** A building on the map: a thick hex in the seat's colour and pattern, with the seat's mark at its foot. */
export const tokenPicture = (skin: Skin, token: string, seat: number): string =>
  picture(`at-token-${skin}-${token}-${seat}`, () => {
    const [base, , dark] = seats(seat);
    return svg(
      "-56 -56 112 120",
      seatPattern(seat) +
        hex(51, `fill="#140b03" opacity=".4"`, 2, 8) +
        hex(50, `fill="${dark}" stroke="#160c04" stroke-width="2"`, 0, 5) +
        hex(50, `fill="${base}" stroke="#160c04" stroke-width="2"`) +
        hex(50, `fill="url(#weave)"`) +
        hex(40.5, `fill="${FACE[skin]}" stroke="#3a2412" stroke-opacity=".55" stroke-width="1.4"`) +
        hex(38.5, `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"`) +
        within(-29, -33, 58, 58, "0 0 48 48", house(skin, token)) +
        within(-14, 22, 28, 25, "-2 -2 44 39", seatMark(seat)),
    );
  });

export type SlotState = "built" | "ready" | "chosen" | "unseen";

/** A place on a player's board. */
export const slotPicture = (skin: Skin, token: string, state: SlotState, seat: number): string =>
  picture(`at-slot-${skin}-${token}-${state}-${seat}`, () => {
    const [base, , dark] = seats(seat);
    const faces = {
      built:
        hex(29, `fill="${dark}"`, 0, 3) +
        hex(29, `fill="${base}" stroke="#160c04" stroke-width="1.6"`) +
        hex(29, 'fill="url(#weave)"') +
        hex(24, 'fill="#f6ecd8"'),
      ready: hex(29, 'fill="#7a6136"', 0, 3) + hex(29, `fill="#fffbf0" stroke="${OUT}" stroke-width="1.6"`),
      chosen: hex(29, 'fill="#7a6136"', 0, 3) + hex(27, `fill="#fffbf0" stroke="#f2b632" stroke-width="5"`),
      unseen: hex(28, 'fill="#fff" fill-opacity=".3" stroke="#3a2412" stroke-width="1.6" stroke-dasharray="4 3"'),
    };
    return svg(
      "-30 -32 60 66",
      seatPattern(seat) + faces[state] + within(-21, -23, 42, 42, "0 0 48 48", house(skin, token)),
    );
  });

export const terrainPicture = (skin: Skin, symbol: Resource): string =>
  picture(`at-terrain-${skin}-${symbol}`, () => svg("0 0 60 52", terrain[skin][symbol]));

export const signPicture = (skin: Skin, sign: Sign): string =>
  picture(`at-sign-${skin}-${sign}`, () => svg("0 0 24 24", signs[skin][sign]));

const PLINTH: Record<Skin, [top: string, side: string, yard: string]> = {
  attika: ["#f4ece0", "#9b8a6a", "#2f7fa8"],
  telegraph: ["#c9a06a", "#6b4520", "#8a4a2a"],
};

export const cityPicture = (skin: Skin): string =>
  picture(`at-city-${skin}`, () => {
    const [top, side, yard] = PLINTH[skin];
    return svg(
      "-63 -61 126 136",
      hex(60, 'fill="#0a0a0a" opacity=".4"', 3, 14) +
        hex(58, `fill="${side}" stroke="${OUT}" stroke-width="2.5"`, 0, 8) +
        hex(58, `fill="${top}" stroke="${OUT}" stroke-width="2.5"`) +
        hex(49, `fill="${yard}" stroke="#F2C14E" stroke-width="3"`) +
        within(-36, -44, 72, 72, "0 0 48 48", inked(cities[skin])),
    );
  });

/** A card without its name, which is written under the window in the reader's language. */
export const cardPicture = (skin: Skin, card: Resource): string =>
  picture(`at-card-${skin}-${card}`, () =>
    svg(
      "0 0 100 140",
      `<defs>${skies}<clipPath id="window"><rect x="6" y="6" width="88" height="102" rx="5"/></clipPath></defs>` +
        '<rect width="100" height="140" rx="10" fill="#FFFBF2"/>' +
        `<g clip-path="url(#window)">${scenes[skin][card]}</g>` +
        `<rect x="6" y="6" width="88" height="102" rx="5" fill="none" stroke="${TINT[card]}" stroke-width="2.2"/>` +
        `<circle cx="20" cy="20" r="15" fill="#FFFBF2" stroke="${TINT[card]}" stroke-width="2"/>` +
        within(8.5, 8.5, 23, 23, "0 0 24 24", signs[skin][card]),
    ),
  );

/** What lies on the ground beside the map: a ship at sea, a coil of copper wire on the planks. */
export const asidePicture = (skin: Skin): string =>
  picture(`at-aside-${skin}`, () => (skin === "attika" ? svg("0 0 48 48", inked(attika[31])) : coil));
