/** The buildings of U.S. Telegraph on a field of 48 by 48, by their numbers: planks, dust, copper wire. */
import { kit, paints } from "./kit";

const paint = paints.telegraph;
const { box, cypress, door, fence, flag, front, gable, ground, pane, roof, water } = kit(paint);

export const telegraph = {
  10:
    ground() +
    box(10, 40, 26, 13, paint.roof, paint.roofShade) +
    roof(10, 27, 26, 9, paint.dark, "#2b180a") +
    `<path d="M19 40V29h8v11M19 29l8 11M27 29l-8 11" fill="none" stroke="#f3e2c0" stroke-width="1.5"/>` +
    fence(3, 43, 42),
  11:
    ground("#c79a5e") +
    `<ellipse cx="24" cy="32" rx="19" ry="10" fill="#d8b27a"/>` +
    fence(5, 30, 38) +
    `<path d="M17 34c0-5 9-5 12-4l3-5 3 2-2 5v7h-3v-4h-7v4h-3z" fill="${paint.dark}"/>` +
    fence(5, 43, 38),
  20:
    ground(paint.stoneShade) +
    `<path d="M5 41V22l9-8 9 4 6-8 14 12v19z" fill="#c08a5a"/><path d="M29 10l14 12v19H31l3-12z" fill="#8d5c35" stroke="none"/>` +
    box(7, 43, 12, 9, paint.stone, paint.stoneShade) +
    box(21, 43, 10, 7, paint.stone, paint.stoneShade) +
    box(10, 34, 9, 7, paint.stone, paint.stoneShade),
  21:
    ground() +
    `<path d="M5 42V24l2-4 2 4 2-4 2 4 2-4 2 4 2-4 2 4 2-4 2 4 2-4 2 4 2-4 2 4 2-4 2 4 2-4 2 4v18z" fill="${paint.wall}"/><path d="M9 42V24M13 42V24M17 42V24M31 42V24M35 42V24M39 42V24" stroke-width=".8"/>` +
    door(19, 42, 9, 13) +
    box(33, 26, 10, 12) +
    gable(33, 14, 10, 7, paint.dark, "#2b180a") +
    flag(14, 21),
  22:
    ground() +
    `<path d="M14 43l4-24M34 43l-4-24M15.5 34l16-8M32.5 34l-16-8" fill="none" stroke="${paint.dark}" stroke-width="2.4"/>` +
    box(13, 21, 22, 9) +
    gable(12, 12, 24, 8, paint.roof, paint.roofShade) +
    pane(22, 14, 4),
  30:
    ground("#b9a27a") +
    box(8, 38, 32, 13) +
    roof(6, 25, 36, 8, paint.roof, paint.roofShade) +
    box(19, 25, 10, 13) +
    gable(18, 12, 12, 7, paint.roof, paint.roofShade) +
    `<circle cx="24" cy="18" r="3.4" fill="#fff7df"/><path d="M24 18v-2.5M24 18l2 1"/>` +
    door(21, 38, 6, 9) +
    pane(12, 29, 4) +
    pane(32, 29, 4) +
    `<path d="M3 42h42" stroke="${paint.stoneShade}" stroke-width="2.4"/>`,
  31: `<g stroke="${paint.dark}" stroke-width="4">${[10, 17, 24, 31, 38].map((y, i) => `<path d="M${13 - i * 1.5} ${y}h${22 + i * 3}"/>`).join("")}</g><path d="M18 4L10 45M30 4l8 41" stroke="#4b4640" stroke-width="3.2" fill="none"/><path d="M17.5 4L9.5 45M29.5 4l8 41" stroke="#cfc8bd" stroke-width="1.1" fill="none"/>`,
  40:
    water(32, 11) +
    `<ellipse cx="24" cy="27" rx="19" ry="8" fill="#6f675c"/><ellipse cx="24" cy="25" rx="19" ry="8" fill="#9a9184"/><ellipse cx="24" cy="26" rx="14" ry="5" fill="${paint.water}"/><g fill="${paint.gold}"><circle cx="20" cy="26" r="2.4"/><circle cx="26" cy="28" r="2"/><circle cx="29" cy="25" r="2.6"/><circle cx="24" cy="24" r="1.6"/></g><path d="M36 8l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z" fill="#ffe08a"/>`,
  41:
    ground("#b9a27a") +
    box(9, 42, 30, 24, paint.stone, paint.stoneShade) +
    `<path d="M7 20h34v-4H7z" fill="${paint.wall}"/>` +
    gable(10, 16, 28, 8, paint.wall, paint.wallShade) +
    [12, 19, 27, 34].map((x) => `<rect x="${x}" y="22" width="3" height="20" fill="#f0e2c4"/>`).join("") +
    `<circle cx="24" cy="29" r="5.5" fill="${paint.gold}"/><path d="M24 26v6" stroke="#8a5d05" stroke-width="1.8"/>`,
  50:
    ground("#b9a27a") +
    box(6, 42, 36, 15) +
    roof(6, 27, 36, 6, paint.roof, paint.roofShade) +
    box(18, 24, 12, 14) +
    gable(17, 10, 14, 7, paint.roof, paint.roofShade) +
    `<circle cx="24" cy="16" r="3.6" fill="#fff7df"/><path d="M24 16v-2.5M24 16h2"/>` +
    door(20, 42, 8, 10) +
    pane(10, 31, 4) +
    pane(34, 31, 4),
  51:
    ground("#b9a27a") +
    front(8, 42, 32, 22) +
    `<rect x="12" y="15" width="24" height="6" fill="${paint.roof}"/><path d="M15 18h18" stroke="#f3e2c0" stroke-width="1.6" stroke-dasharray="3 1.5"/><path d="M6 31l3-6h30l3 6z" fill="#f3e2c0"/><path d="M12 31l1.5-6M20 31l1-6M28 31v-6M36 31l-2-6" stroke="${paint.roof}" stroke-width="3"/>` +
    door(20, 42, 8, 9) +
    `<circle cx="12" cy="39" r="3" fill="${paint.wallShade}"/>`,
  52:
    ground() +
    box(20, 36, 18, 12) +
    gable(20, 24, 18, 8, paint.dark, "#2b180a") +
    pane(27, 28) +
    box(5, 42, 17, 12) +
    gable(5, 30, 17, 8, paint.roof, paint.roofShade) +
    door(11, 42, 5, 7) +
    box(28, 43, 14, 9) +
    gable(28, 34, 14, 7, paint.dark, "#2b180a") +
    `<path d="M33 22v-6h4v9z" fill="${paint.stone}"/>`,
  53:
    ground("#b9a27a") +
    `<path d="M7 27h34v9q0 7-8 7H15q-8 0-8-7z" fill="${paint.wall}"/><path d="M29 27h12v9q0 7-8 7h-8q5-6 4-16z" fill="${paint.wallShade}" stroke="none"/><path d="M7 33h34M7 37.5h34" stroke="${paint.dark}" stroke-width="1.6"/><ellipse cx="24" cy="27" rx="17" ry="4.5" fill="${paint.water}"/><g fill="#fff"><circle cx="17" cy="25" r="3"/><circle cx="22" cy="24" r="3.6"/><circle cx="28" cy="25" r="3"/></g><path d="M15 19q-3-4 0-8M24 18q-3-5 0-9M33 19q-3-4 0-8" fill="none" stroke="#cfd9da" stroke-width="2.2"/>`,
  54:
    ground() +
    box(17, 42, 24, 16, "#f3ead6", "#cbbd9c") +
    gable(17, 26, 24, 9, paint.dark, "#2b180a") +
    box(8, 42, 12, 24, "#f3ead6", "#cbbd9c") +
    `<path d="M6.5 18L14 4l7.5 14z" fill="${paint.dark}"/><path d="M14 4v-3M12.5 2.5h3" stroke-width="1.5"/>` +
    door(11, 42, 6, 9) +
    pane(12, 22, 4) +
    pane(26, 31, 4) +
    pane(33, 31, 4),
  55:
    ground() +
    box(8, 42, 32, 16, paint.roof, paint.roofShade) +
    gable(8, 26, 32, 9, paint.dark, "#2b180a") +
    box(20, 18, 8, 8, "#f3ead6", "#cbbd9c") +
    gable(19, 10, 10, 5, paint.dark, "#2b180a") +
    `<path d="M22 17q2-6 4 0z" fill="${paint.gold}"/>` +
    door(21, 42, 6, 9) +
    pane(12, 31, 5) +
    pane(31, 31, 5),
  56:
    ground("#b9a27a") +
    front(7, 42, 20, 22) +
    pane(11, 22, 4) +
    door(14, 42, 6, 9) +
    `<path d="M25 22h18v20H25z" fill="#fff7df"/><path d="M28 26h12" stroke-width="2.2"/><path d="M28 30h5M28 33h5M28 36h5M28 39h5M35 36h5M35 39h5"/><rect x="35" y="30" width="5" height="4" fill="${paint.stone}"/>`,
  57:
    ground("#b9a27a") +
    front(7, 42, 34, 24, 5) +
    `<rect x="11" y="14" width="26" height="7" rx="1" fill="${paint.roof}"/><path d="M14 17.5h20" stroke="#ffe08a" stroke-width="2" stroke-dasharray="3 1.5"/><path d="M5 30h38" stroke="${paint.dark}" stroke-width="3"/><path d="M9 42V30M39 42V30" stroke="${paint.dark}" stroke-width="2"/><path d="M18 42v-9h12v9z" fill="#2b1204"/><path d="M18.5 40v-6q3-1 5 1v5zM29.5 40v-6q-3-1-5 1v5z" fill="${paint.wall}"/>` +
    pane(11, 33, 4) +
    pane(33, 33, 4),
  58:
    ground("#b9a27a") +
    box(6, 42, 36, 22, "#e7d3a8", "#b79a62") +
    `<path d="M4 20h40v-3H4z" fill="${paint.roof}"/><path d="M12 17q12-15 24 0z" fill="#e7d3a8"/><path d="M19 16a5 5 0 0 1 10 0z" fill="${paint.gold}"/>` +
    door(9, 42, 8, 15) +
    door(20, 42, 8, 17) +
    door(31, 42, 8, 15) +
    `<path d="M20 33q4-3 8 0v-6q-4-4-8 0z" fill="${paint.roof}"/>` +
    flag(24, 10),
  59:
    ground("#8a7a66") +
    `<path d="M6 25h30c4 0 6-2 8-4 0 8-5 11-12 12l1 5h5v5H12v-5h5l2-6C10 32 6 30 6 25z" fill="#5b5750"/><path d="M6 25h30c4 0 6-2 8-4 0 3-1 5-2 7H7q-1-1-1-3z" fill="#8d8880"/><path d="M20 22l-9-9" stroke="${paint.dark}" stroke-width="2.6"/><path d="M7 14l8-7 4 4-8 7z" fill="${paint.stoneShade}"/><path d="M28 20l2-6M33 20l5-4M24 20l-1-5" stroke="${paint.gold}" stroke-width="1.8"/>`,
  60:
    ground() +
    `<path d="M12 42V30h24v12q-12 5-24 0z" fill="${paint.stone}"/><path d="M27 30h9v12q-5 2-9 2.3z" fill="${paint.stoneShade}" stroke="none"/><path d="M12 36h24M18 30v6M26 36v7M31 30v6" stroke-width=".8"/><ellipse cx="24" cy="30" rx="12" ry="3.5" fill="#27464f"/><path d="M13 30V15M35 30V15" stroke="${paint.dark}" stroke-width="2.6"/>` +
    gable(11, 16, 26, 9, paint.roof, paint.roofShade) +
    `<path d="M24 16v8" /><path d="M21 24h6l-1 5h-4z" fill="${paint.wallShade}"/>`,
  61:
    ground() +
    `<path d="M4 40q2-16 20-16t20 16q-20 6-40 0z" fill="${paint.water}"/><path d="M13 33q3-2 6 0M26 36q3-2 6 0M22 30q3-2 6 0" stroke="#d3eef0" fill="none" stroke-width="1.4"/><path d="M3 41q21-9 42 0v4q-21-8-42 0z" fill="${paint.stone}"/><path d="M12 38v4M20 36.5v4M28 36.5v4M36 38v4" stroke-width=".9"/>` +
    cypress(9, 28, 12) +
    cypress(38, 27, 14),
  62:
    ground() +
    `<path d="M17 43l6-26M31 43l-6-26M19 35h10M20.5 28h7" fill="none" stroke="${paint.dark}" stroke-width="2.2"/><circle cx="24" cy="15" r="12" fill="#cfc5b4" opacity=".55"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<path d="M24 15l-2.6-11h5.2z" transform="rotate(${a} 24 15)" fill="${a % 90 ? "#b9ae9b" : "#efe6d2"}"/>`).join("")}<circle cx="24" cy="15" r="2.6" fill="${paint.roof}"/>`,
  63:
    ground() +
    `<path d="M15 43l2-18M33 43l-2-18M16 35l17-7M32 35l-17-7" fill="none" stroke="${paint.dark}" stroke-width="2.2"/>` +
    box(12, 27, 24, 14) +
    `<path d="M12 23h24M12 17h24" stroke="${paint.dark}" stroke-width="1.4"/>` +
    gable(11, 13, 26, 9, paint.roof, paint.roofShade) +
    `<path d="M24 27v6" stroke="${paint.stoneShade}" stroke-width="2.4"/><path d="M24 37c-2-3 0-4 0-5 0 1 2 2 0 5z" fill="${paint.water}"/>`,
  70:
    ground() +
    `<path d="M24 44V4" stroke="${paint.dark}" stroke-width="3.6"/><path d="M10 12h28M13 20h22" stroke="${paint.dark}" stroke-width="3"/><g fill="#7fc4c0"><rect x="10" y="6" width="4" height="6" rx="1.5"/><rect x="34" y="6" width="4" height="6" rx="1.5"/><rect x="14" y="14" width="4" height="6" rx="1.5"/><rect x="30" y="14" width="4" height="6" rx="1.5"/></g><path d="M0 10q6 3 12-3M36 7q6 6 12 3M0 18q8 2 16-3M32 15q8 5 16 3" fill="none" stroke="#c8763a" stroke-width="1.8"/>`,
};
