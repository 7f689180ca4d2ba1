/** Mountains and woods. They overlap, so everything upright is painted in the order of its foot. */
import { OUT, n, outline, random, shape, stroke, type Point } from "../pen";
import { blob, type Random } from "./curves";
import type { Feature } from "./land";
import { tree } from "./trees";

/** What lies on the ground, and what stands on it. */
export class Canvas {
  floor = "";
  #standing: [number, string][] = [];

  put(foot: number, drawing: string): void {
    this.#standing.push([foot, drawing]);
  }

  get standing(): string {
    return this.#standing
      .sort((a, b) => a[0] - b[0])
      .map((it) => it[1])
      .join("");
  }
}

export function mountain(canvas: Canvas, i: Feature): void {
  const r2 = random(31 + i.c * 5 + i.r),
    x = i.c * 100,
    y = i.r * 100 + 92,
    w = i.w * 100;
  canvas.floor += `<path d="${blob(x + w / 2, y - 13, w * 0.5, 21, 0.08, r2, 14)}" fill="#a5b968" opacity=".85"/><path d="${blob(x + w / 2 + 4, y - 7, w * 0.47, 14, 0.08, r2, 14)}" fill="#7f9450" opacity=".6"/>`;
  if (i.w === 1) {
    canvas.put(y - 30, peak(x + 66, y - 12, 56, 62, r2, true));
    canvas.put(y - 22, peak(x + 38, y - 4, 68, 84, r2, true));
    canvas.put(y - 10, peak(x + 72, y, 40, 32, r2, false));
  } else {
    canvas.put(y - 34, peak(x + 78, y - 16, 70, 70, r2, true));
    canvas.put(y - 33, peak(x + 160, y - 14, 66, 66, r2, true));
    canvas.put(y - 22, peak(x + 42, y - 4, 72, 80, r2, true));
    canvas.put(y - 21, peak(x + 116, y - 4, 84, 88, r2, true));
    canvas.put(y - 10, peak(x + 172, y - 1, 48, 40, r2, false));
    canvas.put(y - 9, peak(x + 78, y, 42, 30, r2, false));
  }
  for (let k = 0; k < 3 * i.w; k++)
    canvas.put(
      y + 2,
      tree(
        k % 2 ? "lt-f1" : "lt-f2",
        x + 10 + ((w - 20) * (k + 0.3 * r2())) / (3 * i.w - 0.6),
        y + 1 + r2() * 3,
        0.42 + r2() * 0.14,
      ),
    );
  canvas.put(y + 1, shape(`M${x + w * 0.5} ${y + 1}l3-6 7-1 4 7Z`, "#c9beb3", 1.2).replace(OUT, "#4b3f3a"));
}

export function wood(canvas: Canvas, i: Feature): void {
  const r2 = random(71 + i.c * 11 + i.r * 3);
  let x0 = i.c * 100 + 14,
    x1 = (i.c + i.w) * 100 - 14,
    y0 = i.r * 100 + 34,
    y1 = (i.r + i.h) * 100 - 7;
  if (i.c === 0) x0 -= 12;
  if (i.c + i.w === 9) x1 += 12;
  canvas.floor += `<path d="${blob((x0 + x1) / 2, (y0 + y1) / 2 - 2, (x1 - x0) / 2 + 14, (y1 - y0) / 2 + 16, 0.08, r2, 14)}" fill="#6c9340" opacity=".9"/><path d="${blob((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2 + 6, (y1 - y0) / 2 + 8, 0.08, r2, 14)}" fill="#527a33" opacity=".75"/>`;
  const nx = 4 * i.w + (i.w > 1 ? 1 : 0),
    ny = 4 * i.h;
  for (let a = 0; a < ny; a++)
    for (let b = 0; b < nx; b++) {
      const odd = a % 2 ? 0.5 : 0;
      const x = x0 + (x1 - x0) * ((b + odd) / (nx - 0.5)) + (r2() - 0.5) * 8,
        y = y0 + (y1 - y0) * (a / (ny - 1)) + (r2() - 0.5) * 7;
      const k = r2();
      const id = k < 0.26 ? "lt-t1" : k < 0.46 ? "lt-t2" : k < 0.62 ? "lt-t3" : k < 0.82 ? "lt-f1" : "lt-f2";
      canvas.put(y, tree(id, Math.min(x, x1 + 5), y, 0.72 + r2() * 0.22));
    }
}

