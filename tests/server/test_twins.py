"""Twin games: they differ in what a viewer cannot know, and he is sent the same bytes in both.

A whole game is played at one table. For every viewer there is a twin table, where everything that
is hidden from him has been dealt anew; the same moves are made there. What he is sent must be equal
to the last byte, until he is told something that the rules show him, or a seat that has no choice
in one of the games goes on by itself. From there on he gets a new twin.

`BASTIDE_TWINS=20 pytest tests/server/test_twins.py` plays that many games of each kind.
"""

import asyncio
import copy
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bastide.engine import registry
from bastide.engine.events import Event, Log
from bastide.engine.flow import Frame, IllegalAction, Options, State, options
from bastide.engine.game import Game, complete
from bastide.engine.match import tried
from bastide.engine.rng import Rng, seeded
from bastide.server.live.table import Table
from bastide.server.live.tables import Tables
from bastide.server.model.listeners import Listener
from bastide.server.model.live_game import LiveGame
from bastide.server.model.multi_select import real_actions
from bastide.server.model.viewer import Viewer
from bastide.server.refusals import Refused
from bastide.server.store import migrate
from bastide.server.store.rows import ChairRow, TableRow
from bastide.server.store.store import Store
from bastide.server.views import broadcast
from tests.server.house import in_loop, quick

NAMES = ["Anna", "Bruno", "Chloé", "Dario"]
TRIES = 40
"""Tables imagined in search of one on which the true move is possible, too."""
SHOWN = {
    *("sj-event-turns-up", "sj-event-tile"),
    "lt-event-validates",
    *("gc-event-round", "gc-event-offer", "gc-event-goods", "gc-event-pays", "gc-event-discards"),
    *("gc-event-reveals", "gc-event-victory"),
    *("at-event-draws", "at-event-pays", "at-event-tile"),
}
"""Events by which everybody is shown what was hidden until then."""
UNCOVERING = {"gc-event-goods"}
"""Events that uncover something which they do not name: the next card of a pile."""
LOOKING = {"gc-ask-bonus"}
"""Questions for which a seat takes hidden cards in its hands."""

WISHES: list[tuple[str, dict[str, Any]]] = [
    *((game.name, {}) for game in registry.games()),
    ("san-juan", {"players": 4, "edition": 2, "expansion": True, "start_variant": True}),
    ("san-juan", {"players": 2, "edition": 1}),
    ("little-town", {"players": 2}),
    ("golden-city", {"players": 2, "black_posts": True, "letters_hidden": True}),
    ("golden-city", {"players": 4}),
]


@dataclass
class World:
    """One table, and those who listen to it."""

    table: Table
    ears: dict[str, Listener] = field(default_factory=dict)

    @property
    def live_game(self) -> LiveGame:
        """Its game."""
        assert self.table.live_game is not None
        return self.table.live_game

    @property
    def state(self) -> State:
        """The true state of its game."""
        return self.live_game.match.state

    @property
    def question(self) -> str:
        """The name of what is asked."""
        return self.live_game.game.speech.question(self.state).id

    def heard(self, name: str) -> list[bytes]:
        """What that viewer was sent since the last time, as if all tables had the same id."""
        outbox, found = self.ears[name].outbox, []
        while not outbox.empty():
            found.append(outbox.get_nowait() or b"")
        return [text.replace(self.table.row.id.encode(), b"ID") for text in found]

    def events(self, seat: int) -> list[tuple[str, Event]]:
        """What a seat is told of the last move, each with the name of its message."""
        speech, last = self.live_game.game.speech, self.live_game.moves[-1]
        known = [event for event in last.events if event.is_known_to(seat)]
        return [(speech.line(self.state, event).message.id, event) for event in known]

    async def refusals(self, name: str, picks: Sequence[int]) -> list[bytes]:
        """What a viewer is answered who wants something that cannot be."""
        ear = self.ears[name]
        for pick in picks:
            try:
                await self.table.act(ear.viewer, self.table.revision, [pick])
            except Refused as no:
                ear.tell(broadcast.refusal(self.table, ear, no))
        return self.heard(name)


def ears_of(seat: int) -> list[str]:
    """Those who know what that seat knows."""
    return ["spectator"] if seat < 0 else [f"chair {seat}", f"coach {seat}"]


def listeners(players: int, seat: int | None) -> dict[str, Listener]:
    """Everybody at the true table; at a twin of a seat its viewers, and the others as one."""
    found: dict[str, Listener] = {"spectator": Listener(Viewer("", (), -1, False), "en")}
    others = tuple(other for other in range(players) if other != seat)
    for other in range(players):
        if seat in (None, other):
            found[f"chair {other}"] = Listener(Viewer(f"p{other}", (other,), -1, False), "fr")
            found[f"coach {other}"] = Listener(Viewer(f"c{other}", (), other, False), "en")
    if seat is not None:
        found["others"] = Listener(Viewer("o", others, -1, False), "en")
    return found


