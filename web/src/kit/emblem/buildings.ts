/** Signs of emblems that are buildings, on a field of 48 by 48 with the ground at 38. */
import { parts, type Part } from "../art/recipe";
import { circ, path } from "../art/svg";

const drawn = (list: Part[], transform = ""): string => `<g transform="${transform}">${parts(list)}</g>`;

/** What was drawn 120 wide with the ground at 72, made small. */
const small = (list: Part[], scale = 0.42): string =>
  drawn(list, `translate(${24 - 60 * scale} ${38 - 72 * scale}) scale(${scale})`);

const sails = [20, 110, 200, 290]
  .map(
    (turn) =>
      `<g transform="rotate(${turn})"><path d="M0 0V-14" stroke="#5A3A24" stroke-width="1.3"/><path d="M.6 -4H4V-14H.6Z" fill="#FFF6E0" stroke="#5A3A24" stroke-width=".8"/></g>`,
  )
  .join("");

export const buildings = {
  lighthouse: () =>
    drawn([
      ["rock", 10, 40, 28, 6, {}],
      ["round", 24, 13, 22, { c: "white", w2: 9, y: 37 }],
      ["raw", path("M18.2 31H29.8L29.2 26H18.8Z", "#C8462E") + path("M19.4 21H28.6L28.2 17H19.8Z", "#C8462E")],
      ["round", 24, 7, 4, { c: "gold", y: 15 }],
      ["dome", 24, 11, 4.5, { c: "clay", lantern: 0 }],
    ]),
  chapel: () =>
    small(
      [
        ["wall", 40, 34, 28, { c: "white", d: 18 }],
        ["gable", 40, 34, 44, { c: "white", d: 18, rh: 16 }],
        ["cross", 57, 28, 12],
        ["door", 51, 12, 18, { c: "teal" }],
        ["cypress", 28, 74, 30],
      ],
      0.5,
    ),
  well: () =>
    drawn([
      ["round", 24, 20, 10, { c: "stone", y: 37 }],
      ["beam", 15, 30, 15, 16, 2],
      ["beam", 33, 30, 33, 16, 2],
      ["gable", 13, 22, 17, { d: 4, rh: 7 }],
      ["rope", 24, 17, 24, 27],
    ]),
  statue: () =>
    drawn([
      ["block", 15, 39, 16, 9, { c: "stone", d: 5 }],
      [
        "raw",
        path("M21 30Q20 23 22 19Q24 17 26 19Q28 23 27 30Z", "#EFE9DF", "#5b5146", 1) +
          path("M26 20L32 12", "", "#5b5146", 3) +
          path("M26 20L32 12", "", "#EFE9DF", 1.8) +
          circ(24, 14.5, 3.2, "#EFE9DF", "#5b5146", 1),
      ],
    ]),
  column: () =>
    drawn([
      ["block", 15, 40, 16, 5, { c: "stone", d: 5 }],
      ["column", 24, 35, 20, 6],
      ["raw", circ(24, 10.5, 3.4, "#E6B33A", "#5b3d08", 1)],
    ]),
  horse: () =>
    path("M14 39Q15 30 14 26Q13 16 23 12L25 8L27 12Q34 16 36 24L33 27L27 23Q24 30 31 39Z", "#9A6A2F", "#35190F", 1.2) +
    path("M23 12Q13 17 15 29M21 14Q17 18 17 24", "", "#35190F", 1.6) +
    circ(29, 18, 1.1, "#2A1B10"),
  crane: () =>
    drawn([
      ["block", 10, 40, 20, 4, { c: "stone", d: 4 }],
      ["beam", 18, 36, 18, 12, 2.4],
      ["beam", 12, 20, 37, 11, 2],
      ["beam", 18, 28, 28, 15, 1.6],
      ["rope", 35, 12, 35, 25],
      ["crate", 31, 33, 8],
    ]),
  stall: () =>
    drawn([
      ["block", 11, 39, 24, 8, { c: "wood", d: 4 }],
      ["beam", 12, 31, 12, 17, 1.4],
      ["beam", 36, 31, 36, 17, 1.4],
      ["raw", [15, 20, 25, 30].map((x, i) => circ(x, 30, 2.4, i % 2 ? "#C8462E" : "#E8B21F", "#35190F", 0.6)).join("")],
      ["awning", 12, 12, 24, 8, { c: "red" }],
    ]),
  library: () =>
    small([
      ["wall", 28, 58, 26, { c: "cream", d: 10 }],
      ["flat", 28, 58, 46, { c: "cream", d: 10 }],
      ["colonnade", 40, 34, 4, 72, 22, { w: 4 }],
      ["pediment", 38, 38, 48, 12],
      ["dome", 57, 36, 13, { c: "bronze" }],
    ]),
  palace: () =>
    small([
      ["tower", 20, 18, 36, { c: "lilac", top: "flat", d: 6 }],
      ["tower", 80, 18, 36, { c: "lilac", top: "flat", d: 6 }],
      ["wall", 36, 46, 30, { c: "mustard", d: 8 }],
      ["dome", 29, 36, 9, { c: "gold" }],
      ["dome", 89, 36, 9, { c: "gold" }],
      ["dome", 60, 42, 16, { c: "gold", k: 1.1 }],
      ["arch", 52, 16, 22, { c: "gold" }],
    ]),
  cathedral: () =>
    small([
      ["wall", 42, 36, 36, { c: "sky", d: 8 }],
      ["gable", 42, 36, 36, { c: "sky", d: 8, rh: 12, roof: "slate" }],
      ["tower", 26, 16, 48, { c: "sky", d: 6, roof: "slate" }],
      ["tower", 78, 16, 48, { c: "sky", d: 6, roof: "slate" }],
      ["rose", 60, 44, 7],
      ["arch", 53, 14, 18, { c: "white", f: "#6b3f1a" }],
    ]),
  arch: () =>
    small([
      ["block", 26, 72, 68, 44, { c: "sand", d: 10 }],
      ["block", 22, 28, 76, 8, { c: "sand", d: 12 }],
      ["arch", 48, 24, 34, { c: "white", f: "#94BDDF" }],
      ["arch", 32, 10, 20, { c: "white", f: "#94BDDF" }],
      ["arch", 78, 10, 20, { c: "white", f: "#94BDDF" }],
    ]),
  kiln: () =>
    drawn([
      ["round", 22, 22, 22, { c: "grey", w2: 10, y: 38 }],
      ["chimney", 19, 17, 4, { smoke: 1, w: 6, c: "stone" }],
      ["arch", 17, 10, 11, { y: 38, c: "stone", f: "#2b160c" }],
      ["fire", 22, 38, 0.8],
    ]),
  mill: () =>
    small([
      ["wall", 44, 36, 27, { c: "white", d: 12 }],
      ["gable", 44, 36, 45, { c: "white", d: 12, rh: 14 }],
      ["door", 58, 10, 14, { c: "teal" }],
      ["wheel", 38, 58, 16, { paddle: 1, k: 10 }],
    ]),
  aqueduct: () =>
    small([
      ["block", 16, 72, 86, 18, { c: "peach", d: 0 }],
      ["block", 16, 54, 86, 18, { c: "peach", d: 0 }],
      ["arcade", 16, 86, 4, 15, { c: "white", f: "#94BDDF" }],
      ["arcade", 16, 86, 6, 14, { y: 54, c: "white", f: "#94BDDF" }],
      ["block", 14, 36, 90, 5, { c: "sea", d: 0 }],
    ]),
  mine: () =>
    drawn([
      ["rock", 6, 39, 36, 24, { c: "oak" }],
      ["arch", 17, 14, 15, { y: 39, c: "wood", f: "#2b160c" }],
      ["barrel", 35, 40, 4, { fill: "gold" }],
    ]),
  castle: () =>
    drawn([
      ["tower", 14, 16, 22, { c: "stone", y: 38, top: "crenel", sh: 0, d: 6 }],
      ["arch", 19, 6, 10, { y: 38, c: "stone" }],
      ["flag", 22, 13, 8, { c: "red" }],
    ]),
  dome: () =>
    drawn([
      ["round", 24, 24, 9, { c: "sand", y: 37 }],
      ["dome", 24, 29, 12.5, { c: "gold", k: 1.1 }],
    ]),
  temple: () =>
    drawn([
      ["block", 9, 38, 27, 3, { c: "marble", d: 4 }],
      ["colonnade", 9, 27, 4, 35, 13, { w: 3.4 }],
      ["pediment", 9, 27, 21, 9],
    ]),
  windmill: () =>
    drawn([
      ["round", 24, 15, 20, { c: "white", w2: 10, y: 39 }],
      ["raw", path("M18 20L24 12L30 20Z", "#CFA55A", "#5b3d08", 0.9)],
    ]) + `<g transform="translate(24 19)">${sails}<circle r="1.6" fill="#5A3A24"/></g>`,
  wires: () =>
    drawn([
      ["beam", 24, 41, 24, 9, 2.8],
      ["beam", 13, 15, 35, 15, 2.2],
      ["beam", 15, 22, 33, 22, 2],
    ]) +
    [14, 34].map((x) => circ(x, 12.6, 2, "#8FD6C8", "#123")).join("") +
    path("M6 15Q10 18 14 12.6M34 12.6Q39 18 43 14", "", "#B4622A", 1.3),
};
