import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { fake, type FakeLine } from "./fixtures/fake";
import { position } from "./fixtures";
import { prefs } from "../src/kit/prefs.svelte";
import { takeGift } from "../src/table/gifts";
import { question } from "../src/table/question";
import { lastRead, noteRead } from "../src/table/chat-read";
import { Session } from "../src/table/session.svelte";
import type { ChatLine, Decision, Option, Snapshot, View } from "../src/wire";

async function seated(name: string, asked?: Decision): Promise<{ session: Session; line: FakeLine }> {
  let line: FakeLine | undefined;
  const opening = position(name);
  const session = new Session(
    fake(
      [asked ? { ...opening, decision: asked } : opening],
      () => [],
      (made) => (line = made),
    ),
  );
  await Promise.resolve();
  flushSync();
  if (!line) throw new Error("no line");
  return { session, line };
}

it("sends the state it answers to, and the options", async () => {
  const { session, line } = await seated("sj:build");
  session.choices.point("hand:library");
  session.confirm();
  expect(line.sent).toEqual([{ type: "act", revision: 41, actions: [2] }]);
});

it("sends an answer once", async () => {
  const { session, line } = await seated("sj:build");
  session.choices.point("hand:library");
  session.confirm();
  session.confirm();
  expect(line.sent).toHaveLength(1);
});

it("sends an answer again that was on its way when the line broke, if its question still waits", async () => {
  for (const revision of [41, 42]) {
    const { session, line } = await seated("sj:build");
    session.choices.point("hand:library");
    session.confirm();
    session.changed("connecting", 0);
    session.changed("online", 0);
    session.heard({ ...position("sj:build"), revision });
    expect(line.sent).toHaveLength(revision === 41 ? 2 : 1);
    session.heard({ ...position("sj:build"), revision });
    expect(line.sent.slice(1)).toEqual(revision === 41 ? [{ type: "act", revision: 41, actions: [2] }] : []);
  }
});

it("snaps back and says why when it is refused", async () => {
  const { session } = await seated("sj:build");
  session.choices.point("hand:library");
  session.heard({ type: "refused", revision: 41, reason: "Too late." });
  expect(session.refused?.reason).toBe("Too late.");
  expect(session.choices.pointed).toEqual([]);
  session.choices.point("hand:library");
  session.pointed();
  expect(session.refused).toBeNull();
});

it("takes back the choice before it takes back a move", async () => {
  const { session, line } = await seated("sj:pay");
  session.choices.point("hand:well");
  session.takeBack();
  expect(line.sent).toEqual([]);
  session.takeBack();
  expect(line.sent).toEqual([{ type: "undo", revision: 41 }]);
});

it("does not take for my move what befell me in a move of another", async () => {
  const opening = position("sj:build");
  const line = opening.log[0];
  if (!line) throw new Error("no line");
  const lines: [number, boolean][] = [
    [0, false],
    [1, false],
    [0, true],
  ];
  const log = lines.map(([seat, sub], i) => ({ ...line, n: 10 + i, seat, sub }));
  const session = new Session(fake([{ ...opening, viewer: 0, log }], () => []));
  await Promise.resolve();
  flushSync();
  expect(session.seen).toBe(10);
  expect(session.news.map(({ n }) => n)).toEqual([11]);
});

it("adds only lines it has not seen", async () => {
  const { session } = await seated("sj:build");
  const before = session.log.length;
  const { view, decision, undo, log } = position("sj:build");
  session.heard({ type: "update", revision: 42, event: session.event, view: view as View, decision, undo, lines: log });
  expect(session.log).toHaveLength(before);
});

it("ends the rest of a question by itself once fewer things were confirmed than possible", async () => {
  const before = position("sj:build");
  const asked = {
    ...(before.decision as Decision),
    question: "sj-ask-produce",
    remaining: 2,
    options: [
      { id: 0, text: "produce indigo_plant", label: "Indigo", targets: ["city:0:0", "city:0:1"] },
      { id: 7, text: "done", label: "Done", targets: ["done"] },
    ],
    pool: ["city:0:0", "city:0:1"],
    marks: [
      { target: "city:0:0", id: 0 },
      { target: "city:0:1", id: 0 },
    ],
  };
  const { session, line } = await seated("sj:build", asked);
  session.choices.point("city:0:0");
  session.confirm();
  session.heard({
    type: "update",
    revision: before.revision + 1,
    event: before.event + 1,
    view: before.view as View,
    decision: asked,
    undo: before.undo,
    lines: [],
  });
  expect(line.sent.map((message) => (message.type === "act" ? message.actions : []))).toEqual([[0], [7]]);
});

it("forgets a wish to take a move back once the game has gone on, and shows refusals again", async () => {
  const { session } = await seated("sj:build");
  const { view, decision, undo, revision, event } = position("sj:build");
  const told = { type: "update" as const, revision, event, view: view as View, decision, undo, lines: [] };
  const { viewer } = session;
  session.heard({ type: "wish", seat: (viewer + 1) % 4, steps: 1, waiting: [viewer] });
  expect(session.wish).not.toBeNull();
  session.heard(told);
  expect(session.wish, "the same moment, told anew").not.toBeNull();
  session.heard({ ...told, revision: revision + 1, event: event + 1 });
  expect(session.wish).toBeNull();
  session.heard({ type: "wish", seat: (viewer + 1) % 4, steps: 1, waiting: [viewer] });
  session.changed("connecting", 1);
  expect(session.wish, "it may be settled before the line is back").toBeNull();
});

