/** What a house has besides walls: openings, chimneys, cloth. */
import { box, n, outline, oval, paint, shape, stroke, type Paint } from "./pen";

export const fittings = {
  chimney(x: number, y: number, h: number, smoke?: number): string {
    let s =
      box(x, y - h, 6.5, h, paint.clay[1]) +
      box(x, y - h, 2.2, h, paint.clay[0], 0) +
      box(x - 1, y - h - 2, 8.5, 3, paint.stone[1], 1.1);
    if (smoke)
      s += shape(`M${x + 3} ${y - h - 4}c-5-3 0-7 3-6c0-5 8-5 8 0c5-1 5 6 0 6Z`, "#fffdf4", 0.9, ' opacity=".92"');
    return s;
  },
  win(x: number, y: number, w: number, h: number, round?: number): string {
    return (
      (round
        ? shape(`M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`, "var(--win)", 1.1)
        : box(x, y - h, w, h, "var(--win)", 1.1)) +
      stroke(`M${x + w / 2} ${y}v-${h}` + (round ? "" : `M${x} ${y - h / 2}h${w}`), "#fff3d4", 0.9)
    );
  },
  door(x: number, y: number, w: number, h: number, c?: string): string {
    return (
      shape(`M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`, c || paint.wood[2], 1.2) +
      oval(x + w * 0.74, y - h * 0.38, 0.9, 0.9, paint.gold[0], 0)
    );
  },
  gate(x: number, y: number, w: number, h: number): string {
    return (
      shape(`M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`, "#40291a", 1.2) +
      stroke(`M${x + w * 0.33} ${y}v-${h - 2}M${x + w * 0.66} ${y}v-${h - 2}M${x} ${y - h * 0.4}h${w}`, "#8a6439", 1)
    );
  },
  barn(x: number, y: number, w: number, h: number): string {
    return (
      box(x, y - h, w, h, paint.wood[1], 1.2) +
      stroke(`M${x} ${y}L${x + w} ${y - h}M${x + w} ${y}L${x} ${y - h}M${x + w / 2} ${y}v-${h}`, paint.plaster[0], 1.3)
    );
  },
  awning(x: number, y: number, w: number, h: number, c: Paint, c2?: string): string {
    const m = 5,
      u = w / m,
      A = paint[c];
    let s = "";
    for (let i = 0; i < m; i++) {
      const a = i / m,
        b = (i + 1) / m;
      s += shape(
        `M${n(x + 3 + (w - 6) * a)} ${y - h}L${n(x + 3 + (w - 6) * b)} ${y - h}L${n(x + u * (i + 1))} ${y}q${n(-u / 2)} 4 ${n(-u)} 0Z`,
        i % 2 ? c2 || "#fff8e6" : A[1],
        1,
      );
    }
    return s;
  },
  tent(x: number, y: number, w: number, h: number, c: Paint): string {
    const A = paint[c],
      m = 5;
    let s = "";
    for (let i = 0; i < m; i++)
      s += shape(
        outline([
          [x + (w * i) / m, y - h * 0.4],
          [x + (w * (i + 1)) / m, y - h * 0.4],
          [x + (w * (i + 1)) / m, y],
          [x + (w * i) / m, y],
        ]),
        i % 2 ? "#fff6de" : A[1],
        0.8,
      );
    for (let i = 0; i < m; i++)
      s += shape(
        outline([
          [x - 4 + ((w + 8) * i) / m, y - h * 0.4],
          [x - 4 + ((w + 8) * (i + 1)) / m, y - h * 0.4],
          [x + w / 2, y - h],
        ]),
        i % 2 ? "#fff6de" : i < 2 ? A[0] : A[1],
        1,
      );
    return s + shape(`M${x + w * 0.4} ${y}l${w * 0.1} -${h * 0.34}l${w * 0.1} ${h * 0.34}Z`, "#5b2b1c", 1);
  },
};
