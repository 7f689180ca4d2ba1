"""What posts bring (GC-120..GC-131)."""

import pytest

from tests.rules.golden_city.tables import (
    GAME,
    area,
    asked,
    do,
    fact,
    hand,
    letters,
    offered,
    refused_by,
    table,
)

OTHERS = (area(), area())
ALL_BONUS = "goods coins rivers metropolis mountain desert forest prairie"


@pytest.mark.parametrize(("port", "coins"), [("H01", 1), ("H04", 2)])
def test_gc_120_coins_from_the_supply(port: str, coins: int) -> None:
    state = do(table("building", area("port"), *OTHERS), f"build {port}")
    assert fact(state, "seats.0.coins") == 3 + coins


def test_gc_r17_when_the_supply_runs_out_one_gets_what_is_left() -> None:
    state = table("building", area("port", coins=20), area(coins=14), area(coins=0))
    do(state, "build H04")
    assert fact(state, "seats.0.coins") == 21
    none = table("building", area("port", coins=20), area(coins=15), area(coins=0))
    do(none, "build H04")
    assert fact(none, "seats.0.coins") == 20


def test_gc_121_a_landscape_card_from_the_pile_that_only_the_owner_knows() -> None:
    state = do(table("building", area("port"), *OTHERS, pile="prairie"), "build H02")
    assert hand(state) == ["prairie"]
    assert fact(state, "seats.0.known") == []


def test_gc_122_gc_r18_a_key_while_there_are_any() -> None:
    seat = area("mountain mountain", "H01 M1")
    state = do(table("building", seat, *OTHERS), "build M7")
    assert fact(state, "seats.0.keys") == 1
    state = table("building", seat, area(keys=4), area(), keys_spent=2)
    do(state, "build M7")
    assert fact(state, "seats.0.keys") == 0
    last = do(table("building", seat, area(keys=3), area(), keys_spent=2), "build M7")
    assert (fact(last, "seats.0.keys"), GAME.knowledge.view(last, 0)["keys"]) == (1, 0)


def test_gc_123_an_open_goods_card_is_replaced_and_lies_open() -> None:
    seat = area("mountain mountain", "H03")
    state = table("building", seat, *OTHERS, goods_row="G1 G3 G5", goods_pile="G8 G7")
    do(state, "build M4")
    assert offered(state) == ["goods 1", "goods 2", "goods 3", "goods blind"]
    do(state, "goods 2")
    assert fact(state, "seats.0.goods") == ["G3"]
    assert fact(state, "goods_row") == ["G1", "G8", "G5"]
    assert fact(state, "goods_pile") == ["G7"]


def test_gc_123_the_unseen_top_card() -> None:
    seat = area("mountain mountain", "H03")
    state = table("building", seat, *OTHERS, goods_row="G1 G2 G5", goods_pile="G8 G7")
    do(state, "build M4")
    assert refused_by(state, "goods 2") == "GC-123"
    do(state, "goods blind")
    assert fact(state, "seats.0.goods") == ["G8"]
    assert fact(state, "goods_row") == ["G1", "G2", "G5"]


def test_gc_124_gc_r19_with_a_fifth_card_one_of_the_five_leaves_after_the_refill() -> None:
    seat = area("mountain mountain", "H03", goods="G1 G3 G5 G6")
    state = table("building", seat, *OTHERS, goods_row="G7 G8", goods_pile="G2")
    do(state, "build M4", "goods 1")
    assert fact(state, "goods_row") == ["G2", "G8", None]
    assert offered(state) == ["return G1", "return G3", "return G5", "return G6", "return G7"]
    assert refused_by(state, "return G8") == "GC-124"
    do(state, "return G5")
    assert fact(state, "seats.0.goods") == ["G1", "G3", "G6", "G7"]
    assert fact(state, "goods_out") == ["G4", "G5"]
    assert asked(state) != "0 return"
    four = table("building", area("mountain mountain", "H03", goods="G1 G3 G5"), area("port"))
    do(four, "build M4", "goods 1")
    assert (len(fact(four, "seats.0.goods")), asked(four)) == (4, "1 turn")


def test_gc_124_of_two_equal_cards_the_first_is_offered() -> None:
    seat = area("mountain mountain", "H03", goods="G1 G2 G3 G5")
    state = table("building", seat, *OTHERS, goods_row="G7", goods_pile="")
    do(state, "build M4")
    assert offered(state) == ["return G1", "return G3", "return G5", "return G7"]
    assert refused_by(state, "return G2") == "GC-124"
    assert (
        GAME.refusals.refusal(state, GAME.notation.parse("return G2")).message.id
        == "gc-no-goods-twin"
    )
    for card in ("G4", "G6", "G8"):
        assert (
            GAME.refusals.refusal(state, GAME.notation.parse(f"return {card}")).message.id
            == "gc-no-goods-held"
        )
    seat = area("mountain mountain", "H03", goods="G2 G4 G5 G6")
    state = do(table("building", seat, *OTHERS, goods_row="G7", goods_pile=""), "build M4")
    assert offered(state) == [f"return {card}" for card in ("G2", "G4", "G5", "G6", "G7")]


