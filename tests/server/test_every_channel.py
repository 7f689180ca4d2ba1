"""Twin games asked about by every channel beside the line: nothing there tells them apart.

The log, the replay and its moments, the record, the best moves, hints, what is refused and who
would like to take back: whoever cannot know what another seat chose in secret, or what was dealt
to it, is answered the same bytes.
"""

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.engine import registry
from bastide.engine.flow import options
from bastide.engine.game import complete
from bastide.engine.messages import Message
from bastide.server.live import chat_and_wishes
from bastide.server.refusals import Refused
from bastide.server.store.rows import Device, Person
from bastide.server.thinking.pool import Answer, Said
from bastide.server.views import broadcast
from bastide.server.views.viewer_messages import LINES
from tests.server.house import House, house, in_loop, quick
from tests.server.test_twins import in_short, limited
from tests.server.twins import Family, World, difference, ears_of, family

WISHES: list[tuple[str, dict[str, Any]]] = [
    *((game.name, {}) for game in registry.games()),
    ("san-juan", {"players": 2, "edition": 2, "expansion": True, "start_variant": True}),
]
CHOOSING = ("san-juan", "golden-city")
"""Games in which every random game comes to a secret choice before long."""
MOVES = 60
EVERY = 20
"""After so many random moves of a game, and after secret choices, all channels are asked."""
MOST = 4
"""Secret choices of a game after which they are asked, at most."""


@dataclass
class Asker:
    """Somebody who asks over HTTP about a table and its twin."""

    server: House
    http: httpx.AsyncClient

    async def told(self, world: World, person: str, path: str) -> bytes:
        """What that person is answered, as if all tables had the same id."""
        cookie = self.server.visitors.cookie(person)
        head = {"cookie": f"{cookie.key}={cookie.value}"} if person else {}
        id = world.table.row.id
        answer = await self.http.get(path.replace("ID", id), headers=head)
        assert answer.status_code < 500, answer.text
        said = b"%d %s" % (answer.status_code, answer.content)
        return said.replace(id.encode(), b"ID")

    async def summary(self, world: World, person: str) -> bytes:
        """The table's line in the list of that person's tables, and among those that wait."""
        home = json.loads((await self.told(world, person, "/home"))[4:])["tables"]
        waits = json.loads((await self.told(world, person, "/waiting"))[4:])
        found = [{**it, "changed": 0, "since": 0} for it in home if it["id"] == "ID"]
        return json.dumps([found, [it for it in waits if it["id"] == "ID"]]).encode()


async def let_in(server: House, played: Family) -> None:
    """Everybody of a family has a device, by which the door knows them."""
    store = server.tables.store
    for seat in range(len(played.true.table.chairs)):
        for person in (f"p{seat}", f"c{seat}"):
            await store.keep_person(Person(person, person, False))
            await store.devices.keep(Device(person, person, "computer", time.time(), time.time()))


def person_of(name: str) -> str:
    """Who that is whom a family calls so."""
    kind, _, seat = name.partition(" ")
    return {"chair": f"p{seat}", "coach": f"c{seat}"}.get(kind, "")


def paths(world: World, since: int) -> list[str]:
    """All that may be asked about a game; moments that both games went through for themselves."""
    now = len(world.live_game.moves)
    at = "/tables/ID"
    found = [f"{at}/log?lang=fr", f"{at}/replay", f"{at}/record", f"{at}/replay/{now - 1}/best"]
    for moment in {max(since + 1, now - 1), now} if now > since else ():
        found += [f"{at}/replay/{moment}?seat={it}" for it in range(-1, len(world.table.chairs))]
    found += [f"{at}/analysis", f"{at}/replay/{now}?seat=0&asked=true"]
    last = world.live_game.moves[-1].number * LINES
    return [*found, f"{at}/log?before={last}"]


async def compare_paths(played: Family, asker: Asker) -> None:
    """Every path, for somebody who knows what a seat knows, of the table and the seat's twin."""
    for seat, twin in played.twins.items():
        names = [each for each in ears_of(seat) if not each.startswith("device")]
        for name in names[int(played.rng.below(len(names))) :][:1]:
            worlds = (played.true, twin)
            lists = [await asker.summary(it, person_of(name)) for it in worlds]
            assert lists[0] == lists[1]
            played.count["listed"] += name.startswith("chair") and lists[0] != b"[[], []]"
            for path in paths(played.true, played.since[seat]):
                one, two = [await asker.told(it, person_of(name), path) for it in worlds]
                assert one == two, f"{path}: {difference(name, [one], [two])}"
                played.count[one[:3].decode()] += 1


