"""Building turns, payments and the hand limit (GC-090..GC-104)."""

from collections import Counter

import pytest

from bastide.engine.game import decision
from tests.rules.golden_city.tables import (
    GAME,
    area,
    asked,
    builds,
    do,
    fact,
    hand,
    offered,
    refused_by,
    table,
)

OTHERS = (area(), area())
ALL = "port mountain mountain desert desert forest forest"


def test_gc_090_gc_r09_gc_102_none_one_or_two_posts_each_in_turn() -> None:
    state = table("building", *[area("port port port")] * 3, score_card="S1-1")
    do(state, "build H01", "build H03")
    assert asked(state) == "1 turn"
    do(state, "stop", "build H04", "stop")
    assert fact(state, "round") == 2


def test_gc_091_a_port_and_a_site_take_one_post() -> None:
    state = table("building", area(ALL, "H01"), area("", "H02 M2"), area())
    assert refused_by(state, "build H02") == "GC-091"
    assert refused_by(state, "build M2") == "GC-091"
    assert refused_by(state, "build H01") == "GC-091"


def test_gc_092_a_zone_takes_one_post_of_each_player() -> None:
    state = table("building", area(ALL, "H01 M1"), area("", "H02 M2 M7 ZM-L"), area())
    assert "build ZM-L" in offered(state)
    do(state, "build ZM-L", "pay 2mountain")
    assert refused_by(state, "build ZM-L") == "GC-092"


def test_gc_093_gc_096_gc_r12_a_port_costs_a_port_card_and_needs_no_road() -> None:
    state = table("building", area("port", "H01"), *OTHERS)
    assert builds(state) == {f"H{n:02}" for n in range(2, 17)}
    do(state, "build H09")
    assert hand(state) == []
    assert fact(state, "discard") == ["port"]
    poor = table("building", area("mountain"), area("port"), area())
    assert asked(poor) == "1 turn"


def test_gc_094_a_site_or_outer_zone_costs_two_cards_of_its_landscape() -> None:
    state = table("building", area("mountain mountain desert", "H01 M1"), *OTHERS)
    assert "build P5" not in offered(state)
    do(state, "build ZM-L")
    assert hand(state) == ["desert"]
    assert refused_by(table("building", area("port", "H01"), *OTHERS), "build M1") == "GC-094"


def test_gc_095_gc_099_an_inner_zone_costs_a_key_too_which_leaves_the_game() -> None:
    chain = "H01 M1 ZM-L"
    state = table("building", area("mountain mountain", chain), *OTHERS)
    assert refused_by(state, "build ZM-I") == "GC-095"
    state = table("building", area("mountain mountain desert", chain, keys=2), *OTHERS)
    do(state, "build ZM-I")
    assert fact(state, "seats.0.keys") == 1
    assert fact(state, "keys_spent") == 1
    assert fact(state, "discard") == ["mountain", "mountain"]


def test_gc_097_gc_r11_everything_else_must_be_next_to_an_own_post() -> None:
    state = table("building", area(ALL, "H01"), area("", "H03 M3"), area())
    assert {place for place in builds(state) if place[0] != "H"} == {"M1", "M2"}
    assert refused_by(state, "build M4") == "GC-097"


@pytest.mark.parametrize(
    ("cards", "place", "payments"),
    [
        ("port mountain mountain", "H01", ["port", "2mountain"]),
        ("mountain mountain desert desert", "H01", ["2mountain", "2desert"]),
        ("port port", "H01", ["port"]),
        ("port mountain prairie", "H01", ["port"]),
        ("prairie prairie mountain", "H01", ["2prairie"]),
        ("prairie prairie desert desert", "P5", ["2prairie", "prairie+2desert"]),
        ("prairie forest forest", "P5", ["2forest+prairie"]),
        ("port port port port prairie", "P5", ["2port+prairie", "4port"]),
        ("mountain mountain desert desert", "M2", ["2mountain", "mountain+2desert"]),
        (
            "mountain desert desert port port",
            "M2",
            ["2port+mountain", "mountain+2desert", "2port+2desert"],
        ),
        ("desert desert desert desert", "M2", ["4desert"]),
        ("desert desert forest forest prairie", "M2", ["2desert+2forest"]),
        (
            "mountain mountain desert desert desert desert",
            "M2",
            ["2mountain", "mountain+2desert", "4desert"],
        ),
    ],
)
def test_gc_098_gc_r13_every_payment_is_offered_once(
    cards: str, place: str, payments: list[str]
) -> None:
    """A single payment is made without asking."""
    seat = area(cards, {"H01": "", "M2": "H01", "P5": "H16"}[place])
    state = table("building", seat, *OTHERS)
    do(state, f"build {place}")
    if len(payments) > 1:
        assert sorted(offered(state)) == sorted(f"pay {set_in_order(each)}" for each in payments)
        do(state, f"pay {set_in_order(payments[-1])}")
    left = Counter(cards.split()) - paid(payments[-1])
    assert hand(state) == [card for card in TYPES for _ in range(left[card])]
    assert Counter(fact(state, "discard")) == paid(payments[-1])


