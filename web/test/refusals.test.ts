/** What is asked beside the line and not done is said where questions are asked; nothing fails in silence. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { position } from "./fixtures";
import { answering, NoAnswer, silent } from "./fixtures/answers";
import { fake } from "./fixtures/fake";
import WaitingRoom from "../src/lobby/WaitingRoom.svelte";
import Replay from "../src/replay/Replay.svelte";
import { viewpoints } from "../src/replay/viewpoints";
import type { Dial, Listener } from "../src/socket";
import { Session } from "../src/table/session.svelte";
import TableRoom from "../src/table/TableRoom.svelte";
import type { Chair, ReplayMarks, Snapshot, Status, Table } from "../src/wire";
import { words } from "../src/words/words.svelte";

const NO = new NoAnswer(409, "Not just now, says the server.");
let shown: Record<string, unknown> | undefined;

const target = document.body;

/** A line that tells one thing, and no table. */
const telling =
  (tell: (listener: Listener) => void): Dial =>
  (listener) => {
    queueMicrotask(() => tell(listener));
    return { send() {}, close() {} };
  };

async function seen<T extends Element>(selector: string, text = ""): Promise<T> {
  return vi.waitFor(() => {
    flushSync();
    const found = [...document.querySelectorAll<T>(selector)].find((it) =>
      `${it.getAttribute("aria-label")} ${it.textContent}`.includes(text),
    );
    if (!found) throw new Error(`no ${selector} with "${text}" in ${document.body.textContent}`);
    return found;
  }, 20_000);
}

const press = async (text: string): Promise<void> => (await seen<HTMLElement>("button", text)).click();

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
  await words.speak("en");
});

/** The table of a position, told a little differently. */
function at(name: string, table: Partial<Snapshot["table"]>, more: Partial<Snapshot> = {}): Dial {
  const found = structuredClone(position(name));
  return fake([{ ...found, ...more, table: { ...found.table, id: "t1", ...table } }]);
}

it("pausing", async () => {
  answering({ "POST /api/tables/t1/pause": NO });
  shown = mount(TableRoom, { target, props: { dial: at("sj:build", {}) } });
  await press("Menu");
  await press("Pause the game");
  await seen("#action .refusal", NO.reason);
});

it("going on", async () => {
  answering({ "POST /api/tables/t1/pause": NO });
  shown = mount(TableRoom, { target, props: { dial: at("sj:build", { status: "paused" }, { decision: null }) } });
  await press("Go on");
  await seen("#action .refusal", NO.reason);
  await seen("#action button", "Go on");
});

it("a game that rests while a bot holds my chair: both can be ended, and the top says that it rests", async () => {
  answering({ "POST /api/tables/t1/pause": NO });
  const { table, viewer } = position("sj:build");
  const chairs = table.chairs.map((chair) => ({ ...chair, stand_in: chair.seat === viewer }));
  shown = mount(TableRoom, {
    target,
    props: { dial: at("sj:build", { status: "paused", chairs }, { decision: null }) },
  });
  await seen("#action button", "Take my chair back");
  await press("Go on");
  await seen("#action .refusal", NO.reason);
  await seen(".banner", "The game is paused");
});

it.each(["person", "device"] as const)("a bot for somebody who is away, on a chair for a %s", async (kind) => {
  answering({ "POST /api/tables/t1/chairs/1/stand-in": NO });
  const { decision, table } = position("sj:build");
  const away = (chair: Chair): Chair => (chair.seat === 1 ? { ...chair, kind, present: false } : chair);
  if (!decision) throw new Error("nobody is asked");
  shown = mount(TableRoom, {
    target,
    props: {
      dial: at("sj:build", { chairs: table.chairs.map(away) }, { decision: { ...decision, seat: 1, mine: false } }),
    },
  });
  await seen(".chair .away", "away");
  await press("Let a bot sit in");
  await seen("#action .refusal", NO.reason);
});

it("a wish can be answered while the seat on turn is away", async () => {
  const { decision, table, viewer } = position("sj:build");
  const away = (chair: Chair): Chair => (chair.seat === 1 ? { ...chair, kind: "person", present: false } : chair);
  if (!decision) throw new Error("nobody is asked");
  const told = at("sj:build", { chairs: table.chairs.map(away) }, { decision: { ...decision, seat: 1, mine: false } });
  shown = mount(TableRoom, {
    target,
    props: {
      dial: (listener: Listener) => {
        const line = told(listener);
        queueMicrotask(() => listener.heard({ type: "wish", seat: 1, steps: 1, waiting: [viewer] }));
        return line;
      },
    },
  });
  await seen("#action button", "Allow it");
});

