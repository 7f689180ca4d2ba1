"""What a scenario may say, and what its writer is told when it does not hold or makes no sense."""

import pytest

from bastide.engine import scenario
from bastide.engine.messages import BadInput
from tests.scenarios.checking import problems

# The example of the documentation, word for word.
WELL = """
title = "The Well pays after two goods"
rules = ["SJ-057"]
game = "san-juan"
options = { edition = 1, players = 2 }

[position]
phase = "producer"
chooser = 0
draw_pile = ["chapel", "tower", "quarry"]
seats = [{ hand = [], city = ["indigo_plant", "sugar_mill", "well"] }, {}]

[[step]]
move = "produce indigo_plant sugar_mill"
expect = { "seats.0.hand" = ["quarry"], "draw_pile.size" = 0 }
"""


def after_well(lines: str) -> list[str]:
    """The problems when the step of the Well expects these lines instead."""
    return problems(WELL.rpartition("expect")[0] + lines)


STEP = "step 1, 'produce indigo_plant sugar_mill': "


def test_the_example_of_the_documentation_holds() -> None:
    result = scenario.run(scenario.load(WELL))
    assert result.ok
    assert (result.title, result.rules) == ("The Well pays after two goods", ["SJ-057"])


@pytest.mark.parametrize(
    "lines",
    [
        'expect = { "seats.0.hand" = ["quarry"] }',
        "expect.seats.0.hand = ['quarry']",
        'expect = { "seats.0.city" = ["indigo_plant", "sugar_mill", "well"] }',
        'expect = { "seats.0.city.1" = "sugar_mill" }',
        'expect = { "seats.0.city.sugar_mill.good" = "tower" }',
        'expect = { "seats.0.city.0.good" = true, "seats.0.city.well.good" = false }',
        'expect = { "seats.0.city.size" = 3, "seats.1.hand.size" = 0 }',
        "expect = { mover = 1, question = 'role', over = false, round = 1, winners = [0] }",
        'expect = { scores = [3, 0], "options.size" = 4, roles = { producer = 0 } }',
        'expect.options = ["role trader", "role builder", "role prospector", "role councillor"]',
        "offered = ['role trader']\nnot_offered = ['role producer', 'pass']",
        "offered = 'role trader'",
        "refused = { move = 'role producer', rule = 'SJ-022' }",
        "refused = [{ move = 'role producer', rule = 'SJ-022' }]",
        "scores = { 0 = { buildings = 3, total = 3 }, 1 = 0 }\nwinner = 0",
        "winner = [0]",
        "sees.1 = { 'seats.0.hand' = false, 'seats.0.hand_size' = 1, mover = 1, over = false }",
        "sees.0 = { 'seats.0.hand' = ['quarry'] }",
        "sees.spectator = { draw_pile = { size = 0 } }",
        "hidden = { 1 = ['quarry', 'chapel'], 0 = 'tower', spectator = ['quarry'] }",
    ],
)
def test_what_may_be_said(lines: str) -> None:
    assert after_well(lines) == []


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            'expect = { "seats.0.hand" = ["quarry", "tower"] }',
            "seats.0.hand: expected quarry, tower; found quarry.",
        ),
        ('expect = { "seats.0.hand" = [] }', "seats.0.hand: expected nothing; found quarry."),
        ('expect = { "draw_pile.size" = 1 }', "draw_pile.size: expected 1; found 0."),
        ('expect = { "draw_pile.size" = false }', "draw_pile.size: expected nothing; found 0."),
        (
            'expect = { "seats.0.city.0.good" = false }',
            "seats.0.city.0.good: expected nothing; found chapel.",
        ),
        (
            'expect = { "seats.0.city.well.good" = true }',
            "seats.0.city.well.good: expected something; found nothing.",
        ),
        ("expect = { over = true }", "over: expected true; found false."),
        (
            'expect = { "seats.0.city" = ["sugar_mill", "indigo_plant", "well"] }',
            "seats.0.city: expected sugar_mill, indigo_plant, well;"
            " found indigo_plant, sugar_mill, well.",
        ),
        (
            "offered = ['role producer']",
            "'role producer' should be offered; seat 1 is offered role builder, role trader,"
            " role councillor, role prospector.",
        ),
        (
            "not_offered = ['role trader']",
            "'role trader' must not be offered; seat 1 is offered role builder, role trader,"
            " role councillor, role prospector.",
        ),
        (
            "refused = { move = 'role trader', rule = 'SJ-022' }",
            "'role trader' should be refused (SJ-022), but it is possible.",
        ),
        (
            "refused = { move = 'role producer', rule = 'SJ-023' }",
            "'role producer' should be refused by SJ-023; the reason given is SJ-022.",
        ),
        (
            "scores = { 0 = { buildings = 4 } }",
            "scores: seat 0 should have 4 for 'buildings'; it has 3.",
        ),
        ("winner = 1", "winner: expected 1; found 0."),
        (
            "sees.1 = { 'seats.0.hand_size' = 2 }",
            "seat 1 sees seats.0.hand_size: expected 2; found 1.",
        ),
        (
            "hidden.0 = ['quarry']",
            "hidden: seat 0 sees 'quarry' at seats.0.hand.0; if another one is meant, say where it"
            ' lies, such as { "seats.0.hand" = ["quarry"] }.',
        ),
    ],
)
def test_a_difference_is_readable(lines: str, said: str) -> None:
    assert after_well(lines) == [STEP + said]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            'expect = { "seats.0.hnad" = [] }',
            "seats.0.hnad: 'seats.0' has no 'hnad'; it has hand, city, chapel, bank, harbor,"
            " bank_used, library_spent, known, buried.",
        ),
        (
            'expect = { "seats.7.hand" = [] }',
            "seats.7.hand: 'seats' has 2 entries, counted from 0: no '7'.",
        ),
        (
            'expect = { "seats.0.city.chapel" = true }',
            "seats.0.city.chapel: 'seats.0.city' has no 'chapel' in it;"
            " it is indigo_plant, sugar_mill, well.",
        ),
        ('expect = { "phase.x" = 1 }', "phase.x: 'phase' is role, so there is no 'x' in it."),
        ("offered = ['rol trader']", "'rol trader' does not begin with a move; moves are"),
        ("not_offered = ['build qarry']", "'qarry' is no building; there are quarry, "),
        ("refused = { move = 'cover chapel', rule = 'SJ-059' }", "'cover' needs 'nothing', or"),
        (
            "hidden.1 = ['qarry']",
            "hidden: 'qarry' is nowhere on the table, so it cannot be hidden.",
        ),
        ("scores.0 = { palas = 1 }", "scores: there is no source 'palas'; there are buildings,"),
    ],
)
def test_a_misspelt_expectation_is_a_problem(lines: str, said: str) -> None:
    (problem,) = after_well(lines)
    assert problem.startswith(STEP + said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("title =", "titel ="), "scenario: 'title' must be a text in quotation marks."),
        (('"SJ-057"', '"SJ57"'), "scenario: 'rules' must list rule numbers such as [\"AB-012\"]."),
        (("san-juan", "san-jaun"), "There is no game 'san-jaun'; there are san-juan"),
        (("edition = 1", "edition = 3"), "Option 'edition' is 3, but may be 1, 2."),
        (("edition", "editon"), "san-juan has no option 'editon'; it has players,"),
        (("[[step]]", "[[steps]]"), "scenario: nothing is called 'steps' there; there are game, "),
        (("[[step]]", "[step]"), "scenario: 'step' must be a list."),
        (("move =", "mvoe ="), "step 1: 'move' must be a text in quotation marks."),
        (("expect =", "expct ="), "step 1: nothing is called 'expct' there; there are move, "),
        (("expect =", "seat = 2\nexpect ="), "step 1: 'seat' must be a whole number from 0 to 1."),
        (("expect =", "expect = 1 #"), "step 1.expect must be a table of names and values."),
        (("expect =", "offered = [1] #"), "step 1: 'offered' must be a list of texts in"),
        (("expect =", "refused = { move = 'x' } #"), "step 1.refused must have the form"),
        (("expect =", "sees.2 = {} #"), "step 1.sees: '2' is no seat; there are 0, 1, spectator."),
        (("expect =", "scores.0 = 'x' #"), "step 1.scores: points are whole numbers by seat and"),
        (
            ("expect =", "winner = 'x' #"),
            "step 1: 'winner' must be the number of a seat, or several.",
        ),
        (("chooser = 0", "chooser 0"), "The scenario is not TOML: Expected '='"),
    ],
)
def test_a_mistake_in_the_file_is_one_clear_sentence(change: tuple[str, str], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        scenario.load(WELL.replace(*change, 1))
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            ("tower", "towwer"),
            "position: 'draw_pile' names 'towwer', which does not exist; there are tower, ",
        ),
        (("phase =", "pahse ="), "position: nothing is called 'pahse' there; there are phase, "),
        (
            ("hand = []", "hnad = []"),
            "position.seats.0: nothing is called 'hnad' there; there are hand, city, chapel, ",
        ),
        (('"producer"', '"prducer"'), "position: 'phase' is 'prducer', but may be builder, "),
        (("expect =", "seat = 0 #"), "nothing is checked; say what must hold."),
        (('"quarry"]', '"hut"]'), "The position names 'hut', which is not in this edition."),
        (
            ('"well"]', '"well", "well"]'),
            "position.seats.0: two visible 'well' in one city (SJ-033).",
        ),
        (
            ("indigo_plant sugar_mill", "indigo_plant tower"),
            "step 1, 'produce indigo_plant tower': 'produce tower' is not possible (SJ-036);"
            " seat 0 is offered produce sugar_mill, done.",
        ),
        (
            ("expect =", "seat = 1\nexpect ="),
            "step 1, 'produce indigo_plant sugar_mill': seat 1 is not asked, seat 0 is:"
            " produce indigo_plant, produce sugar_mill, pass.",
        ),
        (
            ("produce indigo_plant sugar_mill", "make indigo_plant"),
            "step 1, 'make indigo_plant': 'make indigo_plant' does not begin with a move;",
        ),
    ],
)
def test_a_mistake_in_position_or_move_is_one_clear_sentence(
    change: tuple[str, str], said: str
) -> None:
    (problem,) = problems(WELL.replace(*change, 1))
    assert problem.startswith(said)


