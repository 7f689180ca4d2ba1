"""Nobody is sent what he must not know, be it in a view, an option, a log line or a refusal."""

import copy
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from bastide import words
from bastide.engine import registry
from bastide.engine.flow import State, options
from bastide.engine.game import Game, complete
from bastide.engine.messages import Message
from bastide.engine.rng import Rng, seeded
from bastide.engine.settings import Setting
from bastide.research.speed import automatic
from bastide.server import wire
from bastide.server.live.table import Table
from bastide.server.model.live_game import LiveGame
from bastide.server.model.viewer import Viewer
from bastide.server.store.rows import ChairRow, TableRow
from bastide.server.views.score_sheet import scores
from bastide.server.views.viewer_messages import GameView
from tests.server.house import House, Line, Visitor, house, in_loop, quick, together
from tests.server.receivers import by_webhook, is_signed, receiver
from tests.server.test_notifications import nothing_waits, notifying, webhook_of, wishing
from tests.server.test_sharing import TWO_HERE

GAMES = registry.games()
PUBLIC = re.compile(r'"options":\{[^{}]*\}|"emblem":"[a-z-]+"|"[a-z_0-9]+":')
"""Options of a game, emblems and names of fields are no secret; some are called after cards."""
NAMED = ("san-juan",)
"""Games whose hidden things have names of their own, worth searching for.

Elsewhere the names are everybody's: a hidden water card, a water tower on the map.
"""
NAMES = ["Anna", "Bruno", "Chloé", "Dario"]


def live_game_of(game: Game, seed: int, **said: Setting) -> LiveGame:
    """A fresh game, of the usual settings where nothing else is said."""
    given = complete(game, said)
    row = TableRow(
        *("t", "CODE", game.name, game.name, given, seed, game.rules_version, "playing", "none"),
        *(True, False, True, "", 0.0, 0.0),
    )
    return LiveGame(
        row, [ChairRow(seat, "person", NAMES[seat]) for seat in range(int(given["players"]))]
    )


def with_state(live_game: LiveGame, state: State) -> LiveGame:
    """The same game, as if that had been its state."""
    other = copy.copy(live_game)
    other.match = copy.copy(live_game.match)
    other.match.state = state
    return other


def told(live_game: LiveGame, seat: int) -> bytes:
    """All that a seat is told after the last move."""
    gate = GameView(
        live_game, NAMES, Viewer("p", (seat,) if seat >= 0 else (), -1, False), seat, "en"
    )
    first = max(0, len(live_game.moves) - 1)
    lines = gate.lines(live_game.moves[first:], first)
    return msgspec.json.encode(
        [gate.view(), gate.decision(False), gate.undo(lambda seat: False), lines]
    )


def walk(game: Game, seed: int) -> Iterator[LiveGame]:
    """A game of random moves, move by move."""
    live_game, rng = live_game_of(game, seed, **automatic(game)), seeded(seed)
    while not live_game.is_over:
        yield live_game
        offered = options(live_game.match.state)
        live_game.play(len(live_game.moves) + 2, offered[int(rng.below(len(offered)))])


@pytest.mark.parametrize("game", GAMES, ids=str)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3)
def test_tables_that_differ_only_in_hidden_things_are_told_alike(game: Game, seed: int) -> None:
    rng = seeded(seed + 1)
    for step, live_game in enumerate(walk(game, seed)):
        state = live_game.match.state
        if step % 5:
            continue
        for seat in range(-1, int(state.players)):
            imagined = game.knowledge.imagine(state, seat, rng)
            assert told(with_state(live_game, imagined), seat) == told(live_game, seat)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_whoever_is_not_asked_hears_who_is_and_nothing_else(game: Game) -> None:
    """Neither a guest, nor another seat, nor a coach; nor the seat itself while a bot sits in."""
    for live_game in islice(walk(game, 3), 0, 200, 3):
        mover = live_game.mover
        silent = wire.Decision(mover, False, "", "", {}, 1, 1, [], [], [], [])
        for seat in range(-1, int(live_game.match.state.players)):
            sits = Viewer("p", (seat,) if seat >= 0 else (), -1, False)
            coach = Viewer("c", (), seat, False)
            shared = Viewer("d", tuple(range(live_game.match.state.players)), -1, False)
            for viewer in (sits, coach, *((shared,) if seat != mover else ())):
                shown = GameView(live_game, NAMES, viewer, seat, "en")
                assert shown.decision(stand_in=True) == silent
                if viewer is not sits or seat != mover:
                    assert shown.decision(stand_in=False) == silent


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_points_are_counted_up_when_the_game_is_over(game: Game) -> None:
    """Some of them are hidden until then."""
    for live_game in islice(walk(game, 3), 0, 60, 3):
        for seat in range(-1, int(live_game.match.state.players)):
            viewer = Viewer("p", (seat,) if seat >= 0 else (), -1, False)
            assert scores(GameView(live_game, NAMES, viewer, seat, "en")) is UNSET