it("shows no clock while a bot is asked", async () => {
  const { session } = await seated("sj:build");
  session.heard({ type: "clock", seat: 0, seconds: 40, banks: [] });
  expect(session.seconds).toBe(40);
  session.heard({ type: "clock", seat: -1, seconds: 0, banks: [] });
  expect(session.seconds).toBeNull();
});

it("says whom a wish to take a move back waits for, and that somebody would rather not", async () => {
  const { session, line } = await seated("sj:build");
  const { viewer } = session;
  session.askBack();
  expect(line.sent).toEqual([{ type: "ask_back", revision: 41 }]);
  session.heard({ type: "wish", seat: viewer, steps: 1, waiting: [0, 2] });
  expect(session.pondering).toBe("Anna and Chloe");
  session.heard({ type: "wish", seat: viewer, steps: 1, waiting: [0] });
  expect(session.pondering).toBe("Anna");
  session.heard({ type: "wish", seat: viewer, steps: 1, waiting: [] });
  expect(session.pondering).toBe("");
  expect(session.refused?.reason).toBe("Anna would rather not.");
  session.heard({ type: "wish", seat: viewer, steps: 1, waiting: [0, 2] });
  session.heard({ type: "wish", seat: viewer, steps: 1, waiting: [] });
  expect(session.refused?.reason, "which of them is not told").toBe("Somebody would rather not.");
});

it("keeps what is ticked while others come and go, and lets go of it once the game has moved", async () => {
  const { session } = await seated("sj:pay");
  const opening = position("sj:pay");
  const { view, decision, undo, revision, event } = opening;
  const told = { type: "update" as const, revision, event, view: view as View, decision, undo, lines: [] };
  session.choices.point("hand:well");
  const kept = session.choices.ticks;
  expect(kept).toHaveLength(1);
  session.heard(told);
  expect(session.choices.ticks, "the line was taken up again").toEqual(kept);
  session.heard({ ...opening, revision: revision + 1, event: event + 1000 });
  expect(session.choices.ticks, "a bot sits in for somebody").toEqual(kept);
  session.heard({ ...opening, revision: revision + 1, decision: { ...(decision as Decision), text: "Payez" } });
  expect(session.choices.ticks, "another language").toEqual(kept);
  const line = opening.log.at(-1);
  if (!line) throw new Error("no line");
  const lines = [{ ...line, n: event + 3000 }];
  session.heard({ ...told, revision: revision + 2, event: event + 3000, lines });
  expect(session.choices.ticks, "the same question after another move").toEqual([]);
});

it("lets go of what was sent, and of what another question asked", async () => {
  const { session } = await seated("sj:build");
  const { view, decision, undo, revision, event } = position("sj:build");
  const asked = decision as Decision;
  const told = { type: "update" as const, revision, event, view: view as View, decision, undo, lines: [] };
  session.choices.pick(asked.options[0] as Option);
  session.heard({ ...told, decision: { ...asked, options: asked.options.map((it) => ({ ...it, label: "Autre" })) } });
  expect(session.choices.listed?.label, "the same option in other words").toBe("Autre");
  session.heard({ ...told, decision: { ...asked, options: asked.options.slice(1) } });
  expect(session.choices.listed).toBeNull();
  session.heard(told);
  session.choices.point("hand:library");
  session.confirm();
  session.heard({ ...told, revision: revision + 1, event: event + 1000 });
  expect(session.choices.pointed).toEqual([]);
});

/** A question that may be answered with two things, or with fewer. */
const ofTwo = (decision: Decision | null): Decision => ({
  ...(decision as Decision),
  remaining: 2,
  options: [
    { id: 0, text: "produce", label: "Indigo", targets: ["city:0:0"] },
    { id: 7, text: "done", label: "Done", targets: ["done"] },
  ],
  pool: ["city:0:0"],
  marks: [{ target: "city:0:0", id: 0 }],
});

it("does not end the rest of a question before its first part is answered", async () => {
  const { session, line } = await seated("sj:build");
  const opening = position("sj:build");
  const asked = ofTwo(opening.decision);
  session.heard({ ...opening, decision: asked });
  session.choices.point("city:0:0");
  session.confirm();
  session.heard({ ...opening, decision: asked, revision: opening.revision + 1, event: opening.event + 1000 });
  expect(line.sent, "a bot sat in for somebody meanwhile").toHaveLength(1);
});

it("does not end the same question for whoever it asks next at a shared device", async () => {
  const before = position("sj:build");
  const asked = ofTwo(before.decision);
  const { session, line } = await seated("sj:build", asked);
  session.choices.point("city:0:0");
  session.confirm();
  const next = { ...asked, seat: asked.seat === 0 ? 1 : 0 };
  const { view, undo, revision, event } = before;
  session.heard({
    type: "update",
    revision: revision + 1,
    event: event + 1,
    view: view as View,
    decision: next,
    undo,
    lines: [],
  });
  expect(line.sent).toHaveLength(1);
});

