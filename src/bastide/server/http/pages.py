"""The built page: its files, and the one document behind all its addresses."""

import gzip
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from bastide.server.codes import digest
from bastide.server.http import previews
from bastide.server.http.request import AtDesk, AtDoor, Code
from bastide.server.live import seating
from bastide.server.refusals import Refused
from bastide.server.store.databases import Unavailable

KINDS = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
}
PACKED = (".js", ".css", ".svg")
"""Kinds that become smaller by packing."""
FOR_EVER = "public, max-age=31536000, immutable"
PAGE = Path(__file__).parent.parent / "page"
SITTING = "/sit/"
ELSEWHERE = {"favicon.ico": "icon.svg"}
"""Files that browsers ask for by a name of their own."""
WORKER = "worker.js"
NO_WORKER = b"""self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
"""
"""Where a page has no worker, browsers that still have one are rid of it."""
ANEW = (".js", ".webmanifest")
"""Kinds of files beside the document that are asked for anew each time."""


@get(
    [
        "/",
        "/new",
        "/new/{rest:path}",
        "/join",
        "/join/{rest:path}",
        "/table/{rest:path}",
        "/replay/{rest:path}",
        "/settings",
        "/me",
        "/games",
        "/game/{rest:path}",
        "/device/{rest:path}",
        "/letter/{rest:path}",
        "/letter/stop/{code:str}",  # where mail programs post
        "/host",
    ],
    include_in_schema=False,
)
async def document(request: Request[Any, Any, Any], door: AtDoor) -> Response[bytes]:
    """The page finds out by itself what its address means; other places read its head."""
    if not (PAGE / "index.html").is_file():
        raise Refused("page", status=503)
    try:
        head = await previews.tags(door, request.url.path)
    except Unavailable:
        head = ""  # the store has said why; the page says so itself
    return _page(200, head + _ahead(PAGE, request.url.path, door.lang))


def _ahead(page: Path, path: str, lang: str) -> str:
    """Asks a browser for what the page will need there while the page itself is on its way."""
    written = page / "ahead.json"
    if not written.is_file():
        return ""
    named = _files_ahead(written, written.stat().st_mtime_ns)
    files = named.get(path.split("/")[1], {}).get(lang, [])
    kinds = {True: 'rel="preload" as="style"', False: 'rel="modulepreload"'}
    return "".join(
        f'\n    <link {kinds[name.endswith(".css")]} crossorigin href="{name}" />' for name in files
    )


@lru_cache(1)
def _files_ahead(written: Path, changed: int) -> dict[str, dict[str, list[str]]]:
    """By the first part of an address, and by language; the build that was made then says it."""
    del changed
    return msgspec.json.decode(written.read_bytes(), type=dict[str, dict[str, list[str]]])


def nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page that says so, where somebody with a browser has come to a wrong address."""
    looks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not looks or request.url.path.startswith("/api") or not (PAGE / "index.html").is_file():
        return None
    return _page(404)


def _page(status: int, head: str = "") -> Response[bytes]:
    text = (PAGE / "index.html").read_text("utf-8").replace("</head>", f"{head}</head>", 1)
    return Response(
        text.encode(),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )


@get("/{name:str}", include_in_schema=False)
async def file(name: FromPath[str]) -> Response[bytes]:
    """The few files beside the document, such as its icon and its worker."""
    wanted = ELSEWHERE.get(name, name)
    found = next((path for path in PAGE.glob("*.*") if path.name == wanted), None)
    if wanted == WORKER and found is None:
        return Response(NO_WORKER, media_type=KINDS[".js"], headers={"cache-control": "no-cache"})
    if found is None or found.suffix not in KINDS:
        raise Refused("address", status=404)
    kept = "no-cache" if found.suffix in ANEW else "public, max-age=86400"
    return Response(
        found.read_bytes(), media_type=KINDS[found.suffix], headers={"cache-control": kept}
    )


@cache
def packed(path: Path) -> bytes:
    """A part of the page, packed once for all who ask."""
    return gzip.compress(path.read_bytes(), 9)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A part of the page: its name changes with it, so that a browser may keep it for ever."""
    found = next((path for path in (PAGE / "assets").glob("*.*") if path.name == name), None)
    if found is None or found.suffix not in KINDS:
        raise Refused("address", status=404)
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if found.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(packed(found), media_type=KINDS[found.suffix], headers=headers)
    return Response(found.read_bytes(), media_type=KINDS[found.suffix], headers=headers)


@get(SITTING + "{code:str}", include_in_schema=False)
async def sit(desk: AtDesk, code: Code) -> Response[None]:
    """Seat the browser that the program itself opened, on the machine where it runs.

    Other links are claimed by the page with a button, so that no preview uses them up.
    """
    if desk.tables.settings.public or not desk.is_here:
        raise Refused("link", status=404)
    found = await desk.tables.store.chair_by_link(digest(code))
    if found is None or found[2]:
        raise Refused("link", status=404)
    id, seat, _ = found
    person = await desk.known()
    async with desk.tables.at(id) as table:
        if not table.row.host:
            table.row.host = person.id
        table.chairs[seat].ready = True
        await seating.sit_down(table, seat, person, by_link=True)
        await seating.begin_if_ready(table)
    return Redirect(f"/table/{id}", status_code=303, cookies=[desk.cookie])


def handlers() -> list[HTTPRouteHandler]:
    """The document and its files."""
    return [document, file, asset, sit]
