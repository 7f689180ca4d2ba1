/** A lake: shore, two waters, waves, fish, lilies, reeds and a duck or a boat. */
import { OUT, n, oval, random, shape, stroke } from "../pen";
import { blob } from "./curves";
import type { Feature } from "./land";

export function lake(i: Feature): string {
  let s = "";
  let x0 = i.c * 100 + 5,
    x1 = (i.c + i.w) * 100 - 5,
    y0 = i.r * 100 + 6,
    y1 = (i.r + i.h) * 100 - 6;
  if (i.c === 0) x0 -= 40;
  if (i.c + i.w === 9) x1 += 40;
  if (i.r === 0) y0 -= 40;
  if (i.r + i.h === 6) y1 += 40;
  const cx = (x0 + x1) / 2,
    cy = (y0 + y1) / 2,
    rx = (x1 - x0) / 2,
    ry = (y1 - y0) / 2,
    sd = 11 + i.c * 7 + i.r * 13;
  const B = (k: number, dx: number, dy: number) =>
    blob(cx + dx, cy + dy, rx * k, ry * k, 0.075, random(sd), i.w > 1 ? 16 : 12);
  const vx = (i.c + i.w / 2) * 100,
    vy = (i.r + i.h / 2) * 100;
  s += `<path d="${B(1.04, 2, 4)}" fill="#4f7a2e" opacity=".35"/><path d="${B(1, 0, 0)}" fill="#ecdfae" stroke="#b89d5e" stroke-width="1.6"/><path d="${B(0.9, 0, 1)}" fill="#2d7797"/><path d="${B(0.9, 0, 2.5)}" fill="url(#lt-water)"/><path d="${B(0.62, rx * 0.06, ry * 0.08)}" fill="#2f80a8" opacity=".32"/>`;
  const m = i.w * 4;
  let wv = "";
  const r2 = random(sd + 5);
  for (let k = 0; k < m + 2; k++) {
    const x = vx + (r2() - 0.5) * 66 * i.w,
      y = vy + (r2() - 0.5) * 54;
    wv += `M${n(x)} ${n(y)}q4-4 8 0t8 0`;
  }
  s += stroke(wv, "#eafafc", 1.9, ' opacity=".85"');
  for (let k = 0; k < i.w * 2; k++) {
    const x = vx + (k - (i.w * 2 - 1) / 2) * 42,
      y = vy + (k % 2 ? 15 : -12);
    s += shape(`M${x - 9} ${y}q7-7 14 0l5-4v8l-5-4q-6 7-14 0Z`, "#1d5f80", 0, ' opacity=".55"');
  }
  s +=
    shape(`M${n(vx - 24 * i.w)} ${n(vy + 22)}a8 4 0 1 0 15-1l-7 0Z`, "#7fb356", 1).replace(OUT, "#3b6a2c") +
    shape(`M${n(vx - 16 * i.w)} ${n(vy + 28)}a6 3 0 1 0 11-1l-5 0Z`, "#95c564", 1).replace(OUT, "#3b6a2c") +
    oval(n(vx - 20 * i.w + 5), n(vy + 20), 2.4, 1.8, "#f7c6d4", 0);
  let rd = "";
  const r3 = random(sd + 9);
  for (let k = 0; k < 7; k++) {
    const x = vx + 34 * i.w - 8 + r3() * 14 - (i.c + i.w === 9 ? 70 * i.w : 0),
      y = vy + 30 + r3() * 8;
    rd += `M${n(x)} ${n(y)}q-1-10 ${n((r3() - 0.5) * 6)}-${n(15 + r3() * 8)}`;
  }
  s += stroke(rd, "#3f6f2a", 2.2);
  if (i.w > 1)
    s += `<g transform="translate(${vx + 14} ${vy - 14})"><path d="M-22 2q20 8 44 0l-6 11q-16 5-32 0Z" fill="#c9743f" stroke="#3a2415" stroke-width="1.6"/><path d="M-18 5q18 6 36 0" stroke="#f0b184" stroke-width="2" fill="none"/><path d="M-4 2l-14-12M8 3l16-10" stroke="#3a2415" stroke-width="1.8"/><path d="M-30 18q8-3 14 0M20 18q8-3 14 0" stroke="#eafafc" stroke-width="1.8" fill="none"/></g>`;
  else
    s += `<g transform="translate(${vx + (i.c === 0 ? 6 : -2)} ${vy - 18})"><path d="M-9 3q0 6 9 6t10-6q-3 1-6-1q-2 2-6 1q-4 0-7 0Z" fill="#fffdf3" stroke="#5a4a3a" stroke-width="1.1"/><circle cx="-7" cy="-1" r="3.8" fill="#fffdf3" stroke="#5a4a3a" stroke-width="1.1"/><path d="M-10-1l-4 1.4 4 1.2Z" fill="#e58a1f"/><circle cx="-8" cy="-2" r=".8" fill="#2a1b10"/><path d="M-14 12q8-2 14 0t14 0" stroke="#eafafc" stroke-width="1.6" fill="none"/></g>`;
  return s;
}
