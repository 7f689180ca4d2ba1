"""Moves as a rules expert writes them: in any case, counted, folded, several verbs at once."""

import pytest

from bastide.cli.answers import understood
from bastide.cli.menu import menu
from bastide.engine import registry
from bastide.engine.game import complete
from bastide.engine.match import new_match
from tests.cli.desk import eyes
from tests.scenarios.checking import played, started

FIELDS = """
market = []
[[position.seats]]
coin = 3
workers_left = 2
buildings = { E3 = "wheat_field", E5 = "wheat_field" }
[[position.seats]]
workers_left = 1
"""
PAWNSHOP = """
seats = [{ coin = 3, wood = 1, buildings = { E5 = "pawnshop" } }]
market = []
"""
RESIDENCE = """
phase = "specials"
market = []
seats = [{ workers_on = ["E1"], buildings = { E4 = "residence", E5 = "wheat_field" } }]
"""
HUNGRY = 'phase = "feeding"\nmarket = []\nseats = [{ coin = 3, fish = 1, wheat = 3 }]'
CRANE = """
phase = "builder"
chooser = 1
draw_pile = []
[[position.seats]]
hand = ["victory_column", "smithy", "smithy", "well", "tower"]
city = ["crane", "chapel", "indigo_plant", "indigo_plant"]
"""
TRADER = """
phase = "trader"
chooser = 0
tiles = [[1, 1, 1, 2, 2]]
draw_pile = ["hero", "well", "tower", "smithy"]
[[position.seats]]
city = [
  "market_stand",
  "harbor",
  { card = "indigo_plant", good = true },
  { card = "coffee_roaster", good = true },
  { card = "sugar_mill", good = true },
]
"""
TOWER = """
map = [{ tile = "R21", at = "0,0" }, { tile = "R22", at = "2,1" }]
seats = [{ hand = ["3clay", "water"], display = ["tower"], built = { "0,0" = "fortress" } }]
"""


@pytest.mark.parametrize(
    ("move", "expect"),
    [
        ("activate E5", '"seats.0.wheat" = 1'),
        ("activate E3", '"seats.0.wheat" = 1'),
        ("activate e5 done", '"seats.0.wheat" = 1, turn = 1'),
        ("activate E3 activate E5", '"seats.0.wheat" = 2, turn = 1'),
    ],
)
def test_a_wheat_field_beside_an_equal_one_is_activated_by_its_own_name(
    move: str, expect: str
) -> None:
    step = f"{move}\nexpect = {{ {expect} }}"
    assert played("little-town", FIELDS, "place E4", step) == []


def test_a_field_that_is_not_around_is_not_taken_for_one_that_is() -> None:
    far = FIELDS.replace("E5 =", "H5 =")
    (problem,) = played("little-town", far, "place E4", "activate H5")
    assert "'activate H5' is not possible (LT-028)" in problem


@pytest.mark.parametrize("kind", ["stone", "fish", "wheat", "wood"])
def test_a_substitute_at_the_pawnshop_is_any_kind_that_can_be_had(kind: str) -> None:
    pay = f"pay wood substitute {kind}\nexpect = {{ question = 'take', \"seats.0.coin\" = 0 }}"
    assert played("little-town", PAWNSHOP, "place F4", "activate E5", pay) == []


def test_a_substitute_that_cannot_be_had_is_refused() -> None:
    short = PAWNSHOP.replace("}]", "}, { wheat = 15 }]")
    (problem,) = played(
        "little-town", short, "place F4", "activate E5", "pay wood substitute wheat"
    )
    assert "(LT-R05)" in problem


@pytest.mark.parametrize(
    "meal", ["fish 3wheat substitute wheat", "3wheat fish substitute fish", "FISH 3WHEAT"]
)
def test_food_is_named_in_any_order_and_of_any_kind(meal: str) -> None:
    assert played("little-town", HUNGRY, f"feed {meal}") == []


def test_what_a_special_building_does_by_itself_may_be_named() -> None:
    fed = 'activate E5\nexpect = { "seats.0.points.hunger" = -12, round = 2 }'
    assert played("little-town", RESIDENCE, "use residence", fed) == []
    assert played("little-town", RESIDENCE, fed) == []


def test_the_one_answer_of_a_question_is_shown() -> None:
    paid = 'cover nothing\nexpect = { forced = ["pay 2smithy well tower"] }'
    edition = "edition = 1, players = 2"
    assert played("san-juan", CRANE, "build victory_column", paid, options=edition) == []
    assert played("san-juan", CRANE, "build victory_column cover nothing", "role smithy") == [
        "step 2, 'role smithy': 'smithy' is no role; there are builder, producer, trader,"
        " councillor, prospector."
    ]
    lines = 'expect = { forced = ["pass", "pass"], question = "role" }'
    assert started("san-juan", 'phase = "builder"', lines, edition) == []
    (problem,) = played(
        "san-juan", CRANE, "build victory_column cover nothing", "pay hero", options=edition
    )
    assert problem.endswith("; pay smithy, pay smithy, pay well, pay tower went by itself.")


@pytest.mark.parametrize(
    "moves",
    [
        ["build victory_column", "cover nothing", "pay smithy smithy well tower"],
        ["build victory_column cover nothing pay 2smithy tower well"],
        ["Build Victory_Column", "COVER NOTHING", "Pay 2Smithy pay well tower"],
        ["build victory_column cover chapel pay tower"],
    ],
)
def test_several_verbs_make_one_move(moves: list[str]) -> None:
    last = moves[-1] + '\nexpect = { question = "role" }'
    hand = CRANE.replace('"tower"]', '"tower", "chapel"]') if "chapel" in last else CRANE
    assert played("san-juan", hand, *moves[:-1], last, options="edition = 1, players = 2") == []


