"""What other places show of a link: a title and a line, and never a hidden thing of a game.

Of a table at which strangers may not look, only its box is told.
"""

from html import escape

from bastide import words
from bastide.engine import registry
from bastide.engine.messages import Message
from bastide.server.http.request import Desk
from bastide.server.store.rows import Result, Stored
from bastide.server.views import shelf


async def tags(desk: Desk, path: str) -> str:
    """The lines for the head of the document at an address."""
    title, line = await _told(desk, path)
    found = {
        "og:type": "website",
        "og:site_name": "Bastide",
        "og:title": title,
        "og:description": line,
        "og:url": f"{desk.site.origin}{path}",
        "twitter:card": "summary",
    }
    lines = [
        f'<meta property="{escape(name)}" content="{escape(text)}" />'
        for name, text in found.items()
    ]
    lines.append(f'<meta name="description" content="{escape(line)}" />')
    return "\n    ".join(lines)


async def _told(desk: Desk, path: str) -> tuple[str, str]:
    kind, _, id = path.strip("/").partition("/")
    usual = ("Bastide", words.say(Message("server-preview"), desk.lang))
    if kind == "new":
        return _box(id, desk.lang) or usual
    if kind not in ("table", "game", "replay", "join") or not id.isalnum():
        return usual
    stored = await desk.tables.store.summary(id)
    if stored is None or (kind == "join" and stored.row.status != "waiting"):
        return usual
    result = await desk.tables.store.results.one(id)
    if result is not None and stored.row.spectators and result.finished:
        return _title(stored, desk.lang), _ended(result, desk.lang)
    return _title(stored, desk.lang), usual[1]


def _box(id: str, lang: str) -> tuple[str, str] | None:
    for game in registry.games():
        for box in shelf.facts(game, lang).boxes:
            if box.id == id:
                return shelf.title(game, lang), box.note or box.subtitle
    return None


def _title(stored: Stored, lang: str) -> str:
    game = registry.game(stored.row.game)
    edition = shelf.edition(game, stored.row.options, lang)
    title = shelf.title(game, lang)
    return f"{title}, {edition}" if edition else title


def _ended(result: Result, lang: str) -> str:
    """Who was where, and with how many points."""
    seats = sorted(result.seats, key=lambda seat: seat.place)
    points = result.counts_points
    return ", ".join(
        f"{it.place}. {it.name} ({it.points})" if points else f"{it.place}. {it.name}"
        for it in seats
    )
