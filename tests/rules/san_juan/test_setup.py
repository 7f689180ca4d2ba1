"""Setting the table (SJ-010..SJ-016)."""

from collections import Counter

import pytest

from tests.rules.san_juan.tables import (
    asked,
    city,
    discard,
    do,
    fact,
    goods,
    hand,
    new,
    offered,
    pile,
)

EDITIONS = [(1, False, 110), (2, False, 112), (2, True, 141)]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_sj_010_the_first_player_is_governor_and_chooses_first(first: int) -> None:
    state = new(players=4, first=first)
    assert fact(state, "governor") == first
    assert asked(state) == f"{first} role"


def test_sj_011_no_role_is_taken_and_the_tiles_lie_face_down_in_any_order() -> None:
    states = [new(seed=seed) for seed in range(20)]
    assert {str(fact(state, "roles")) for state in states} == {"{}"}
    assert {fact(state, "tiles_seen") for state in states} == {0}
    assert (fact(states[0], "tile"), fact(states[0], "tile_is_up")) == (0, False)
    assert (fact(states[0], "sales"), fact(states[0], "boost")) == (0, 1)
    assert len({str(fact(state, "tiles")) for state in states}) > 10
    for place in range(5):
        assert len({str(fact(state, "tiles")[place]) for state in states}) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sj_012_everybody_starts_with_an_empty_indigo_plant_out_of_the_deck(players: int) -> None:
    state = new(players=players, edition=1)
    for seat in range(players):
        assert city(state, seat) == ["indigo_plant"]
        assert goods(state, seat) == []
    elsewhere = Counter(pile(state))
    for seat in range(players):
        elsewhere.update(hand(state, seat))
    assert elsewhere["indigo_plant"] == 10 - players


def test_sj_012_the_indigo_plant_can_be_used_at_once() -> None:
    state = new(players=2, first=0)
    assert [fact(state, f"seats.{seat}.city.0.fresh") for seat in (0, 1)] == [False, False]
    do(state, "role producer", "produce indigo_plant")
    assert goods(state) == ["indigo_plant"]


def test_sj_013_four_cards_each_the_rest_is_shuffled_and_nothing_is_discarded() -> None:
    state = new(players=4)
    assert [len(hand(state, seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert discard(state) == []
    assert pile(state) != sorted(pile(state))
    assert pile(state) != pile(new(seed=2, players=4))


@pytest.mark.parametrize(("edition", "expansion", "deck"), EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sj_014_size_of_the_draw_pile(
    edition: int, expansion: bool, deck: int, players: int
) -> None:
    state = new(players=players, edition=edition, expansion=expansion)
    assert len(pile(state)) == deck - 5 * players


def test_sj_015_start_variant_from_the_governor_on_five_to_eight_are_dealt_and_four_kept() -> None:
    state = new(players=4, first=2, start_variant=True)
    assert [len(hand(state, seat)) for seat in (2, 3, 0, 1)] == [5, 6, 7, 8]
    assert len(pile(state)) == 112 - 4 - 26

    for seat, surplus in ((2, 1), (3, 2), (0, 3), (1, 4)):
        for _ in range(surplus):
            assert asked(state) == f"{seat} discard"
            do(state, offered(state)[0])
    assert [len(hand(state, seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert len(discard(state)) == 10
    assert asked(state) == "2 role"


def test_sj_015_what_is_thrown_away_goes_to_the_discard_pile() -> None:
    state = new(players=2, first=0, start_variant=True)
    thrown = hand(state)[0]
    do(state, f"discard {thrown}")
    assert discard(state) == [thrown]
    assert len(hand(state)) == 4


def test_sj_016_the_cathedral_lies_beside_the_roles_with_the_expansion_only() -> None:
    assert fact(new(expansion=True), "cathedral") == "table"
    assert fact(new(), "cathedral") is None


def test_sj_r18_no_start_of_round_steps_before_the_first_round() -> None:
    state = new(players=2, first=0)
    assert fact(state, "round") == 1
    assert asked(state) == "0 role"


def test_sj_r48_the_first_governor_is_drawn_by_lot_unless_somebody_is_named() -> None:
    drawn = Counter(fact(new(seed=seed, players=4), "governor") for seed in range(200))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 25


def test_sj_r48_start_variant_everybody_is_dealt_before_anybody_throws_away() -> None:
    state = new(players=2, first=1, start_variant=True)
    assert (len(hand(state, 1)), len(hand(state, 0))) == (5, 6)
    assert asked(state) == "1 discard"


def test_sj_r49_hands_are_dealt_as_blocks_from_the_governor_on() -> None:
    plain = new(players=3, first=0)
    rotated = new(players=3, first=1)
    assert [hand(rotated, seat) for seat in (1, 2, 0)] == [hand(plain, seat) for seat in (0, 1, 2)]

    larger = new(players=3, first=0, start_variant=True)
    assert Counter(hand(plain, 0)) <= Counter(hand(larger, 0))
    assert Counter(hand(larger, 0)) - Counter(hand(plain, 0)) <= Counter(hand(plain, 1))
    assert pile(plain)[len(pile(plain)) - len(pile(larger)) :] == pile(larger)
