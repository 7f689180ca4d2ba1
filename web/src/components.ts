/** The cards, tiles and buildings of the table that is open: costs, points and kinds are what the server says. */
import { api } from "./api";
import type { Component, Table } from "./wire";

const blank: Component = {
  name: "",
  kind: "",
  cost: {},
  points: 0,
  copies: 0,
  takes: {},
  gives: {},
  after: [],
  number: 0,
};

let known = new Map<string, Component>();

export function keep(all: Component[]): void {
  known = new Map(all.map((it) => [it.name, it]));
}

/** Asked for with the face of a game, before its board is drawn. */
export async function fetchComponents({ game, rules, options }: Table): Promise<void> {
  keep(await api.components(game, rules, options));
}

export const components = (): Component[] => [...known.values()];

export const component = (name: string): Component => known.get(name) ?? blank;
