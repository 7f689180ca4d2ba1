/** What roles, piles and the signs of a chair explain about themselves. */
import type { Explained, Shown } from "../face";
import { iconPicture } from "../pieces";
import { components } from "../../components";
import { t, words } from "../../words/words.svelte";
import { cardPicture, rolePicture } from "./art";
import { cardFace } from "./cards";
import { cardName, effect, roleName, wholeEffect } from "./names";
import { strips } from "./prices";
import { GOODS, ROLES, type RoleId, type SanJuanSeat, type SanJuanView } from "./view";

const RULES: Record<RoleId, string[]> = {
  builder: ["SJ-030", "SJ-031"],
  producer: ["SJ-036", "SJ-037"],
  trader: ["SJ-039", "SJ-040", "SJ-041"],
  councillor: ["SJ-044", "SJ-045"],
  prospector: ["SJ-046", "SJ-052"],
};

const isRole = (id: string): id is RoleId => (ROLES as readonly string[]).includes(id);

/** What a role is worth now, as far as the table tells. */
function worth(role: RoleId, view: SanJuanView, mine: SanJuanSeat | undefined): string {
  if (!mine) return "";
  const makers = mine.city.filter(
    (it) => cardFace(it.card).kind in { indigo: 0, sugar: 0, tobacco: 0, coffee: 0, silver: 0 },
  );
  if (role === "producer") return t("sj-now-producer", { n: makers.filter((it) => !it.good).length });
  if (role === "builder") return t("sj-now-builder", { n: Math.max(0, mine.hand_size - 1) });
  if (role !== "trader") return "";
  const goods = mine.city.map((it) => it.good).filter((it) => it !== null);
  const next = strips(view).find((it) => it.name === "price-now" || it.name === "price-next");
  const prices = goods.map((it) => next?.prices[GOODS.indexOf(it as (typeof GOODS)[number])] ?? 0);
  const best = [...prices].sort((one, other) => other - one).slice(0, 2);
  if (goods.length === 0 || !next) return t("sj-now-goods", { n: goods.length });
  return t("sj-now-trader", { n: goods.length, cards: best.reduce((sum, it) => sum + it, 0) });
}

export function explain(what: string, view: SanJuanView, me: number): Explained | null {
  const [kind = "", id = ""] = what.split(":");
  const mine = view.seats[me];
  if (kind === "role" && isRole(id)) {
    const key = `sj-role-${id}`;
    return {
      name: roleName(id),
      picture: rolePicture(id),
      says: words.say(key, {}, "all"),
      own: words.say(key, {}, "own"),
      brief: t(`sj-action-${id}`),
      now: worth(id, view, mine),
      rules: RULES[id],
    };
  }
  if (kind === "hand" || kind === "looking")
    return { name: cardName(id), says: wholeEffect(id), brief: wholeEffect(id), rules: [] };
  if (what === "trading-house")
    return { name: t("trading-house"), says: t("sj-about-house"), rules: ["SJ-039", "SJ-043"] };
  if (kind === "pile") {
    const n = id === "deck" ? view.draw_pile.size : view.discard.size;
    return {
      name: t(`${id}-of`, { n }),
      picture: iconPicture("cards"),
      says: t(`sj-about-${id}`),
      rules: [id === "deck" ? "SJ-082" : "SJ-081"],
    };
  }
  const seat = kind === "chair" ? view.seats[Number(id)] : undefined;
  if (!seat) return null;
  const role = view.roles.find((it) => it.taken_by === Number(id));
  const goods = seat.city.filter((it) => it.good).length;
  const sign = (name: "cards" | "house" | "bead" | "hat" | "rosette", value: number | string, key: string) => ({
    picture: iconPicture(name),
    value: String(value),
    says: t(`sj-sign-${key}`),
  });
  return {
    name: "",
    says: "",
    signs: [
      sign("cards", seat.hand_size, "cards"),
      sign("house", `${seat.buildings}/12`, "house"),
      sign("bead", goods, "bead"),
      {
        picture: role ? rolePicture(role.id) : iconPicture("finger"),
        value: role ? roleName(role.id) : "",
        says: t("sj-sign-role"),
      },
      sign("rosette", seat.points, "points"),
      ...(view.governor === Number(id) ? [sign("hat", "", "hat")] : []),
    ],
    rules: ["SJ-083", "SJ-085", "SJ-022", "SJ-086"],
  };
}

/** Every card of this edition, cheap ones first. */
export const gallery = (): Shown[] =>
  components()
    .filter((it) => it.copies > 0 && cardPicture(it.name))
    .map((it) => ({
      target: `hand:${it.name}`,
      name: cardName(it.name),
      kind: t(`sj-kind-${["city", "mon", "six"].includes(cardFace(it.name).kind) ? cardFace(it.name).kind : "maker"}`),
      price: t("sj-price", { cost: cardFace(it.name).cost, points: cardFace(it.name).points || "?" }),
      says: effect(it.name),
      picture: cardPicture(it.name) ?? "",
    }))
    .sort((one, other) => cardFace(one.target.slice(5)).cost - cardFace(other.target.slice(5)).cost);