def twin(live_game: LiveGame, state: State) -> LiveGame:
    """The same game, as if that had been its state."""
    other = copy.copy(live_game)
    other.moves = list(live_game.moves)
    match = other.match = copy.copy(live_game.match)
    match.record = replace(match.record, actions=list(match.record.actions))
    match.events, match._past = list(match.events), list(match._past)
    match.state = state
    return other


def forced(state: State, act: int, seat: int) -> list[tuple[int, int, int]]:
    """The steps after an action that leave no choice: whose, which, and what `seat` knew before.

    At the end stands who is asked next.
    """
    ahead, out, found = state.clone(), Options(), []
    ahead.log = Log()
    frame: Frame[Any] = ahead.frames[ahead.stack[ahead.top]]
    frame.take(ahead, act)
    while ahead.top >= 0:
        out.count = 0
        frame = ahead.frames[ahead.stack[ahead.top]]
        frame.advance(ahead, out)
        if out.count > 1 or (out.count == 1 and frame.asks_forced(ahead)):
            break
        if out.count == 1:
            told = sum(event.is_known_to(seat) for event in ahead.log.events)
            found.append((ahead.mover(), int(ahead.stack[ahead.top]), told))
            frame.take(ahead, out.acts[0])
    told = sum(event.is_known_to(seat) for event in ahead.log.events)
    return [*found, (ahead.mover(), -1, told)]


def taken(state: State, seat: int, picks: list[int]) -> list[int]:
    """What becomes of several picks in one message."""
    try:
        return [step.act for step in real_actions(state, seat, picks)]
    except IllegalAction:
        return []


class Family:
    """The true table and a twin for every seat and for spectators."""

    def __init__(self, game: Game, true: World, twins: dict[int, World], rng: Rng) -> None:
        self.game = game
        self.true = true
        self.twins = twins
        self.rng = rng
        self.count: Counter[str] = Counter()
        self.seen: dict[int, None] = {}
        """Every action that was ever offered: enough to try in vain."""

    def imagine(self, seat: int, act: int = -1) -> bool:
        """Deal anew what a seat cannot know; so that an action is possible, if one is named."""
        for _ in range(TRIES):
            imagined = self.game.knowledge.imagine(self.true.state, seat, self.rng)
            if act < 0 or act in options(imagined):
                self.twins[seat].table.live_game = twin(self.true.live_game, imagined)
                return True
        return False

    def compare(self, seat: int) -> None:
        """Everything anew, in both games."""
        for name in ears_of(seat):
            for world in (self.true, self.twins[seat]):
                world.heard(name)
                broadcast.show(world.table, world.ears[name])
            assert self.true.heard(name) == self.twins[seat].heard(name)
            self.count["snapshots"] += 1

    async def compare_refusals(self, seat: int) -> None:
        """Things that cannot be done are refused alike, one by one and several at once."""
        true, other = self.true.state, self.twins[seat].state
        offered = options(true) if true.mover() == seat else []
        wrong = [act for act in self.seen if act not in offered]
        some = [wrong[int(self.rng.below(len(wrong)))] for _ in range(min(3, len(wrong)))]
        for name in ears_of(seat):
            answers = [await w.refusals(name, some) for w in (self.true, self.twins[seat])]
            assert answers[0] == answers[1]
            self.count["refusals"] += len(answers[0])
        if offered:
            assert options(other) == offered
            for first in offered[:3]:
                for second in offered[-3:]:
                    if forced(true, first, seat) == forced(other, first, seat):
                        picks = [first, second]
                        assert taken(true, seat, picks) == taken(other, seat, picks)

    async def play(self, act: int) -> None:
        """The same move at all tables where it is possible; then look at what was sent."""
        mover = self.true.state.mover()
        alike: list[int] = []
        for seat, world in self.twins.items():
            if act in options(world.state) or self.imagine(seat, act):
                alike.append(seat)
            assert seat != mover or seat in alike
        steps = {
            seat: (forced(self.true.state, act, seat), forced(self.twins[seat].state, act, seat))
            for seat in alike
        }
        moved = [self.true, *(self.twins[seat] for seat in alike)]
        await asyncio.gather(
            *(world.table.accept(mover, [tried(world.state, act)]) for world in moved)
        )
        for seat, world in self.twins.items():
            if seat not in alike:
                self.count["not possible"] += 1
            elif self.is_told_alike(seat, *steps[seat]):
                self.count["alike"] += 1
                continue
            world.table.entries = self.true.table.entries
            world.table.revision = self.true.table.revision
            world.table.row.status = self.true.table.row.status
            if not self.true.state.is_over():
                self.imagine(seat)
                self.compare(seat)

    def is_told_alike(self, seat: int, true: list[Any], other: list[Any]) -> bool:
        """Whether a viewer was sent the same bytes; if not there must be a good reason."""
        worlds = (self.true, self.twins[seat])
        sent = [[world.heard(name) for name in ears_of(seat)] for world in worlds]
        if sent[0] == sent[1]:
            assert sent[0][0]
            return True
        told = [world.events(seat) for world in worlds]
        same = common(told[0], told[1])
        first = [id for events in told for id, event in events[same : same + 1]]
        own = [event.audience == seat >= 0 for events in told for _, event in events[same:][:1]]
        alone = [min(a[2], b[2]) for a, b in zip(true, other, strict=False) if a != b][:1]
        uncovered = [id for id, _ in told[0][:same] if id in UNCOVERING] + [
            "looks" for world in worlds if world.state.mover() == seat and world.question in LOOKING
        ]
        if any(id in SHOWN for id in first) or any(own) or (uncovered and not first):
            self.count["shown"] += 1
        elif alone and same >= alone[0]:
            self.count["alone"] += 1
        else:
            assert self.true.state.is_over(), difference(seat, sent[0], sent[1])
        return False


