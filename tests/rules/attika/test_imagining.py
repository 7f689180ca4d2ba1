"""What a seat imagines in place of what it cannot know, and what it tells positions apart by."""

from collections import Counter
from typing import Any

import pytest

from bastide.engine.flow import SEAT, options
from bastide.engine.rng import seeded
from bastide.games.attika.state import Attika
from bastide.games.attika.turn import CHOSEN, FIXED, HEX
from tests.rules.attika.tables import ATTIKA, area, asked, do, fact, hand, new, table

PLAIN = [{"tile": "R20", "at": "0,0"}]
APART = [{"tile": "R19", "at": "4,0"}, {"tile": "R21", "at": "0,0"}, {"tile": "R07", "at": "-4,0"}]
"""Three tiles without a mountain, the second one in the middle."""
TOWNS = ["2,0", "-2,0", "0,2"]
"""Cities between tiles that touch no other (AT-061)."""


def imagined_table(state: Attika, seat: int, seed: int = 1) -> Attika:
    imagined = ATTIKA.knowledge.imagine(state, seat, seeded(seed))
    assert isinstance(imagined, Attika)
    return imagined


def test_at_r19_everything_hidden_is_dealt_anew() -> None:
    state = new(4, players=3, first=0)
    imaginings = [imagined_table(state, 0, seed) for seed in range(25)]
    documents: list[Any] = [ATTIKA.positions.to_document(imagined) for imagined in imaginings]
    assert len({imagined.rng.word() for imagined in imaginings} | {state.rng.clone().word()}) == 26
    for path in ("deck", "tiles"):
        assert len({str(document[path]) for document in documents}) > 20
    for seat in range(3):
        for stack in range(4):
            stacks = {str(document["seats"][seat]["stacks"][stack]) for document in documents}
            assert len(stacks) > 15
    assert len({str(document["seats"][2]["hand"]) for document in documents}) > 10


def test_at_r19_whoever_has_chosen_nothing_yet_may_hold_anything() -> None:
    state = table(area(), area("wood"), mover=1)
    assert {hand(imagined_table(state, 0, seed), 1) for seed in range(40)} == {
        *("water", "wood", "clay", "metal")
    }


def test_at_037_who_builds_may_hold_any_two_cards_instead_of_the_matching_one() -> None:
    mine = area("2wood", "tavern ship", left=[6, 8, 8, 6])
    state = do(table(area(), mine, mover=1, map=PLAIN), "build tavern")
    hands = {hand(imagined_table(state, 0, seed), 1) for seed in range(40)}
    assert any("wood" in held for held in hands)
    assert any("wood" not in held for held in hands)


def test_at_037_who_is_to_name_a_hex_can_pay_on_one_of_them() -> None:
    """On the first and the last tile a mountain helps, but a third settlement costs two cards."""
    tiles = [
        {"tile": "R01", "at": "4,0", "rotation": 1},
        {"tile": "R21", "at": "0,0"},
        {"tile": "R19", "at": "0,4"},
        {"tile": "R05", "at": "-4,0"},
    ]
    mine = area("2metal", "treasury tavern", built={"0,0": "ship", "0,4": "ship"})
    theirs = area(built={"4,0": "tower", "-5,0": "tower", "1,-1": "ship"})
    state = table(
        theirs, mine, area("clay"), mover=1, map=tiles, cities=TOWNS, discard="9metal 4metal"
    )
    do(state, "build treasury")
    assert asked(state) == "1 site"
    for seed in range(12):
        imagined = imagined_table(state, 0, seed)
        assert hand(imagined, 1) == "metal metal"
        assert ATTIKA.knowledge.view(imagined, 0) == ATTIKA.knowledge.view(state, 0)
        assert len(fact(imagined, "seats.2.hand")) == 1
        assert len(fact(imagined, "deck")) == 60 - 13 - 3


def test_at_037_who_is_to_pay_can_pay_there() -> None:
    mine = area("clay 3metal wood water", "fortress", built={"4,0": "ship"})
    state = table(
        area(), mine, mover=1, map=APART, cities=TOWNS[:2], discard="9metal 3metal 9clay 5clay"
    )
    do(state, "build fortress", "at -4,0")
    assert asked(state) == "1 payment"
    for seed in range(12):
        imagined = imagined_table(state, 0, seed)
        held = Counter(fact(imagined, "seats.1.hand"))
        assert held["clay"] + held["metal"] >= 3
        assert held.total() == 6
        assert ATTIKA.knowledge.view(imagined, 0) == ATTIKA.knowledge.view(state, 0)


@pytest.mark.parametrize(
    ("token", "own", "old", "others", "discard"),
    [
        ("treasury", "2metal", ["metal"], ["wood"], "9metal 4metal"),
        ("treasury", "2metal", ["metal"], ["metal"], "9metal 3metal"),
        ("treasury", "2metal", ["metal"], 3 * ["water"] + 6 * ["wood"], "9metal 4metal"),
        ("fortress", "clay 3metal", ["clay", "metal"], ["metal"], "9metal 2metal 9clay 5clay"),
        ("fortress", "clay 3metal", ["clay"], ["wood"], "9metal 3metal"),
    ],
)
def test_at_037_cards_known_from_before_a_reshuffle_pay_too(
    token: str, own: str, old: list[str], others: list[str], discard: str
) -> None:
    mine = area(own, f"{token} tavern", built={"0,0": "ship"}, drawn_before=old)
    third = {"hand": [*others, "water"], "drawn_before": others}
    tiles = [APART[0], {"tile": "R10", "at": "0,0"}, APART[2]]
    state = table(area(), mine, third, mover=1, map=tiles, cities=TOWNS, discard=discard)
    do(state, f"build {token}")
    assert asked(state) == "1 site"
    for seed in range(12):
        imagined = imagined_table(state, 0, seed)
        assert fact(imagined, "seats.1.hand") == fact(state, "seats.1.hand")
        assert fact(imagined, "seats.1.drawn_before") == old
        assert fact(imagined, "seats.2.drawn_before") == others
        assert ATTIKA.knowledge.view(imagined, 0) == ATTIKA.knowledge.view(state, 0)