TYPES = ("port", "mountain", "desert", "forest", "prairie")


def paid(payment: str) -> Counter[str]:
    """The cards of a payment such as `forest+2desert`."""
    parts = [
        (part.lstrip("24"), int(part[0]) if part[0] in "24" else 1) for part in payment.split("+")
    ]
    return Counter(dict(parts))


def set_in_order(payment: str) -> str:
    """A payment as it is written: type after type."""
    return "+".join(sorted(payment.split("+"), key=lambda part: TYPES.index(part.lstrip("24"))))


@pytest.mark.parametrize(
    "payment", ["3mountain", "mountain+desert", "2desert", "3desert", "2mountain+2desert"]
)
def test_gc_r13_nothing_else_pays_for_a_site(payment: str) -> None:
    cards = "mountain mountain mountain desert desert desert"
    state = do(table("building", area(cards, "H01"), *OTHERS), "build M2")
    assert refused_by(state, f"pay {payment}") == "GC-R13"
    assert refused_by(state, "pay 2forest") == "GC-099"


def test_gc_100_gc_103_gc_r10_a_reward_comes_at_once_and_may_pay_for_the_second_post() -> None:
    state = table("building", area("port", ""), *OTHERS, pile="port forest")
    do(state, "build H02")
    assert hand(state) == ["port"]
    do(state, "build H01")
    assert hand(state) == []
    assert fact(state, "seats.0.coins") == 4


def test_gc_101_gc_r14_more_than_five_cards_go_at_the_end_of_the_own_turn() -> None:
    cards = "mountain mountain desert desert forest forest prairie"
    state = table("building", area(cards), area(cards), area())
    do(state, "stop")
    assert asked(state) == "0 discard"
    assert offered(state) == [f"discard {t}" for t in ("mountain", "desert", "forest")]
    do(state, "discard desert")
    assert refused_by(state, "discard mountain") == "GC-101"
    assert refused_by(state, "discard port") == "GC-101"
    do(state, "discard prairie")
    assert hand(state) == ["mountain", "mountain", "desert", "forest", "forest"]
    assert len(hand(state, 1)) == 7


def test_gc_101_a_single_surplus_card_goes_too() -> None:
    cards = "desert desert desert forest forest prairie"
    state = do(table("building", area(cards), area("port"), area()), "stop")
    assert offered(state) == ["discard desert", "discard forest", "discard prairie"]
    do(state, "discard prairie")
    assert (len(hand(state)), asked(state)) == (5, "1 turn")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_gc_101_several_surplus_cards_may_be_marked_together(seat: int) -> None:
    areas = [area(), area(), area()]
    areas[seat] = area("mountain desert desert forest forest forest prairie")
    state = do(table("building", *areas, mover=seat), "stop")
    due = decision(GAME, state)
    assert due is not None
    assert (due.seat, due.remaining) == (seat, 2)
    pool = [GAME.notation.format(act).removeprefix("discard ") for act in due.pool]
    assert pool == areas[seat]["hand"]


def test_gc_097_a_post_just_built_leads_on() -> None:
    state = table("building", area("port mountain mountain"), *OTHERS)
    do(state, "build H01", "pay port")
    assert {"M1", "M2"} <= builds(state)
    do(state, "build M1")
    assert fact(state, "seats.0.posts") == ["H01", "M1"]


def test_gc_104_the_turn_ends_after_the_second_post() -> None:
    state = table("building", area("port port port"), area("port"), area())
    do(state, "build H01", "build H03")
    assert asked(state) == "1 turn"
    assert hand(state) == ["port"]
