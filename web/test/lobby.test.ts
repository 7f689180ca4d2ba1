/** The screens before a table: what may be chosen, what is sent, and what is said when it is not done. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { answering, NoAnswer, silent } from "./fixtures/answers";
import Create from "../src/lobby/Create.svelte";
import HomePage from "../src/lobby/Home.svelte";
import HostPage from "../src/lobby/Host.svelte";
import JoinPage from "../src/lobby/Join.svelte";
import Nowhere from "../src/lobby/Nowhere.svelte";
import { boxes, coverPicture } from "../src/lobby/shelf/boxes";
import { prefs } from "../src/kit/prefs.svelte";
import Settings from "../src/lobby/Settings.svelte";
import { go, parse } from "../src/routes.svelte";
import { ago } from "../src/lobby/ago";
import type {
  Chair,
  GameChoice,
  GameFacts,
  GameId,
  Home,
  HostFacts,
  Invitation,
  NewTable,
  TableSlip,
} from "../src/wire";
import { gameName, words } from "../src/words/words.svelte";

let shown: Record<string, unknown> | undefined;

function show(screen: Component<{ id: string }>, id = ""): void {
  shown = mount(screen, { target: document.body, props: { id } });
  flushSync();
}

/** Until something is in the page. */
async function seen<T extends Element>(selector: string, text = ""): Promise<T> {
  return vi.waitFor(() => {
    flushSync();
    const found = [...document.querySelectorAll<T>(selector)].find((it) => it.textContent?.includes(text));
    if (!found) throw new Error(`no ${selector} with "${text}" in ${document.body.textContent}`);
    return found;
  });
}

const press = async (text: string): Promise<void> => (await seen<HTMLElement>("button", text)).click();

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
  await words.speak("en");
});

const chair = (seat: number, more: Partial<Chair>): Chair => ({
  seat,
  kind: "person",
  name: "",
  present: false,
  mine: false,
  ready: false,
  stand_in: false,
  free: false,
  ...more,
});
const invited = (...chairs: Chair[]): Invitation => ({
  table: "t1",
  title: "San Juan",
  game: "san-juan",
  box: "sj1",
  host: "Anna",
  chairs,
  coach: false,
});
const invitation = invited(
  chair(0, { name: "Anna" }),
  chair(1, { free: true }),
  chair(2, { kind: "bot", name: "Bruno" }),
);
const home: Home = { tables: [], open: [], games: boxes.map((box) => box.game), announcement: "", name: "" };

it("a friend sits down on the chair that waits for somebody with the link", async () => {
  const asked = answering({
    "GET /api/invitations/ABC": invitation,
    "POST /api/invitations/ABC": { id: "t1" },
  });
  show(JoinPage, "ABC");
  await seen(".seats");
  const first = boxes.find((box) => box.id === "sj1");
  expect((await seen<HTMLImageElement>(".what img")).src).toBe(first && coverPicture(first, false));
  const chairs = [...document.querySelectorAll<HTMLInputElement>(".seats input")];
  expect(chairs.map((it) => it.disabled)).toEqual([true, false, true]);
  expect(chairs.map((it) => it.checked)).toEqual([false, true, false]);
  const name = await seen<HTMLInputElement>(".text-field");
  name.value = "Bruno";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  await press("Sit down");
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(asked.at(-1)?.body).toEqual({ seat: 1, name: "Bruno" });
});

it("the link of a chair leads to it, also while somebody holds it", async () => {
  answering({ "GET /api/invitations/LINK": invited(chair(2, { kind: "device", name: "Chloé", free: true })) });
  show(JoinPage, "LINK");
  await seen(".seats", "Chloé");
  expect(document.querySelector<HTMLInputElement>(".seats input")?.checked).toBe(true);
});

it("the link of a coach says what a coach does", async () => {
  answering({
    "GET /api/invitations/LINK": { ...invited(chair(0, { name: "Anna", free: true })), coach: true },
  });
  show(JoinPage, "LINK");
  await seen("legend", "over Anna’s shoulder");
  await seen("button", "Look on");
});

