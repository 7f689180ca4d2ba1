/** What jsdom lacks and a table needs. */
import { vi } from "vitest";
import { api } from "../src/api";
import { words } from "../src/words/words.svelte";
import en from "./fixtures/words.en.ftl?raw";

vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("reduced-motion"),
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
    unobserve() {}
  },
);
vi.stubGlobal("CSS", { escape: (text: string) => text });
window.scrollTo = () => {};
URL.createObjectURL = () => "blob:picture";
Element.prototype.checkVisibility ??= () => true;
Element.prototype.getAnimations ??= () => [];
Element.prototype.animate ??= () =>
  ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

// a table is drawn without its facts where a test does not speak of them
api.components = () => Promise.resolve([]);

words.add("en", en);
await words.speak("en");
