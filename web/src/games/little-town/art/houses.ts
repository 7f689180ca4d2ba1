/** Whole houses and towers: walls under their roofs. */
import { OUT, box, n, outline, paint, shape, stroke, type Paint, type Point } from "./pen";

export const houses = {
  /* gable house: front gable at x..x+w, long lit side runs back to the left by d */
  house(x: number, y: number, w: number, h: number, rh: number, d: number, wall: Paint, roof: Paint): string {
    const W = paint[wall],
      F = paint[roof],
      k = 0.26,
      o = 3,
      ax = x + w / 2,
      ay = y - h - rh,
      sl = rh / (w / 2),
      dk = d * k;
    let s = shape(`M${x + w} ${y}l${9} -2v-${h * 0.5}l-9 0Z`, "#2a3a12", 0, ' opacity=".18"');
    s += shape(
      outline([
        [x, y],
        [x - d, y - dk],
        [x - d, y - dk - h],
        [x, y - h],
      ]),
      W[0],
    );
    s += shape(
      outline([
        [x, y],
        [x + w, y],
        [x + w, y - h],
        [ax, ay],
        [x, y - h],
      ]),
      W[1],
    );
    s += shape(
      outline([
        [x + w * 0.72, y],
        [x + w, y],
        [x + w, y - h],
        [x + w * 0.72, y - h - rh * 0.5],
      ]),
      W[2],
      0,
      ' opacity=".35"',
    );
    s += houses.beams(x, y, w, h, wall);
    const e0: Point = [x - o, y - h + o * sl],
      e1: Point = [x - d - o, y - dk - h + o * sl],
      r1: Point = [ax - d, ay - dk];
    s += shape(outline([[ax, ay - 1], e0, e1, [r1[0], r1[1] - 1]]), F[0]);
    let t = "";
    for (let i = 1; i < 4; i++) {
      const q = i / 4;
      t += `M${n(ax + (e0[0] - ax) * q)} ${n(ay + (e0[1] - ay) * q)}L${n(r1[0] + (e1[0] - r1[0]) * q)} ${n(r1[1] + (e1[1] - r1[1]) * q)}`;
    }
    s += stroke(t, F[1], 1.3);
    s += shape(outline([e0, e1, [e1[0] + 1.5, e1[1] - 3.4], [e0[0] + 1.5, e0[1] - 3.4]]), F[1], 0);
    s += shape(outline([[ax, ay - 1], e0, e1, [r1[0], r1[1] - 1]]), "none");
    s +=
      stroke(`M${n(e0[0])} ${n(e0[1])}L${ax} ${n(ay)}L${n(x + w + o)} ${n(y - h + o * sl)}`, OUT, 5.4) +
      stroke(`M${n(e0[0])} ${n(e0[1])}L${ax} ${n(ay)}L${n(x + w + o)} ${n(y - h + o * sl)}`, F[1], 3);
    return s;
  },
  /* eave house: front wall with a roof trapezoid above */
  eave(x: number, y: number, w: number, h: number, rh: number, wall: Paint, roof: Paint, inset?: number): string {
    const W = paint[wall],
      F = paint[roof],
      i = inset == null ? 6 : inset,
      o = 4;
    let s =
      shape(`M${x + w} ${y}l8 -2v-${h * 0.6}h-8Z`, "#2a3a12", 0, ' opacity=".18"') +
      box(x, y - h, w, h, W[1]) +
      box(x, y - h, w * 0.3, h, W[0], 0) +
      box(x + w * 0.82, y - h, w * 0.18, h, W[2], 0) +
      box(x, y - h, w, h, "none") +
      houses.beams2(x, y, w, h, wall);
    s += shape(
      outline([
        [x - o, y - h + 2],
        [x + w + o, y - h + 2],
        [x + w + o - i, y - h - rh],
        [x - o + i, y - h - rh],
      ]),
      F[1],
    );
    s += shape(
      outline([
        [x - o, y - h + 2],
        [x + w * 0.4, y - h + 2],
        [x + w * 0.36, y - h - rh],
        [x - o + i, y - h - rh],
      ]),
      F[0],
      0,
      ' opacity=".85"',
    );
    let t = "";
    const m = rh > 16 ? 4 : 3;
    for (let q = 1; q < m; q++) {
      const f = q / m;
      t += `M${n(x - o + i * (1 - f))} ${n(y - h - rh + (rh + 2) * f)}H${n(x + w + o - i * (1 - f))}`;
    }
    s += stroke(t, F[2], 1, ' opacity=".75"');
    if (roof === "clay" || roof === "slate") {
      let v = "";
      for (let q = 0; q < m; q++)
        for (let c = 0; c < w / 6; c++) {
          const yy = y - h - rh + ((rh + 2) * q) / m;
          v += `M${n(x + 2 + c * 6 + (q % 2) * 3)} ${n(yy + 1)}v${n((rh + 2) / m - 2)}`;
        }
      s += stroke(v, F[2], 0.8, ' opacity=".5"');
    }
    return (
      s +
      shape(
        outline([
          [x - o, y - h + 2],
          [x + w + o, y - h + 2],
          [x + w + o - i, y - h - rh],
          [x - o + i, y - h - rh],
        ]),
        "none",
      )
    );
  },
  beams(x: number, y: number, w: number, h: number, wall: Paint): string {
    if (wall === "plaster")
      return stroke(
        `M${x + 1.5} ${y}v-${h}M${x + w - 1.5} ${y}v-${h}M${x} ${y - h}h${w}M${x + w * 0.32} ${y - h}V${y}M${x + w * 0.68} ${y - h}V${y}`,
        paint.wood[2],
        2,
      );
    if (wall === "wood")
      return stroke(
        `M${x + w * 0.25} ${y}v-${h}M${x + w * 0.5} ${y}v-${h}M${x + w * 0.75} ${y}v-${h}`,
        paint.wood[2],
        0.9,
      );
    if (wall === "stone")
      return stroke(
        `M${x + 3} ${y - h * 0.3}h5M${x + w * 0.6} ${y - h * 0.55}h6M${x + w * 0.2} ${y - h * 0.8}h5M${x + w * 0.65} ${y - h * 0.15}h5`,
        paint.stone[2],
        1.1,
      );
    return "";
  },
  beams2(x: number, y: number, w: number, h: number, wall: Paint): string {
    if (wall === "plaster") {
      let d = `M${x} ${y - h * 0.5}h${w}`;
      for (let i = 0; i <= 4; i++) d += `M${n(x + (w * i) / 4)} ${y}v-${h}`;
      d += `M${x} ${y}l${w / 4} -${h * 0.5}M${x + w} ${y}l-${w / 4} -${h * 0.5}`;
      return stroke(d, paint.wood[2], 1.8);
    }
    if (wall === "wood") {
      let d = "";
      for (let i = 1; i < 7; i++) d += `M${n(x + (w * i) / 7)} ${y}v-${h}`;
      return stroke(d, paint.wood[2], 0.9);
    }
    if (wall === "stone")
      return stroke(
        `M${x + 3} ${y - h * 0.25}h6M${x + w * 0.5} ${y - h * 0.4}h7M${x + w * 0.25} ${y - h * 0.7}h6M${x + w * 0.75} ${y - h * 0.75}h6M${x + w * 0.7} ${y - h * 0.18}h6`,
        paint.stone[2],
        1.1,
      );
    return "";
  },
  logs(x: number, y: number, w: number, h: number): string {
    let s = "";
    const m = Math.round(h / 5);
    for (let i = 0; i < m; i++) s += box(x, y - (i + 1) * 5, w, 5, i % 2 ? paint.wood[0] : paint.wood[1], 1, 2.4);
    return s;
  },
  tower(
    x: number,
    y: number,
    w: number,
    h: number,
    wall: Paint,
    cap: "cone" | "spire" | "crenel" | "pyramid" | "none",
    roof?: Paint,
  ): string {
    const W = paint[wall],
      F = paint[roof || "slate"];
    let s =
      shape(`M${x + w} ${y}l8 -2v-${h * 0.55}h-8Z`, "#2a3a12", 0, ' opacity=".16"') +
      box(x, y - h, w, h, W[1]) +
      box(x + 0.6, y - h, w * 0.34, h, W[0], 0) +
      box(x + w * 0.74, y - h, w * 0.26 - 0.6, h, W[2], 0) +
      box(x, y - h, w, h, "none");
    if (wall === "stone")
      s += stroke(
        `M${x + w * 0.2} ${y - h * 0.2}h4M${x + w * 0.5} ${y - h * 0.42}h4M${x + w * 0.25} ${y - h * 0.66}h4`,
        W[2],
        1,
      );
    const t = y - h,
      c = x + w / 2;
    if (cap === "cone")
      s +=
        shape(
          outline([
            [x - 3, t + 1],
            [x + w + 3, t + 1],
            [c, t - w * 1.15],
          ]),
          F[1],
        ) +
        shape(
          outline([
            [x - 2, t],
            [x + w * 0.36, t],
            [c, t - w * 1.1],
          ]),
          F[0],
          0,
        ) +
        shape(
          outline([
            [x - 3, t + 1],
            [x + w + 3, t + 1],
            [c, t - w * 1.15],
          ]),
          "none",
        );
    if (cap === "spire")
      s +=
        shape(
          outline([
            [x - 2, t + 1],
            [x + w + 2, t + 1],
            [c, t - w * 1.5],
          ]),
          F[1],
        ) +
        shape(
          outline([
            [x - 1.4, t + 0.4],
            [x + w * 0.4, t + 0.4],
            [c, t - w * 1.44],
          ]),
          F[0],
          0,
        ) +
        shape(
          outline([
            [x - 2, t + 1],
            [x + w + 2, t + 1],
            [c, t - w * 1.5],
          ]),
          "none",
        );
    if (cap === "crenel") {
      const m = 3,
        u = (w + 4) / (m * 2 - 1);
      let d = `M${x - 2} ${t + 3}V${t - 5}`;
      for (let i = 0; i < m; i++) d += `h${n(u)}` + (i < m - 1 ? `v4h${n(u)}v-4` : "");
      d += `V${t + 3}Z`;
      s += shape(d, W[1]) + box(x - 1.2, t - 4.2, u - 1, 6.6, W[0], 0);
    }
    if (cap === "pyramid")
      s +=
        shape(
          outline([
            [x - 4, t + 1],
            [x + w + 4, t + 1],
            [c, t - w * 0.75],
          ]),
          F[1],
        ) +
        shape(
          outline([
            [x - 3, t],
            [x + w * 0.42, t],
            [c, t - w * 0.7],
          ]),
          F[0],
          0,
        ) +
        shape(
          outline([
            [x - 4, t + 1],
            [x + w + 4, t + 1],
            [c, t - w * 0.75],
          ]),
          "none",
        );
    return s;
  },
};
