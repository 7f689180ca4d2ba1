/** Whoever follows a link: which chair it leads to, and what is said when it does not work. */
import { expect, it, vi } from "vitest";
import { answering, NoAnswer } from "./fixtures/answers";
import { press, seen, show } from "./fixtures/screens";
import JoinPage from "../src/lobby/Join.svelte";
import { coverPicture } from "../src/games/cover";
import { prefs } from "../src/kit/prefs.svelte";
import type { Chair, Invitation } from "../src/wire";

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

it("a friend sits down on the chair that waits for somebody with the link", async () => {
  const asked = answering({
    "GET /api/invitations/ABC": invitation,
    "POST /api/invitations/ABC": { id: "t1" },
  });
  show(JoinPage, "ABC");
  await seen(".seats");
  expect((await seen<HTMLImageElement>(".what img")).src).toBe(coverPicture("sj1", "san-juan", false));
  const chairs = [...document.querySelectorAll<HTMLInputElement>(".seats input")];
  expect(chairs.map((it) => it.disabled)).toEqual([true, false, true]);
  expect(chairs.map((it) => it.checked)).toEqual([false, true, false]);
  const name = await seen<HTMLInputElement>(".text-field");
  name.value = "Bruno";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  const pages = history.length;
  await press("Sit down");
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(history.length, "the address with the code is not kept").toBe(pages);
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

it("a chair that goes on at another device keeps its name", async () => {
  prefs.name = "";
  answering({ "GET /api/invitations/BACK": invited(chair(1, { name: "Bruno", free: true })) });
  show(JoinPage, "BACK");
  expect((await seen<HTMLInputElement>("input.text-field")).value).toBe("Bruno");
});

it("at an address without a table, the field for a code is what shines", async () => {
  answering({ "GET /api/invitations/NO": new NoAnswer(404, "There is no such table.") });
  show(JoinPage, "NO");
  const join = await seen("button[type=submit]", "Join");
  const home = await seen("a.btn", "Home");
  expect([join.classList.contains("brass"), home.classList.contains("brass")]).toEqual([true, false]);
});
