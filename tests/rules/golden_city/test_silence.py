"""Being asked or not tells nothing about a hand (GC-R30), since the second version of the rules."""

import pytest

from bastide.engine.flow import State, play
from bastide.engine.game import complete
from bastide.engine.rng import seeded
from tests.rules.golden_city.tables import (
    GAME,
    area,
    asked,
    do,
    fact,
    hand,
    offered,
    refused_by,
    table,
)

SEVENTEEN = (
    *("bid 3", "bid 1", "bid 2", "bid 4"),
    *("build H06", "build H09", "build H03", "build H10", "pay port", "build H07", "build H14"),
    *("bid 1", "bid 4", "bid 2", "bid 4", "bid 1", "bid 2"),
)


def stopped(version: int) -> set[str]:
    """Who may be asked after seat 1 stops in a game of four, for all that seat 1 knows."""
    game = GAME.by_rules(version)
    state = game.setup.new(complete(game, {"players": 4, "first": 0}), 10)
    state.is_watched = False
    do(state, *SEVENTEEN)
    state.is_watched = True
    rng = seeded(1)
    tables = [game.knowledge.imagine(state, 1, rng) for _ in range(40)]
    return {asked(do(imagined, "stop")) for imagined in tables}


def test_gc_090_gc_r30_who_is_asked_after_a_stop_does_not_hang_on_a_secret_card() -> None:
    assert stopped(1) == {"2 turn", "3 turn"}
    assert stopped(2) == {"2 turn"}


def next_to(cards: str, known: str = "prairie") -> State:
    """Seat 0 stops, and seat 1 holds these cards; it has a post at H14, beside P2."""
    seats = [area("port"), area(cards, "H14", known=known), area("port")]
    return do(table("building", *seats, watched=True), "stop")


def test_gc_090_gc_r30_who_can_pay_nothing_is_asked_as_well() -> None:
    assert offered(next_to("prairie desert")) == ["stop"]
    assert "build P2" in offered(next_to("prairie prairie"))
    assert asked(next_to("prairie desert")) == asked(next_to("prairie prairie")) == "1 turn"


def test_gc_093_gc_094_who_can_pay_nothing_is_told_why() -> None:
    state = next_to("prairie desert")
    assert refused_by(state, "build H01") == "GC-093"
    assert refused_by(state, "build P2") == "GC-094"


@pytest.mark.parametrize("cards", ["", "prairie", "prairie desert"])
def test_gc_090_gc_r30_who_can_pay_nothing_and_all_know_it_is_passed_over(cards: str) -> None:
    assert asked(next_to(cards, cards)) == "2 turn"


@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ("prairie prairie forest desert", ["pay 2prairie"]),
        ("prairie prairie forest forest", ["pay 2prairie", "pay 2forest+prairie"]),
        ("prairie desert forest forest", ["pay 2forest+prairie"]),
    ],
)
def test_gc_103_gc_r30_a_payment_is_asked_for_whatever_the_hand(
    cards: str, ways: list[str]
) -> None:
    state = do(table("building", area(cards, "H14"), *[area()] * 2, watched=True), "build P2")
    assert asked(state) == "0 payment"
    assert offered(state) == ways


@pytest.mark.parametrize(
    ("cards", "known"),
    [("prairie prairie forest", "prairie prairie forest"), ("prairie prairie", "")],
)
def test_gc_103_gc_r30_where_all_can_name_the_price_nobody_is_asked(cards: str, known: str) -> None:
    seats = [area(cards, "H14", known=known), area(), area()]
    state = do(table("building", *seats, watched=True), "build P2")
    assert fact(state, "discard") == ["prairie", "prairie"]


@pytest.mark.parametrize("cards", ["7desert", "5desert 2forest"])
def test_gc_101_gc_r30_every_surplus_card_is_asked_for(cards: str) -> None:
    held = " ".join(" ".join([word[1:]] * int(word[0])) for word in cards.split())
    seats = [area(held, "H01", known="desert desert"), area(), area()]
    state = do(table("building", *seats, watched=True), "stop")
    assert asked(do(state, "discard desert")) == "0 discard"
    assert hand(do(state, "discard desert")) == held.split()[2:]


def test_gc_101_gc_r30_surplus_cards_that_all_can_name_go_by_themselves() -> None:
    held = " ".join(["desert"] * 7)
    seats = [area(held, "H01", known=held), area(), area()]
    state = do(table("building", *seats, watched=True), "stop")
    assert fact(state, "discard") == ["desert", "desert"]


def test_gc_r30_nobody_is_asked_in_vain_where_nobody_watches() -> None:
    """A bot thinks ahead on tables that no other sees."""
    state = table("building", area("port"), area("prairie desert", "H14"), area("port"))
    play(state, GAME.notation.parse("stop"))
    assert asked(state) == "2 turn"
