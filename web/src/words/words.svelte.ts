/** Words of the page. The texts live in Fluent files that the page shares with the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "../kit/prefs.svelte";
import type { Args, GameWords, Message } from "../wire";

export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];

const files = import.meta.glob<string>("../../../src/bastide/words/*/*.ftl", { query: "?raw", import: "default" });

const path = (locale: Locale, file: string): string => `../../../src/bastide/words/${locale}/${file}.ftl`;

const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** What the person prefers, else the browser, else English. */
export function preferred(): Locale {
  for (const text of [prefs.locale, ...navigator.languages]) {
    const short = text.slice(0, 2);
    if (isLocale(short)) return short;
  }
  return "en";
}

/** The texts that a game brings along which the page does not know; without an answer its names are shown. */
async function brought(locale: Locale, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${locale}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as GameWords).text : "";
}

class Words {
  locale = $state<Locale>("en");
  /** counts up whenever a file arrives, so that shown texts are made anew */
  version = $state(0);
  #bundles = new Map<Locale, FluentBundle>();
  #loaded = new Map<string, Promise<void>>();
  #wanted = new Set<string>(["page"]);

  bundle(locale: Locale): FluentBundle {
    let bundle = this.#bundles.get(locale);
    if (!bundle) {
      bundle = new FluentBundle(locale, { useIsolating: false });
      this.#bundles.set(locale, bundle);
    }
    return bundle;
  }

  add(locale: Locale, text: string): void {
    this.bundle(locale).addResource(new FluentResource(text), { allowOverrides: true });
    this.version++;
  }

  #load(locale: Locale, file: string): Promise<void> {
    const at = path(locale, file);
    const coming = this.#loaded.get(at) ?? this.#fetch(locale, file, at);
    this.#loaded.set(at, coming);
    return coming;
  }

  async #fetch(locale: Locale, file: string, at: string): Promise<void> {
    const text = await (files[at]?.() ?? brought(locale, file));
    if (text) this.add(locale, text);
    else this.#loaded.delete(at);
  }

  /** Fetches a file of texts, such as a game's, in the language now used. */
  async want(file: string): Promise<void> {
    this.#wanted.add(file);
    await this.#load(this.locale, file);
  }

  async speak(locale: Locale): Promise<void> {
    await Promise.all([...this.#wanted].map((file) => this.#load(locale, file)));
    this.locale = locale;
    document.documentElement.lang = locale;
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]") ?? document.createElement("link");
    Object.assign(link, { rel: "manifest", href: `/${locale}.webmanifest` });
    document.head.append(link);
  }

  /** Who sits on a chair, for texts that speak of one; a table says it. */
  who: (seat: number) => { name: string; you: string } = () => ({ name: "", you: "no" });

  /** Arguments that every text may use, such as the edition on the table. */
  context = $state.raw<Record<string, FluentVariable>>({});

  has(key: string): boolean {
    void this.version;
    return this.bundle(this.locale).hasMessage(key);
  }

  attributes(key: string): string[] {
    return Object.keys(this.bundle(this.locale).getMessage(key)?.attributes ?? {});
  }

  say(key: string, args?: Record<string, FluentVariable>, attribute = ""): string {
    void this.version;
    const bundle = this.bundle(this.locale);
    const message = bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    return bundle.formatPattern(pattern, { ...this.context, ...args }, []);
  }
}

export const words = new Words();

/** A text and its attributes by name: the forms it takes inside sentences. */
function forms(message: Message): Record<string, string> {
  const { seat } = message.args;
  const args = { ...(typeof seat === "number" ? words.who(seat) : {}), ...spread(message.args) };
  const found: Record<string, string> = { "": words.say(message.id, args) };
  for (const name of words.attributes(message.id)) found[name] = words.say(message.id, args, name);
  return found;
}

/** Arguments for Fluent: a text brings its forms along, the `.a` of `$card` is `$card-a`. */
export function spread(args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value !== "object") out[key] = value;
    else for (const [form, text] of Object.entries(forms(value))) out[form ? `${key}-${form}` : key] = text;
  }
  return out;
}

/** The text of a key in the language now used. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => words.say(key, args);

/** The text of the first key that exists: short form, else the full one. */
export const first = (...keys: string[]): string => t(keys.find((key) => words.has(key)) ?? keys[0] ?? "");

/** A name on the wire (`indigo_plant`) as part of a key (`indigo-plant`). */
export const part = (id: string): string => id.replaceAll("_", "-").toLowerCase();
