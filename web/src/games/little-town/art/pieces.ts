/** Workers, houses and tokens: seat colour, seat shape, dark outline and light rim. */
import { OUT, n, oval, shape } from "./pen";

interface Coat {
  colours: [base: string, light: string, dark: string];
  mark: string;
  emblem: (x: number, y: number, r: number, fill: string) => string;
  /** the triangle sits a little low in its ring */
  drop: number;
}

const circle: Coat = {
  colours: ["#1F5FA8", "#5d97d8", "#143f72"],
  mark: "#1F5FA8",
  emblem: (x, y, r, f) => `<circle cx="${x}" cy="${y}" r="${n(r * 0.9)}" fill="${f}"/>`,
  drop: 0,
};
const triangle: Coat = {
  colours: ["#C8461B", "#ef7d4e", "#8a2c0e"],
  mark: "#C8461B",
  emblem: (x, y, r, f) => `<path d="M${x} ${n(y - r)}L${n(x + r)} ${n(y + r * 0.8)}H${n(x - r)}Z" fill="${f}"/>`,
  drop: 0.3,
};
const square: Coat = {
  colours: ["#E8B21F", "#ffdb6e", "#a67a0b"],
  mark: "#7a5200",
  emblem: (x, y, r, f) =>
    `<rect x="${n(x - r * 0.8)}" y="${n(y - r * 0.8)}" width="${n(r * 1.6)}" height="${n(r * 1.6)}" fill="${f}"/>`,
  drop: 0,
};
const diamond: Coat = {
  colours: ["#2A2430", "#8a7d9c", "#15111a"],
  mark: "#2A2430",
  emblem: (x, y, r, f) =>
    `<path d="M${x} ${n(y - r * 1.15)}L${n(x + r)} ${y}L${x} ${n(y + r * 1.15)}L${n(x - r)} ${y}Z" fill="${f}"/>`,
  drop: 0,
};

const COATS = [circle, triangle, square, diamond];
const coat = (seat: number): Coat => COATS[seat] ?? diamond;

export function worker(seat: number): string {
  const { colours: c, mark, emblem, drop } = coat(seat);
  const body = "M15 13.4q6.4 1.6 8 10.4q.8 5.4 2.6 9.8q.6 2.4-2 2.4H6.4q-2.6 0-2-2.4q1.8-4.4 2.6-9.8q1.6-8.8 8-10.4Z";
  return (
    oval(17.5, 35.4, 12, 2.8, "#1c1208", 0, ' opacity=".38"') +
    shape(body, c[0], 3.2).replace(OUT, "#fff3d8").replace('stroke-width="3.2"', 'stroke-width="4"') +
    shape(body, c[0], 1.6) +
    shape("M13.6 14.4q-5.2 2-6.2 10q-.6 5-2 9.4q-.2 1 1 1h3.4q-1-12 3.8-20.4Z", c[1], 0, ' opacity=".75"') +
    shape("M20 18q3 6 3.6 10.6q.6 3 1.6 5.8q.2 .8-.8 .8h-4q1.8-8-.4-17.2Z", c[2], 0, ' opacity=".55"') +
    oval(15, 9.6, 5.6, 5.6, c[0], 1.6) +
    oval(13.3, 8.6, 2, 2.4, c[1], 0) +
    shape("M5.4 8.2q9.6-3.4 19.2 0q-3 2.2-9.6 2.2t-9.6-2.2Z", c[2], 1.5) +
    shape("M9.8 7.2q.2-5.6 5.2-5.6t5.2 5.6q-5.2-1.4-10.4 0Z", c[0], 1.5) +
    shape("M11.2 6q.4-3.2 3-3.4q-1 1.4-1 3.2Z", c[1], 0) +
    `<circle cx="15" cy="24.6" r="5.6" fill="#fffaf0" stroke="${OUT}" stroke-width="1"/>` +
    emblem(15, 24.6 + drop, 3.5, mark)
  );
}

export function house(seat: number): string {
  const { colours: c, mark, emblem, drop } = coat(seat);
  const o = "M3 14.5L12.5 5l4-2.6L27 12.4l-2 1.4V24l-4.4 3.2H5.4V15.6Z";
  return (
    oval(16, 27, 12, 2.6, "#1c1208", 0, ' opacity=".4"') +
    shape(o, c[0], 4).replace(OUT, "#fff3d8") +
    shape("M5.4 14L12.5 6.6 20.6 14V27.2H5.4Z", c[0], 1.5) +
    shape("M20.6 14l4.4-2.6V24l-4.4 3.2Z", c[2], 1.5) +
    shape("M12.5 5l4-2.6L27 12.4l-4.6 2.8Z", c[1], 1.5) +
    shape("M3 14.6L12.5 5l9.9 10.2-1.8 1L12.5 8.2 4.6 16Z", c[1], 1.4) +
    `<circle cx="12.9" cy="19.4" r="4.9" fill="#fffaf0" stroke="${OUT}" stroke-width=".9"/>` +
    emblem(12.9, 19.4 + drop, 3.1, mark)
  );
}

export function token(seat: number): string {
  const { colours: c, emblem, drop } = coat(seat);
  return (
    `<circle cx="12" cy="12" r="11" fill="${c[0]}" stroke="${OUT}" stroke-width="1.2"/><circle cx="12" cy="12" r="9.2" fill="none" stroke="#fff3d8" stroke-width="1.1" opacity=".85"/><path d="M4 9.5A8.6 8.6 0 0 1 12 3.2" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5" stroke-linecap="round"/>` +
    emblem(12, 12 - drop, 5.2, seat === 2 ? "#2A1B10" : "#fffaf0")
  );
}