/** One peak: lit left face, shaded right face, snow when it is high. */
function peak(x: number, base: number, w: number, h: number, rnd: Random, snow: boolean): string {
  const ax = x + (rnd() - 0.5) * w * 0.12,
    ay = base - h,
    j = (v: number) => (rnd() - 0.5) * v;
  const l: [Point, Point, Point, Point] = [
      [x - w * 0.5, base],
      [x - w * 0.4 + j(3), base - h * 0.22],
      [x - w * 0.25 + j(3), base - h * 0.52],
      [x - w * 0.13 + j(2), base - h * 0.72],
    ],
    r: [Point, Point, Point, Point] = [
      [x + w * 0.12 + j(2), base - h * 0.76],
      [x + w * 0.24 + j(3), base - h * 0.5],
      [x + w * 0.38 + j(3), base - h * 0.25],
      [x + w * 0.5, base],
    ];
  const ridge: [Point, Point, Point, Point] = [
    [ax + w * 0.05, base - h * 0.7],
    [ax - w * 0.04, base - h * 0.48],
    [ax + w * 0.09, base - h * 0.26],
    [ax + w * 0.02, base],
  ];
  let s = shape(outline([...l, [ax, ay], ...r]), "#a1958c", 1.7).replace(OUT, "#4b3f3a");
  s +=
    shape(outline([...l, [ax, ay], ...ridge]), "#cbc0b4", 0) +
    shape(outline([[ax, ay], ...r, ...ridge.slice().reverse()]), "#857972", 0);
  s +=
    shape(
      outline([l[1], l[2], [x - w * 0.1, base - h * 0.3], [x - w * 0.2, base - h * 0.06]]),
      "#ddd4c9",
      0,
      ' opacity=".7"',
    ) + shape(outline([r[1], r[2], r[3], [x + w * 0.24, base]]), "#685d58", 0, ' opacity=".6"');
  s += stroke(
    `M${n(ridge[0][0])} ${n(ridge[0][1])}L${n(ridge[1][0])} ${n(ridge[1][1])}L${n(ridge[2][0])} ${n(ridge[2][1])}M${n(r[1][0] - 4)} ${n(r[1][1] + 6)}l-5 9M${n(l[2][0] + 5)} ${n(l[2][1] + 8)}l-3 10`,
    "#5d524d",
    1.2,
    ' opacity=".7"',
  );
  if (snow) {
    const z = 0.34;
    const q = (t: number): Point => [ax + (l[3][0] - ax) * t * 1.25, ay + (l[3][1] - ay) * t * 1.25],
      u = (t: number): Point => [ax + (r[0][0] - ax) * t * 1.4, ay + (r[0][1] - ay) * t * 1.4];
    s +=
      shape(
        outline([
          [ax, ay],
          q(1),
          [ax - w * 0.08, ay + h * z * 0.72],
          [ax - w * 0.03, ay + h * z * 1.05],
          [ax + w * 0.03, ay + h * z * 0.7],
          [ax + w * 0.08, ay + h * z * 0.98],
          u(1),
        ]),
        "#e4ecf0",
        0,
      ) +
      shape(
        outline([
          [ax, ay],
          q(1),
          [ax - w * 0.08, ay + h * z * 0.72],
          [ax - w * 0.03, ay + h * z * 1.05],
          [ax + w * 0.01, ay + h * z * 0.6],
        ]),
        "#ffffff",
        0,
      );
  }
  return s + shape(outline([...l, [ax, ay], ...r]), "none", 1.7).replace(OUT, "#4b3f3a");
}