async def compare_hints(played: Family) -> None:
    """A hint, which names what its seat might choose in secret, is heard by nobody else."""
    mover = played.true.state.mover()
    for world in (played.true, *played.twins.values()):
        chair = world.ears.get(f"chair {mover}")
        if chair is None:  # nobody listens there, and the journal goes on all the same
            await world.table.write([world.table.entry("hint", mover)])
            continue
        offered = options(world.state)
        act = offered[0 if world is played.true else -1]
        label = world.live_game.game.speech.label(world.state, act)
        played.thinkers.answer = Answer(act, as_said(label))
        await chat_and_wishes.hint(world.table, chair, played.bots)
        assert chair.hint is not None
        await chair.hint
        assert b'"hint"' in world.heard(f"chair {mover}")[-1]
        played.count["hints"] += 1
    compare_heard(played)


def as_said(message: Message) -> Said:
    """A message on its way from a worker."""
    args = {
        key: as_said(value) if isinstance(value, Message) else value
        for key, value in message.args.items()
    }
    return Said(message.id, args)


async def compare_tries(played: Family) -> None:
    """A hint for another seat, its move, and taking that back are refused in the same words."""
    for seat, twin in played.twins.items():
        for name in ears_of(seat):
            for world in (played.true, twin):
                table, ear = world.table, world.ears[name]
                own = ear.viewer.seats
                if any(it == played.true.state.mover() or undoable(world, it) for it in own):
                    continue
                act = options(world.state)[0]
                for wanted in (
                    table.act(ear.viewer, table.revision, [act]),
                    table.undo(ear.viewer, table.revision, False),
                    chat_and_wishes.hint(table, ear, played.bots),
                ):
                    try:
                        await wanted
                    except Refused as no:
                        ear.tell(broadcast.refusal(table, ear, no))
                        played.count["refusals"] += 1
    compare_heard(played)


def undoable(world: World, seat: int) -> bool:
    """Whether that seat may take its last move back alone."""
    return world.live_game.undo_steps(seat, skips_forced=False) > 0


async def compare_wishes(played: Family) -> None:
    """Who would like to take back, and how much, is told alike."""
    for seat, chair in enumerate(played.true.table.chairs):
        if not played.true.live_game.steps_back(seat, False):
            continue
        ear = played.true.ears[f"chair {chair.seat}"]
        for world in (played.true, *played.twins.values()):
            await chat_and_wishes.ask_back(world.table, ear, world.table.revision)
            assert world.table.wish is not None
            world.table.wish = None
        played.count["wishes"] += 1
    compare_heard(played)


def compare_heard(played: Family) -> None:
    """What was heard since the last time."""
    heard = {name: played.true.heard(name) for name in played.true.ears}
    for seat, twin in played.twins.items():
        for name in ears_of(seat):
            one, two = heard[name], twin.heard(name)
            assert one == two, difference(name, one, two)


@pytest.mark.parametrize(("name", "wish"), WISHES, ids=in_short)
@in_loop
async def test_twins_are_told_alike_by_every_channel(
    tmp_path: Path, name: str, wish: dict[str, Any]
) -> None:
    game = registry.game(name)
    settings = complete(game, {**wish, **limited(game)})
    async with house(quick(tmp_path / "db")) as server, server.visitor() as asking:
        played = await family(server.tables, game, settings, 7)
        await let_in(server, played)
        asker = Asker(server, asking.http)
        while len(played.true.live_game.moves) < MOVES:
            act = played.any_move()
            secret = played.word(act) in played.secret and played.count["secrets"] < MOST
            played.count["secrets"] += secret
            await played.play(act)
            if played.true.table.row.status != "playing":
                break
            if secret or len(played.true.live_game.moves) % EVERY == 0:
                await compare_paths(played, asker)
                await compare_tries(played)
                await compare_wishes(played)
                await compare_hints(played)
    assert played.count["200"] > 30
    assert played.count["listed"] > 2
    assert played.count["403"] > 10
    assert played.count["hints"]
    assert played.count["wishes"]
    assert played.count["chosen differently"] or name not in CHOOSING
