"""What is open and what is hidden (LT-R34), and how a hidden table is imagined."""

from collections import Counter
from typing import Any

import pytest

from bastide.engine.flow import options, play
from bastide.engine.rng import seeded
from tests.rules.little_town.tables import GAME, area, do, fact, goals, new, stock, table


def test_lt_r34_only_the_cards_of_the_others_are_hidden() -> None:
    state = table(
        area("1 coin", "", "O01 O02"), area("2 wood", "C3 well", "O03", validated=["O11"])
    )
    mine, theirs = GAME.knowledge.view(state, 0)["seats"]
    assert (mine["objectives"], mine["hidden"]) == (["O01", "O02"], 2)
    assert (theirs["objectives"], theirs["hidden"], theirs["validated"]) == (None, 1, ["O11"])
    assert (theirs["wood"], theirs["buildings"], theirs["pawns"]) == (2, ["C3"], 6)
    spectator = GAME.knowledge.view(state, -1)["seats"]
    assert [seat["objectives"] for seat in spectator] == [None, None]


def test_lt_r34_cards_never_validated_are_not_shown_at_the_end() -> None:
    state = table(area("", "", "O01"), area("", "", "O02"), phase="over")
    assert GAME.knowledge.view(state, 0)["seats"][1]["objectives"] is None


def test_lt_r34_after_the_set_up_nothing_is_left_to_chance() -> None:
    state = new(5, players=2)
    before = state.rng.words()
    rng = seeded(3)
    while not state.is_over():
        acts = options(state)
        play(state, acts[int(rng.below(len(acts)))])
    assert state.rng.words() == before


def test_lt_r34_imagining_deals_the_hidden_cards_fairly() -> None:
    state = table(area("1 coin", "", "O01 O02"), area("1 coin", "", "O03 O04"), area("1 coin"))
    dealt: Counter[str] = Counter()
    rng = seeded(1)
    for _ in range(1600):
        imagined = GAME.knowledge.imagine(state, 0, rng)
        assert goals(imagined) == ["O01", "O02"]
        assert len(goals(imagined, 1)) == 2
        dealt.update(goals(imagined, 1))
    assert sorted(dealt) == [f"O{number:02}" for number in range(3, 19)]
    assert max(dealt.values()) < 1.4 * min(dealt.values())


def test_lt_r34_who_validates_automatically_is_not_imagined_with_a_card_that_holds() -> None:
    state = table(
        area("1 coin"), area("6 coin 9 fish 1 wheat", "C3 statue", "O01 O02"), auto_validate="1"
    )
    rng = seeded(2)
    dealt = {card for _ in range(200) for card in goals(GAME.knowledge.imagine(state, 0, rng), 1)}
    assert not dealt & {"O03", "O11", "O13"}
    assert len(dealt) > 10


def test_lt_r34_cards_are_worth_a_different_key_only_to_their_owner() -> None:
    def state(card: str) -> int:
        board = table(area("1 coin", "", card), area("1 coin", "", "O03"))
        return int(GAME.knowledge.key(board, 1)) if seat else int(GAME.knowledge.key(board, 0))

    for seat in (0, 1):
        assert (state("O01") == state("O02")) == (seat == 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_lt_r34_everything_open_is_in_the_key(seat: int) -> None:
    plain = area("1 coin 1 wood", "C3 well", "O01")
    tables: list[tuple[tuple[dict[str, Any], ...], dict[str, Any]]] = [
        ((plain, area()), {}),
        ((area("1 coin 2 wood", "C3 well", "O01"), area()), {}),
        ((area("1 coin 1 wood", "C4 well", "O01"), area()), {}),
        ((area("1 coin 1 wood", "C3 statue", "O01"), area()), {}),
        ((area("1 coin 1 wood", "C3 well", "O01", score=1), area()), {}),
        ((area("1 coin 1 wood", "C3 well", "O01", at="D3"), area(at="E3")), {}),
        ((area("1 coin 1 wood", "C3 well", "O01", at="E3"), area(at="D3")), {}),
        ((area("1 coin 1 wood", "C3 well", "O01", validated=["O02"]), area()), {}),
        ((area("1 coin 1 wood", "C3 well", "O01 O02"), area()), {}),
        ((plain, area()), {"round": 2}),
        ((plain, area()), {"first": 1, "mover": 0}),
        ((plain, area()), {"mover": 1}),
        ((plain, area()), {"wheat_fields": 4}),
        ((plain, area()), {"market": "statue"}),
    ]
    keys = {int(GAME.knowledge.key(table(*areas, **more), seat)) for areas, more in tables}
    assert len(keys) == len(tables)


def test_the_view_shows_where_a_worker_would_harvest() -> None:
    view = GAME.knowledge.view(table(area("", "E5 wheat_field"), area()), 0)
    assert view["halos"]["F5"] == {"gains": {"wood": 1, "fish": 2}, "buildings": ["E5"]}
    assert "E5" not in view["halos"]
    assert fact(table(area(), area()), "mover") == 0


def test_lt_032_the_view_promises_no_more_cubes_than_the_supply_has() -> None:
    state = table(area(), area("14 fish"))
    assert GAME.knowledge.view(state, 0)["halos"]["F5"]["gains"] == {"wood": 1, "fish": 1}
    state = table(area(), area("15 fish"))
    assert GAME.knowledge.view(state, 0)["halos"]["F5"]["gains"] == {"wood": 1}
    do(state, "place F5")
    assert stock(state) == {"wood": 1}


@pytest.mark.parametrize("tile", ["castle", "watchtower", "cathedral", "residence", "statue"])
def test_lt_039_and_r10_the_view_leaves_out_buildings_that_nobody_can_activate(tile: str) -> None:
    state = table(area(), area("", f"E4 {tile}, F4 well"), market=[])
    assert GAME.knowledge.view(state, 0)["halos"]["F5"]["buildings"] == ["F4"]
