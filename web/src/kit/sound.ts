/** Eight short cues, made with the sound card and no files. */
import { prefs } from "./prefs.svelte";

export type Cue = "card" | "wood" | "coin" | "stamp" | "bell" | "undo" | "refusal" | "end";

type Note = [at: number, pitch: number, length: number, shape: OscillatorType, loud: number];

const SCORE: Record<Cue, Note[]> = {
  card: [
    [0, 900, 0.05, "triangle", 0.12],
    [0.02, 520, 0.05, "triangle", 0.08],
  ],
  wood: [
    [0, 190, 0.09, "sine", 0.5],
    [0.012, 310, 0.05, "triangle", 0.2],
  ],
  coin: [
    [0, 1870, 0.12, "sine", 0.18],
    [0.05, 2490, 0.18, "sine", 0.14],
  ],
  stamp: [[0, 110, 0.12, "square", 0.16]],
  bell: [
    [0, 784, 0.9, "sine", 0.3],
    [0, 1568, 0.6, "sine", 0.1],
    [0.16, 1046, 1, "sine", 0.22],
  ],
  undo: [
    [0, 440, 0.09, "triangle", 0.16],
    [0.07, 330, 0.12, "triangle", 0.16],
  ],
  refusal: [[0, 160, 0.16, "sawtooth", 0.1]],
  end: [
    [0, 392, 1.2, "sine", 0.2],
    [0.1, 494, 1.2, "sine", 0.18],
    [0.2, 587, 1.4, "sine", 0.18],
    [0.34, 784, 1.6, "sine", 0.2],
  ],
};

/** Milliseconds after which a cue would come too late to mean anything. */
const LATE = 300;

let room: AudioContext | null = null;

/** Browsers let a page be heard once somebody has touched it: the room opens with a touch, and again after a phone closed it. */
function wake(): void {
  if (typeof AudioContext === "undefined" || !(prefs.bell || prefs.sound)) return;
  room ??= new AudioContext();
  if (room.state !== "running") void room.resume();
}

for (const touch of ["pointerdown", "pointerup", "keydown"]) window.addEventListener(touch, wake, { capture: true });

export function play(cue: Cue): void {
  if (!(cue === "bell" ? prefs.bell : prefs.sound)) return;
  // a touch on the screen before this one counts as well
  if (!room && navigator.userActivation?.hasBeenActive) wake();
  if (!room) return;
  if (room.state === "running") return sound(room, cue);
  const since = performance.now();
  const heard = room;
  void heard.resume().then(() => performance.now() - since < LATE && sound(heard, cue));
}

function sound(room: AudioContext, cue: Cue): void {
  const now = room.currentTime;
  for (const [at, pitch, length, shape, loud] of SCORE[cue]) {
    const tone = room.createOscillator();
    const level = room.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(loud * prefs.volume, now + at);
    level.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(level).connect(room.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
