"""The rules treat all seats alike: the same game, begun by another seat, is the same game."""

from typing import Any

import pytest

from bastide.engine.flow import State, options, play
from bastide.engine.rng import seeded
from tests.rules.golden_city.tables import GAME, area, do, fact, letters, new, offered, table

SEAT_KEYS = ("first", "builder", "mover", "seat")


def turned(content: Any, by: int, players: int, key: str = "") -> Any:
    """A position with everything moved on by some seats, clockwise."""
    if isinstance(content, dict):
        found = {name: turned(value, by, players, name) for name, value in content.items()}
        if "cards" in found and found.get("hand") is not None:
            found["hand"] = (found["hand"] + by) % players
        return found
    if isinstance(content, list):
        items = [turned(item, by, players) for item in content]
        return items[-by:] + items[:-by] if key == "seats" else items
    return (content + by) % players if key in SEAT_KEYS and content >= 0 else content


def assert_twins(one: State, two: State, by: int) -> None:
    players = int(one.players)
    here, there = GAME.positions.to_document(one), GAME.positions.to_document(two)
    assert turned(here, by, players) == there
    for seat in range(players):
        twin = (seat + by) % players
        assert GAME.scoring.breakdown(one, seat) == GAME.scoring.breakdown(two, twin)
    assert sorted(
        (seat + by) % players for seat in GAME.scoring.winners(one)
    ) == GAME.scoring.winners(two)


@pytest.mark.parametrize(
    ("settings", "seed"),
    [
        ({"players": 3}, 1),
        ({"players": 3}, 2),
        ({"players": 4}, 5),
        ({"players": 2, "black_posts": True}, 8),
        ({"players": 2, "black_posts": True}, 9),
    ],
)
def test_gc_060_gc_070_gc_090_every_seat_plays_by_the_same_rules(
    settings: dict[str, Any], seed: int
) -> None:
    players = settings["players"]
    first = new(seed, first=0, **settings)
    twins = [new(seed, first=by, **settings) for by in range(1, players)]
    rng = seeded(seed)
    moves = 0
    while not first.is_over():
        moves += 1
        offers = options(first)
        act = offers[int(rng.below(len(offers)))]
        play(first, act)
        for by, twin in enumerate(twins, 1):
            assert options(twin) == offers
            play(twin, act)
            if first.is_over() or moves % 4 == 0:
                assert_twins(first, twin, by)


PORTS = [f"H{n:02}" for n in range(1, 17)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_gc_124_gc_128_gc_095_rewards_go_to_whoever_built(seat: int) -> None:
    areas = [area(), area(), area()]
    areas[seat] = area("mountain mountain desert", "H03 M1 ZM-L", goods="G1 G3 G5 G6", keys=1)
    state = table("building", *areas, mover=seat, goods_row="G7 G8", goods_pile="G2")
    do(state, "build M4", "goods 1", "return G5")
    assert fact(state, f"seats.{seat}.goods") == ["G1", "G3", "G6", "G7"]
    areas[seat] = area("mountain mountain", "H01 M1 ZM-L", keys=1)
    state = do(table("building", *areas, mover=seat), "build ZM-I")
    assert (letters(state, "zones", seat), fact(state, f"seats.{seat}.keys")) == (10, 0)
    areas[seat] = area("mountain mountain", "H01 M1")
    state = do(table("building", *areas, mover=seat), "build M7")
    assert fact(state, f"seats.{seat}.keys") == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_gc_231_gc_233_gc_234_both_have_black_posts(seat: int) -> None:
    areas = [area("", "H09 F1 ZF-L"), area("", "H09 F1 ZF-L")]
    areas[seat] = area("mountain mountain", "H01 M1 ZM-L ZM-I ZF-L", keys=1)
    state = table("building", *areas, mover=seat, black_posts=True)
    assert [move for move in offered(state) if "black" in move] == ["black ZM-L", "black ZM-I"]
    do(state, "black ZM-I")
    assert fact(state, f"seats.{seat}.black") == ["ZM-I"]
    assert fact(state, f"seats.{seat}.black_stock") == 1
    assert fact(state, f"seats.{seat}.keys") == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("card", "worth"), [("goods", 6), ("coins", 8), ("rivers", 2), ("metropolis", 1)]
)
def test_gc_131_bonus_cards_count_what_their_owner_has(seat: int, card: str, worth: int) -> None:
    areas = [area("", "H05 D1 ZD-L", goods="G3"), area("", "H09"), area("", "H13")]
    areas[seat] = area("", "H01 M1 ZM-L", goods="G1 G2", coins=4, bonus=card)
    state = table("scoring", *areas, round=16, score_card="S3-4")
    assert letters(state, "bonus", seat) == worth
    assert GAME.scoring.scores(state)[seat] == worth + letters(state, "goods", seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_gc_r27_anybody_may_be_blocked(seat: int) -> None:
    """H02 leads to M2 and M3 only, which the others hold; H16 is the last free port."""
    mine = " ".join(port for port in PORTS if port not in ("H02", "H16", "H08", "H09"))
    builder, third = (seat + 1) % 3, (seat + 2) % 3
    areas = [area(), area(), area()]
    areas[seat] = area("forest forest", "H02")
    areas[builder] = area("port", f"{mine} M2")
    areas[third] = area("", "H08 H09 F1 F7 F3 M3")
    state = table("building", *areas, mover=builder, first=builder)
    do(state, "build H16")
    assert [it for it in range(3) if fact(state, f"seats.{it}.blocked")] == [seat]
    assert state.is_over()


@pytest.mark.parametrize("seat", [0, 1])
def test_gc_213_either_player_may_win(seat: int) -> None:
    areas = [area(total=3), area(total=3)]
    areas[seat] = area(total=9, victory=1)
    state = table("scoring", *areas, round=8)
    assert state.is_over()
    assert GAME.scoring.winners(state) == [seat]