it("where every chair is taken the table can still be looked at", async () => {
  answering({ "GET /api/invitations/ABC": invited(chair(0, { name: "Anna" }), chair(1, { name: "Bruno" })) });
  show(JoinPage, "ABC");
  await seen("p", "Every chair of this table is taken.");
  expect((await seen("a.btn", "To the table")).getAttribute("href")).toBe("/table/t1");
});

it("says what the server says about a code that does not work", async () => {
  answering({ "GET /api/invitations/ABC": new NoAnswer(429, "That was too fast; please wait a moment.") });
  show(JoinPage, "ABC");
  await seen("[role=alert]", "That was too fast; please wait a moment.");
});

it("whoever has a wrong code may try another, or go home", async () => {
  answering({ "GET /api/invitations/WRONG": new NoAnswer(404, "This link or code does not work.") });
  show(JoinPage, "WRONG");
  await seen("[role=alert]", "This link or code does not work.");
  expect((await seen("section a", "Home")).getAttribute("href")).toBe("/");
  const field = await seen<HTMLInputElement>(".code-field input");
  field.value = "right";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await press("Join");
  expect(location.pathname).toBe("/join/right");
});

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

it("a chair that goes on at another device keeps its name", async () => {
  prefs.name = "";
  answering({ "GET /api/invitations/BACK": invited(chair(1, { name: "Bruno", free: true })) });
  show(JoinPage, "BACK");
  expect((await seen<HTMLInputElement>("input.text-field")).value).toBe("Bruno");
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
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
  show(JoinPage, "ABC");
  await seen("[role=alert]", sentence);
});

it("whoever invites friends finds chairs for them, and says who invites", async () => {
  prefs.name = "";
  const asked = answering({ "GET /api/home": home, "POST /api/tables": { id: "t1" } });
  show(HomePage);
  const link = (await seen(".go a", "Invite friends")).getAttribute("href") ?? "";
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
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
  const { chairs } = asked.at(-1)?.body as NewTable;
  expect(chairs.map((it) => it.kind)).toEqual(["person", "person", "person", "person"]);
  expect(chairs[0]?.name).toBe("Anna");
  expect(JSON.parse(localStorage.getItem("bastide.preferences") ?? "{}").name).toBe("Anna");
});

it("sends only what is asked: the first edition has no expansion", async () => {
  const asked = answering({ "POST /api/tables": { id: "t1" } });
  show(Create, "sj2");
  await press("New Buildings");
  await press("First edition");
  expect(document.body.textContent).not.toContain("New Buildings");
  await press("Set the table");
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  const sent = asked.at(-1)?.body as NewTable;
  expect(sent.options).toEqual({ edition: 1, expansion: false });
});

it.each([
  ["en", "Turn by turn", /rating|reminder/i],
  ["fr", "Tour par tour", /classement|rappel/i],
] as const)("%s: promises neither ratings nor reminders, which there are not", async (locale, rhythm, promise) => {
  await words.speak(locale);
  answering({});
  show(Create, "sj2");
  await press(rhythm);
  await seen("[aria-pressed=true]", rhythm);
  expect(document.body.textContent).not.toMatch(promise);
});

it("says in the page how a bot of the chosen level plays", async () => {
  answering({});
  show(Create, "sj2");
  const chairs = await seen(".chairpick .levels");
  await seen(".chairpick .note-line", "content with a good move");
  chairs.querySelectorAll("button")[3]?.click();
  await seen(".chairpick .note-line", "Founder. Imagines your hidden cards");
});

it("sends what is asked and chosen", async () => {
  const asked = answering({ "POST /api/tables": { id: "t1" } });
  show(Create, "sj2");
  await press("New Buildings");
  await press("Little Town");
  await press("First-game market");
  await press("Second edition");
  await press("Set the table");
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).options).toEqual({ edition: 2, expansion: true }));
  await press("Little Town");
  await press("Set the table");
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).options).toEqual({ side: "A", market: "robin" }));
});

