"""Setting a table and sitting down: everything that happens before, beside and after a game."""

import secrets
import time

from msgspec import UNSET

from bastide.engine import registry
from bastide.engine.game import complete
from bastide.engine.messages import BadInput
from bastide.engine.settings import Setting
from bastide.server.api import NewTable, Seating
from bastide.server.codes import digest, new_code, new_id, new_link
from bastide.server.live.table import Table
from bastide.server.live.tables import Tables
from bastide.server.model.clocks import DAY, pace, rounded
from bastide.server.model.notifications import rematch_notifications
from bastide.server.model.viewer import Viewer, free
from bastide.server.refusals import Refused
from bastide.server.store.rows import ChairRow, Person, TableRow
from bastide.server.views import broadcast, shelf

BOT_NAMES = ("Alma", "Bruno", "Chloé", "Dario", "Elsa", "Félix", "Greta", "Hugo")
MOST_OPEN = 50
"""Tables of one host that are not over and were played at within a month."""


def clean(name: str) -> str:
    """A name as text: no control signs, no runs of space."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


async def set_table(tables: Tables, person: Person, ordered: NewTable, lang: str) -> Table:
    """Make a table as somebody ordered it; it starts at once when nobody is waited for."""
    await room_for(tables, person)
    try:
        game = registry.game(ordered.game)
        options = complete(game, {"players": len(ordered.chairs), **ordered.options})
    except BadInput as problem:
        reason = problem.message or str(problem)
        raise Refused("options", {"reason": reason}, status=400) from None
    if options["players"] != len(ordered.chairs):
        raise Refused("chairs", {"count": int(options["players"])}, status=400)
    pace(ordered.pace, ordered.live)
    now = time.time()
    row = TableRow(
        id=new_id(),
        code=new_code(),
        game=game.name,
        title=shelf.title(game, lang),
        options=options,
        seed=secrets.randbits(96),
        rules=game.rules_version,
        status="waiting",
        pace=ordered.pace,
        live=ordered.live,
        rated=ordered.rated,
        spectators=ordered.spectators,
        patience=ordered.patience or (TableRow.patience if ordered.live else DAY),
        host=person.id,
        created=now,
        changed=now,
    )
    chairs = [seated(seat, seating) for seat, seating in enumerate(ordered.chairs)]
    _seat_host(chairs, person)
    await tables.store.create(row, chairs)
    async with tables.at(row.id) as table:
        await begin_if_ready(table)
    return table


async def room_for(tables: Tables, person: Person) -> None:
    """Refuse another table to whoever has too many, and to everybody in a full house."""
    if await tables.store.open_count(person.id) >= MOST_OPEN:
        raise Refused("too-many-tables", status=429)
    if await tables.store.active_count() >= tables.settings.most_tables:
        raise Refused("full", status=503)


def seated(seat: int, seating: Seating) -> ChairRow:
    """A chair as it was ordered."""
    name = clean(seating.name) if seating.name is not UNSET else ""
    if seating.kind == "bot":
        level = seating.level if seating.level is not UNSET else 2
        return ChairRow(seat, "bot", name or BOT_NAMES[seat], level, ready=True)
    return ChairRow(seat, seating.kind, name)


def _seat_host(chairs: list[ChairRow], person: Person) -> None:
    """The host sits on every chair of this device, or else on the first chair for a person."""
    own = [chair for chair in chairs if chair.kind == "device"]
    if not own:
        own = [chair for chair in chairs if chair.kind == "person"][:1]
    for count, chair in enumerate(own, 1):
        chair.holder, chair.emblem = person.id, person.emblem if count == 1 else ""
        chair.ready = chair.kind == "device"
        chair.name = chair.name or (person.name if count == 1 else "") or str(chair.seat + 1)


async def begin_if_ready(table: Table) -> None:
    """Deal when every chair is taken and everybody is ready."""
    if table.row.status != "waiting":
        return
    taken = all(chair.kind == "bot" or chair.holder is not None for chair in table.chairs)
    if taken and all(chair.ready for chair in table.chairs):
        await table.start()


async def sit_down(table: Table, seat: int, person: Person, by_link: bool) -> None:
    """Claim a chair: with its own link at any time, with the table's code while it is free.

    Whose chair changes hands in the middle of a game is told to all who play: its cards go along.
    """
    chair = table.chairs[seat]
    if by_link:
        if chair.link is None:
            raise Refused("link", status=404)
    elif not free(chair):
        raise Refused("taken")
    elif table.row.status != "waiting":
        raise Refused("started")
    if table.row.status in ("playing", "paused"):
        await table.sit_in(seat, False)
    if by_link and table.viewer(table.row.host).seats == (seat,):
        table.row.host = person.id  # who goes to another device stays the host
    moved = {"notice": "moved", "name": chair.name, "lost": chair.holder or ""}
    tells = table.row.status != "waiting" and chair.holder != person.id
    chair.holder, chair.emblem = person.id, person.emblem
    chair.link = chair.coach_link = chair.coach = None
    chair.name = person.name or chair.name or str(seat + 1)
    if chair.kind in ("open", "device"):
        chair.kind = "person"
    if tells:
        await table.say(seat, moved, [chair])
        table.lost.add(moved["lost"])
    else:
        await table.write((), [chair])
    broadcast.snapshot_all(table)


async def reseat(table: Table, viewer: Viewer, seat: int, seating: Seating) -> None:
    """The host changes who shall sit on a chair, before the game begins."""
    table.must_host(viewer)
    if table.row.status != "waiting":
        raise Refused("started")
    chair = seated(_seat(table, seat).seat, seating)
    if chair.kind == "device":
        chair.holder, chair.ready = viewer.person, True
        chair.name = chair.name or str(seat + 1)
    table.chairs[seat] = chair
    await table.write((), [chair])
    broadcast.snapshot_all(table)
    await begin_if_ready(table)


async def set_ready(table: Table, viewer: Viewer, ready: bool) -> None:
    """Somebody is ready, or not yet."""
    table.must_sit(viewer)
    if table.row.status != "waiting":
        raise Refused("started")
    mine = [table.chairs[seat] for seat in viewer.seats]
    for chair in mine:
        chair.ready = ready
    await table.write((), mine)
    broadcast.presence(table)
    await begin_if_ready(table)


async def leave(table: Table, viewer: Viewer) -> None:
    """Stand up: before the game the chair is free again, later a bot sits in."""
    table.must_sit(viewer)
    mine = [table.chairs[seat] for seat in viewer.seats]
    if table.row.status != "waiting":
        for chair in mine if table.row.status != "over" else []:
            await table.sit_in(chair.seat, True)
        return
    for chair in mine:
        chair.holder, chair.ready, chair.name, chair.emblem = None, False, "", ""
        chair.link = chair.coach_link = chair.coach = None
        chair.kind = "person" if chair.kind == "device" else chair.kind
    await table.write((), mine)
    broadcast.snapshot_all(table)


async def put_away(tables: Tables, table: Table, viewer: Viewer) -> None:
    """Give up one's chairs for good; the others keep the table, and one of them becomes its host.

    A game at which nobody else sits is deleted, unless it is over and may be looked at again.
    """
    table.must_sit(viewer)
    others = [each.holder for each in table.chairs if each.holder not in (None, viewer.person)]
    if not others and table.row.status != "over":
        await tables.remove(table)
        return
    if viewer.host and others:
        table.row.host = others[0] or ""
    await leave(table, viewer)
    mine = [table.chairs[seat] for seat in viewer.seats]
    for chair in mine:
        chair.holder = chair.link = chair.coach = chair.coach_link = None
    await table.write((), mine)
    broadcast.snapshot_all(table)


async def issue_link(table: Table, viewer: Viewer, seat: int) -> str:
    """A new link for a chair: one's own, or for the host that of somebody who is not here.

    The old link and the old holder's cookie lose the chair when it is used. What the host asked
    for is void once the holder is back.
    """
    chair = _seat(table, seat)
    if seat not in viewer.seats:
        table.must_host(viewer)
        if chair.kind != "bot" and table.is_present(chair):
            raise Refused("present", {"name": table.names[seat]})
    if chair.kind == "bot":
        raise Refused("bot-chair")
    link = new_link()
    chair.link = digest(link)
    lent = chair.holder not in (None, viewer.person)
    await table.write([table.entry("chair", seat, int(lent))], [chair])
    table.lent[seat] = lent
    return link


async def void_links(table: Table, viewer: Viewer) -> None:
    """Somebody is back: links that others asked for to this chair no longer work."""
    back = [table.chairs[seat] for seat in viewer.seats if table.lent.get(seat)]
    void = [chair for chair in back if chair.link is not None]
    for chair in void:
        chair.link = None
    if void:
        await table.write((), void)


async def issue_coach_link(table: Table, viewer: Viewer, seat: int, on: bool) -> str:
    """A link to look over one's own shoulder; turning it off sends the coach away."""
    chair = _seat(table, seat)
    if seat not in viewer.seats:
        raise Refused("own-chair", status=403)
    if table.row.rated and on:
        raise Refused("rated")
    link = new_link() if on else ""
    chair.coach_link = digest(link) if on else None
    chair.coach = None
    await table.write((), [chair])
    broadcast.snapshot_all(table)
    return link


