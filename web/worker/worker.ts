/**
 * The service worker: keeps the page of one build whole on this device, and tells whose turn it is.
 *
 * All files of a build are kept, or none. Names of files change with what is in them, and the document of the build
 * stands in this very file: whatever is shown is of one piece. The document of the server comes first; the one kept here
 * is for when nobody answers. Nothing under `/api` or `/ws` is ever touched.
 */
export {};
declare const self: ServiceWorkerGlobalScope;

/** What the build writes here: a digest of all of it, its files, and the document. */
declare const BUILD: string;
declare const FILES: string[];
declare const DOCUMENT: string;

const OURS = "bastide-";
const HERE = OURS + BUILD;
/** the headers of the server, such as its policy about scripts, for the document that is kept */
const HEADERS = "/worker.js";
/** never answered from here, even where the browser goes there: downloads, chairs, what machines ask */
const ELSEWHERE = /^\/(api|ws|sit|metrics|healthz|readyz)(\/|$)/;
/** answers of a proxy in front of a server that is away */
const NOBODY = [502, 503, 504];

async function keep(): Promise<void> {
  try {
    const cache = await caches.open(HERE);
    await cache.addAll([...FILES, new Request(HEADERS, { cache: "reload" })]);
  } catch (error) {
    await caches.delete(HERE);
    throw error;
  }
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((it) => it.startsWith(OURS) && it !== HERE).map((it) => caches.delete(it)));
  await self.clients.claim();
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: HERE, ignoreVary: true });
  return kept ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!NOBODY.includes(answer.status)) return answer;
  } catch {
    // nobody there: the document that is kept says so
  }
  const like = await caches.match(HEADERS, { cacheName: HERE, ignoreVary: true });
  const headers = new Headers(like?.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(DOCUMENT, { headers });
}

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** A page asks whether it is of this build. Where it is, and the only one, nobody needs the older worker any more. */
async function compare(entry: string, asker: Client | null): Promise<void> {
  if (!FILES.includes(entry)) asker?.postMessage({ stale: true });
  else if ((await windows()).length < 2) await self.skipWaiting();
}

/** What the server sends; the badge is the number of tables that wait. */
interface Call {
  title: string;
  body?: string;
  url?: string;
  tag?: string;
  badge?: number;
}

async function tell(call: Call): Promise<void> {
  const { title, body = "", url = "/", tag = "bastide", badge } = call;
  if (badge !== undefined && "setAppBadge" in self.navigator) {
    await (badge > 0 ? self.navigator.setAppBadge(badge) : self.navigator.clearAppBadge()).catch(() => {});
  }
  // only a place of ours, wherever a call would lead
  const at = new URL(url, self.location.origin);
  const data = { url: at.pathname + at.search };
  await self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", badge: "/badge.png", data });
}

/** The window that shows it already comes forward; else one that shows the first screen goes there; else a new one. */
async function open(path: string): Promise<void> {
  const there = self.location.origin + path;
  const all = await windows();
  const same = all.find((it) => it.url === there);
  if (same) {
    await same.focus();
    return;
  }
  const idle = all.find((it) => new URL(it.url).pathname === "/");
  if (!idle) {
    await self.clients.openWindow(there);
    return;
  }
  await idle.focus().catch(() => {});
  await idle.navigate(there);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate" && !ELSEWHERE.test(pathname)) event.respondWith(page(request));
});
self.addEventListener("message", (event) => {
  const { entry } = event.data as { entry?: string };
  if (entry) event.waitUntil(compare(entry, event.source as Client | null));
});
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as Call));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { url: string }).url));
});
