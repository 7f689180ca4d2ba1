/** Answers to what screens ask for, without a server. */
import type { Api } from "../api";
import type { RuleText } from "../wire";
import { position } from "../fixtures";

const books = import.meta.glob<string>("../../../src/bastide/rulebook/*/*.md", { query: "?raw", import: "default" });

/** The rule pages, read the way the server reads them. */
async function rulesOf(game: string, locale: string): Promise<RuleText[]> {
  const read = books[`../../../src/bastide/rulebook/${locale}/${game}.md`];
  const page = read ? await read() : "";
  return page
    .split(/^## /m)
    .slice(1)
    .flatMap((chapter) => {
      const [section = "", ...entries] = chapter.split(/^### /m);
      return entries.map((entry) => {
        const [heading = "", ...body] = entry.split("\n");
        const [id = "", title = ""] = heading.split(" · ");
        const [text = "", source = ""] = body.join("\n").split(/^Source\s*:\s*/m);
        return { id, title, section: section.trim(), text: text.trim(), source: source.trim() };
      });
    });
}

const slip = {
  chairs: [0, 1, 2, 3].map((seat) => ({ seat, name: "ABCD".charAt(seat), kind: "person" as const })),
  status: "playing" as const,
};

export const pretendedApi: Api = {
  home: async () => ({
    games: ["san-juan", "little-town"],
    announcement: "",
    name: "",
    tables: [
      {
        ...slip,
        id: "plaza",
        game: "san-juan",
        title: "San Juan",
        box: "sj2",
        turn: 3,
        mine: true,
        line: "Build, 12:40 left",
      },
      {
        ...slip,
        id: "meadow",
        game: "little-town",
        title: "Little Town",
        box: "lt",
        turn: 0,
        mine: false,
        line: "Anna plays, round 2 of 4",
        chairs: slip.chairs.slice(0, 2),
      },
      {
        ...slip,
        id: "old",
        game: "san-juan",
        title: "San Juan",
        box: "sj1",
        turn: 1,
        mine: false,
        line: "Bruno plays, round 5",
        chairs: slip.chairs.slice(0, 3),
      },
    ],
    open: [
      {
        ...slip,
        id: "open",
        game: "little-town",
        title: "Little Town",
        box: "lt",
        turn: -1,
        mine: false,
        line: "2 free chairs",
      },
    ],
  }),
  create: async () => "plaza",
  invitation: async () => ({
    table: "plaza",
    coach: false,
    title: "San Juan",
    game: "san-juan",
    host: "Anna",
    chairs: position("sj:waiting").table.chairs,
  }),
  join: async () => "plaza",
  reseat: async () => {},
  ready: async () => {},
  rematch: async () => "plaza",
  rules: rulesOf,
  replay: async () => ({
    table: position("sj:end").table,
    events: 21,
    rounds: [
      { event: 0, round: 5 },
      { event: 11, round: 6 },
    ],
    marks: [
      { event: 4, text: "Triumphal Arch" },
      { event: 19, text: "Guesthouse" },
    ],
  }),
  moment: async () => position("sj:waiting-turn"),
  host: async () => ({ version: "0.1.0", tables: 12, people: 31, storage: 48_300_000, limit: 500, announcement: "" }),
  announce: async () => {},
};
