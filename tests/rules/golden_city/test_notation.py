"""Moves as text, what they point at, and why they are refused."""

import pytest

from bastide.engine.flow import State
from bastide.engine.messages import BadInput
from bastide.games.golden_city.payment import payment
from tests.rules.golden_city.tables import GAME, area, do, offered, pairs, table

OTHERS = (area("port"), area("port"))
LONG = "x" * 60


@pytest.mark.parametrize(
    "move",
    [
        "stop",
        "bid 1",
        "bid 4",
        "build H01",
        "build ZP-I",
        "black ZM-I",
        "pay port",
        "pay 2prairie",
        "pay 4port",
        "pay port+2prairie",
        "pay 2mountain+2desert",
        "goods 1",
        "goods blind",
        "return G8",
        "bonus goods",
        "bonus prairie",
        "discard port",
        "discard prairie",
    ],
)
def test_a_move_is_written_as_it_is_read(move: str) -> None:
    assert GAME.notation.format(GAME.notation.parse(move)) == move


def test_gc_r13_a_payment_may_be_written_in_any_order() -> None:
    assert (
        GAME.notation.parse("pay 2desert+mountain")
        == GAME.notation.parse("pay mountain+2desert")
        == payment(1, 1, 2, 2)
    )
    assert GAME.notation.parse("pay 4prairie") == payment(4, 4)
    assert GAME.notation.parse("Pay desert mountain DESERT") == payment(1, 1, 2, 2)
    assert GAME.notation.parse("build h02") == GAME.notation.parse("build H02")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' does not begin with a move; moves are stop, bid, build, black, pay, goods,"),
        (LONG, f"'{'x' * 40}' does not begin with a move"),
        ("stop now", "'stop' stands alone, without 'now'."),
        (f"stop {LONG} y", f"'stop' stands alone, without '{'x' * 40}'."),
        ("bid", "'bid' needs exactly one name after it."),
        ("bid 1 2", "'bid' needs exactly one name after it."),
        ("bid 5", "'5' is no group; there are 1, 2, 3, 4."),
        ("build X1", "'X1' is no place of the island; there are "),
        ("black X1", "'X1' is no place of the island; there are "),
        (f"build {LONG}", f"'{'x' * 40}' is no place of the island; there are "),
        ("return G9", "'G9' is no goods card; there are G1, "),
        ("bonus city", "'city' is no bonus card; there are goods, "),
        ("discard gold", "'gold' is no landscape card; there are port, "),
        ("goods 4", "'4' is no open goods card; there are 1, 2, 3, blind."),
        ("pay gold", "'gold' is no landscape card; there are port, "),
        ("pay port+", "'pay' needs cards after it, such as"),
        (f"pay {LONG}", f"'{'x' * 40}' is no landscape card; there are "),
        ("pay 5port", "Nobody ever pays more than 4 cards of a type."),
    ],
)
def test_what_is_no_move_gets_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.notation.parse(text)
    assert str(caught.value).startswith(said)


def pointed(state: State) -> dict[str, list[str]]:
    return {move: GAME.targets.targets(state, GAME.notation.parse(move)) for move in offered(state)}


def test_every_move_points_at_things_on_the_table() -> None:
    groups = pairs("port/desert", "forest/forest", "mountain/prairie")
    state = table("auction", *[area()] * 3, groups=groups)
    assert pointed(state) == {f"bid {n}": [f"offer:{n}"] for n in (1, 2, 3)}
    seat = area("mountain mountain desert desert", "H03", goods="G1 G3 G5 G6")
    state = table("building", seat, *OTHERS, goods_row="G7 G8", goods_pile="G2")
    found = pointed(state)
    assert found["build M4"] == ["place:M4"]
    assert found["stop"] == []
    do(state, "build M4")
    assert pointed(state) == {
        "pay 2mountain": ["hand:mountain"],
        "pay mountain+2desert": ["hand:mountain", "hand:desert"],
    }
    do(state, "pay 2mountain")
    found = pointed(state)
    assert (found["goods 1"], found["goods blind"]) == (["goods:1"], ["goods:blind"])
    do(state, "goods 1")
    assert pointed(state)["return G5"] == ["held:G5"]
    state = do(table("building", area("mountain mountain", "H01"), *OTHERS), "build M2")
    assert pointed(state)["bonus coins"] == ["bonus:coins"]
    cards = area("desert desert desert forest forest prairie")
    state = do(table("building", cards, *OTHERS), "stop")
    assert pointed(state)["discard prairie"] == ["hand:prairie"]
    black = area("mountain mountain", "H01 M1 ZM-L")
    state = table("building", black, area("port"), black_posts=True)
    assert pointed(state)["black ZM-L"] == ["place:ZM-L"]