def test_a_name_that_is_also_a_verb_stays_a_name() -> None:
    hand = CRANE.replace('"smithy", "smithy"', '"chapel", "chapel"')
    step = 'pay chapel chapel tower well\nexpect = { "seats.0.hand" = [] }'
    two = played(
        "san-juan",
        hand,
        "build victory_column cover nothing",
        step,
        options="edition = 1, players = 2",
    )
    assert two == []


def test_of_equal_buildings_every_place_may_be_covered() -> None:
    hand = CRANE.replace('"tower"]', '"tower", "archive", "market_stand", "library"]')
    step = 'cover indigo_plant 3\nexpect = { question = "pay" }'
    assert (
        played("san-juan", hand, "build victory_column", step, options="edition = 1, players = 2")
        == []
    )
    empty = hand.replace('"indigo_plant"]', '{ card = "indigo_plant", good = true }]')
    offers = 'build victory_column\noffered = ["cover indigo_plant 2", "cover indigo_plant 3"]'
    assert played("san-juan", empty, offers, options="edition = 1, players = 2") == []


def test_selling_and_shipping_are_one_move() -> None:
    step = 'sell indigo_plant ship coffee_roaster\nexpect = { "seats.0.harbor.size" = 1 }'
    assert played("san-juan", TRADER, step, options="players = 2, expansion = true") == []


SHOP = """
phase = "trader"
chooser = 0
draw_pile = ["hero", "well", "tower", "smithy"]
[[position.seats]]
city = ["harbor", { card = "customs_office", good = true }, { card = "indigo_plant", good = true }]
"""
BLACK_MARKET = """
phase = "builder"
chooser = 0
[[position.seats]]
hand = ["statue", "well"]
city = [
  "black_market",
  { card = "indigo_plant", good = true },
  { card = "sugar_mill", good = true },
]
"""


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (SHOP, ["ship customs_office sell indigo_plant"]),
        (SHOP, ["sell indigo_plant ship customs_office"]),
        (BLACK_MARKET, ["build statue", "pay_good sugar_mill pay well"]),
        (BLACK_MARKET, ["build statue pay_good sugar_mill pay well"]),
        (BLACK_MARKET, ["build statue", "pay well pay_good sugar_mill"]),
    ],
)
def test_a_set_with_several_verbs_is_named_in_any_order(position: str, moves: list[str]) -> None:
    last = moves[-1] + "\nexpect = { question = 'role' }"
    told = played("san-juan", position, *moves[:-1], last, options="players = 2, expansion = true")
    assert told == []


def test_what_is_no_set_keeps_its_order() -> None:
    """A coin for the first building is earned at the second."""
    poor = PAWNSHOP.replace("coin = 3, ", "").replace("}]", "}, { buildings = { E3 = 'well' } }]")
    poor = poor.replace('E5 = "pawnshop"', 'F3 = "gold_mine"')
    assert played("little-town", poor, "place E4", "activate F3 activate E3") == []
    (problem,) = played("little-town", poor, "place E4", "activate E3 activate F3")
    assert "'activate E3' is not possible (LT-035)" in problem


@pytest.mark.parametrize("pay", ["pay 3clay", "pay clay+2clay", "pay clay clay clay"])
def test_a_payment_is_a_set(pay: str) -> None:
    ways = f'["{pay}", "pay 2clay+water", "pay 3clay+water"]'
    step = f"build tower at 3,0\nexpect = {{ options = {ways} }}"
    assert played("attika", TOWER, step) == []
    step = f'{pay}\nexpect = {{ "seats.0.hand" = ["water"], discard = ["3clay"] }}'
    assert played("attika", TOWER, "build tower at 3,0", step) == []


def test_the_terminal_reads_the_same_notation() -> None:
    game = registry.game("golden-city")
    position = {"phase": "building", "seats": [{"hand": ["port"]}]}
    match = new_match(game, {"players": 3}, 1)
    match.state = game.positions.from_document(position, complete(game, {"players": 3}))
    decision = match.decision
    assert decision is not None
    look = eyes(match, decision.seat)
    for text in ("build H02", "build h02", "BUILD h02"):
        answer = understood(text, match, menu(match, decision, look), look)
        assert [game.notation.format(act) for act in answer.acts] == ["build H02"]


def test_a_question_that_is_asked_although_it_has_one_answer_may_be_left_out() -> None:
    """Whoever has drawn a building that cannot be paid is asked all the same (AT-R38)."""
    position = 'map = [{ tile = "R21", at = "0,0", plain = true }]\n'
    position += 'seats = [{ stacks = [[], ["oracle", "temple"]] }]'
    asked = 'draw 2\nexpect = { question = "drawn", options = ["keep"] }'
    kept = 'stop\nexpect = { mover = 1, forced = [], "seats.0.display" = ["oracle"] }'
    assert played("attika", position, asked, "keep", kept) == []
    left_out = kept.replace("forced = []", 'forced = ["keep"]')
    assert played("attika", position, asked, left_out) == []
    assert played("attika", position, f"draw 2 {left_out}") == []
    kept_too = asked.replace('question = "drawn", options = ["keep"]', '"seats.0.display.size" = 1')
    assert played("attika", position, kept_too, left_out) == []
