/** What the site, the round track and the signs of a chair explain about themselves. */
import type { Explained, Shown } from "../face";
import { iconPicture } from "../pieces";
import { components } from "../../components";
import { t } from "../../words/words.svelte";
import { signPicture, tilePicture, tokenPicture, workerPicture } from "./art";
import { effectText, priceText, tileName } from "./names";
import { STOCK, type LittleTownView } from "./view";

const RULES: Record<string, string[]> = {
  site: ["LT-040", "LT-046"],
  round: ["LT-023", "LT-053"],
  supply: ["LT-032", "LT-R03"],
};

export function explain(what: string, view: LittleTownView): Explained | null {
  const [kind = "", id = ""] = what.split(":");
  const rules = RULES[kind];
  if (rules) return { name: t(kind), says: t(`lt-about-${kind}`), rules };
  if (kind === "market") return { name: tileName(id), says: effectText(id), brief: effectText(id), rules: ["LT-008"] };
  const seat = kind === "chair" ? view.seats[Number(id)] : undefined;
  if (!seat) return null;
  return {
    name: "",
    says: "",
    signs: [
      {
        picture: workerPicture(Number(id)),
        value: `${seat.workers_left}/${seat.workers}`,
        says: t("lt-sign-workers"),
      },
      ...STOCK.map((it) => ({ picture: signPicture(it), value: String(seat[it]), says: t(`lt-sign-${it}`) })),
      { picture: tokenPicture(Number(id)), value: String(seat.score), says: t("lt-sign-points") },
      ...(view.first === Number(id) ? [{ picture: iconPicture("first"), value: "", says: t("lt-sign-first") }] : []),
    ],
    rules: ["LT-024", "LT-041", "LT-056", "LT-035"],
  };
}

/** Every building tile of the box, the cheap ones first. */
export const gallery = (): Shown[] =>
  components()
    .filter((it) => it.kind === "building")
    .map((it) => ({
      target: `market:${it.name}`,
      name: tileName(it.name),
      kind: t(
        Object.keys(it.takes).length
          ? "lt-kind-exchange"
          : Object.keys(it.gives).length
            ? "lt-kind-gain"
            : "lt-kind-special",
      ),
      price: priceText(it.name),
      says: effectText(it.name),
      picture: tilePicture(it.name) ?? "",
    }));