def reason(state: State, move: str) -> tuple[str, str]:
    refusal = GAME.refusals.refusal(state, GAME.notation.parse(move))
    return refusal.message.id, refusal.rule


def test_what_is_not_asked_is_refused_with_its_rule() -> None:
    groups = pairs("port/desert", "forest/forest", "mountain/prairie")
    state = table("auction", *[area()] * 3, groups=groups)
    rules = {
        "stop": "GC-090",
        "build H01": "GC-090",
        "black ZM-L": "GC-231",
        "pay port": "GC-103",
        "goods 1": "GC-123",
        "return G1": "GC-124",
        "bonus coins": "GC-125",
        "discard port": "GC-101",
    }
    for move, rule in rules.items():
        assert reason(state, move) == ("no-not-asked", rule)
    building = table("building", area("port"), *OTHERS)
    assert reason(building, "bid 1") == ("no-not-asked", "GC-070")
    assert reason(table("over", *[area()] * 3), "stop") == ("no-game-over", "GC-172")


def test_gc_091_gc_097_why_a_place_cannot_be_built_on() -> None:
    seats = [area("mountain port", "H01 M1 ZM-L", keys=0), area("", "H02 M2", black=""), area()]
    state = table("building", *seats)
    assert reason(state, "build H01") == ("gc-no-own", "GC-091")
    assert reason(state, "build ZM-L") == ("gc-no-own", "GC-092")
    assert reason(state, "build H02") == ("gc-no-taken", "GC-091")
    assert reason(state, "build M4") == ("gc-no-road", "GC-097")
    assert reason(state, "build ZM-I") == ("gc-no-key", "GC-095")
    assert reason(state, "build M7") == ("gc-no-cards", "GC-094")
    keyed = table("building", area("mountain port", "H01 M1 ZM-L", keys=1), area(), area())
    assert reason(keyed, "build ZM-I") == ("gc-no-cards", "GC-095")


def test_gc_234_why_a_black_post_cannot_be_built() -> None:
    seat = area("port mountain", "H01 M1 ZM-L ZM-R ZM-I", black="ZM-R", keys=1)
    other = area("", "H02 M2 M7")
    state = table("building", seat, other, black_posts=True)
    assert reason(state, "black M1") == ("gc-no-zone", "GC-231")
    assert reason(state, "black ZD-L") == ("gc-no-own-post", "GC-232")
    assert reason(state, "black ZM-R") == ("gc-no-full", "GC-233")
    assert reason(state, "black ZM-L") == ("gc-no-cards", "GC-234")
    assert reason(state, "black ZM-I") == ("gc-no-cards", "GC-234")
    for first in (0, 1):
        seats = [area("", "H02 M2 M7 ZM-L"), area("", "H02 M2 M7 ZM-L")]
        seats[first] = area("port mountain", "H01 M1 ZM-L ZM-I")
        shared = table("building", *seats, mover=first, black_posts=True)
        assert reason(shared, "black ZM-L") == ("gc-no-full", "GC-233")
        assert reason(shared, "black ZM-I") == ("gc-no-key", "GC-R34")
    used = {**seat, "posts": ["H01", "M1", "ZM-L", "ZM-R"], "black": ["ZM-L", "ZM-R"]}
    state = table("building", used, other, black_posts=True)
    assert reason(state, "black ZM-I") == ("gc-no-black-posts", "GC-230")


@pytest.mark.parametrize("seat", [0, 1])
def test_gc_099_gc_101_cards_that_are_not_there(seat: int) -> None:
    areas = [area("prairie"), area("prairie"), area()]
    areas[seat] = area("mountain mountain desert desert", "H01")
    state = do(table("building", *areas, mover=seat), "build M1")
    assert reason(state, "pay 2forest") == ("gc-no-hand", "GC-099")
    assert reason(state, "pay 3mountain") == ("gc-no-hand", "GC-099")
    assert reason(state, "pay 2desert") == ("gc-no-payment", "GC-R13")
    areas[seat] = area("mountain desert desert desert desert forest prairie")
    state = do(table("building", *areas, mover=seat), "stop", "discard desert")
    assert reason(state, "discard port") == ("gc-no-hand", "GC-101")
    assert reason(state, "discard mountain") == ("no-order", "GC-101")


def test_gc_090_a_question_must_be_answered() -> None:
    state = table("auction", *[area(coins=0)] * 3, groups=pairs(*["port/port"] * 3, hands={0: 1}))
    assert reason(state, "bid 1") == ("gc-no-coins", "GC-R08")
    assert reason(state, "bid 4") == ("gc-no-group", "GC-065")
