/** The buildings of Attika on a field of 48 by 48, by their numbers: marble, terracotta, cypresses. */
import { kit, paints } from "./kit";

const paint = paints.attika;
const { box, columns, cypress, dome, door, flag, gable, ground, pane, temple, tower, water, wheat } = kit(paint);

export const attika = {
  10:
    ground() +
    [8, 16, 24, 32, 40]
      .map(
        (x) =>
          `<path d="M${x} 41V25" stroke="${paint.dark}" stroke-width="1.8"/><path d="M${x - 4} 27q4-7 8 0-1 6-4 6t-4-6z" fill="${paint.leaf}"/><circle cx="${x}" cy="33" r="2.2" fill="#7B2A5B"/><circle cx="${x - 2}" cy="36" r="2" fill="#7B2A5B"/><circle cx="${x + 2}" cy="36" r="2" fill="#7B2A5B"/>`,
      )
      .join(""),
  11:
    ground() +
    box(6, 42, 22, 14) +
    gable(6, 28, 22, 10) +
    door(13, 42, 7, 9) +
    `<path d="M32 42c-5-6-4-12-1-15v-4h8v4c3 3 4 9-1 15z" fill="${paint.roof}"/><path d="M30 33h10" stroke="#f6e3bd" stroke-width="1.5"/><path d="M31 27c-4-1-4-4 0-4M39 27c4-1 4-4 0-4" fill="none" stroke-width="1.5"/>`,
  20:
    ground(paint.stoneShade) +
    `<path d="M5 41V22l9-8 9 4 6-8 14 12v19z" fill="${paint.stone}"/><path d="M29 10l14 12v19H31l3-12z" fill="${paint.stoneShade}" stroke="none"/>` +
    box(7, 43, 12, 9) +
    box(21, 43, 10, 7) +
    box(10, 34, 9, 7),
  21:
    ground() +
    box(11, 42, 26, 15) +
    tower(5, 42, 10, 25) +
    tower(33, 42, 10, 25) +
    door(20, 42, 8, 11) +
    flag(24, 27, paint.water),
  22:
    ground() +
    `<path d="M14 42l3-26h14l3 26z" fill="${paint.wall}"/><path d="M26 16h5l3 26h-7z" fill="${paint.wallShade}" stroke="none"/><path d="M14 42l3-26h14l3 26z" fill="none"/>` +
    tower(14, 18, 20, 5) +
    door(21, 42, 6, 9) +
    pane(22, 23) +
    flag(24, 10),
  30:
    water(36, 8) +
    box(4, 37, 20, 7, paint.stone, paint.stoneShade) +
    temple(6, 30, 16, 9, 4) +
    `<path d="M33 36V14" stroke-width="2"/><path d="M34 16c8 3 9 9 8 16h-8z" fill="${paint.wall}"/><path d="M26 35h18c-1 5-4 7-7 7h-5c-3 0-5-3-6-7z" fill="${paint.dark}"/>`,
  31:
    water(36, 8) +
    `<path d="M24 34V7" stroke-width="2.2"/><path d="M10 10h28c3 8 3 12 0 19H10c3-7 3-11 0-19z" fill="${paint.wall}"/><path d="M12 16h28M12 23h28" stroke="${paint.roof}" stroke-width="3"/><path d="M10 10h28c3 8 3 12 0 19H10c3-7 3-11 0-19z" fill="none"/><path d="M3 28c2 3 4 5 7 5h28c4 0 6-3 7-8 1 10-5 15-10 15H13C7 40 3 36 3 28z" fill="${paint.roofShade}"/><circle cx="10" cy="35" r="1.8" fill="#fff"/>`,
  40:
    ground(paint.stoneShade) +
    `<path d="M3 42L19 12l7 9 5-6 14 27z" fill="${paint.stone}"/><path d="M19 12l7 9-2 8 5 13h16L31 15l-5 6z" fill="${paint.stoneShade}" stroke="none"/><path d="M15 42V29h16v13z" fill="#2b1c10"/><path d="M14 42V28h18v14M14 28l-2-2h22l-2 2" fill="none" stroke="${paint.dark}" stroke-width="2.6"/><path d="M20 42l4-6 4 6z" fill="#e6ecf2"/>`,
  41:
    ground() +
    temple(10, 40, 28, 13, 4) +
    `<circle cx="24" cy="34" r="7.5" fill="${paint.gold}"/><circle cx="24" cy="34" r="4.5" fill="none" stroke="#8a5d05"/><path d="M24 31v6M22 33h4" stroke="#8a5d05"/>`,
  50:
    `<path d="M3 43q6-17 21-17t21 17z" fill="${paint.leaf}"/><path d="M24 26q15 0 21 17H30q2-9-6-17z" fill="${paint.leafShade}" stroke="none"/><path d="M17 43l3-15h8l3 15z" fill="${paint.wallShade}"/><path d="M18 38h12M18.8 34h10.4" stroke-width=".8"/>` +
    temple(10, 27, 28, 10, 5) +
    flag(24, 10, paint.gold),
  51:
    ground(paint.wallShade) +
    temple(5, 30, 38, 9, 7) +
    [6, 19, 32]
      .map(
        (x, i) =>
          `<path d="M${x} 42v-8h10v8" fill="${paint.dark}"/><path d="M${x - 1.5} 36l2-5h9l2 5z" fill="${[paint.water, paint.roof, paint.gold][i]}"/>`,
      )
      .join(""),
  52:
    ground() +
    box(20, 35, 18, 13) +
    gable(20, 22, 18, 8) +
    pane(26, 26) +
    box(5, 41, 16, 12) +
    gable(5, 29, 16, 8) +
    door(10, 41, 5, 7) +
    box(27, 43, 15, 10) +
    gable(27, 33, 15, 7, paint.roof) +
    pane(32, 36),
  53:
    ground(paint.wallShade) +
    box(7, 36, 34, 10) +
    dome(24, 26, 11) +
    box(3, 40, 8, 15) +
    box(37, 40, 8, 15) +
    `<ellipse cx="24" cy="40" rx="14" ry="4.5" fill="${paint.water}"/><path d="M17 40q3-2 6 0M25 41q3-2 6 0" stroke="#d7f2f4" fill="none"/><path d="M20 14q-3-4 0-7M28 14q-3-4 0-7" fill="none" stroke="#8fa8b0" stroke-width="1.8"/>`,
  54: ground() + `<path d="M4 44h40v-3H4zM7 41h34v-3H7z" fill="${paint.wall}"/>` + temple(10, 37, 28, 15, 5),
  55:
    ground() +
    `<path d="M8 43h32v-4H8z" fill="${paint.wall}"/>` +
    columns(12, 39, 24, 14, 5) +
    `<path d="M9 25h30v-3H9z" fill="${paint.wall}"/>` +
    dome(24, 22, 13, paint.water, "#1d5776") +
    `<path d="M24 9c-4-3 3-4 0-8" fill="none" stroke="#8fa8b0" stroke-width="2"/><circle cx="24" cy="33" r="3" fill="${paint.gold}"/>`,
  56:
    ground() +
    box(11, 42, 26, 17) +
    gable(11, 25, 26, 11) +
    `<path d="M16 42V30h16v12z" fill="${paint.dark}"/><path d="M16 40v-5q8-6 16 0v5z" fill="${paint.gold}"/><path d="M16 36h16" /><circle cx="24" cy="37" r="1.6" fill="${paint.dark}"/>`,
  57:
    `<path d="M3 30a21 19 0 0 1 42 0z" fill="${paint.wall}"/><path d="M24 11a21 19 0 0 1 21 19H30q0-12-6-19z" fill="${paint.wallShade}" stroke="none"/><path d="M8.5 30a15.5 14 0 0 1 31 0M14 30a10 9.5 0 0 1 20 0M3 30a21 19 0 0 1 42 0M24 11v8M10 16l5 6M38 16l-5 6" fill="none"/><path d="M18 30a6 6 0 0 1 12 0z" fill="${paint.gold}"/><path d="M9 42v-9h30v9z" fill="${paint.roof}"/>` +
    columns(12, 42, 24, 8, 5) +
    `<path d="M7 34h34v-3H7z" fill="${paint.wall}"/>`,
  58:
    `<ellipse cx="24" cy="29" rx="21" ry="14" fill="${paint.wall}"/><path d="M30 15.5a21 14 0 0 1 0 27q10-13 0-27z" fill="${paint.wallShade}" stroke="none"/><ellipse cx="24" cy="29" rx="21" ry="14" fill="none"/><ellipse cx="24" cy="29" rx="16" ry="9.5" fill="${paint.roof}"/><ellipse cx="24" cy="29" rx="10" ry="4.5" fill="${paint.leaf}"/><path d="M8 29h6M34 29h6" stroke="#fff"/>` +
    flag(24, 16, paint.water),
  59:
    ground() +
    box(8, 42, 32, 13) +
    temple(8, 32, 32, 8, 6) +
    `<path d="M15 42v-9h18v9z" fill="${paint.water}"/><path d="M18 33.5h12v7q-6-2-12 0z" fill="#fff7df"/><path d="M24 34v6"/>`,
  60:
    ground() +
    box(8, 41, 20, 13) +
    gable(8, 28, 20, 9) +
    door(14, 41, 6, 8) +
    cypress(35, 42, 24) +
    cypress(41, 43, 16) +
    `<path d="M3 44h30" stroke="${paint.gold}" stroke-width="2" stroke-dasharray="2 3"/>`,
  61: ground(paint.gold) + [9, 17, 25, 33, 41].map((x, i) => wheat(x - 1, 42 - (i % 2) * 2)).join(""),
  62:
    ground() +
    `<path d="M14 43l3-23h14l3 23z" fill="${paint.wall}"/><path d="M26 20h5l3 23h-7z" fill="${paint.wallShade}" stroke="none"/><path d="M14 43l3-23h14l3 23z" fill="none"/>` +
    gable(15, 20, 18, 9) +
    door(21, 43, 6, 8) +
    `<g stroke-width="1.6"><path d="M24 20L9 7M24 20L39 7M24 20L10 33M24 20l14 13"/></g><g fill="${paint.wall}"><path d="M9 7l3-3 11 12-2 2zM39 7l3 4-12 10-2-2zM38 33l-3 3-11-12 2-2zM10 33l-3-4 12-9 2 2z"/></g><circle cx="24" cy="20" r="2.4" fill="${paint.roof}"/>`,
  63:
    ground(paint.wallShade) +
    box(22, 42, 20, 16) +
    gable(22, 26, 20, 9) +
    dome(15, 42, 12, paint.roof, paint.roofShade) +
    `<path d="M9 42v-3a6 6 0 0 1 12 0v3z" fill="#2b1204"/><path d="M11 42q1-5 4-6 3 1 4 6z" fill="${paint.gold}"/><path d="M13 28q-3-5 0-9" fill="none" stroke="#8fa8b0" stroke-width="2"/><ellipse cx="32" cy="37" rx="6" ry="3" fill="${paint.gold}"/><path d="M29 36l1 2M32 35.5l1 2.5"/>`,
  70: `<path d="M14 46C10 34 26 30 22 20 20 13 24 7 30 3h9c-7 6-9 11-6 18 4 11-9 14-6 25z" fill="${paint.wallShade}"/><path d="M16 40l9 1M16 33l10 3M21 27l11 3M23 20h11M23 13l10 2M28 7l8 2M20 46l1-5M22 37l-1-3M27 35v-5M28 27l1-5M28 19v-4M30 13l2-5" fill="none" stroke-width="1.2"/>`,
};
