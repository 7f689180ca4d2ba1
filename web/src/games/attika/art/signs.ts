/** Small signs on a field of 24 by 24: what is paid, and what a finished group earns. */
import type { Skin } from "../buildings";
import type { Resource } from "../view";

const water =
  '<path d="M12 2.5c5 6 7.5 9.5 7.5 13a7.5 7.5 0 0 1-15 0c0-3.5 2.5-7 7.5-13z" fill="#2F7FA8" stroke="#2A1B10" stroke-width="1.5"/><path d="M8 15.5c.2 2 1.4 3.4 3 3.9" fill="none" stroke="#c9eef5" stroke-width="1.8" stroke-linecap="round"/>';
const any =
  '<circle cx="12" cy="12" r="9.5" fill="#FFFBF2" stroke="#2A1B10" stroke-width="1.5"/><path d="M12 2.5A9.5 9.5 0 0 1 21.5 12H12z" fill="#2F7FA8"/><path d="M21.5 12A9.5 9.5 0 0 1 12 21.5V12z" fill="#2A5E3A"/><path d="M12 21.5A9.5 9.5 0 0 1 2.5 12H12z" fill="#DFAE57"/><path d="M2.5 12A9.5 9.5 0 0 1 12 2.5V12z" fill="#8A807C"/><circle cx="12" cy="12" r="9.5" fill="none" stroke="#2A1B10" stroke-width="1.5"/>';

export type Sign = Resource | "any" | "bonus";

export const signs: Record<Skin, Record<Sign, string>> = {
  attika: {
    water,
    any,
    wood: '<path d="M12 2l5.5 7h-2.6l4.1 5.2h-3l3.5 4.6h-15L8 14.2H5L9.1 9H6.5z" fill="#2A5E3A" stroke="#2A1B10" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 2v16.8h7.5L16 14.2h3L14.9 9h2.6z" fill="#194028"/><path d="M12 19v3.5" stroke="#5b3a1a" stroke-width="2.6"/>',
    clay: '<path d="M1.5 19.5C4 11 8 6.5 12 6.5s8 4.5 10.5 13z" fill="#DFAE57" stroke="#2A1B10" stroke-width="1.5" stroke-linejoin="round"/><path d="M12 6.5c4 0 8 4.5 10.5 13H15c1-5-.5-9-3-13z" fill="#b37c2b"/>',
    metal:
      '<path d="M1.5 20L9 5.5l4.2 7.2L16 9l6.5 11z" fill="#8A807C" stroke="#2A1B10" stroke-width="1.5" stroke-linejoin="round"/><path d="M9 5.5l4.2 7.2L9.5 20H14l-2-5z" fill="#5f5652"/><path d="M9 5.5L6.3 10.7l1.7-.9 1.2 1.4 1.4-1.4 1 .5z" fill="#fff"/>',
    bonus:
      '<path d="M9 3h6v2.5l-1 1.5c3 1.5 4 4 4 6.5 0 4-2.5 6-4 7.5h-4c-1.5-1.5-4-3.5-4-7.5 0-2.5 1-5 4-6.5L9 5.5z" fill="#c8653a" stroke="#2A1B10" stroke-width="1.5" stroke-linejoin="round"/><path d="M9.5 5C5 4 4 9 6.5 10.5M14.5 5c4.5-1 5.5 4 3 5.5" fill="none" stroke="#2A1B10" stroke-width="1.6"/><path d="M6.5 13h11" stroke="#2A1B10" stroke-width="2.4"/><path d="M6.8 13h10.4" stroke="#f6d9a8" stroke-width="1.2" stroke-dasharray="2 1.2"/>',
  },
  telegraph: {
    water,
    any,
    wood: '<ellipse cx="7" cy="12" rx="4.5" ry="6" fill="#d9a566" stroke="#2A1B10" stroke-width="1.5"/><path d="M7 6h11c2.5 0 4.5 2.7 4.5 6s-2 6-4.5 6H7" fill="#7A4B22" stroke="#2A1B10" stroke-width="1.5"/><ellipse cx="7" cy="12" rx="4.5" ry="6" fill="#d9a566" stroke="#2A1B10" stroke-width="1.5"/><ellipse cx="7" cy="12" rx="2" ry="3" fill="none" stroke="#7A4B22" stroke-width="1.3"/>',
    clay: '<path d="M2 19.5l2.5-9h3L9 5.5h7l1.5 5h2.5l2.5 9z" fill="#c9683c" stroke="#2A1B10" stroke-width="1.5" stroke-linejoin="round"/><path d="M4 15h16M7 10.5h11" stroke="#f0b28a" stroke-width="1.5"/>',
    metal:
      '<path d="M2.5 17l4-9h11l4 9z" fill="#9aa3ad" stroke="#2A1B10" stroke-width="1.5" stroke-linejoin="round"/><path d="M6.5 8h11l-2 4.5h-7z" fill="#d4dae0"/><path d="M2.5 17h19v3h-19z" fill="#6d757e" stroke="#2A1B10" stroke-width="1.3"/>',
    bonus:
      '<path d="M5 21c0-5 3-7.5 7-7.5s7 2.5 7 7.5z" fill="#4d6f8f" stroke="#2A1B10" stroke-width="1.5"/><circle cx="12" cy="9.5" r="4" fill="#e6b98a" stroke="#2A1B10" stroke-width="1.4"/><path d="M4.5 8h15M8 7.5c0-3.5 1-4.5 4-4.5s4 1 4 4.5z" fill="#7A4B22" stroke="#2A1B10" stroke-width="1.6" stroke-linejoin="round"/>',
  },
};