CRANE = """
title = "x"
rules = ["SJ-059"]
game = "san-juan"
options = { edition = 1, players = 2 }
[position]
phase = "builder"
chooser = 1
[[position.seats]]
hand = ["smithy", "smithy", "well", "well", "tower", "hero"]
city = ["crane", "indigo_plant", { card = "indigo_plant", good = true }, "chapel"]
[at_start]
expect = { mover = 0 }
"""


def steps(*moves: str) -> list[str]:
    return problems(CRANE + "".join(f"[[step]]\nmove = {move!r}\n" for move in moves))


def test_a_move_may_stop_where_only_one_option_goes_on() -> None:
    assert steps("build hero", "cover chapel", "pay well tower") == []
    assert steps("build hero", "cover indigo_plant") == [
        "step 2, 'cover indigo_plant': this may mean 'cover indigo_plant 1' or"
        " 'cover indigo_plant 2'; say which."
    ]
    assert steps("build hero", "cover indigo_plant 2") == []


def test_cards_may_be_named_in_any_order() -> None:
    assert steps("build hero", "cover chapel", "pay tower well") == []


def test_forced_moves_may_be_named_or_left_out() -> None:
    """Five of five cards pay: nothing is asked, and yet all may be named, with one step each or
    all in one. The same where some are forced and some are not."""
    assert steps("build hero", "cover nothing") == []
    assert steps("build hero", "cover nothing", "pay smithy smithy well well tower") == []
    single = [f"pay {card}" for card in ("smithy", "smithy", "well", "well", "tower")]
    assert steps("build hero", "cover nothing", *single) == []
    (problem,) = steps("build hero", "cover nothing", "pay smithy smithy smithy")
    assert "'pay smithy' is not possible" in problem


