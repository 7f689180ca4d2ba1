/** The shrine, and the great city: what two of them are linked for. */
import type { Skin } from "../buildings";
import { kit, paints } from "./kit";

const { temple } = kit(paints.attika);
const paint = paints.telegraph;
const { box, gable, flag, pane, door } = kit(paint);
const SLATE = "#2b180a";

export const cities: Record<Skin, string> = {
  attika:
    '<path d="M3 45h42v-3H3zM6 42h36v-3H6z" fill="#fff"/>' +
    temple(9, 38, 30, 15, 6) +
    '<circle cx="24" cy="17" r="3" fill="#F2C14E"/>',
  telegraph:
    box(4, 44, 12, 22, paint.roof, paint.roofShade) +
    box(32, 44, 12, 26, paint.stone, paint.stoneShade) +
    box(14, 44, 20, 30) +
    gable(14, 14, 20, 8, paint.dark, SLATE) +
    flag(24, 7) +
    [17, 22, 27].map((x) => pane(x, 18) + pane(x, 25) + pane(x, 32)).join("") +
    [7, 11].map((x) => pane(x, 27)).join("") +
    pane(7, 34) +
    [35, 39].map((x) => pane(x, 23) + pane(x, 31)).join("") +
    door(21, 44, 6, 7),
};
