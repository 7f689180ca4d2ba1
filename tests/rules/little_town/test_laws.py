"""What holds in every game of Little Town (section 10 of the rules).

That nothing is made or lost, and where things may lie, is told by `TestLittleTown.pieces`.
"""

from collections.abc import Iterator

import pytest

from bastide.engine.events import Log
from bastide.engine.flow import State, options, play
from bastide.engine.game import complete
from bastide.engine.rng import Rng, seeded
from bastide.engine.settings import Setting
from bastide.games.little_town import events
from tests.rules.little_town.tables import GAME, STOCK, fact

TABLES: list[dict[str, Setting]] = [
    {"players": 2, "side": "A"},
    {"players": 3, "side": "B", "residence_harvest_terrain": True},
    {"players": 4, "side": "A", "auto_validate": "0,2"},
    {"players": 2, "side": "B", "market": "robin", "auto_validate": "all"},
]
every_table = pytest.mark.parametrize("settings", TABLES)
SEEDS = range(6)


def eager(state: State, rng: Rng) -> int:
    """A random move of somebody who likes to build and to use buildings."""
    acts = options(state)
    words = [GAME.notation.format(act).split()[0] for act in acts]
    liked = [a for a, w in zip(acts, words, strict=True) if w in ("build", "activate", "use")]
    if liked and rng.below(4) > 0:
        return liked[int(rng.below(len(liked)))]
    return acts[int(rng.below(len(acts)))]


def games(settings: dict[str, Setting]) -> Iterator[tuple[State, Rng]]:
    """Some games with these settings, just set up, with a log."""
    for seed in SEEDS:
        state = GAME.setup.new(complete(GAME, settings), seed)
        state.log = Log()
        yield state, seeded(seed + 1000)


def moments(settings: dict[str, Setting]) -> Iterator[State]:
    """Every decision of some games, and their ends."""
    for state, rng in games(settings):
        while not state.is_over():
            yield state
            play(state, eager(state, rng))
        yield state


@every_table
def test_nobody_ever_has_less_than_nothing(settings: dict[str, Setting]) -> None:
    for state in moments(settings):
        table = GAME.positions.to_document(state)
        amounts = [*table["supply"].values(), table["wheat_fields"]]
        for seat in table["seats"]:
            amounts += [seat[kind] for kind in (*STOCK, "pawns", "site", "workers_left")]
        assert min(amounts) >= 0


@every_table
def test_a_game_has_so_many_turns(settings: dict[str, Setting]) -> None:
    turns = {2: 40, 3: 48, 4: 48}
    for state, rng in games(settings):
        count = 0
        while not state.is_over():
            act = eager(state, rng)
            count += GAME.notation.format(act).split()[0] in ("place", "build")
            play(state, act)
        assert count == turns[int(settings["players"])]


@every_table
def test_the_score_is_what_the_log_says(settings: dict[str, Setting]) -> None:
    for state, rng in games(settings):
        assert state.log is not None
        told = [0] * int(state.players)
        built = [0] * int(state.players)
        while not state.is_over():
            play(state, eager(state, rng))
        for event in state.log.drain():
            if event.kind in (
                events.SCORES,
                events.VALIDATES,
                events.CATHEDRAL,
                events.CASTLE,
                events.WATCHTOWER,
                events.COINS,
            ):
                told[event.seat] += event.amount
            elif event.kind == events.STANDS:
                built[event.seat] += event.amount
            elif event.kind == events.HUNGER:
                told[event.seat] -= event.amount
        assert [a + b for a, b in zip(told, built, strict=True)] == GAME.scoring.scores(state)


@every_table
def test_a_validated_card_stays_validated(settings: dict[str, Setting]) -> None:
    for state, rng in games(settings):
        seen = [set[str]() for _ in range(int(state.players))]
        dealt = [set(seat["objectives"]) for seat in fact(state, "seats")]
        while not state.is_over():
            play(state, eager(state, rng))
            for seat, area in enumerate(fact(state, "seats")):
                assert seen[seat] <= set(area["validated"])
                seen[seat] = set(area["validated"])
                assert seen[seat] | set(area["objectives"]) == dealt[seat]
                assert not seen[seat] & set(area["objectives"])


def test_eager_games_use_what_the_game_offers() -> None:
    """The invariants above are worth something only if the games are rich enough."""
    verbs: set[str] = set()
    for settings in TABLES:
        for state in moments(settings):
            verbs |= {GAME.notation.format(act).split()[0] for act in options(state)}
    assert verbs >= {"place", "build", "activate", "pay", "on", "validate", "feed", "done"}
