"""A table and its twins: games that differ only in what a viewer cannot know.

For every seat, and for those who only watch, there is a twin of the true table, where everything
that is hidden from them has been dealt anew. The same moves are made there; but what another seat
chooses in secret is chosen differently.
"""

import asyncio
import copy
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from bastide.engine.events import Event
from bastide.engine.flow import IllegalAction, State, options
from bastide.engine.game import Game
from bastide.engine.match import Checkpoint, tried
from bastide.engine.rng import Rng, seeded
from bastide.server.live.bots import Bots, in_person
from bastide.server.live.table import Table
from bastide.server.live.tables import Tables
from bastide.server.model.listeners import Listener
from bastide.server.model.live_game import LiveGame
from bastide.server.model.multi_select import real_actions
from bastide.server.model.viewer import Viewer
from bastide.server.refusals import Refused
from bastide.server.store.rows import ChairRow, TableRow
from bastide.server.thinking.pool import HINT, Answer, Thought
from bastide.server.views import broadcast
from tests.laws.subjects import secret_moves

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
        live_game = self.live_game
        known = [event for event in live_game.moves[-1].events if event.is_known_to(seat)]
        return [
            (live_game.game.speech.line(self.state, event).message.id, event) for event in known
        ]

    async def refusals(self, name: str, picks: Sequence[int]) -> list[bytes]:
        """What a viewer is answered who wants something that cannot be."""
        ear = self.ears[name]
        for pick in picks:
            try:
                await self.table.act(ear.viewer, self.table.revision, [pick])
            except Refused as no:
                ear.tell(broadcast.refusal(self.table, ear, no))
        return self.heard(name)


class Listening:
    """In the place of workers: keeps what a bot is asked."""

    def __init__(self) -> None:
        self.thoughts: list[bytes] = []
        self.answer = Answer(-1)

    async def choose(self, thought: Thought, claiming: object) -> Answer:
        """Remember it, and say what was agreed."""
        self.thoughts.append(msgspec.json.encode(thought))
        return self.answer


def ears_of(seat: int) -> list[str]:
    """Those who know what that seat knows; a device that all share knows nothing while covered."""
    if seat < 0:
        return ["spectator", "device"]
    return [f"chair {seat}", f"coach {seat}", *(["device 0"] if seat == 0 else [])]


def listeners(players: int, seats: Sequence[int]) -> dict[str, Listener]:
    """Those who watch, one device that all share, and who sits or looks on at these seats."""
    everybody = Viewer("d", tuple(range(players)), -1, False)
    found = {
        "spectator": Listener(Viewer("", (), -1, False), "en"),
        "device": Listener(everybody, "en"),
    }
    for seat in seats:
        found[f"chair {seat}"] = Listener(Viewer(f"p{seat}", (seat,), -1, False), "fr")
        found[f"coach {seat}"] = Listener(Viewer(f"c{seat}", (), seat, False), "en")
        if seat == 0:
            found["device 0"] = Listener(everybody, "en", uncovered=0)
    return found