const facts = (id: string, ...choices: GameChoice[]): GameFacts => ({
  id: id as GameId,
  title: id,
  choices,
  levels: [],
});
const choice = (name: string, values: GameChoice["values"], needs: GameChoice["needs"] = null): GameChoice => ({
  name,
  values,
  default: values[0] ?? false,
  rule: "GC-230",
  needs,
});
const GOLDEN_CITY = facts(
  "golden-city",
  choice("players", [2, 3, 4]),
  choice("black_posts", [false, true], { option: "players", value: 2 }),
  choice("black_post_second_reward", [false, true], { option: "black_posts", value: true }),
  choice("first", ["random", 0, 1, 2, 3]),
  choice("drought_scope", ["rural_and_zones", "rural_only"], { option: "players", value: 2 }),
);

it("offers variants and rulings, each where it matters", async () => {
  const asked = answering({ "GET /api/games": [GOLDEN_CITY], "POST /api/tables": { id: "t1" } });
  show(Create, "gc");
  await seen("summary", "More options");
  expect(document.body.textContent).not.toContain("Black posts");
  await press("2");
  await press("Black posts");
  await press("Letters for black posts");
  await press("sites only");
  const begins = await seen<HTMLElement>("[role=group][aria-label='Who begins']");
  expect([...begins.querySelectorAll("button")].map((it) => it.textContent)).toEqual(["by lot", "1", "2"]);
  begins.querySelectorAll<HTMLElement>("button")[2]?.click();
  await press("Set the table");
  const chosen = { black_posts: true, black_post_second_reward: true, drought_scope: "rural_only", first: 1 };
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).options).toEqual(chosen));
});

it("sends no variant that is not for so many players", async () => {
  const asked = answering({ "GET /api/games": [GOLDEN_CITY], "POST /api/tables": { id: "t1" } });
  show(Create, "gc");
  await press("2");
  await press("Black posts");
  await press("Letters for black posts");
  await press("3");
  expect(document.body.textContent).not.toContain("Letters for black posts");
  await press("Set the table");
  await vi.waitFor(() => expect((asked.at(-1)?.body as NewTable).options).toEqual({}));
});

it("says why no table could be set at once", async () => {
  answering({ "GET /api/home": home, "POST /api/tables": new NoAnswer(429, "You have too many open tables.") });
  show(HomePage);
  await press("Play now");
  await seen("[role=alert]", "You have too many open tables.");
});

const slip = (id: string, more: Partial<TableSlip> = {}): TableSlip => ({
  id,
  game: "attika",
  title: "Attika",
  box: "at",
  chairs: [],
  turn: -1,
  mine: false,
  line: "The game is over.",
  status: "over",
  changed: Date.now() / 1000 - 7200,
  alone: true,
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
    window.dispatchEvent(new Event("focus")); // right after it has looked
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    flushSync();
    expect(document.querySelectorAll(".tables li")).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toHaveLength(3);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toHaveLength(3);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

it("a slip says once whose turn it is", async () => {
  const table = slip("t1", { mine: true, status: "playing", line: "It is your turn." });
  answering({ "GET /api/home": { ...home, tables: [table] } });
  show(HomePage);
  expect((await seen(".tables .ln")).textContent).toBe("It is your turn.");
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

it.each([
  ["en", "The Golden City"],
  ["fr", "La Cité d’Or"],
] as const)("%s: a game has one name, whatever language its table was set in", async (locale, name) => {
  await words.speak(locale);
  answering({
    "GET /api/home": {
      ...home,
      tables: [
        {
          id: "t1",
          game: "golden-city",
          title: "Goldene Stadt",
          box: "gc",
          chairs: [],
          turn: -1,
          mine: false,
          line: "",
          status: "over",
          changed: 0,
          alone: false,
        },
      ],
    },
  });
  show(HomePage);
  await seen(".boxes", name);
  await seen(".tables", name);
  expect(document.body.textContent).not.toContain("Goldene Stadt");
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
  show(Create, "gc");
  await seen(".picks", name);
  for (const box of boxes) expect(gameName(box.game)).not.toContain("game-name");
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
  show(Settings);
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
  show(Settings);
  await press("Forget me");
  await press("Delete it all");
  await seen("[role=alert]", "The server does not answer just now.");
});