/** A message that the chairs of a fixture belong to others now. */
const lost = (name: string): Snapshot => {
  const found = structuredClone(position(name));
  const chairs = found.table.chairs.map((chair) => ({ ...chair, mine: false }));
  return { ...found, viewer: -1, chat: [], table: { ...found.table, chairs } };
};

it("whoever loses a chair in a game is told so for good, whether guests may watch or not", async () => {
  for (const guests of [true, false]) {
    const { session, line } = await seated("sj:build");
    let closed = false;
    line.close = () => (closed = true);
    if (guests) session.heard(lost("sj:build"));
    else session.ended("Nobody but its players may see this table.", true);
    expect(session.final).toBe("Your chair has moved to another device: its link was opened there.");
    expect(question(session)).toBe(session.final);
    expect(session.movable).toEqual([]);
    expect(session.mine).toBe(false);
    expect(closed).toBe(guests);
    session.say("Hello?");
    expect(session.refused?.reason).toBe(session.final);
    expect(line.sent).toEqual([]);
  }
});

it("whoever never sat here, or lost a chair before the game, reads why the table is closed", async () => {
  const { session } = await seated("sj:build");
  session.ended("There is no such table.");
  expect(session.final).toBe("There is no such table.");
  const waiting = (of: Snapshot): Snapshot => ({ ...of, table: { ...of.table, status: "waiting" } });
  for (const before of [[lost("sj:build")], [waiting(position("sj:build")), waiting(lost("sj:build"))]]) {
    const guest = new Session(fake(before));
    await Promise.resolve();
    expect(guest.final).toBe("");
    guest.ended("Nobody but its players may see this table.", true);
    expect(guest.final).toBe("Nobody but its players may see this table.");
  }
});

it("counts what others said while I was away, until it is read", async () => {
  localStorage.clear();
  const opening = position("sj:build");
  const mine = opening.table.chairs.find((chair) => chair.mine)?.seat ?? 0;
  const line = (n: number, seat: number): ChatLine => ({ type: "chat", n, seat, name: "Anna", text: "Hello" });
  const come = async (...chat: ChatLine[]): Promise<Session> => {
    const session = new Session(fake([{ ...opening, chat }]));
    await Promise.resolve();
    return session;
  };
  const other = (mine + 1) % 2;
  let session = await come(line(3, other), line(4, mine));
  expect(session.unread).toBe(1);
  session.heard(line(5, other));
  expect(session.unread).toBe(2);
  session.readChat();
  expect(session.unread).toBe(0);
  session = await come(line(3, other), line(4, mine), line(5, other));
  expect(session.unread, "it was read before").toBe(0);
  session = await come(line(5, other), line(8, other));
  expect(session.unread).toBe(1);
  for (let i = 0; i < 100; i++) noteRead(`t${i}`, i);
  expect(lastRead("t99")).toBe(99);
  expect(lastRead("t0"), "not everything is kept for ever").toBe(-1);
});

it("says that the line is down, and sends nothing that would be lost", async () => {
  const { session, line } = await seated("sj:build");
  session.changed("connecting", 3);
  const tries: [string, () => unknown][] = [
    ["chat", () => session.say("Good morning!")],
    ["a phrase", () => session.phrase("hello")],
    ["a hint", () => session.askHint()],
    ["undo", () => session.takeBack()],
    ["a wish", () => session.askBack()],
  ];
  session.undo = { allowed: true };
  for (const [what, attempt] of tries) {
    session.refused = null;
    attempt();
    expect(session.refused, what).toMatchObject({ reason: "The line is down; it is being taken up again." });
  }
  expect(line.sent).toEqual([]);
  session.changed("online", 0);
  expect(session.refused).toBeNull();
  expect(session.say("Good morning!")).toBe(true);
  expect(line.sent).toEqual([{ type: "chat", text: "Good morning!" }]);
});

it("takes what is free without asking, where that is preferred, and nothing else", async () => {
  const option = (id: number, text: string): Option => ({ id, text, label: text, targets: [text] }) as Option;
  const asked = { ...position("sj:build").decision, question: "sj-ask-prospect", remaining: 1, pool: [] } as Decision;
  const free = { ...asked, options: [option(1, "draw"), option(2, "pass")] };
  const sent: number[] = [];
  const cases: [boolean, Decision][] = [
    [false, free],
    [true, { ...free, question: "sj-ask-build" }],
    [true, { ...free, options: [...free.options, option(3, "other")] }],
    [true, free],
  ];
  for (const [wish, decision] of cases) {
    prefs.gifts = wish;
    const { session, line } = await seated("sj:build", decision);
    takeGift(session, ["sj-ask-prospect"]);
    sent.push(line.sent.length);
  }
  prefs.gifts = false;
  expect(sent).toEqual([0, 0, 0, 1]);
});