async def coach(table: Table, seat: int, person: str) -> None:
    """Claim a coach link; in a game all who play are told that somebody else sees that hand."""
    chair = table.chairs[seat]
    if chair.coach_link is None:
        raise Refused("link", status=404)
    if table.viewer(person).seats:
        raise Refused("own-table")
    chair.coach_link, chair.coach = None, person
    if table.row.status == "waiting":
        await table.write((), [chair])
    else:
        await table.say(seat, {"notice": "coached", "name": chair.name}, [chair])
    broadcast.snapshot_all(table)


async def stand_in(table: Table, viewer: Viewer, seat: int, on: bool) -> None:
    """A bot takes over an absent chair, or gives it back to its owner."""
    table.must_sit(viewer)
    table.running()
    chair = _seat(table, seat)
    if chair.kind == "bot":
        raise Refused("bot-chair")
    if seat in viewer.seats:
        await table.sit_in(seat, on)
        return
    if not on or table.is_present(chair):
        raise Refused("present", {"name": table.names[seat]})
    left = table.row.patience - table.waited(seat)
    if left > 0:
        raise Refused("patience", {"name": table.names[seat], **rounded(left)})
    await table.sit_in(seat, on)
    await table.say(seat, {"notice": "sat-in"})


async def rest(table: Table, viewer: Viewer, on: bool) -> None:
    """Somebody who sits here pauses the game, or goes on with it; all who play are told who."""
    table.must_sit(viewer)
    if table.row.status == ("paused" if on else "playing"):
        return
    if table.row.status not in ("playing", "paused"):
        table.running()
    await table.rest(on)
    notice = "paused" if on else "resumed"
    await table.say(table.speaker(viewer), {"notice": notice})


