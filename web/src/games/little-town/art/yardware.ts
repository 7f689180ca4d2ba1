import { rows } from "../../../kit/art/svg";
import { OUT, box, n, outline, oval, paint, shape, stroke, type Paint } from "./pen";

export const yardware = {
  sign(x: number, y: number, kind: "mug" | "bread" | "book" | "fork" | "fish" | "saw"): string {
    let s = stroke(`M${x - 7} ${y - 6}h8`, OUT, 2) + box(x - 6, y - 5, 11, 10.5, paint.wood[0], 1.2, 2);
    const c = x - 0.5,
      d = y + 0.2;
    const g = {
      mug:
        box(c - 3, d - 2.5, 4.6, 5.4, paint.gold[1], 0.8, 0.6) +
        stroke(`M${c + 1.8} ${d - 1.4}q2.6 1.4 0 3`, OUT, 0.9) +
        oval(c - 0.8, d - 2.8, 2.5, 1.1, "#fff", 0),
      bread:
        shape(`M${c - 4} ${d + 2}q0-5 4-5t4 5Z`, paint.copper[0], 0.9) +
        stroke(`M${c - 1.5} ${d - 1}l1 2M${c + 1} ${d - 1.4}l1 2`, OUT, 0.7),
      book:
        shape(`M${c - 4} ${d - 2.5}q2-1 4 0q2-1 4 0v5q-2-1-4 0q-2-1-4 0Z`, "#fffaf0", 0.9) +
        stroke(`M${c} ${d - 2.5}v5`, OUT, 0.8),
      fork: stroke(`M${c - 2} ${d + 3}v-6M${c - 3} ${d - 3}v2h2v-2M${c + 2} ${d + 3}v-6q-1.6 1-1.4 3.4h1.4`, OUT, 0.9),
      fish: shape(`M${c - 4} ${d}q3-3.4 6 0l2-2v4l-2-2q-3 3.4-6 0Z`, paint.blue[1], 0.8),
      saw: shape(`M${c - 4} ${d + 2}l1-4h7l-1 3-1-1-1 1-1-1-1 1-1-1Z`, paint.stone[1], 0.8),
    }[kind];
    return s + (g || "");
  },
  barrel(x: number, y: number, r?: number): string {
    r = r || 5;
    return (
      shape(
        `M${x - r} ${y - r * 2}q${r} -2 ${r * 2} 0q2 ${r} 0 ${r * 2}q-${r} 2 -${r * 2} 0q-2 -${r} 0 -${r * 2}Z`,
        paint.wood[1],
        1.1,
      ) +
      stroke(
        `M${x - r - 0.6} ${y - r * 1.45}h${r * 2 + 1.2}M${x - r - 0.6} ${y - r * 0.5}h${r * 2 + 1.2}`,
        "#4c4038",
        1.2,
      ) +
      stroke(`M${x - r * 0.5} ${y - r * 1.9}v${r * 1.8}`, paint.wood[0], 1.2)
    );
  },
  crate(x: number, y: number, w: number, f?: string | string[]): string {
    return (
      box(x, y - w * 0.72, w, w * 0.72, paint.wood[0], 1.1, 0.6) +
      stroke(
        `M${x} ${y - w * 0.36}h${w}M${x + w * 0.33} ${y}v-${w * 0.72}M${x + w * 0.66} ${y}v-${w * 0.72}`,
        paint.wood[2],
        0.8,
      ) +
      (f
        ? [0.2, 0.5, 0.8]
            .map((q, i) =>
              oval(x + w * q, y - w * 0.76, w * 0.17, w * 0.16, (Array.isArray(f) ? f[i % f.length] : f) ?? OUT, 0.8),
            )
            .join("")
        : "")
    );
  },
  sack(x: number, y: number, s?: number, c?: string): string {
    s = s || 1;
    return (
      shape(`M${x - 5 * s} ${y}q-2-8 3-10l-2-3h8l-2 3q5 2 3 10Z`, c || "#ead6a6", 1.1) +
      stroke(`M${x - 2 * s} ${y - 10}h4`, paint.wood[2], 1.2)
    );
  },
  flag(x: number, y: number, h: number, c?: Paint, dir?: number): string {
    const A = paint[c || "red"],
      k = dir || 1;
    return (
      stroke(`M${x} ${y}v-${h}`, OUT, 1.8) +
      shape(`M${x} ${y - h}q${5 * k} -2 ${11 * k} 1l-${3 * k} 2.6l${3 * k} 2.6q-${6 * k} -2 -${11 * k} 1Z`, A[1], 1)
    );
  },
  wheel(x: number, y: number, r: number): string {
    let d = "";
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4;
      d += `M${x} ${y}L${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}`;
    }
    return (
      stroke(d, OUT, 2.2) +
      stroke(d, paint.wood[0], 1) +
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${OUT}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${paint.wood[0]}" stroke-width="2"/>` +
      oval(x, y, 2, 2, paint.wood[2], 1)
    );
  },
  plank(x: number, y: number, w: number, k?: number): string {
    let s = "";
    for (let i = 0; i < (k || 3); i++)
      s += shape(
        outline([
          [x + i * 1.5, y - i * 3.2],
          [x + w + i * 1.5, y - i * 3.2],
          [x + w + i * 1.5, y - i * 3.2 - 3.2],
          [x + i * 1.5, y - i * 3.2 - 3.2],
        ]),
        paint.wood[i % 2 ? 1 : 0],
        1,
      );
    return s;
  },
  logpile(x: number, y: number): string {
    let s = "";
    rows([
      [0, 0],
      [8, 0],
      [16, 0],
      [4, -6.6],
      [12, -6.6],
      [8, -13],
    ]).forEach(
      (q) =>
        (s +=
          oval(x + q[0], y + q[1] - 4, 4.3, 4.3, "#e2b477", 1.2) +
          oval(x + q[0], y + q[1] - 4, 2.1, 2.1, "none", 0, ' stroke="#a06a34" stroke-width=".9"')),
    );
    return s;
  },
  block(x: number, y: number, w: number, h: number): string {
    const d = w * 0.3;
    return (
      shape(
        outline([
          [x, y],
          [x + w, y],
          [x + w, y - h],
          [x, y - h],
        ]),
        paint.stone[1],
        1.1,
      ) +
      shape(
        outline([
          [x, y - h],
          [x + d, y - h - d * 0.7],
          [x + w + d, y - h - d * 0.7],
          [x + w, y - h],
        ]),
        paint.stone[0],
        1.1,
      ) +
      shape(
        outline([
          [x + w, y],
          [x + w + d, y - d * 0.7],
          [x + w + d, y - h - d * 0.7],
          [x + w, y - h],
        ]),
        paint.stone[2],
        1.1,
      )
    );
  },
  fishy(x: number, y: number, s: number, c?: string): string {
    return (
      shape(
        `M${x - 6 * s} ${y}q${5 * s} -${5 * s} ${9 * s} 0l${3.6 * s} -${3 * s}v${6 * s}l-${3.6 * s} -${3 * s}q-${4 * s} ${5 * s} -${9 * s} 0Z`,
        c || "#8cc3dd",
        0.9,
      ) + oval(x - 3 * s, y - 0.7 * s, 0.7 * s, 0.7 * s, OUT, 0)
    );
  },
  parasol(x: number, y: number, c?: Paint): string {
    const A = paint[c || "red"];
    return (
      stroke(`M${x} ${y}v-20`, OUT, 1.8) +
      shape(`M${x - 13} ${y - 17}q13-15 26 0q-4.3-3-8.6 0q-4.4-3-8.8 0q-4.3-3-8.6 0Z`, A[1], 1.1) +
      shape(`M${x - 4.4} ${y - 17}q1-9 4.4-10.5q3.4 1.5 4.4 10.5q-4.4-3-8.8 0Z`, "#fff6dd", 0.8)
    );
  },
  table(x: number, y: number): string {
    return (
      oval(x, y - 6, 7, 2.6, paint.wood[0], 1.1) +
      stroke(`M${x} ${y - 3.6}v4M${x - 3} ${y + 0.6}h6`, OUT, 1.5) +
      oval(x - 2, y - 6.8, 1.5, 1, "#fff", 0.6) +
      oval(x + 2.6, y - 6.4, 1.5, 1, "#fff", 0.6)
    );
  },
  cart(x: number, y: number): string {
    return (
      shape(
        outline([
          [x, y - 12],
          [x + 22, y - 12],
          [x + 19, y - 3],
          [x + 3, y - 3],
        ]),
        paint.wood[1],
      ) +
      stroke(`M${x + 1} ${y - 8}h20`, paint.wood[2], 1) +
      oval(x + 6, y - 2, 3.2, 3.2, "#5b5148", 1.2) +
      oval(x + 16, y - 2, 3.2, 3.2, "#5b5148", 1.2) +
      rows([
        [4, -13],
        [10, -15],
        [16, -13.4],
      ])
        .map(
          (q) =>
            oval(x + q[0], y + q[1], 3.6, 2.8, paint.gold[1], 1) +
            oval(x + q[0] - 1, y + q[1] - 0.8, 1.3, 0.9, paint.gold[0], 0),
        )
        .join("")
    );
  },
};
