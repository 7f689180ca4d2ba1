"""A table for whoever started the server: bots sit there, and one chair waits for the browser."""

import secrets
import time

from bastide import words
from bastide.engine import registry
from bastide.engine.game import complete
from bastide.engine.messages import Message
from bastide.engine.settings import Setting
from bastide.server.api import Seating
from bastide.server.codes import digest, new_code, new_id, new_link
from bastide.server.live import seating
from bastide.server.live.tables import Tables
from bastide.server.store.rows import ChairRow, TableRow
from bastide.server.views import shelf


def check(game: str, options: dict[str, Setting]) -> None:
    """Raise BadInput with a sentence when there is no such table."""
    complete(registry.game(game), options)


async def set_table(
    tables: Tables, game: str, options: dict[str, Setting], level: int, lang: str
) -> str:
    """Set the table and say the code that seats the first browser which uses it."""
    found = registry.game(game)
    settings = complete(found, options)
    link = new_link()
    you = words.say(Message("server-you"), lang)
    now = time.time()
    row = TableRow(
        id=new_id(),
        code=new_code(),
        game=game,
        title=shelf.title(found, lang),
        options=settings,
        seed=secrets.randbits(96),
        rules=found.rules_version,
        status="waiting",
        pace="none",
        live=True,
        rated=False,
        spectators=True,
        host="",
        created=now,
        changed=now,
    )
    bots = [
        seating.seated(seat, Seating("bot", level)) for seat in range(1, int(settings["players"]))
    ]
    await tables.store.create(row, [ChairRow(0, "device", you, link=digest(link)), *bots])
    return link