def test_gc_r19_an_empty_pile_lets_the_row_shrink_and_nothing_left_gives_nothing() -> None:
    seat = area("mountain mountain", "H03")
    state = table("building", seat, *OTHERS, goods_row="G7 G8", goods_pile="")
    do(state, "build M4")
    assert refused_by(state, "goods blind") == "GC-R19"
    assert refused_by(state, "goods 3") == "GC-R19"
    do(state, "goods 1")
    assert fact(state, "goods_row") == [None, "G8", None]
    none = do(table("building", seat, *OTHERS, goods_row="", goods_pile=""), "build M4")
    assert fact(none, "seats.0.goods") == []
    blind = do(table("building", seat, *OTHERS, goods_row="", goods_pile="G4"), "build M4")
    assert fact(blind, "seats.0.goods") == ["G4"]
    last = table("building", seat, *OTHERS, goods_row="G7", goods_pile="G4")
    assert offered(do(last, "build M4")) == ["goods 1", "goods blind"]


def test_gc_125_gc_r21_one_of_all_bonus_cards_in_secret() -> None:
    state = table(
        "building", area("mountain mountain", "H01"), area(bonus="goods metropolis"), area()
    )
    do(state, "build M2")
    left = [f"bonus {n}" for n in ALL_BONUS.split() if n not in ("goods", "metropolis")]
    assert offered(state) == left
    assert GAME.knowledge.view(state, 0)["bonus"]["pile"] == [n.split()[1] for n in left]
    assert GAME.knowledge.view(state, 1)["bonus"]["pile"] is None
    assert refused_by(state, "bonus metropolis") == "GC-125"
    do(state, "bonus coins")
    assert fact(state, "seats.0.bonus") == ["coins"]
    assert fact(state, "bonus_taken")[-1] == {"seat": 0, "card": "coins"}
    assert asked(state) != "0 bonus"
    full = do(table("building", area("mountain mountain", "H01"), *OTHERS), "build M2")
    assert offered(full) == [f"bonus {name}" for name in ALL_BONUS.split()]
    assert GAME.knowledge.view(state, 1)["seats"][0]["bonus"] is None
    assert GAME.knowledge.view(state, 1)["seats"][0]["bonus_count"] == 1
    none = table("building", area("mountain mountain", "H01"), area(bonus=ALL_BONUS), area())
    assert asked(do(none, "build M2")) != "0 bonus"


@pytest.mark.parametrize(("there", "gained"), [(0, 5), (1, 3), (2, 0)])
def test_gc_126_gc_129_gc_r22_letters_for_the_first_two_in_an_outer_zone(
    there: int, gained: int
) -> None:
    others = [area("", chain) for chain in ("H02 M2 M7 ZM-L", "H03 M3 M8 ZM-R ZM-L")]
    others = others[:there] + [area()] * (2 - there)
    state = do(table("building", area("mountain mountain", "H01 M1"), *others), "build ZM-L")
    assert letters(state, "zones") == gained
    assert fact(state, "seats.0.coins") == 3


@pytest.mark.parametrize(("other", "coins"), [("", 4), ("H03 M3 M7 ZM-L ZM-R", 3)])
def test_gc_127_gc_r03_the_first_in_four_of_the_zones_gets_a_coin(other: str, coins: int) -> None:
    state = table("building", area("mountain mountain", "H02 M4 M8"), area("", other), area())
    do(state, "build ZM-R")
    assert fact(state, "seats.0.coins") == coins
    marked = [
        p["id"]
        for p in GAME.knowledge.view(state, 0)["places"]
        if p["kind"] == "outer" and p["coins"]
    ]
    assert marked == ["ZM-R", "ZD-R", "ZF-R", "ZP-R"]


@pytest.mark.parametrize(("there", "gained", "cards"), [(0, 10, 1), (1, 6, 0), (2, 0, 0)])
def test_gc_128_gc_r02_letters_and_a_card_in_an_inner_zone(
    there: int, gained: int, cards: int
) -> None:
    chains = ["H02 M2 M7 ZM-L ZM-I", "H03 M3 M8 ZM-R ZM-I"]
    others = [area("", chain) for chain in chains[:there]] + [area()] * (2 - there)
    me = area("mountain mountain", "H01 M1 ZM-L", keys=1)
    state = do(table("building", me, *others), "build ZM-I")
    assert letters(state, "zones") == gained
    assert len(hand(state)) == cards


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("goods", 3 * 2),
        ("coins", 2 * 4),
        ("rivers", 2 * 2),
        ("metropolis", 3),
        ("mountain", 4),
        ("desert", 2),
        ("forest", 0),
        ("prairie", 0),
    ],
)
def test_gc_131_gc_r23_gc_r25_what_bonus_cards_count(card: str, worth: int) -> None:
    posts = "H01 M1 M7 ZM-L ZM-R ZD-L D1"
    seat = area("", posts, goods="G1 G2", coins=4, bonus=card)
    state = table("building", seat, area("port"), area())
    assert GAME.scoring.breakdown(state, 0)["bonus"] == worth
