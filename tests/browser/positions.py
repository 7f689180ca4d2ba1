"""Positions worth a picture: bots play a game up to them, and the server finds it in its store."""

import asyncio
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bastide.bots.levels import make
from bastide.engine import registry
from bastide.engine.match import Match, new_match
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting
from bastide.server.codes import digest, new_code, new_id, new_link
from bastide.server.store.rows import ChairRow, Entry, TableRow
from bastide.server.store.store import Store
from bastide.server.views import shelf

NAMES = ("Anna", "Bruno", "Chloé", "Dario")
LONG_NAMES = ("Marie-Antoinette", "Jean-Baptiste", "Maximilienne", "Bartholomée")
OVER = "over"
TRIES = 60
PLAYER = "greedy"


def anything(view: Any) -> bool:
    """Every table will do."""
    return True


@dataclass(frozen=True)
class Position:
    """A table at which I am asked something."""

    game: str
    asks: str = ""
    """The question by its name, `over` for the end; nothing means any."""
    holds: Callable[[Any], bool] = anything
    """What must be true of the table as I see it."""
    late: bool = False
    """Whether the last such moment of a game is meant, else the first."""
    barred: bool = False
    """Whether I have just done what cannot be taken back."""
    me: int = 0
    players: int = 4
    names: tuple[str, ...] = NAMES
    pace: str = "none"
    live: bool = True
    waited: float = 0.0
    """Seconds for which I have been asked."""
    options: Mapping[str, Setting] = field(default_factory=dict)

    @property
    def settings(self) -> dict[str, Setting]:
        """The options of the game."""
        return {"players": self.players, **self.options}


def fits(position: Position, match: Match) -> bool:
    """Whether the game has come to that position."""
    if match.decision is None:
        return position.asks == OVER
    if match.state.mover() != position.me:
        return False
    if position.asks and match.game.speech.question(match.state).id != position.asks:
        return False
    if position.barred:
        actions = match.record.actions
        if not actions or actions[-1][0] != position.me or match.undoable(position.me):
            return False
    return position.holds(match.game.knowledge.view(match.state, position.me))


def moves_to(position: Position) -> tuple[Match, list[tuple[int, int]]]:
    """A game and how many of its moves lead there; always the same for the same position."""
    game = registry.game(position.game)
    for seed in range(1, TRIES + 1):
        match = new_match(game, position.settings, seed, list(position.names[: position.players]))
        bot, found = make(PLAYER, seed), -1
        while found < 0 or position.late:
            if fits(position, match):
                found = len(match.record.actions)
            if match.decision is None or (found >= 0 and not position.late):
                break
            match.play(bot.choose(Seat(game, match.state, match.state.mover())))
        if found >= 0:
            return match, match.record.actions[:found]
    raise AssertionError(f"no game of {TRIES} comes to {position}")


def database(folder: Path) -> str:
    """The database of a server that keeps its tables in that folder."""
    return f"sqlite:///{folder / 'tables.db'}"


class Shelf:
    """Puts positions into the database of a server that runs."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._beside = ThreadPoolExecutor(1)  # this thread's own loop belongs to the browser

    def put(self, position: Position) -> tuple[str, str]:
        """Store the table; its id, and the code that seats the browser which uses it."""
        return self._beside.submit(lambda: asyncio.run(self._put(position))).result()

    async def _put(self, position: Position) -> tuple[str, str]:
        match, actions = moves_to(position)
        link, now = new_link(), time.time() - position.waited
        record, over = match.record, position.asks == OVER
        row = TableRow(
            id=new_id(),
            code=new_code(),
            game=record.game,
            title=shelf.title(match.game, "en"),
            options=dict(record.settings),
            seed=record.seed,
            rules=record.rules,
            status="over" if over else "playing",
            pace=position.pace,
            live=position.live,
            rated=False,
            spectators=True,
            host="",
            created=now,
            changed=now,
            asked=-1 if over else position.me,
        )
        chairs = [
            ChairRow(seat, "bot", name, 1, ready=True)
            for seat, name in enumerate(position.names[: position.players])
        ]
        chairs[position.me] = ChairRow(
            position.me, "device", chairs[position.me].name, ready=True, link=digest(link)
        )
        journal = [Entry(1, "start", now)] + [
            Entry(at, "act", now, seat, act) for at, (seat, act) in enumerate(actions, 2)
        ]
        store = Store(self.url)
        try:
            await store.create(row, chairs)
            await store.append(row, journal)
        finally:
            await store.close()
        return row.id, link
