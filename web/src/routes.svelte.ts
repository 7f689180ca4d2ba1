/** Addresses of the page, and going from one to another without loading it anew. */
export type Route =
  | { page: "home" }
  | { page: "create"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "settings" }
  | { page: "me" }
  | { page: "games" }
  | { page: "game"; id: string }
  | { page: "device"; code: string }
  | { page: "letter"; code: string }
  | { page: "host" }
  | { page: "nowhere"; id: string };

/** The parts of an address; one that cannot be read leads nowhere. */
function parts(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}

export function parse(path: string): Route {
  const [head = "", tail = ""] = parts(path);
  switch (head) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "create", game: tail };
    case "join":
      return { page: "join", code: tail };
    case "table":
    case "replay":
    case "game":
      return tail ? { page: head, id: tail } : { page: "nowhere", id: head };
    case "me":
    case "games":
      return { page: head };
    case "device":
      return tail ? { page: "device", code: tail } : { page: "nowhere", id: head };
    case "letter":
      return tail ? { page: "letter", code: path.split("/").slice(2).join("/") } : { page: "nowhere", id: head };
    case "settings":
      return { page: "settings" };
    case "host":
      return { page: "host" };
    default:
      return { page: "nowhere", id: head };
  }
}

class Here {
  path = $state("/");
  /** the server has a newer build of the page: the next screen is fetched anew */
  stale = false;
  /** the page one came from, where settings lead back to */
  from = "/";
  readonly route = $derived(parse(this.path));
}

export const here = new Here();

/** Go elsewhere; `instead` leaves nothing of this address in the history, for it may hold a secret. */
export function go(path: string, instead = false): void {
  const from = here.path;
  if (here.stale) {
    location[instead ? "replace" : "assign"](path);
    return;
  }
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here.path = location.pathname;
  if (here.path !== from && !instead) here.from = from;
  window.scrollTo(0, 0);
}

/** Own links are followed inside the page; files, other sites and new tabs are left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link?.getAttribute("href");
  if (
    !link ||
    !path ||
    !path.startsWith("/") ||
    path.startsWith("/api") ||
    link.target ||
    link.hasAttribute("download")
  )
    return;
  event.preventDefault();
  go(path);
}
