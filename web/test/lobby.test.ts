/** The screens before a table: what they show, what is sent, and what is said when it is not done. */
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { answering, NoAnswer, silent } from "./fixtures/answers";
import { box, choice, facts } from "./fixtures/games";
import { leave, press, seen, show } from "./fixtures/screens";
import { coverOf } from "../src/games/cover";
import Create from "../src/lobby/Create.svelte";
import Forget from "../src/lobby/Forget.svelte";
import HomePage from "../src/lobby/Home.svelte";
import HostPage from "../src/lobby/Host.svelte";
import JoinPage from "../src/lobby/Join.svelte";
import Nowhere from "../src/lobby/Nowhere.svelte";
import { prefs } from "../src/kit/prefs.svelte";
import Settings from "../src/lobby/Settings.svelte";
import { go, parse } from "../src/routes.svelte";
import { ago } from "../src/lobby/ago";
import type { Home, HostFacts, NewTable, TableSummary } from "../src/wire";
import { words } from "../src/words/words.svelte";

const home: Home = { tables: [], open: [], announcement: "", name: "", emblem: "" };

it.each([
  ["/", "home"],
  ["/new", "create"],
  ["/join", "join"],
  ["/join/ABC", "join"],
  ["/table/t1", "table"],
  ["/table/", "nowhere"],
  ["/replay", "nowhere"],
  ["/setings", "nowhere"],
  ["/sit/used", "nowhere"],
  ["/%E0%A4%A", "nowhere"],
] as const)("%s leads to: %s", (path, page) => {
  expect(parse(path).page).toBe(page);
});

it("settings lead back to where they were opened", async () => {
  go("/");
  go("/table/t1");
  go("/settings#s-keys");
  show(Settings);
  const back = await seen("header .back");
  expect([back.getAttribute("href"), back.getAttribute("aria-label")]).toEqual(["/table/t1", "Back"]);
});

it.each([
  ["en", "Answer forced questions for me", "the others then see that you had no choice"],
  ["fr", "Répondre pour moi quand je n’ai pas le choix", "les autres voient alors que vous n’aviez pas le choix"],
] as const)(
  "%s: whether forced questions are answered for me is a setting, and what that tells",
  async (locale, name, note) => {
    await words.speak(locale);
    show(Settings);
    const forced = await seen<HTMLElement>(".field", name);
    expect(forced.textContent).toContain(note);
    forced.querySelector<HTMLElement>("[role=switch], input")?.click();
    expect(prefs.forced).toBe(true);
    expect(localStorage.getItem("bastide.preferences")).toContain('"forced":true');
    prefs.forced = false;
    prefs.keep();
  },
);

it.each([
  ["setings", "There is nothing at this address."],
  ["sit", "This link does not work, or it has been used already."],
])("a wrong address says so and shows the way home: %s", async (id, said) => {
  show(Nowhere, id);
  await seen("[role=alert]", said);
  expect((await seen("section a", "Home")).getAttribute("href")).toBe("/");
});

it.each([
  ["en", "The server does not answer just now.", "Set the table"],
  ["fr", "Le serveur ne répond pas pour le moment.", "Dresser la table"],
] as const)("%s: says in the reader's language that nobody answers", async (locale, sentence, go) => {
  await words.speak(locale);
  silent();
  show(Create, "sj2");
  await press(go);
  await seen("[role=alert]", sentence);
  await leave();
  show(JoinPage, "ABC");
  await seen("[role=alert]", sentence);
});

it("whoever invites friends finds chairs for them, and says who invites", async () => {
  prefs.name = "";
  const asked = answering({ "GET /api/home": home, "POST /api/tables": { id: "t1" } });
  show(HomePage);
  const link = (await seen(".go a", "Invite friends")).getAttribute("href") ?? "";
  await leave();
  history.replaceState(null, "", link);
  show(Create, "sj2");
  await press("Set the table");
  await seen("[role=alert]", "enter a nickname");
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
  const name = await seen<HTMLInputElement>(".me input");
  name.value = "Anna";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  await press("Set the table");
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  const { chairs } = asked.find(({ method }) => method === "POST")?.body as NewTable;
  expect(chairs.map((it) => it.kind)).toEqual(["person", "person", "person", "person"]);
  expect(chairs[0]?.name).toBe("Anna");
  expect(JSON.parse(localStorage.getItem("bastide.preferences") ?? "{}").name).toBe("Anna");
});