@pytest.mark.parametrize(
    ("named", "left"),
    [
        ("pay smithy well", ["smithy", "tower"]),
        ("pay smithy smithy", ["well", "tower"]),
        ("pay smithy tower", ["smithy", "well"]),
        ("pay tower well", ["smithy", "smithy"]),
        ("pay tower", ["smithy", "smithy", "well"]),
    ],
)
def test_a_name_means_the_forced_card_or_another_whichever_is_possible(
    named: str, left: list[str]
) -> None:
    cost = len(named.split()) - 1
    built = {2: "crane", 1: "archive"}[cost]
    text = f"""
title = "x"
rules = ["SJ-030"]
game = "san-juan"
options = {{ edition = 1, players = 2 }}
[position]
phase = "builder"
chooser = 1
seats = [{{ hand = ["{built}", "smithy", "smithy", "well", "tower"] }}]
[[step]]
move = "build {built}"
[[step]]
move = "{named}"
expect = {{ "seats.0.hand" = {left}, question = "role" }}
"""
    assert problems(text) == []


CASES = """
title = "x"
rules = ["SJ-046"]
game = "san-juan"
options = { edition = 1, players = 3 }
position = { phase = "prospector", draw_pile = ["tower", "quarry"] }
[[step]]
move = "draw"
expect = { "seats.0.hand" = ["tower"] }
[[case]]
title = "alone"
[[case]]
position = { seats = [{ city = ["library"] }] }
[[case]]
title = "with other steps"
[[case.step]]
move = "pass"
expect = { "seats.0.hand" = ["hero"] }
"""


def test_cases_share_what_the_file_says_and_differ_in_the_rest() -> None:
    assert problems(CASES) == [
        "case 2, step 1, 'draw': seats.0.hand: expected tower; found tower, quarry.",
        "case 3 (with other steps), step 1, 'pass': seats.0.hand: expected hero; found nothing.",
    ]


def test_without_a_position_the_game_is_set_up_from_the_seed() -> None:
    text = """
title = "x"
rules = ["SJ-013"]
game = "san-juan"
options = { edition = 1, players = 2, first = 0 }
seed = 3
[at_start.expect]
draw_pile.size = 100
"""
    assert problems(text) == []
    one, two = (scenario.load(text.replace("seed = 3", f"seed = {seed}")) for seed in (3, 4))
    assert (one.cases[0].seed, two.cases[0].seed) == (3, 4)
    assert one.cases[0].position is None
