import { t } from "../words/words.svelte";

/** A device in words; the server calls it `phone Firefox`, or `computer` where the browser is not known. */
export function deviceName(name: string): string {
  const [kind = "", browser = ""] = name.split(" ");
  return `${t("me-device", { name: kind })} ${browser}`.trim();
}