async def share(table: Table, viewer: Viewer, on: bool) -> None:
    """Whoever sat at a finished game shows it to all who know its address, or no longer."""
    table.must_sit(viewer)
    if not table.is_over:
        raise Refused("not-over")
    await table.share(on)


async def rematch(tables: Tables, table: Table, viewer: Viewer) -> str:
    """The same chairs again, and the start goes round; asked twice, it is the same table."""
    table.must_sit(viewer)
    if not table.is_over:
        raise Refused("not-over")
    if table.row.next is not None and await tables.store.summary(table.row.next) is not None:
        return table.row.next
    row, chairs = _again(table)
    told = rematch_notifications(table, row.id, chairs, tables.settings.notify_grace)
    await tables.store.create(row, chairs, told)
    async with tables.at(row.id) as begun:
        await begin_if_ready(begun)
    table.row.next = row.id
    await table.write()
    broadcast.snapshot_all(table)
    return row.id


async def branch(tables: Tables, table: Table, person: Person, event: int, seat: int) -> str:
    """A new table that begins after so many actions of a finished game, against bots."""
    live_game = table.live_game
    if live_game is None or not table.is_over:
        raise Refused("not-over")
    if event >= len(live_game.moves):
        raise Refused("over")
    await room_for(tables, person)
    chairs = [
        ChairRow(each.seat, "bot", each.name, each.level or 2, ready=True) for each in table.chairs
    ]
    mine = _seat(table, seat)
    name = person.name or mine.name
    chairs[seat] = ChairRow(seat, "device", name, 0, person.id, ready=True, emblem=person.emblem)
    row = _alike(table.row, table.chosen, table.row.seed)
    row.host, row.pace, row.rated = person.id, "none", False
    await tables.store.create(row, chairs)
    async with tables.at(row.id) as begun:
        await begun.start([move.act for move in live_game.moves[:event]])
    return row.id


def _again(table: Table) -> tuple[TableRow, list[ChairRow]]:
    assert table.live_game is not None
    old, players = table.row, len(table.chairs)
    options = table.chosen
    order = list(range(players))
    if "first" in options:
        began = table.live_game.moves[0].seat if table.live_game.moves else 0
        options["first"] = (began + 1) % players
    else:
        order = order[1:] + order[:1]
    chairs: list[ChairRow] = []
    for seat, before in enumerate(order):
        last = table.chairs[before]
        if last.kind != "bot" and last.holder is None:  # whoever sat there has put the table away
            chairs.append(ChairRow(seat, "person", ""))
            continue
        ready = last.kind in ("bot", "device")
        chairs.append(
            ChairRow(seat, last.kind, last.name, last.level, last.holder, ready, emblem=last.emblem)
        )
    return _alike(old, options, secrets.randbits(96)), chairs


def _alike(old: TableRow, options: dict[str, Setting], seed: int) -> TableRow:
    """A table of the same kind that has not begun."""
    now = time.time()
    return TableRow(
        id=new_id(),
        code=new_code(),
        game=old.game,
        title=old.title,
        options=options,
        seed=seed,
        rules=old.rules,
        status="waiting",
        pace=old.pace,
        live=old.live,
        rated=old.rated,
        spectators=old.spectators,
        patience=old.patience,
        host=old.host,
        created=now,
        changed=now,
    )


def _seat(table: Table, seat: int) -> ChairRow:
    if not 0 <= seat < len(table.chairs):
        raise Refused("seat", status=404)
    return table.chairs[seat]