def half_paid(first: str) -> Attika:
    """Seat 0 pays a road kind by kind and has named the first kind."""
    mine = area("6water 6wood 6clay 6metal", "road", left=[6, 8, 8, 5])
    return do(table(mine, map=PLAIN), "build road", "at -1,1", first)


def test_at_r36_what_another_has_chosen_of_a_payment_is_forgotten() -> None:
    state = half_paid("spend 3water")
    own, others = imagined_table(state, 0), imagined_table(state, 1)
    assert (own.get(FIXED), own.get(CHOSEN)) == (3, 1)
    assert (others.get(FIXED), others.get(CHOSEN)) == (0, 0)
    assert (others.get(HEX), others.get(SEAT)) == (state.get(HEX), 0)
    site = do(table(area(), area("2wood", "tavern ship"), mover=1, map=PLAIN), "build tavern")
    site.set(FIXED, 5)
    assert imagined_table(site, 0).get(FIXED) == 5


ROWS = {
    "stack": (0, 1, 2, 3),
    "areas": (0, 16, 17, 50),
    "shown": (0, 23, 71),
    "on": (0, 41),
    "cards": (12, 15),
    "old": (12, 15),
}
"""Numbers of a table for three that everybody sees: of `cards` and `old` the last four."""
NUMBERS = ("turn", "first", "limit", "deck_size", "tiles_left", "supply", "box", "ending", "winner")


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_whatever_everybody_sees_is_in_both_halves_of_the_key(viewer: int) -> None:
    state = new(3, players=3)
    keys = [int(ATTIKA.knowledge.key(state, viewer))]
    for row, places in ROWS.items():
        for at in places:
            other = state.clone()
            numbers = getattr(other, row)
            numbers[at] += 1
            keys.append(int(ATTIKA.knowledge.key(other, viewer)))
    for name in NUMBERS:
        other = state.clone()
        setattr(other, name, getattr(other, name) + 1)
        keys.append(int(ATTIKA.knowledge.key(other, viewer)))
    assert 0 <= min(keys) <= max(keys) < 1 << 62
    assert len({key >> 31 for key in keys}) == len(keys)
    assert len({key & 0x7FFFFFFF for key in keys}) == len(keys)


def test_the_map_is_in_the_key() -> None:
    first, last = {"tile": "R01", "at": "0,0"}, {"tile": "R02", "at": "2,1"}
    maps = [
        [first, last],
        [{**first, "tile": "R03"}, last],
        [{**first, "at": "-1,2"}, last],
        [{**first, "rotation": 1}, last],
        [first, {**last, "tile": "R03"}],
        [first, {**last, "at": "3,0"}],
        [first, {**last, "rotation": 1}],
    ]
    cities = ["20,0", "-20,0"]
    assert (
        len({int(ATTIKA.knowledge.key(table(map=tiles, cities=cities), 0)) for tiles in maps}) == 7
    )


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_at_r19_a_hand_is_in_the_key_of_its_owner_alone(owner: int) -> None:
    def held(cards: str, old: str, others: str) -> Attika:
        areas = [area("clay"), area("clay"), area("clay")]
        areas[owner] = area(cards, drawn_before=[old])
        areas[(owner + 1) % 3] = area("wood water", drawn_before=[others])
        return table(*areas)

    states = [held("water wood", "water", "wood"), held("water wood", "wood", "water")]
    for viewer in range(3):
        seen = {int(ATTIKA.knowledge.key(state, viewer)) for state in states}
        assert len(seen) == (1 if viewer == (owner + 2) % 3 else 2)
    hands = [table(*(area(kind) if s == owner else area() for s in range(3))) for kind in KINDS]
    for viewer in range(-1, 3):
        seen = {int(ATTIKA.knowledge.key(state, viewer)) for state in hands}
        assert len(seen) == (4 if viewer == owner else 1)


KINDS = ("water", "wood", "clay", "metal")


def test_at_r36_cards_half_chosen_are_in_the_key_of_the_payer_alone() -> None:
    states = [half_paid("spend 0water"), half_paid("spend 3water")]
    assert len({int(ATTIKA.knowledge.key(state, 0)) for state in states}) == 2
    assert len({int(ATTIKA.knowledge.key(state, 1)) for state in states}) == 1
    states[1].set(HEX, 2)
    assert len({int(ATTIKA.knowledge.key(state, 1)) for state in states}) == 2


def test_at_r19_old_cards_pay_first_what_no_fresh_card_can() -> None:
    """A harbour costs wood that only the cards from before hold, and water that is everywhere."""
    imaginer = area("wood wood water water", drawn_before=["wood"] * 2, display="harbour tavern")
    state = table(
        area(),
        imaginer,
        area("water " * 9, drawn_before=["water"] * 9),
        mover=1,
        map=PLAIN,
        cities=["20,0", "-20,0", "0,20"],
        discard="9wood 4wood 9clay 6clay 9metal 6metal",
    )
    do(state, "build harbour")
    for seed in range(40):
        imagined = imagined_table(state, 0, seed)
        assert options(imagined)
        assert ATTIKA.knowledge.view(imagined, 0) == ATTIKA.knowledge.view(state, 0)