def difference(seat: int, one: list[list[bytes]], two: list[list[bytes]]) -> str:
    """Where two streams of messages differ."""
    for a, b in zip(chain(*one), chain(*two), strict=False):
        at = next((n for n, pair in enumerate(zip(a, b, strict=False)) if len(set(pair)) > 1), -1)
        if at >= 0:
            return f"seat {seat}: {a[max(0, at - 99) : at + 99]!r}, {b[max(0, at - 9) : at + 99]!r}"
    return f"seat {seat}: one of them is longer"


def common(one: Sequence[tuple[str, Event]], two: Sequence[tuple[str, Event]]) -> int:
    """How many events are the same in both."""
    count = 0
    for (_, a), (_, b) in zip(one, two, strict=False):
        if vars_of(a) != vars_of(b):
            break
        count += 1
    return count


def vars_of(event: Event) -> tuple[int, ...]:
    """An event in numbers."""
    return event.kind, event.seat, event.what, event.amount, event.audience


async def family(tables: Tables, game: Game, settings: dict[str, Any], seed: int) -> Family:
    """The true table and its twins, dealt."""
    players = int(settings["players"])
    worlds: list[World] = []
    for number in range(players + 2):
        head = (f"world-{number}", f"CODE{number}", game.name, game.name, settings, seed)
        row = TableRow(
            *(*head, game.rules_version, "waiting", "none"), *(True, False, True, "", 0.0, 0.0)
        )
        chairs = [
            ChairRow(seat, "person", NAMES[seat], holder=f"p{seat}", coach=f"c{seat}")
            for seat in range(players)
        ]
        await tables.store.create(row, chairs)
        world = World(await tables.find(row.id), listeners(players, number - 2 if number else None))
        await world.table.start()
        world.table.listeners |= set(world.ears.values())
        for ear in world.ears.values():
            broadcast.show(world.table, ear)
        worlds.append(world)
    rng = seeded(seed + 1)
    found = Family(game, worlds[0], dict(zip(range(-1, players), worlds[1:], strict=True)), rng)
    for seat in found.twins:
        found.imagine(seat)
        found.compare(seat)
    return found


@pytest.mark.parametrize("seed", range(int(os.environ.get("BASTIDE_TWINS", "1"))))
@pytest.mark.parametrize(("name", "wish"), WISHES, ids=str)
@in_loop
async def test_whoever_cannot_tell_two_games_apart_is_sent_the_same_bytes(
    tmp_path: Path, name: str, wish: dict[str, Any], seed: int
) -> None:
    game = registry.game(name)
    settings = complete(game, {**wish, **limited(game)})
    store = Store(f"sqlite:///{tmp_path / 'db'}")
    await migrate.upgrade(store.engine)
    tables = Tables(store, quick(tmp_path / "db"))
    try:
        played = await family(tables, game, settings, seed)
        while played.true.table.row.status == "playing":
            offered = options(played.true.state)
            played.seen |= dict.fromkeys(offered)
            if played.rng.below(6) == 0:
                for seat in played.twins:
                    await played.compare_refusals(seat)
            if played.rng.below(12) == 0:
                for seat in played.twins:
                    played.compare(seat)
            await played.play(offered[int(played.rng.below(len(offered)))])
    finally:
        await tables.end()
        await store.close()
    assert played.count["alike"] > 100
    assert played.count["refusals"] > 20


def limited(game: Game) -> dict[str, int]:
    """Random players sometimes stop building; such games end here."""
    return {choice.name: 25 for choice in game.setup.choices() if choice.name == "round_limit"}
