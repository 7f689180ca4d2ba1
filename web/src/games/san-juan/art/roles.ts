import { circ, ell, line, path, rect, rows } from "../../../kit/art/svg";
import { icons } from "../../../kit/icons";
import type { Part } from "../../../kit/art/recipe";

export const roles = {
  builder: [
    ["wall", 20, 78, 18, { c: "rust", d: 0, y: 76, sh: 0, plinth: 0 }],
    [
      "raw",
      [62, 67, 72]
        .map(
          (y, j) =>
            line(20, y, 98, y, "#F3C9A8", 1) +
            [0, 1, 2, 3, 4, 5]
              .map((i) => line(30 + i * 13 - (j % 2) * 6, y - 4.5, 30 + i * 13 - (j % 2) * 6, y, "#F3C9A8", 1))
              .join(""),
        )
        .join(""),
    ],
    ["wall", 64, 24, 34, { c: "cream", d: 8, y: 58, sh: 0, plinth: 0 }],
    ["window", 72, 34, 8, 11, { arch: 1 }],
    ["beam", 58, 60, 58, 18, 2.4],
    ["beam", 96, 60, 96, 18, 2.4],
    ["beam", 54, 30, 100, 30, 2.4],
    [
      "raw",
      path("M20 55L52 44L48 58Z", "#C9D0D8", "#20242b", 1.2) +
        path("M20 55L52 44L44 50Z", "#F3F6F8") +
        path("M50 50L58 47", "", "#20242b", 4) +
        path("M57 48L40 30", "", "#35190F", 0.1) +
        line(52, 49, 60, 40, "#20242b", 3.4) +
        line(59, 41, 70, 30, "#35190F", 6) +
        line(59, 41, 70, 30, "#B07A45", 4),
    ],
  ],
  producer: [
    [
      "raw",
      `<path d="M0 60Q60 52 120 60V84H0Z" fill="var(--grass)"/>` +
        [0, 1, 2, 3, 4].map((i) => path(`M${10 + i * 25} 84L${45 + i * 8} 57`, "", "#6b9a45", 3.4)).join(""),
    ],
    [
      "raw",
      path("M30 54H90L82 80H38Z", "#B07A45", "#35190F", 1.3) +
        [36, 46, 56, 66, 76].map((x) => line(x, 55, x + (60 - x) * -0.1 + 2, 79, "#8A5A32", 1.4)).join("") +
        path("M32 61H88M35 70H85", "", "#DDB37C", 2) +
        rect(27, 51, 66, 5, "#C59A68", "#35190F", 2),
    ],
    [
      "raw",
      rows([
        [38, 46, "indigo"],
        [54, 42, "tobacco"],
        [70, 44, "coffee"],
        [82, 48, "sugar"],
      ])
        .map(
          (a) =>
            `<svg x="${a[0] - 11}" y="${a[1] - 13}" width="24" height="24" viewBox="0 0 24 24">${icons[a[2]]}</svg>`,
        )
        .join(""),
    ],
    ["palm", 108, 62, 34, { lean: -5 }],
  ],
  trader: [
    ["raw", '<rect y="54" width="120" height="30" fill="var(--sea)"/>'],
    ["mast", 46, 64, 56, { w: 14 }],
    ["mast", 74, 64, 48, { w: 12 }],
    ["flag", 46, 12, 8, { c: "red" }],
    ["raw", path("M20 62L46 20M20 60L8 50", "", "#5A3A24", 1)],
    ["hull", 18, 75, 80],
    ["raw", path("M4 77q6 -3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0", "", "#fff", 1.6, 'opacity=".8"')],
  ],
  councillor: [
    [
      "raw",
      path("M26 20H84Q92 20 91 28H84V66Q84 76 74 76H20Q28 74 28 66V28Q28 22 26 20Z", "#FFF6E0", "#5A3A24", 1.4) +
        path("M84 20Q92 20 91 28H84Z", "#D9BE8C", "#5A3A24", 1.2) +
        [32, 39, 46, 53].map((y, i) => line(36, y, 76 - (i % 3) * 8, y, "#8A6A4A", 1.8)).join("") +
        circ(70, 64, 8, "#C8462E", "#5a150a", 1.2) +
        circ(70, 64, 4.6, "none", "#F3A390", 1.2) +
        path("M66 71L63 80L69 76L73 81L74 71Z", "#A3271B") +
        path("M104 10Q84 24 78 52L81 54Q102 40 104 10Z", "#94BDDF", "#1d3f5e", 1.2) +
        path("M103 12Q88 32 78 58", "", "#1d3f5e", 1.3),
    ],
  ],
  prospector: [
    [
      "raw",
      '<path d="M0 52Q30 44 60 52T120 50V84H0Z" fill="var(--sea)"/><path d="M0 84V72Q30 62 60 72T120 70V84Z" fill="var(--sand)"/>',
    ],
    ["rock", 84, 62, 34, 26],
    [
      "raw",
      ell(54, 64, 38, 13, "#5C626D", "#20242b") +
        ell(54, 61, 38, 12, "#8b929d", "#20242b") +
        ell(54, 62, 30, 8.6, "#3f8fa3") +
        rows([
          [42, 62],
          [52, 65],
          [62, 62],
          [56, 59],
          [47, 58],
          [66, 65],
        ])
          .map(
            (a, i) =>
              circ(a[0], a[1], 3.6 + (i % 2), "#E6B33A", "#6b4a08") + circ(a[0] - 1.2, a[1] - 1.2, 1.2, "#FFF0B0"),
          )
          .join(""),
    ],
    [
      "raw",
      line(34, 52, 84, 12, "#35190F", 5) +
        line(34, 52, 84, 12, "#B07A45", 3.4) +
        path("M66 8Q86 8 98 28", "", "#20242b", 6) +
        path("M66 8Q86 8 98 28", "", "#9AA3AD", 4),
    ],
  ],
} satisfies Record<string, Part[]>;
