"""Points at the end and who wins (LT-062..LT-065, LT-R13, LT-R14, LT-X16)."""

import pytest

from bastide.engine.flow import State
from tests.rules.little_town.tables import GAME, area, asked, do, fact, points, score, table

TOWN = "C3 castle, B2 wheat_field, C2 statue, D4 residence, E3 well"


def ended(*areas: dict[str, object], **said: object) -> State:
    """The game after its last feeding; everybody has just enough food."""
    fed = [{**seat, "wheat": 5} for seat in areas]
    return table(*fed, round=4, phase="feeding", market=[], **said)


def test_lt_062_the_castle_scores_four_points_per_own_building_around_it() -> None:
    state = ended(area("", TOWN), area("", "D3 pier"))
    assert points(state, "castle") == 12
    assert points(state, "castle", 1) == 0


def test_lt_r13_the_castle_itself_does_not_count_and_other_owners_only_with_the_option() -> None:
    assert points(ended(area("", "C3 castle"), area("", "D3 pier")), "castle") == 0
    state = ended(area("", TOWN), area("", "D3 pier"), castle_owner="any")
    assert points(state, "castle") == 16


def test_lt_063_the_watchtower_scores_two_points_per_empty_cell_around_it() -> None:
    state = ended(area("", "D4 watchtower, D3 well"), area("", "E5 pier", at="C4"))
    assert points(state, "watchtower") == 2 * 5
    assert points(state, "watchtower", 1) == 0


def test_lt_r14_terrain_is_never_empty_and_workers_only_with_the_option() -> None:
    # F5 has three terrain cells around it
    assert points(ended(area("", "F5 watchtower"), area()), "watchtower") == 2 * 5
    blocked = ended(area("", "F5 watchtower", at="F4"), area("", at="E4"))
    assert points(blocked, "watchtower") == 2 * 3
    free = ended(
        area("", "F5 watchtower", at="F4"), area("", at="E4"), watchtower_workers_block=False
    )
    assert points(free, "watchtower") == 2 * 5


@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_lt_064_three_coins_are_worth_a_point_and_cubes_nothing(coins: int, worth: int) -> None:
    state = table(area(f"9 wood 9 stone {coins} coin"), area(), phase="over", round=4)
    assert GAME.scoring.breakdown(state, 0)["coins"] == worth
    assert GAME.scoring.scores(state) == [worth, 0]


def test_lt_065_most_points_win_and_ties_are_shared() -> None:
    assert GAME.scoring.winners(table(area(score=9), area(score=8), phase="over")) == [0]
    assert GAME.scoring.winners(
        table(area(score=8), area(score=9), area(score=9), phase="over")
    ) == [1, 2]
    richer = table(area("2 coin 5 wood", score=9), area(score=9), phase="over")
    assert GAME.scoring.winners(richer) == [0, 1]


def test_lt_065_end_points_decide_too() -> None:
    state = table(area("3 coin", score=8), area(score=8), phase="over")
    assert GAME.scoring.winners(state) == [0]


def test_lt_x10_castle_and_watchtower_have_given_nothing_before_the_end() -> None:
    state = table(area("", TOWN), area("", "G3 watchtower"), market=[])
    assert (score(state), score(state, 1)) == (0, 0)
    assert GAME.knowledge.view(state, -1)["seats"][0]["score"] == 0
    over = ended(area("", TOWN), area("", "G3 watchtower"))
    seats = GAME.knowledge.view(over, -1)["seats"]
    assert [seat["score"] for seat in seats] == [12, 16]


def test_lt_x16_eight_coins_at_the_end_are_worth_two_points() -> None:
    state = ended(area("8 coin", score=10), area())
    # the coins could also have fed a worker: the plain way is taken
    while asked(state) != "nobody":
        do(state, "feed wheat wheat wheat wheat wheat")
    assert points(state, "coins") == 2
    assert GAME.scoring.scores(state)[0] == 12


def test_the_score_is_the_sum_of_its_sources() -> None:
    state = ended(area("4 coin", TOWN, score=30), area("1 coin", "G3 watchtower", score=-4))
    while asked(state) != "nobody":
        do(state, "feed wheat wheat wheat wheat wheat")
    for seat in range(2):
        assert sum(GAME.scoring.breakdown(state, seat).values()) == GAME.scoring.scores(state)[seat]
    assert GAME.scoring.scores(state) == [30 + 12 + 1, -4 + 16]
    assert fact(state, "seats.0.score") == 30


def test_lt_062_the_castle_of_any_seat_counts_its_own_owners_buildings() -> None:
    state = ended(area("", "D3 pier, D2 statue"), area("", "C3 castle, B2 well"))
    assert [points(state, "castle", seat) for seat in range(2)] == [0, 4]
    everybody = ended(
        area("", "D3 pier, D2 statue"), area("", "C3 castle, B2 well"), castle_owner="any"
    )
    assert [points(everybody, "castle", seat) for seat in range(2)] == [0, 12]
