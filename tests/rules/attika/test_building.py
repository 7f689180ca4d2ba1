"""What a build brings about besides the token itself: what is told, won and earned."""

import pytest

from bastide.engine.events import Log
from bastide.engine.game import Game
from bastide.games.attika import events
from bastide.games.attika.catalogue import TOKEN_NAMES
from tests.rules.attika.tables import BOTH, TELEGRAPH, area, do, fact, table, told
from tests.rules.attika.test_settlements import almost_all

SEATS = pytest.mark.parametrize("seat", [0, 1, 2])
LINE = ("-1,1", "0,0", "1,-1", "0,-1")
"""Four hexes of a tile, each beside the next one and no other."""


@SEATS
def test_at_044_at_045_founding_and_joining_are_told_with_what_there_is_then(seat: int) -> None:
    mine = area("9wood 9clay 9water", "ship ship tavern tower", left=[6, 8, 8, 4])
    theirs = area(built={"2,1": "ship"} if seat else {})
    areas = [mine if each == seat else area() for each in range(3)]
    areas[0 if seat else 2] = theirs
    state = table(*areas, mover=seat)
    state.log = Log()
    do(state, "build ship", "at 0,0", "pay", "build ship", "at 0,2", "pay")
    do(state, "build tavern", "at 0,1", "pay")
    told = [
        (events.EVENTS[event.kind].name, event.seat, event.amount)
        for event in state.log.drain()
        if event.kind in (events.FOUNDS, events.JOINS)
    ]
    assert told == [("founds", seat, 1), ("founds", seat, 2), ("joins", seat, 1)]


@pytest.mark.parametrize("game", BOTH, ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_at_070_at_r27_the_last_token_wins_and_nothing_comes_after(game: Game, seat: int) -> None:
    state = almost_all(game, seat)
    names = told(state, f"build {TOKEN_NAMES[game.name][10]}", "at -1,0", "pay")
    assert names[-1] == "all-built"
    assert game.scoring.winners(state) == [seat]


def test_at_102_a_group_hangs_together_whichever_token_comes_last() -> None:
    tokens = ("quarry", "fortress", "tower", "tower")
    for missing, hex in enumerate(LINE):
        stand = {h: t for h, t in zip(LINE, tokens, strict=True) if h != hex}
        mine = area("9wood 9clay 9metal", f"{tokens[missing]} ship", built=stand)
        state = table(mine, area(built={"1,0": "tower"}), cities=["-9,0", "9,9"])
        assert "earns" in told(state, f"build {tokens[missing]}", f"at {hex}", "pay")


@pytest.mark.parametrize("gap", [1, 2, 3])
@pytest.mark.parametrize(
    "row", [("-1,0", "0,0", "1,0", "2,0", "3,0"), ("0,-1", "0,0", "0,1", "0,2", "0,3")]
)
def test_at_102_at_r26_another_token_in_between_parts_a_group(
    gap: int, row: tuple[str, ...]
) -> None:
    tokens = ["quarry", "fortress", "tower", "tower"]
    tokens.insert(gap, "ship")
    stand = dict(zip(row, tokens, strict=True))
    del stand[row[0]]
    mine = area("9wood 9clay 9metal", "quarry tavern", built=stand)
    state = table(mine, area(built={"1,1": "tower"}), cities=["-9,0", "9,9"])
    names = told(state, "build quarry", f"at {row[0]}", "pay")
    assert "builds" in names
    assert "earns" not in names


def test_us_003_a_group_earns_wherever_its_tokens_stand() -> None:
    names = TOKEN_NAMES[TELEGRAPH.name]
    mine = area("9clay 9water", f"{names[1]} saloon", built={"0,0": names[0]})
    state = table(mine, game=TELEGRAPH)
    assert "earns" in told(state, f"build {names[1]}", "at 1,5", "pay")
    assert fact(state, "seats.0.earned") == ["ranching"]
