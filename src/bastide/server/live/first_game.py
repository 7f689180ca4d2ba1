"""First games: a table of its own with easy bots, and notes that are turned."""

import time

from bastide import lessons
from bastide.engine import registry
from bastide.engine.game import Game
from bastide.engine.messages import BadInput
from bastide.lessons.guide import LEARNER
from bastide.server import wire
from bastide.server.api import Seating
from bastide.server.codes import new_code, new_id
from bastide.server.live import seating
from bastide.server.live.table import Table
from bastide.server.live.tables import Tables
from bastide.server.model.viewer import Viewer
from bastide.server.refusals import Refused
from bastide.server.store.rows import ChairRow, Person, TableRow
from bastide.server.views import broadcast, shelf


def taught(name: str) -> Game:
    """The game of that name, which must have a first game."""
    try:
        game = registry.game(name)
    except BadInput:
        raise Refused("address", status=404) from None
    if lessons.texts(game.name, lessons.LANGUAGES[0]) is None:
        raise Refused("untaught", status=404)
    return game


async def begin(tables: Tables, person: Person, name: str, lang: str) -> str:
    """The table of somebody's first game: the one that was left, else a new one."""
    game = taught(name)
    for stored in await tables.store.tables_of(person.id):
        row = stored.row
        if row.lesson and row.game == game.name and row.status in ("playing", "paused"):
            return row.id
    await seating.room_for(tables, person)
    lesson = lessons.lesson(game.name, lang)
    assert lesson is not None
    now = time.time()
    row = TableRow(
        id=new_id(),
        code=new_code(),
        game=game.name,
        title=shelf.title(game, lang),
        options=dict(lesson.settings),
        seed=lesson.seed,
        rules=game.rules_version,
        status="waiting",
        pace="none",
        live=True,
        rated=False,
        spectators=False,
        host=person.id,
        created=now,
        changed=now,
        lesson=True,
    )
    others = range(LEARNER + 1, int(lesson.settings["players"]))
    bots = [seating.seated(seat, Seating("bot", 1)) for seat in others]
    mine = ChairRow(LEARNER, "device", person.name or "1", holder=person.id, ready=True)
    await tables.store.create(row, [mine, *bots])
    async with tables.at(row.id) as table:
        await seating.begin_if_ready(table)
    return row.id


async def turn(table: Table, viewer: Viewer, to: wire.Turning) -> None:
    """The note is read, or its move is to be made, or no more notes are wanted."""
    live_game = table.running()
    guide = live_game.guide
    if guide is None or LEARNER not in viewer.seats:
        raise Refused("untaught")
    state = live_game.match.state
    at = guide.index(state)
    if to == "leave":
        await _turn_to(table, len(guide.path))
    elif at is None:
        raise Refused("stale")
    elif not guide.path[at][1].move:
        await _turn_to(table, at + 1)
    elif to == "skip":
        await table.accept(LEARNER, guide.carried_out(state))


async def _turn_to(table: Table, at: int) -> None:
    await table.write([table.entry("lesson", LEARNER, at)])
    table.running().turn(at)
    broadcast.snapshot_all(table)
