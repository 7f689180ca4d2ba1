/** The page on this device: kept whole by its worker, installed, and renewed without a mix of builds. */
import { prefs } from "./kit/prefs.svelte";
import { here } from "./routes.svelte";

/** milliseconds after which the worker comes: the first screen is not to wait for it */
const LATER = 3_000;
/** milliseconds between two looks for a newer build */
const SELDOM = 60_000;

/** What Chromium hands out where the page can be installed. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Keeping {
  /** the browser would install the page */
  offer = $state.raw<Offer | null>(null);
  /** this device can keep the page at all: not where the line is open to everybody on it */
  readonly can = import.meta.env.PROD && typeof navigator !== "undefined" && "serviceWorker" in navigator;
  /** it stands in a window of its own */
  readonly installed = typeof matchMedia === "function" && matchMedia("(display-mode: standalone)").matches;
  #coming: Promise<ServiceWorkerRegistration | null> | null = null;
  #looked = 0;

  /** Once, when the page begins. */
  begin(): void {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    window.addEventListener("appinstalled", () => (this.offer = null));
    // a part of this build is gone: the server has another one by now
    window.addEventListener("vite:preloadError", () => this.#anew());
    if (!this.can) return;
    navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ stale?: boolean }>) => {
      if (event.data.stale) here.stale = true;
      this.#renew();
    });
    document.addEventListener("visibilitychange", () => {
      this.#renew();
      if (!document.hidden) void this.look();
    });
    if (prefs.kept) setTimeout(() => void this.now(), LATER);
    else void this.end();
  }

  /** The worker, here and now; null where there is none. */
  now(): Promise<ServiceWorkerRegistration | null> {
    if (!this.can || !prefs.kept) return Promise.resolve(null);
    return (this.#coming ??= this.#register());
  }

  /** Whether the server has a newer build; asked now and then, and when a line had been lost. */
  async look(): Promise<void> {
    if (Date.now() - this.#looked < SELDOM) return;
    this.#looked = Date.now();
    const found = await this.#coming;
    await found?.update().catch(() => {});
  }

  /** Nothing of the page stays on this device. */
  async end(): Promise<void> {
    this.#coming = null;
    if (!this.can) return;
    const found = await navigator.serviceWorker.getRegistrations();
    await Promise.all(found.map((it) => it.unregister()));
    await Promise.all((await caches.keys()).map((it) => caches.delete(it)));
  }

  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt();
  }

  async #register(): Promise<ServiceWorkerRegistration | null> {
    try {
      const found = await navigator.serviceWorker.register("/worker.js");
      const entry = new URL(import.meta.url).pathname;
      const ask = (worker: ServiceWorker | null): void => {
        if (!worker) return;
        if (worker.state === "installed") worker.postMessage({ entry });
        else
          worker.addEventListener("statechange", () => worker.state === "installed" && worker.postMessage({ entry }));
      };
      ask(found.waiting);
      ask(found.installing);
      found.addEventListener("updatefound", () => ask(found.installing));
      await navigator.serviceWorker.ready;
      return found;
    } catch {
      this.#coming = null;
      return null; // a browser that allows none; the page works as ever
    }
  }

  /** Nobody looks, and nothing is begun: the newer build comes at once. Else it comes with the next screen. */
  #renew(): void {
    if (here.stale && document.hidden && here.route.page === "home") location.reload();
  }

  #anew(): void {
    const last = Number(sessionStorage.getItem("bastide.anew") ?? 0);
    if (navigator.onLine === false || Date.now() - last < SELDOM) return;
    sessionStorage.setItem("bastide.anew", String(Date.now()));
    location.reload();
  }
}

export const keeping = new Keeping();