it("a rematch", async () => {
  answering({ "POST /api/tables/t1/rematch": NO });
  shown = mount(TableRoom, { target, props: { dial: at("sj:end", {}) } });
  await press("Rematch");
  await seen("#action .refusal", NO.reason);
});

it("leaving one's place to a bot", async () => {
  answering({ "POST /api/tables/t1/leave": NO });
  const { table } = position("sj:build");
  const friend = (chair: Chair): Chair => (chair.mine ? chair : { ...chair, kind: "person" });
  shown = mount(TableRoom, { target, props: { dial: at("sj:build", { chairs: table.chairs.map(friend) }) } });
  await press("Menu");
  expect((await seen("a", "Home, and back later")).getAttribute("href")).toBe("/");
  await press("Leave my place to a bot");
  await seen("#action .refusal", NO.reason);
});

it("nobody is asked to leave a place to a bot where only bots would wait", async () => {
  const { table } = position("sj:build");
  const bot = (chair: Chair): Chair => (chair.mine ? chair : { ...chair, kind: "bot" });
  shown = mount(TableRoom, { target, props: { dial: at("sj:build", { chairs: table.chairs.map(bot) }) } });
  await press("Menu");
  await seen("a", "Leave the table");
  expect(document.body.textContent).not.toContain("Leave my place to a bot");
});

it("being ready, and giving a chair to a bot", async () => {
  answering({ "POST /api/tables/t1/ready": NO });
  const session = new Session(at("sj:build", { status: "waiting", host: true, code: "ABCD2345" }));
  shown = mount(WaitingRoom, { target, props: { session } });
  await press("Not yet");
  await seen("[role=alert]", NO.reason);
  silent();
  await press("Give to a bot");
  await press("Yes");
  await seen("[role=alert]", "The server does not answer just now.");
  session.close();
});

const marks: ReplayMarks = {
  table: { ...position("sj:build").table, id: "t1", status: "over" },
  events: 5,
  rounds: [],
  marks: [],
};

it("trying a moment of a replay differently", async () => {
  const moment = position("sj:build");
  answering({
    "GET /api/tables/t1/replay": marks,
    ...Object.fromEntries(
      marks.table.chairs.flatMap(({ seat }) => [
        [`GET /api/tables/t1/replay/5?seat=${seat}&lines=100000`, moment],
        [`GET /api/tables/t1/replay/0?seat=${seat}&lines=0`, moment],
      ]),
    ),
    "POST /api/tables/t1/branch": NO,
  });
  shown = mount(Replay, { target, props: { id: "t1" } });
  await press("Try from here");
  await seen(".scrubber .refusal", NO.reason);
});

it("a running game is seen again through one's own eyes, and on a shared device as everybody sees it", () => {
  const game = (status: Status, mine: number[]): Table => ({
    ...marks.table,
    status,
    chairs: marks.table.chairs.map((chair) => ({ ...chair, mine: mine.includes(chair.seat) })),
  });
  const eyes = (status: Status, ...mine: number[]): number[] => viewpoints(game(status, mine)).map(({ seat }) => seat);
  expect(eyes("playing", 2)).toEqual([2]);
  expect(eyes("paused", 2)).toEqual([2]);
  expect(eyes("playing")).toEqual([]);
  expect(eyes("playing", 0, 2)).toEqual([]);
  expect(eyes("over", 0, 2)).toEqual([0, 1, 2, 3]);
});

it("a replay that cannot be shown says so, and leads home", async () => {
  answering({ "GET /api/tables/t1/replay": NO });
  shown = mount(Replay, { target, props: { id: "t1" } });
  await seen("h1", NO.reason);
  expect((await seen("a", "Home")).getAttribute("href")).toBe("/");
});

it.each([
  ["en", "There is no such table, or it has been taken away.", "Home"],
  ["fr", "Cette table n’existe pas, ou elle a été retirée.", "Accueil"],
] as const)("%s: a table that is not there says so, and leads home", async (locale, sentence, home) => {
  await words.speak(locale);
  shown = mount(TableRoom, {
    target,
    props: {
      dial: telling((listener) => listener.ended(words.say("no-table"))),
    },
  });
  await seen("h1", sentence);
  expect((await seen("a", home)).getAttribute("href")).toBe("/");
});

it("a table whose server does not answer says so", async () => {
  shown = mount(TableRoom, {
    target,
    props: {
      dial: telling((listener) => listener.changed("connecting", 3)),
    },
  });
  await seen("h1", "The server does not answer just now.");
});