def strings(document: Any) -> set[str]:
    """Every text in a document."""
    if isinstance(document, str):
        return {document}
    if isinstance(document, dict):
        return set().union(*map(strings, document.values()))
    if isinstance(document, list):
        return set().union(*map(strings, document))
    return set()


def everything(game: Game, state: State) -> set[str]:
    """The name of every thing on the table, hidden or not; the running steps are no secret."""
    document = game.positions.to_document(state)
    del document["steps"]
    return strings(document)


@cache
def forms(game: Game, name: str) -> frozenset[str]:
    """A name as programs write it, and as people read it in either language."""
    dashed = name.replace("_", "-")
    found = {name, dashed}
    for lang in words.LANGUAGES:
        with suppress(LookupError):
            found.add(words.say(Message(f"{game.prefix.lower()}-card-{dashed}"), lang))
    return frozenset(found)


class Watch:
    """One viewer: everything sent to him, and everything he has been allowed to see."""

    def __init__(self, game: Game, line: Line, seat: int, lang: str) -> None:
        self.game = game
        self.line = line
        self.lang = lang
        self.seat = seat
        self.seen: set[str] = set()
        self.checked = 0

    def look(self, table: Table, rng: Rng) -> None:
        """He may see this now; and he was sent nothing that depends on what he cannot see."""
        assert table.live_game is not None
        game, state = table.live_game.game, table.live_game.match.state
        self.seen |= strings(game.knowledge.view(state, self.seat))
        imagined = with_state(table.live_game, game.knowledge.imagine(state, self.seat, rng))
        viewer = Viewer("p", (self.seat,) if self.line.is_asked else (), -1, False)
        shown = GameView(imagined, NAMES, viewer, self.seat, self.lang)
        view, decision = json.loads(msgspec.json.encode([shown.view(), shown.decision(False)]))
        assert self.line.now["view"] == view
        assert self.line.now["decision"] == decision

    def check(self, secrets: set[str]) -> int:
        """Search what was sent since the last time; say how many secrets were looked for."""
        hidden = {text for text in secrets - self.seen if re.fullmatch(r"[a-z][a-z_0-9]{3,}", text)}
        known = {form for text in self.seen for form in forms(self.game, text)}
        wanted = {form for text in hidden for form in forms(self.game, text)} - known
        if wanted:
            found_as = "|".join(map(re.escape, sorted(wanted)))
            pattern = re.compile(rf"(?<![^\W_])(?:{found_as})(?![^\W_])")
            for text in self.line.said[self.checked :]:
                found = pattern.search(PUBLIC.sub("", text))
                assert found is None, f"seat {self.seat} was sent {found.group()}: {text[:3000]}"
        self.checked = len(self.line.said)
        return len(hidden)


@pytest.mark.parametrize("game", GAMES, ids=str)
@in_loop
async def test_every_byte_of_a_whole_game_is_searched(tmp_path: Path, game: Game) -> None:
    async with house(quick(tmp_path / "db")) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.visitor()) for _ in range(6)]
        await _play_and_search(server, game, people, stack)


