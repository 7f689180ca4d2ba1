/** What stacks, buildings, places and the signs of a chair explain about themselves. */
import type { Explained, Shown } from "../face";
import { iconPicture } from "../pieces";
import { component, components } from "../../components";
import { t, words } from "../../words/words.svelte";
import { signPicture, slotPicture, terrainPicture } from "./art";
import { ALL, type Skin } from "./buildings";
import { toLink } from "./distance";
import { cardName, costText, groupName, hexLabel, linkIn, tokenName } from "./names";
import type { AttikaView } from "./view";

const skinned = (skin: Skin, key: string): string => t(`${skin === "attika" ? "at" : "us"}-${key}`);

function aboutToken(skin: Skin, token: string): Explained {
  const { cost, after, kind } = component(token);
  const before = new Intl.ListFormat(words.locale, { type: "disjunction" }).format(
    after.map((it) => tokenName(skin, it)),
  );
  return {
    name: tokenName(skin, token),
    picture: slotPicture(skin, token, "ready", 0),
    says: t("at-about-token", { cost: costText(skin, cost), before, has: after.length > 0 ? "yes" : "no" }),
    now: groupName(skin, kind),
    rules: ["AT-033", "AT-034", "AT-035"],
  };
}

export function explain(what: string, view: AttikaView, me: number): Explained | null {
  const [kind = "", id = ""] = what.split(":");
  const skin = view.game;
  if (kind === "display") return aboutToken(skin, id);
  if (kind === "stack") {
    const left = view.seats[Math.max(0, me)]?.stacks[Number(id) - 1] ?? 0;
    const name = t(id === "1" ? "at-stack-base" : "stack-number", { n: Number(id), left });
    return { name, says: t(id === "1" ? "at-about-base" : "at-about-stack"), rules: ["AT-014", "AT-021", "AT-060"] };
  }
  const hex = kind === "hex" ? view.hexes.find((it) => it.id === id) : undefined;
  if (hex)
    return {
      name: hexLabel(skin, hex, (seat) => words.who(seat).name),
      ...(hex.symbol ? { picture: terrainPicture(skin, hex.symbol) } : {}),
      says:
        hex.symbol && hex.seat === null ? t("at-about-hex", { card: cardName(skin, hex.symbol) }) : t("at-about-bare"),
      rules: ["AT-030", "AT-035", "AT-036"],
    };
  if (kind === "pile")
    return { name: t("deck-of", { n: view.deck }), says: t("at-about-deck"), rules: ["AT-025", "AT-026"] };
  const seat = kind === "chair" ? view.seats[Number(id)] : undefined;
  if (!seat) return null;
  const far = view.phase === "over" ? null : toLink(view, Number(id));
  return {
    name: "",
    says: "",
    signs: [
      { picture: iconPicture("cards"), value: String(seat.hand_size), says: skinned(skin, "sign-cards") },
      { picture: signPicture(skin, "bonus"), value: String(seat.bonuses), says: skinned(skin, "sign-bonus") },
      ...(far === null ? [] : [{ picture: iconPicture("link"), value: String(far), says: linkIn(skin, far) }]),
      { picture: iconPicture("house"), value: String(ALL - seat.built_count), says: t("at-sign-left") },
      ...(view.first === Number(id) ? [{ picture: iconPicture("first"), value: "", says: t("at-sign-first") }] : []),
    ],
    rules: ["AT-028", "AT-051", "AT-070", "AT-071"],
  };
}

/** Every building of a player, group by group. */
export const gallery = ({ game: skin }: AttikaView): Shown[] =>
  components()
    .filter((it) => it.after.length > 0 || Object.keys(it.cost).length > 0)
    .map((it) => ({
      target: `display:${it.name}`,
      name: tokenName(skin, it.name),
      kind: groupName(skin, it.kind),
      price: costText(skin, it.cost),
      says: "",
      picture: slotPicture(skin, it.name, "ready", 0),
    }));