def twin(live_game: LiveGame, state: State) -> LiveGame:
    """The same live_game, as if that had been its state."""
    other = copy.copy(live_game)
    other.moves, other.sheets = list(live_game.moves), {}
    match = other.match = copy.copy(live_game.match)
    match.record = replace(match.record, actions=list(match.record.actions), seed=-1)
    match.events, match._past = list(match.events), list(match._past)
    match.state = state
    match._checkpoints = [Checkpoint(len(match.record.actions), state, match.barrier)]
    return other


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
        self.secret = secret_moves(game.name)
        self.thinkers = Listening()
        self.bots = Bots(self.thinkers, 0.0)  # type: ignore[arg-type]  # it only listens
        self.count: Counter[str] = Counter()
        self.seen: dict[int, None] = {}
        """Every action that was ever offered: enough to try in vain."""
        self.since: dict[int, int] = {}
        """After how many moves each twin was dealt: it has no other past than the true table's."""

    def imagine(self, seat: int) -> None:
        """Deal anew what a seat cannot know."""
        self.since[seat] = len(self.true.live_game.moves)
        imagined = self.game.knowledge.imagine(self.true.state, seat, self.rng)
        self.twins[seat].table.live_game = twin(self.true.live_game, imagined)

    def word(self, act: int) -> str:
        """What is done, without what it is done with."""
        return self.game.notation.format(act).split()[0]

    def any_move(self) -> int:
        """A move at random, every kind of it as likely as another."""
        by_word: dict[str, list[int]] = {}
        for act in options(self.true.state):
            by_word.setdefault(self.word(act), []).append(act)
        acts = list(by_word.values())[int(self.rng.below(len(by_word)))]
        return acts[int(self.rng.below(len(acts)))]

    def counterpart(self, seat: int, act: int) -> int | None:
        """What is done at a twin while that is done at the true table; None if nothing can be.

        What another seat does in secret it does with something else there.
        """
        word = self.word(act)
        is_secret = seat != self.true.state.mover() and word in self.secret
        self.count["secret"] += is_secret
        for _ in range(TRIES):
            offered = options(self.twins[seat].state)
            if not is_secret:
                found = [act] if act in offered else []
            else:
                found = [other for other in offered if self.word(other) == word]
                found = [other for other in found if other != act] or found
            if found:
                chosen = found[int(self.rng.below(len(found)))]
                self.count["chosen differently"] += chosen != act
                return chosen
            self.imagine(seat)
        return None

    def compare(self, seat: int) -> None:
        """Everything anew, in both games."""
        worlds = (self.true, self.twins[seat])
        for name in ears_of(seat):
            for world in worlds:
                world.heard(name)
                broadcast.show(world.table, world.ears[name])
            one, other = (world.heard(name) for world in worlds)
            assert one == other, difference(name, one, other)
            self.count["snapshots"] += 1

    async def compare_refusals(self, seat: int) -> None:
        """Things that cannot be done are refused alike, one by one and several at once."""
        true, other = self.true.state, self.twins[seat].state
        offered = options(true) if true.mover() == seat else []
        wrong = [act for act in self.seen if act not in offered]
        some = [wrong[int(self.rng.below(len(wrong)))] for _ in range(9) if wrong]
        for name in [each for each in ears_of(seat) if not each.startswith("device")]:
            one, two = [await w.refusals(name, some[:3]) for w in (self.true, self.twins[seat])]
            assert one == two, difference(name, one, two)
            self.count["refusals"] += len(one)
        if offered:
            assert options(other) == offered
            for first in offered[:3]:
                for second in [*offered[-3:], *some]:
                    picks = [first, second]
                    assert taken(true, seat, picks) == taken(other, seat, picks)

    async def compare_thoughts(self) -> None:
        """A bot on the chair that is asked, or a hint for it, begins alike in both games."""
        seat = self.true.state.mover()
        self.thinkers.answer.act = options(self.true.state)[0]
        for world in (self.true, self.twins[seat]):
            await self.bots.choice(world.live_game, seat, HINT, in_person(("", "", "")))
        one, other = self.thinkers.thoughts[-2:]
        assert one == other, difference(f"a bot on chair {seat}", [one], [other])
        self.count["thoughts"] += 1

    async def play(self, act: int) -> None:
        """The same move at all tables where it is possible; then look at what was sent."""
        mover = self.true.state.mover()
        acts = {seat: self.counterpart(seat, act) for seat in self.twins}
        assert acts[mover] == act
        moved = [(self.true, act)]
        moved += [(self.twins[seat], other) for seat, other in acts.items() if other is not None]
        await asyncio.gather(
            *(world.table.accept(mover, [tried(world.state, chosen)]) for world, chosen in moved)
        )
        for seat, world in self.twins.items():
            if acts[seat] is None:
                self.count["not possible"] += 1
            elif self.is_told_alike(seat):
                self.count["alike"] += 1
                continue
            world.table.entries = self.true.table.entries
            world.table.revision = self.true.table.revision
            world.table.row.status = self.true.table.row.status
            if not self.true.state.is_over():
                self.imagine(seat)
                self.compare(seat)

    def is_told_alike(self, seat: int) -> bool:
        """Whether a viewer was sent the same bytes; if not, the rules showed him something."""
        worlds = (self.true, self.twins[seat])
        sent = [{name: world.heard(name) for name in ears_of(seat)} for world in worlds]
        if sent[0] == sent[1]:
            assert all(sent[0].values())
            return True
        told = [world.events(seat) for world in worlds]
        same = common(told[0], told[1])
        first = [id for events in told for id, event in events[same : same + 1]]
        own = [event.audience == seat >= 0 for events in told for _, event in events[same:][:1]]
        both = len(first) == 2 and first[0] == first[1]
        uncovered = [id for id, _ in told[0][:same] if id in UNCOVERING] + [
            "looks" for world in worlds if world.state.mover() == seat and world.question in LOOKING
        ]
        is_shown = (both and (first[0] in SHOWN or all(own))) or (uncovered and not first)
        for name in sent[0]:
            is_alike = is_shown or self.true.state.is_over() or sent[0][name] == sent[1][name]
            assert is_alike, difference(name, sent[0][name], sent[1][name])
        self.count["shown"] += 1
        return False


def difference(name: str, one: list[bytes], two: list[bytes]) -> str:
    """Where two streams of messages differ."""
    for a, b in zip(one, two, strict=False):
        at = next((n for n, pair in enumerate(zip(a, b, strict=False)) if len(set(pair)) > 1), -1)
        if at >= 0:
            return f"{name}: {a[max(0, at - 99) : at + 99]!r}, {b[max(0, at - 9) : at + 99]!r}"
    return f"{name}: one of them is longer"


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
        head = (f"world-{number}", f"CODE{number}", game.name, game.name, settings, seed + number)
        row = TableRow(
            *(*head, game.rules_version, "waiting", "none"), *(True, False, True, "", 0.0, 0.0)
        )
        chairs = [
            ChairRow(seat, "person", NAMES[seat], holder=f"p{seat}", coach=f"c{seat}")
            for seat in range(players)
        ]
        await tables.store.create(row, chairs)
        seats = range(players) if number == 0 else range(number - 2, number - 1)
        ears = listeners(players, [seat for seat in seats if seat >= 0])
        world = World(await tables.find(row.id), ears)
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
