/** Addresses of the page, and going from one to another without loading it anew. */
export type Route =
  | { page: "home" }
  | { page: "create"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "settings" }
  | { page: "host" };

export function parse(path: string): Route {
  const [head = "", tail = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (head) {
    case "new":
      return { page: "create", game: tail };
    case "join":
      return { page: "join", code: tail };
    case "table":
      return { page: "table", id: tail };
    case "replay":
      return { page: "replay", id: tail };
    case "settings":
      return { page: "settings" };
    case "host":
      return { page: "host" };
    default:
      return { page: "home" };
  }
}

class Here {
  path = $state("/");
  readonly route = $derived(parse(this.path));
}

export const here = new Here();

export function go(path: string): void {
  history.pushState(null, "", path);
  here.path = location.pathname;
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
