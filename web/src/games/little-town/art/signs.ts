import { OUT, oval, shape, stroke } from "./pen";

/** Resources and signs of Little Town on a 24 px grid. */
export const signs = {
  wood:
    shape("M3 15.5L13 9.5q4-2 6.5 1.6t.4 6.4L10 22q-5 1-7.4-2T3 15.5Z", "#9a6232", 1.6) +
    shape("M13 9.5q4-2 6.5 1.6t.4 6.4q-4 1.4-6.6-1.8T13 9.5Z", "#e8bd80", 1.6) +
    oval(16.8, 13.3, 2, 2.2, "none", 0, ' stroke="#9a6232" stroke-width="1.3"') +
    stroke("M5 16.4l6-3.6", "#c98d52", 1.4) +
    shape("M6 11.5L14 6q3-1.4 5.4.6", "none", 0),
  stone:
    shape("M3 9l8-5 10 3v9l-8 5.4L3 18Z", "#a7abb2", 1.6) +
    shape("M3 9l8-5 10 3-8 5.4Z", "#dfe2e6", 1.6) +
    shape("M13 12.4L21 7v9l-8 5.4Z", "#7f848d", 1.6),
  fish:
    shape(
      "M2 12.4Q7 5 14.4 8.2Q17 9.6 18.4 11L22 7.4q.8 5 0 9.4L18.4 13.6Q14 19.4 8 17.4Q4 16 2 12.4Z",
      "#2f86b0",
      1.6,
    ) +
    shape("M3.6 12Q8 7.4 14 9.4q-4 1.2-4.6 3.6-3 .4-5.8-1Z", "#8fd0e6", 0) +
    oval(6.8, 11.4, 1.2, 1.2, "#fff", 0) +
    oval(6.6, 11.5, 0.6, 0.6, OUT, 0) +
    stroke("M11 10.4q1.6 2.2 0 4.6", "#14506e", 1.1),
  wheat:
    stroke("M12 22.5V9", "#8a5f12", 2) +
    shape("M12 2c2.6 2 2.6 5 0 7c-2.6-2-2.6-5 0-7Z", "#f2c653", 1.3) +
    shape(
      "M11.4 12.6C7.6 13 5.6 11 5.6 7.6c3.6-.2 5.8 1.6 5.8 5ZM12.6 12.6c3.8.4 5.8-1.6 5.8-5c-3.6-.2-5.8 1.6-5.8 5Z",
      "#e0b03a",
      1.3,
    ) +
    shape(
      "M11.4 18.6c-3.8.4-5.8-1.6-5.8-5c3.6-.2 5.8 1.6 5.8 5ZM12.6 18.6c3.8.4 5.8-1.6 5.8-5c-3.6-.2-5.8 1.6-5.8 5Z",
      "#e0b03a",
      1.3,
    ),
  coin:
    shape("M12 2.4a9.6 9.6 0 1 1-.1 0Z", "#d9a21f", 1.6) +
    `<circle cx="12" cy="12" r="6.4" fill="#f2c95a" stroke="#8a5c0a" stroke-width="1.1"/>` +
    shape("M12 8v8M9.6 10.2h3.2a1.9 1.9 0 0 1 0 3.8H9.6", "none", 0) +
    stroke("M5 9.4A7.6 7.6 0 0 1 9 5", "#fff3c4", 1.6) +
    shape("M10.6 1.6h2.8v3h-2.8Z", "#8a5c0a", 0) +
    stroke("M12 9v6M9.2 12h5.6", "#8a5c0a", 1.5),
  star:
    shape("M12 2.2l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 16.2l-5.7 3.2 1.4-6.3L2.9 8.8l6.4-.7Z", "#e7a91f", 1.5) +
    shape("M12 4.6l1.9 4.2-1.9 6-4.2 2.6 1.1-4.8L5.2 9.4l4.9-.5Z", "#ffdf7d", 0),
  any:
    shape("M4 6q0-3 3-3h10q3 0 3 3v10q0 3-3 3H7q-3 0-3-3Z", "#fff8e8", 1.5) +
    stroke("M9 8.6q.4-3 3.2-2.8q3 .2 2.8 2.8q-.2 1.8-2.8 2.8v1.8", OUT, 1.8) +
    oval(12.2, 16.3, 1.1, 1.1, OUT, 0),
  clock: oval(12, 12, 9.4, 9.4, "#fff8e8", 1.7) + stroke("M12 6.4V12l3.8 2.4", OUT, 1.9),
  flagend:
    stroke("M6 22V3", OUT, 2.4) +
    shape("M6 3h13l-3 4 3 4H6Z", "#fff8e8", 1.5) +
    shape("M6 3h4.4v4H6ZM10.4 7h4.4v4h-4.4Z", OUT, 0),
  home: shape("M3 12L12 3.6 21 12h-2.4v8.6H5.4V12Z", "#cf6a3f", 1.6) + shape("M10 20.6v-6h4v6Z", "#fff1d6", 1.1),
  grass: shape("M3 4h18v16H3Z", "#a9c666", 1.4) + stroke("M7 17q1-6 2 0M12 17q1-7 2 0M16 17q1-5 2 0", "#4f7a2c", 1.5),
  around:
    shape("M2.6 2.6h18.8v18.8H2.6Z", "#fff8e8", 1.4) +
    stroke("M9 3v18M15 3v18M3 9h18M3 15h18", "#b99c62", 1.1) +
    shape("M9 9h6v6H9Z", "#8F5A00", 0),
  arrow: stroke("M3 12h15M13 6.6l6 5.4-6 5.4", "currentColor", 2.8),
  undo: stroke("M8 5L3.6 9.4 8 13.8M4 9.4h9.4a6 6 0 0 1 0 12H9", "currentColor", 2.4),
  hint:
    shape(
      "M12 2.6a6.6 6.6 0 0 1 4 11.8q-1 1-1 2.6H9q0-1.6-1-2.6a6.6 6.6 0 0 1 4-11.8Z",
      "none",
      0,
      ' stroke="currentColor" stroke-width="2.1" stroke-linejoin="round"',
    ) + stroke("M9.6 20.6h4.8", "currentColor", 2.2),
  check: stroke("M4 13l5.4 5.4L20.4 6", "currentColor", 3.2),
  cross: stroke("M6 6l12 12M18 6L6 18", "currentColor", 2.6),
  lock: shape("M5 11h14v10H5Z", "currentColor", 0) + stroke("M8 11V8a4 4 0 0 1 8 0v3", "currentColor", 2.2),
  left: stroke("M15 4l-8 8 8 8", "currentColor", 2.6),
  up: stroke("M5 15l7-7 7 7", "currentColor", 2.6),
  sun:
    oval(12, 12, 4.4, 4.4, "currentColor", 0) +
    stroke("M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2", "currentColor", 2),
  moon: shape("M19.4 14.6A8.4 8.4 0 1 1 10 4.2a6.8 6.8 0 0 0 9.4 10.4Z", "currentColor", 0),
  book: stroke("M12 6q-4-2.6-9-1.6v14q5-1 9 1.6q4-2.6 9-1.6v-14q-5-1-9 1.6ZM12 6v14", "currentColor", 2),
  gear:
    stroke("M4 7h9M17 7h3M4 17h3M11 17h9", "currentColor", 2.2) +
    oval(15, 7, 2.4, 2.4, "none", 0, ' stroke="currentColor" stroke-width="2"') +
    oval(9, 17, 2.4, 2.4, "none", 0, ' stroke="currentColor" stroke-width="2"'),
  plus: stroke("M12 4.5v15M4.5 12h15", "currentColor", 2.8),
  minus: stroke("M4.5 12h15", "currentColor", 2.8),
  fit: stroke("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5", "currentColor", 2.4),
  first:
    shape("M4 20q-1-9 5-12q0-4 4-5q4 0 4.6 4l3 1.2-3 1.6q0 8-6 10.2Z", "#c8461b", 1.4) +
    shape("M6 19q0-6 6-9q3 3 1 8-3 2-7 1Z", "#f4e2c0", 0) +
    oval(14.6, 6.6, 1, 1, OUT, 0) +
    stroke("M10 20v2.4M13 19.6v2.8", OUT, 1.3),
  laurel:
    stroke("M7 20Q1 13 5 4M17 20q6-7 2-16", "#7a6a1c", 1.6) +
    shape(
      "M5 5q-3 1-3 4q3 0 3-4ZM4.4 10q-3.2.4-3.4 3.6q3.2.2 3.4-3.6ZM6 15q-3 1.2-2 4q3-.8 2-4ZM19 5q3 1 3 4q-3 0-3-4ZM19.6 10q3.2.4 3.4 3.6q-3.2.2-3.4-3.6ZM18 15q3 1.2 2 4q-3-.8-2-4Z",
      "#b59a2a",
      0.8,
    ),
  person: shape("M12 9q5 1 7 13H5q2-12 7-13Z", "#8d857a", 1.5) + oval(12, 6.5, 4, 4, "#a9a196", 1.5),
  vpstar:
    '<g transform="translate(-.3 .4) scale(.72)">' +
    shape("M17 .8L23.1 8.6L32.4 12L26.9 20.2L26.5 30.1L17 27.4L7.5 30.1L7.1 20.2L1.6 12L10.9 8.6Z", "#efb02c", 1.7) +
    shape("M17 4L21.9 10.3L29.3 13L24.9 19.6L24.6 27.5L17 25.3L9.4 27.5L9.1 19.6L4.7 13L12.1 10.3Z", "#ffe089", 0) +
    "</g>",
};

export type Sign = keyof typeof signs;
