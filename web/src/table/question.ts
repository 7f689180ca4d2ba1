/** The sentence of the action bar, and the line of arithmetic under it. */
import { phone } from "../kit/fit";
import type { Explained } from "../games/face";
import type { Decision, Price } from "../wire";
import { t, words } from "../words/words.svelte";
import { named } from "./sentences";
import type { Session } from "./session.svelte";

export function question(session: Session): string {
  const { decision, picked } = session.choices;
  if (session.final) return session.final;
  if (session.table?.status === "paused") return t("paused");
  if (!decision) return t("please-wait");
  if (!decision.mine) {
    const { text } = session.plan;
    return text ? t("planned", { what: text }) : t("waiting-for", { name: session.name(decision.seat) });
  }
  if (picked) return picked.label;
  if (!words.has(decision.question)) return decision.text;
  return t(decision.question, { ...named(decision.args, session.table?.prefix), remaining: decision.remaining });
}

/** What a thing costs by itself, and who or what saves a part of it. */
export function byCause(price: Price): string {
  const [first, ...rest] = price.rows;
  const causes = rest.map((row) =>
    t(row.amount < 0 ? "price-saves" : "price-adds", { cause: row.label, n: Math.abs(row.amount) }),
  );
  return [first ? t("price-cost", { n: first.amount }) : "", ...causes].filter(Boolean).join(", ");
}

/** Different things that are paid together. */
export const byThing = (price: Price): string =>
  t("price-things", {
    all: new Intl.ListFormat(words.locale).format(price.rows.map((row) => `${row.amount} ${row.label}`)),
  });

/** How many things must, or may, be ticked yet. */
function ticking({ least, remaining }: Decision, ticked: number, ends: boolean): string {
  if (ticked === remaining) return t("ticks-done");
  if (ends || ticked >= least) return t("ticks-up-to", { n: remaining - ticked });
  return t(least === remaining ? "ticks-left" : "ticks-at-least", { n: least - ticked });
}

/** What the thing that was chosen does, in a few words: a role, and on a phone a card, whose face is small there. */
function effect(session: Session, explain: (what: string) => Explained | null): string {
  const about = explain(session.choices.picked?.targets[0] ?? "");
  return about?.brief && (about.own || phone()) ? about.brief : "";
}

const sentence = (text: string): string =>
  text ? `${text[0]?.toUpperCase()}${text.slice(1).replace(/\.$/, "")}.` : "";

export function detail(
  session: Session,
  cost: (price: Price) => string,
  explain: (what: string) => Explained | null = () => null,
): string {
  const { decision, picked, many, ticks, ending, candidates } = session.choices;
  if (session.waiting) return t("sending");
  if (!decision) return "";
  if (session.guest) return session.viewer < 0 ? t("watching") : t("coaching", { name: session.name(session.viewer) });
  if (!decision.mine) return t(session.plan.drawing ? "plan-drawing" : session.plan.text ? "plan-kept" : "plan-ahead");
  if (session.line !== "online") return t("no-confirm-line");
  if (picked) {
    const told = sentence(effect(session, explain));
    return [picked.price ? `${cost(picked.price)}.` : "", told].filter(Boolean).join(" ") || t("press-confirm");
  }
  if (candidates.length > 1) return t("point-on", { n: candidates.length });
  if (many) {
    const price = decision.price ? `${cost(decision.price)}. ` : "";
    return price + ticking(decision, ticks.length, ending !== null);
  }
  // there is no list on a phone
  return t(phone() ? "choose-glowing" : "choose-one", { n: decision.options.length });
}
