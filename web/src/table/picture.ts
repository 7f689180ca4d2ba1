/** The finished score pad as a picture that can be sent or kept. Drawn here; nothing leaves the browser by itself. */
import { picture } from "../kit/art/picture";
import { icons } from "../kit/icons";
import { seatMarkup } from "../kit/seats";
import { fill } from "./charts/patterns";

/** What one source was worth, and the fill that stands for it in the charts. */
export interface Row {
  name: string;
  fill: number;
  points: number[];
}

export interface PadPicture {
  title: string;
  /** name of the file, without its ending */
  file: string;
  /** what decided a tie; else empty */
  note: string;
  total: string;
  players: { seat: number; name: string; wins: boolean; total: string }[];
  rows: Row[];
}

const WIDTH = 1080;
const EDGE = 56;
const LEFT = 330;
const ROW = 58;
const HEAD = 330;
const BAR = 46;
const INK = "#2A1B10";
const SOFT = "#5E4632";
const SERIF = '"Alegreya", "Iowan Old Style", Palatino, Georgia, serif';

/** numbers that stand on one line */
const SANS = '"Cabin", system-ui, sans-serif';

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${inside}</svg>`;

async function image(name: string, inside: string): Promise<HTMLImageElement> {
  const found = new Image();
  found.src = picture(`pad/${name}`, () => svg(inside));
  await found.decode();
  return found;
}

/** Text that fits: it is written smaller, never cut. */
function write(
  brush: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  look: { size: number; ink?: string; align?: CanvasTextAlign; room?: number; family?: string },
): void {
  let size = look.size;
  brush.fillStyle = look.ink ?? INK;
  brush.textAlign = look.align ?? "left";
  const set = (): string => (brush.font = `700 ${size}px ${look.family ?? SERIF}`);
  set();
  while (look.room && size > 13 && brush.measureText(text).width > look.room) {
    size--;
    set();
  }
  brush.fillText(text, x, y);
}

function paper(brush: CanvasRenderingContext2D, height: number): void {
  brush.fillStyle = "#5C3A21";
  brush.fillRect(0, 0, WIDTH, height);
  brush.fillStyle = "rgba(20, 8, 0, 0.28)";
  for (let y = 0; y < height; y += 132) brush.fillRect(0, y, WIDTH, 3);
  brush.shadowColor = "rgba(10, 4, 0, 0.6)";
  brush.shadowBlur = 40;
  brush.shadowOffsetY = 14;
  brush.fillStyle = "#F6ECD8";
  brush.beginPath();
  brush.roundRect(EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE, 10);
  brush.fill();
  brush.shadowColor = "transparent";
  brush.fillStyle = "#8F5A00";
  for (let x = EDGE + 16; x < WIDTH - EDGE - 16; x += 34) brush.fillRect(x, EDGE - 8, 9, 22);
}

const middle = (pad: PadPicture, at: number): number => {
  const room = WIDTH - EDGE - 30 - LEFT;
  return LEFT + (room / pad.players.length) * (at + 0.5);
};

async function heads(brush: CanvasRenderingContext2D, pad: PadPicture, height: number): Promise<void> {
  const wide = (WIDTH - EDGE - 30 - LEFT) / pad.players.length;
  const laurel = await image("laurel", icons.laurel);
  for (const [at, player] of pad.players.entries()) {
    const x = middle(pad, at);
    if (player.wins) {
      brush.fillStyle = "rgba(242, 193, 78, 0.26)";
      brush.fillRect(x - wide / 2 + 6, HEAD - 150, wide - 12, height);
      brush.drawImage(laurel, x - 60, HEAD - 146, 120, 120);
    }
    brush.drawImage(await image(`seat-${player.seat}`, seatMarkup(player.seat)), x - 29, HEAD - 126, 58, 58);
    write(brush, player.name, x, HEAD - 12, { size: 30, align: "center", room: wide - 20 });
  }
}

function line(brush: CanvasRenderingContext2D, y: number, thick: number): void {
  brush.fillStyle = thick > 2 ? SOFT : "rgba(201, 168, 120, 0.8)";
  brush.fillRect(EDGE + 34, y, WIDTH - 2 * EDGE - 68, thick);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What is lost is a crossed box, as on the pad. */
function loss(brush: CanvasRenderingContext2D, x: number, y: number, wide: number, high: number): void {
  brush.fillStyle = "#FFF1E6";
  brush.strokeStyle = "#A3271B";
  brush.lineWidth = 3;
  brush.fillRect(x, y, wide, high);
  brush.strokeRect(x, y, wide, high);
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x + wide, y + high);
  brush.moveTo(x + wide, y);
  brush.lineTo(x, y + high);
  brush.stroke();
}

function table(brush: CanvasRenderingContext2D, pad: PadPicture): number {
  let y = HEAD + 12;
  for (const row of pad.rows) {
    line(brush, y, 2);
    if (row.points.every((n) => n <= 0)) loss(brush, EDGE + 40, y + 18, 24, 24);
    else {
      brush.fillStyle = fill(row.fill);
      brush.beginPath();
      brush.roundRect(EDGE + 40, y + 18, 24, 24, 5);
      brush.fill();
    }
    write(brush, row.name, EDGE + 78, y + 40, { size: 28, room: LEFT - EDGE - 90 });
    for (const [at, n] of row.points.entries())
      write(brush, signed(n), middle(pad, at), y + 41, {
        size: 30,
        align: "center",
        family: SANS,
        ink: n < 0 ? "#A3271B" : n === 0 ? SOFT : INK,
      });
    y += ROW;
  }
  line(brush, y, 4);
  write(brush, pad.total, EDGE + 40, y + 60, { size: 32 });
  for (const [at, player] of pad.players.entries())
    write(brush, player.total, middle(pad, at), y + 66, { size: 50, align: "center", family: SANS });
  return y + 110;
}

function bars(brush: CanvasRenderingContext2D, pad: PadPicture, top: number): void {
  const sum = (at: number, sign: number): number =>
    pad.rows.reduce((all, row) => all + Math.max(0, sign * (row.points[at] ?? 0)), 0);
  const won = pad.players.map((_, at) => sum(at, 1));
  const lost = pad.players.map((_, at) => sum(at, -1));
  const below = Math.max(0, ...lost);
  const unit = (WIDTH - 2 * EDGE - 340) / Math.max(1, below + Math.max(...won));
  for (const [at, player] of pad.players.entries()) {
    const y = top + at * (BAR + 14);
    write(brush, player.name, EDGE + 210, y + 32, { size: 24, align: "right", ink: SOFT, room: 170 });
    let x = EDGE + 226 + below * unit;
    const taken = (lost[at] ?? 0) * unit;
    if (taken) loss(brush, x - taken, y, taken, BAR);
    for (const row of pad.rows) {
      const n = row.points[at] ?? 0;
      if (n <= 0) continue;
      brush.fillStyle = fill(row.fill);
      brush.fillRect(x, y, n * unit, BAR);
      brush.strokeStyle = INK;
      brush.lineWidth = 2;
      brush.strokeRect(x, y, n * unit, BAR);
      if (n * unit > 34)
        write(brush, String(n), x + (n * unit) / 2, y + 31, {
          size: 22,
          align: "center",
          ink: "#FFFFFF",
          family: SANS,
        });
      x += n * unit;
    }
    write(brush, player.total, x + 12, y + 33, { size: 28, family: SANS });
  }
}

async function draw(pad: PadPicture): Promise<Blob> {
  const rows = pad.rows.length * ROW;
  const height = HEAD + 12 + rows + 130 + pad.players.length * (BAR + 14) + (pad.note ? 44 : 0) + EDGE + 14;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = height;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  await Promise.all([SERIF, SANS].map((family) => document.fonts?.load(`700 30px ${family}`)));
  paper(brush, height);
  write(brush, pad.title, EDGE + 40, EDGE + 84, { size: 54, room: 620 });
  write(brush, "Bastide", WIDTH - EDGE - 40, EDGE + 80, { size: 30, align: "right", ink: "#8F5A00" });
  await heads(brush, pad, 150 + 12 + rows + 90);
  let y = table(brush, pad);
  if (pad.note) {
    write(brush, pad.note, EDGE + 40, y + 6, { size: 24, ink: SOFT, room: WIDTH - 2 * EDGE - 80 });
    y += 44;
  }
  bars(brush, pad, y);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Hands the picture to the device where it can share, else saves it as a file. */
export async function sharePicture(pad: PadPicture): Promise<void> {
  const file = new File([await draw(pad)], `${pad.file}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: pad.title }).catch((problem: unknown) => {
      if (!(problem instanceof DOMException && problem.name === "AbortError")) throw problem;
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