it("says why no table could be set at once", async () => {
  answering({ "GET /api/home": home, "POST /api/tables": new NoAnswer(429, "You have too many open tables.") });
  show(HomePage);
  await press("Play now");
  await seen("[role=alert]", "You have too many open tables.");
});

const slip = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: "attika",
  title: "Attika",
  box: "at",
  edition: "",
  chairs: [],
  turn: -1,
  mine: false,
  line: "The game is over.",
  status: "over",
  changed: Date.now() / 1000 - 7200,
  since: Date.now() / 1000 - 7200,
  alone: true,
  lesson: false,
  ...more,
});

it("the home page keeps up with the tables while it is looked at", async () => {
  vi.useFakeTimers();
  try {
    const answers = { "GET /api/home": { ...home, tables: [slip("t1")] } };
    const asked = answering(answers);
    show(HomePage);
    await vi.advanceTimersByTimeAsync(10);
    answers["GET /api/home"] = { ...home, tables: [slip("t1"), slip("t2")] };
    const looks = (): number => asked.filter(({ path }) => path === "/api/home").length;
    window.dispatchEvent(new Event("focus")); // right after it has looked
    expect(looks()).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    flushSync();
    expect(document.querySelectorAll(".tables li")).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(looks()).toBe(3);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(looks()).toBe(3);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

it("a slip says once whose turn it is", async () => {
  const table = slip("t1", { mine: true, status: "playing", line: "It is your turn." });
  answering({ "GET /api/home": { ...home, tables: [table] } });
  show(HomePage);
  expect((await seen(".tables .ln")).textContent).toBe("Your turn, for 2 hours");
  const link = await seen(".tables a");
  expect(link.getAttribute("aria-label")).toBeNull();
  expect(link.textContent?.match(/turn/g)).toHaveLength(1);
});

it("all tables can be seen, and slips of one game say when they were played", async () => {
  const tables = ["t1", "t2", "t3", "t4", "t5", "t6"].map((id) => slip(id));
  answering({ "GET /api/home": { ...home, tables, open: tables } });
  show(HomePage);
  await seen(".tables .seats", "2 hours ago");
  expect(document.querySelectorAll(".tables a")).toHaveLength(4);
  await press("Show all");
  await seen("button", "Show fewer");
  expect(document.querySelectorAll(".tables a")).toHaveLength(6);
  await press("Open tables");
  await seen("a[href='/join/t6']");
});

it.each([
  [{ status: "over", alone: false }, "finished game"],
  [{ status: "playing", alone: true }, "will be deleted"],
  [{ status: "waiting", alone: true }, "will be deleted"],
  [{ status: "playing", alone: false }, "a bot plays on"],
  [{ status: "waiting", alone: false }, "You give up your chair."],
] as const)("a table %o is put away after a question", async (more, question) => {
  const answers: Record<string, unknown> = { "GET /api/home": { ...home, tables: [slip("t1", more), slip("t2")] } };
  const asked = answering(answers);
  show(HomePage);
  (await seen<HTMLElement>(".tables .away")).click();
  await seen(".sure", question);
  await press("Keep");
  expect(asked.every(({ method }) => method === "GET")).toBe(true);
  (await seen<HTMLElement>(".tables .away")).click();
  answers["DELETE /api/tables/t1"] = true;
  answers["GET /api/home"] = { ...home, tables: [slip("t2")] };
  await press("Put away");
  await vi.waitFor(() => expect(document.querySelectorAll(".tables li")).toHaveLength(1));
  expect(asked.some(({ method, path }) => method === "DELETE" && path === "/api/tables/t1")).toBe(true);
});

it.each([
  [20, "en", "now"],
  [60 * 59, "en", "59 minutes ago"],
  [60 * 60 * 23, "en", "23 hours ago"],
  [86400 + 60, "en", "yesterday"],
  [86400 * 8, "fr", "il y a 8 jours"],
] as const)("%i seconds ago is said in words", (seconds, locale, said) => {
  expect(ago(1e9, 1e9 + seconds, locale)).toBe(said);
});

it("a box says what is in it, and a slip which of two boxes it came out of", async () => {
  const table = slip("t1", { game: "san-juan", title: "San Juan", box: "sj1", edition: "First edition" });
  answering({ "GET /api/home": { ...home, tables: [table, slip("t2")] } });
  show(HomePage);
  const box = await seen<HTMLAnchorElement>(".boxes a", "Second edition");
  expect(box.getAttribute("href")).toBe("/new/sj2");
  expect(box.querySelector(".vh")?.textContent).toBe("San Juan, Second edition, 2–4 players. Open the box");
  const slips = [...document.querySelectorAll(".tables .tx")].map((it) => it.querySelector("i")?.textContent);
  expect(slips).toEqual(["First edition", undefined]);
});

it("a game that the page does not know stands on the shelf with a cover of its own", async () => {
  const lots = facts("lots", "lo", "Lots", [box("lo", "")], []);
  answering({ "GET /api/home": home, "GET /api/games": [{ ...lots, choices: [choice("players", [2])] }] });
  show(HomePage);
  await seen(".boxes a .vh", "Lots, 2 players. Open the box");
  expect(coverOf("lo", "lots").art()).toBe(coverOf("lo", "lots").art());
  expect(coverOf("lo", "lots").art()).not.toBe(coverOf("xy", "ports").art());
});

it("boxes are told anew in another language", async () => {
  const answers: Record<string, unknown> = { "GET /api/home": home };
  answering(answers);
  show(HomePage);
  await seen(".boxes", "The Golden City");
  answers["GET /api/games"] = [facts("golden-city", "gc", "La Cité d’Or", [box("gc", "Le long de la côte")], [])];
  await words.speak("fr");
  await seen(".boxes", "La Cité d’Or");
});

it("the operator enters the code and sees the page", async () => {
  const facts: HostFacts = { version: "1", tables: 3, people: 4, storage: 1e6, limit: 50, announcement: "Hello" };
  const answers: Record<string, unknown> = {
    "GET /api/host": new NoAnswer(403, "Only the operator of this server can see that."),
    "POST /api/host/claim": new NoAnswer(403, "Only the operator of this server can see that."),
  };
  const asked = answering(answers);
  show(HostPage);
  await seen("[role=alert]", "Only the operator");
  const field = await seen<HTMLInputElement>("label input");
  expect(field.closest("label")?.textContent).toContain("Code of the operator");
  field.value = " secret ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await press("Open this page");
  await seen("[role=alert]", "This code does not work");
  answers["POST /api/host/claim"] = true;
  answers["GET /api/host"] = facts;
  await press("Open this page");
  await seen("dd", "3 / 50");
  expect(asked.find(({ method }) => method === "POST")).toEqual({
    method: "POST",
    path: "/api/host/claim",
    body: { code: "secret" },
  });
  expect(document.querySelector("[role=alert]")).toBeNull();
});

it("forgets somebody only when sure, says what is lost, and then that it is done", async () => {
  const asked = answering({ "DELETE /api/me": true });
  prefs.name = "Anna";
  show(Forget);
  await press("Forget me");
  await seen("[role=alert]", "Your name, your chairs and all you wrote");
  expect(asked).toEqual([]);
  await press("Keep");
  await press("Forget me");
  await press("Delete it all");
  await seen("[role=status]", "this server knows nothing about you any more");
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /api/me"]);
  expect(prefs.name).toBe("");
});

it("says why somebody was not forgotten", async () => {
  silent();
  show(Forget);
  await press("Forget me");
  await press("Delete it all");
  await seen("[role=alert]", "The server does not answer just now.");
});