async def _play_and_search(
    server: House, game: Game, people: list[Visitor], stack: AsyncExitStack
) -> None:
    count = int(complete(game, {})["players"])
    players, watcher, coach = people[:count], people[4], people[5]
    chairs = [{"kind": "person", "name": NAMES[seat]} for seat in range(count)]
    id = await players[0].create(chairs, game=game.name)
    for seat in range(1, count):
        link = (await players[0].post(f"/tables/{id}/chairs/{seat}/link"))["code"]
        await players[seat].post(f"/invitations/{link}", {"name": NAMES[seat]})
    link = (await players[1].post(f"/tables/{id}/chairs/1/coach", {"on": True}))["code"]
    await coach.post(f"/invitations/{link}", {})
    for player in players:
        await player.post(f"/tables/{id}/ready", {})
    table = await server.table(id)
    lines = [player.line(id, "?lang=fr" if n else "") for n, player in enumerate(players)]
    opened = [
        await stack.enter_async_context(line) for line in [*lines, watcher.line(id), coach.line(id)]
    ]
    seats = [*range(count), -1, 1]
    watches = [
        Watch(game, line, seat, "fr" if 0 < number < count else "en")
        for number, (line, seat) in enumerate(zip(opened, seats, strict=True))
    ]
    rng, searched, step = seeded(5), 0, 0
    past: dict[tuple[int, str], dict[int, None]] = {}
    """What each seat was ever offered, question by question: it may try that again."""
    assert table.live_game is not None
    while not table.live_game.is_over:
        for watch in watches:
            while watch.line.now.get("revision") != table.revision:
                await watch.line.hear()
            watch.look(table, rng)
        state = table.live_game.match.state
        secrets = everything(game, state) if game.name in NAMED else set()
        searched += sum(watch.check(secrets) for watch in watches)
        mover = opened[table.mover]
        offered = mover.now["decision"]["options"]
        now = {each["id"] for each in offered}
        known = past.setdefault((table.mover, mover.now["decision"]["question"]), {})
        earlier = [act for act in known if act not in now]
        known |= dict.fromkeys(now)
        if step % 30 == 0:  # refused, mostly by a rule and in its words
            await mover.act(
                earlier[int(rng.below(len(earlier)))] if earlier else offered[0]["id"] + 1
            )
            await opened[(table.mover + 1) % count].act(offered[0]["id"])
        if step % 50 == 0:
            await _look_back(watcher, id, watches[count], secrets)
        await mover.act(offered[int(rng.below(len(offered)))]["id"])
        revision = table.revision
        while mover.now["revision"] == revision:
            await mover.hear()
        step += 1
    assert searched > 100 or game.name not in NAMED
    seed = str(table.row.seed).encode()
    for watch in watches:
        sent = "".join(watch.line.said).encode()
        assert seed not in sent
        assert table.row.host.encode() not in sent
    metrics = (await players[0].http.get(f"http://{server.address}/metrics")).text
    assert id not in metrics
    if game.name in NAMED:
        told = set(re.findall(r"[a-z]{4,}", metrics))
        assert not told & {part for name in everything(game, state) for part in name.split("_")}


async def _look_back(watcher: Visitor, id: str, watch: Watch, secrets: set[str]) -> None:
    for path in ("log", "replay", "replay/0"):
        watch.line.said.append((await watcher.http.get(f"/tables/{id}/{path}")).text)
    watch.check(secrets)


@in_loop
async def test_messages_to_people_who_are_away_say_whose_turn_it_is_and_nothing_else(
    tmp_path: Path,
) -> None:
    """Every message of a game is what can be said of its table from outside, letter by letter."""
    async with (
        house(notifying(tmp_path / "db")) as server,
        receiver() as there,
        server.visitor() as anna,
        server.visitor() as bruno,
        server.visitor() as chloe,
    ):
        await chloe.create(TWO_HERE)  # a table that waits for somebody else
        id = await together(server, anna, bruno, live=False, options={"round_limit": 2})
        other = {}
        for visitor, name in ((anna, "Bruno"), (bruno, "Anna")):
            await wishing(visitor, reminder=600)
            other[await webhook_of(visitor, there)] = name
            await visitor.post(f"/tables/{id}/ready", {})
        table = await server.table(id)
        async with anna.line(id) as one, bruno.line(id) as two:
            for line in (one, two):
                await line.told("snapshot")
                await line.send(type="look", on=False)
                await line.drain()
            while not table.is_over:
                await (one, two)[table.mover].answer()
                await nothing_waits(server)
        await nothing_waits(server)
    sentences = {
        "turn": "It is your turn at the table with {}.",
        "reminder": "{} is still waiting for you.",
        "over": "Your game with {} is over.",
    }
    link = f"http://{server.address}/table/{id}"
    kinds = set()
    for got in there.got:
        secret = next(it for it in other if is_signed(got, it))
        told = by_webhook(got, secret)
        kinds.add(told["kind"])
        body = sentences[told["kind"]].format(other[secret])
        noted = {"kind": told["kind"], "title": "San Juan", "body": body, "url": link}
        said = f"San Juan: {body} {link}"
        assert told == {
            **noted,
            "id": got.headers["webhook-id"],
            "at": told["at"],
            "waiting": told["waiting"],
            "notifications": [{**noted, "table": id, "game": "san-juan"}],
            "text": said,
            "content": said,
            "allowed_mentions": {"parse": []},
        }
        assert told["waiting"] in (0, 1)
    assert kinds == {"turn", "over"}
