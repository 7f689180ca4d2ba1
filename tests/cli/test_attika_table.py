"""Attika and U.S. Telegraph drawn in a terminal: map, prices, board, new tiles."""

from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from bastide.cli.answers import understood
from bastide.cli.drawings import drawing_of
from bastide.cli.drawings.attika_board import chains
from bastide.cli.drawings.attika_links import to_link
from bastide.cli.drawings.drawing import AIRY, FULL, PLAIN, TIGHT
from bastide.cli.look import Look
from bastide.cli.menu import Menu
from bastide.cli.scores import score_grid
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.flow import State, options, play
from bastide.engine.game import complete
from bastide.engine.match import new_match
from bastide.engine.rng import seeded
from bastide.games.attika.links import FAR, link_length
from bastide.games.attika.state import Attika
from tests.cli.desk import drawn

CHAIN = {
    **{"-1,0": "temple", "-1,1": "ship", "-1,2": "ship", "0,2": "ship", "0,3": "baths"},
    **{"0,5": "stadium", "1,5": "mill"},
}
"""All but one hex of a link between the cities."""
LONE = {"map": [{"tile": "R21", "at": "0,0"}]}


def placed(game: str, position: dict[str, Any], *moves: str) -> State:
    """A table for two in a position, after a few moves."""
    rules = registry.game(game)
    state = rules.positions.from_document({**LONE, **position}, complete(rules, {"players": 2}))
    for move in moves:
        play(state, rules.notation.parse(move))
    return state


def seen(
    game: str, state: State, room: int = FULL, lang: str = "en", width: int = 80, viewer: int = 0
) -> tuple[str, Menu | None]:
    """The drawing, and the menu of the seat that is asked."""
    return drawn(registry.game(game), state, room, lang, width, viewer)


@pytest.mark.parametrize(
    ("game", "room", "lang", "width"),
    [
        ("attika", AIRY, "en", 66),
        ("attika", FULL, "fr", 140),
        ("attika", TIGHT, "en", 80),
        ("telegraph", PLAIN, "en", 100),
        ("telegraph", TIGHT, "fr", 66),
        ("telegraph", AIRY, "fr", 80),
    ],
)
def test_every_moment_of_a_game_can_be_drawn(game: str, room: int, lang: str, width: int) -> None:
    rules = registry.game(game)
    state = rules.setup.new(complete(rules, {"players": 4, "turn_limit": 120}), room)
    rng = seeded(width + 3)
    drawn: Counter[str] = Counter()
    moves = 0
    while not state.is_over():
        phase = rules.knowledge.view(state, -1)["phase"]
        if drawn[phase] < 3 or moves % 29 == 0:
            drawn[phase] += 1
            text, asked = seen(game, state, room, lang, width, state.mover())
            assert max(len(line) for line in text.splitlines()) <= width
            assert asked is not None
            for choice in asked.choices:
                assert not drawing_of(game).is_drawn(choice, None) or str(choice.number) in text
        acts = options(state)
        play(state, acts[int(rng.below(len(acts)))])
        moves += 1
    assert set(drawn) == {"turn", "drawn", "site", "payment", "extension", "swap"}
    seen(game, state, room, lang, width)
    seen(game, state, room, lang, width, -1)


def test_a_hex_shows_its_number_its_symbol_and_what_is_due() -> None:
    position = {
        "seats": [
            {"hand": ["clay", "clay", "wood"], "display": ["tower"], "built": {"0,0": "quarry"}}
        ]
    }
    text, asked = seen("attika", placed("attika", position, "build tower"))
    assert asked is not None
    rows = text.splitlines()
    row = next(at for at, line in enumerate(rows) if "a Quarry" in line)
    at = rows[row].index("┃")
    assert rows[row][at : at + 12].startswith("┃4) K14 ")
    assert rows[row + 1][at : at + 12].startswith("┃∩∩ ")
    assert [choice.word for choice in asked.choices][3] == "at -1,0"
    assert "■Quarry → Fortress → ▶Tower ∩∩ (1)" in text


def test_what_is_free_costs_nothing_and_what_founds_costs_more() -> None:
    position = {
        "map": [*LONE["map"], {"tile": "R22", "at": "2,1"}],
        "seats": [{"display": ["tower"], "built": {"0,0": "fortress"}}],
    }
    text, asked = seen("attika", placed("attika", position, "build tower"))
    assert asked is not None
    assert len(asked.choices) == 6
    assert "∩∩+1" in text


@pytest.mark.parametrize(("room", "price"), [(FULL, "┃=5   ┊"), (TIGHT, "┃5)=5 ┊")])
def test_a_price_that_is_too_long_becomes_a_number(room: int, price: str) -> None:
    position = {
        "map": [{"tile": "R21", "at": "0,0"}, {"tile": "R20", "at": "9,0"}],
        "cities": ["-1,-1", "7,0"],
        "seats": [
            {
                "hand": ["water", "wood", "clay", "clay", "metal", "metal"],
                "display": ["capital"],
                "built": {"9,0": "road"},
            }
        ],
    }
    text, _ = seen("attika", placed("attika", position, "build capital"), room, width=72)
    assert price in text


@pytest.mark.parametrize("game", ["attika", "telegraph"])
def test_every_building_lies_in_one_chain(game: str) -> None:
    lines = [line for group in range(7) for line in chains(game, group)]
    assert sorted(kind for line in lines for kind in line) == list(range(24))
    assert [len(line) for line in lines] == [2, 3, 2, 2, 4, 3, 3, 4, 1]


def test_the_board_says_what_is_built_what_waits_and_what_is_to_come() -> None:
    position = {
        "seats": [
            {
                "display": ["tower", "fortress"],
                "built": {"0,0": "quarry", "1,0": "road"},
                "hand": ["metal"] * 8,
            }
        ]
    }
    text, _ = seen("attika", placed("attika", position))
    assert "■Quarry → 5)Fortress ∩▲▲▲ → 6)Tower ∩∩ (1)" in text
    assert "■Road (3)" in text
    assert "Harbour → Ship (3)" in text
    assert "└→ Temple → Oracle → Treasury" in text
    assert "stacks 1)main×5 2)×8 3)×8 4)×5" in text
    assert "Your 8 cards  ▲▲▲▲▲▲▲▲ mountain" in text
    tight, _ = seen("attika", placed("attika", position), TIGHT)
    assert "On display  5)Fortress ∩▲▲▲  6)Tower ∩∩" in tight


def test_others_see_cards_only_as_a_number() -> None:
    position = {"seats": [{"hand": ["metal", "metal", "water"], "display": ["ship"]}]}
    for viewer in (1, -1):
        text, _ = seen("attika", placed("attika", position), viewer=viewer)
        assert "a Ada  0/30 built · 3 cards" in text
        assert "mountain" not in text
        assert "Ship ≈♣" in text


def test_a_new_tile_is_drawn_with_its_places_and_then_in_every_turn() -> None:
    position = {"tiles": ["R01"], "seats": [{"stacks": [[], ["ship"]], "left": [6, 1, 8, 8]}]}
    state = placed("attika", position, "draw 2")
    play(state, registry.game("attika").notation.parse("keep"))
    text, asked = seen("attika", state)
    assert asked is not None
    assert "≈ · " in text
    for choice in asked.choices:
        assert f" {choice.number} " in text
    play(state, registry.game("attika").notation.parse("lay 2,1"))
    text, asked = seen("attika", state)
    assert asked is not None
    assert [line for line in text.splitlines() if all(f"{n})" in line for n in range(1, 7))]
    assert "┃L16      ┊▶ L17    ┊L18      ┃" in text


@pytest.mark.parametrize("game", ["attika", "telegraph"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_for_four_and_its_question_fit_a_small_terminal(game: str, lang: str) -> None:
    rules = registry.game(game)
    for seed in range(6):
        state = rules.setup.new(complete(rules, {"players": 4, "first": 0}), seed)
        text, _ = seen(game, state, TIGHT, lang)
        # five more: the turn, the question, its last answer, the keys, the prompt
        assert len(text.rstrip().splitlines()) <= 24 - 5


def test_a_map_too_wide_is_drawn_in_strips() -> None:
    far = [{"tile": f"R{n:02}", "at": f"{3 * n},0"} for n in range(1, 9)]
    state = placed("attika", {"map": far, "cities": ["1,0", "27,0"]})
    text, _ = seen("attika", state, width=66)
    assert max(len(line) for line in text.splitlines()) <= 66
    assert all(f"K{15 + 3 * n}" in text for n in range(1, 9))


def test_a_hex_can_be_typed_as_it_stands_on_the_map() -> None:
    rules = registry.game("attika")
    state = placed("attika", {"seats": [{"display": ["road"], "hand": ["clay"] * 5}]}, "build road")
    match = new_match(rules, {"players": 2}, 1)
    match.state = state
    _, asked = seen("attika", state)
    assert asked is not None
    look = Look(Voice("en"), ["Ada", "Ben"], 0, {})
    for typed in ("0,1", " 0,1", "at 0,1", "L15", "at l15"):
        assert understood(typed, match, asked, look).acts == [rules.notation.parse("at 0,1")]
    assert understood("-1,0", match, asked, look).acts == [rules.notation.parse("at -1,0")]
    assert understood("0,2", match, asked, look).acts == []
    for nowhere in ("M16", "at m16"):
        assert "M16" in understood(nowhere, match, asked, look).notice


def test_at_r36_more_than_needed_is_not_listed_but_can_be_typed() -> None:
    rules = registry.game("attika")
    position = {"seats": [{"display": ["tavern"], "hand": ["wood", "clay"]}]}
    match = new_match(rules, {"players": 2}, 1)
    match.state = placed("attika", position, "build tavern", "at -1,0")
    _, asked = seen("attika", match.state)
    assert asked is not None
    assert [choice.word for choice in asked.choices] == ["pay wood"]
    look = Look(Voice("en"), ["Ada", "Ben"], 0, {})
    more = rules.notation.parse("pay wood+clay")
    assert understood("pay clay wood", match, asked, look).acts == [more]


def test_the_others_groups_and_everybodys_way_to_a_link_are_shown() -> None:
    theirs = {"built": {"0,0": "quarry", "1,0": "fortress", "0,1": "road"}}
    rules = registry.game("attika")
    position = {"seats": [{"built": {"1,5": "ship"}}, theirs]}
    state = rules.positions.from_document(position, complete(rules, {"players": 2}))
    text, _ = seen("attika", state)
    assert "Defence 2/4  Roads 1/4" in text
    assert "you  1/30 built · 0 cards · 0 amphorae · 1 settlement · ↔7" in text
    tight, _ = seen("attika", state, TIGHT)
    assert "· ↔7" in tight


def test_the_way_to_a_link_is_that_of_the_rules() -> None:
    rules = registry.game("attika")
    for seed in range(3):
        state = rules.setup.new(complete(rules, {"players": 2 + seed, "turn_limit": 90}), seed)
        rng = seeded(seed)
        while not state.is_over():
            assert isinstance(state, Attika)
            if int(rng.below(20)) == 0:
                for seat in range(int(state.players)):
                    far = to_link(rules.knowledge.view(state, -1), seat)
                    assert (FAR if far is None else far) == link_length(state, seat)
            acts = options(state)
            play(state, acts[int(rng.below(len(acts)))])


def test_a_game_ends_with_buildings_settlements_and_turns() -> None:
    """Seat 1 began, so that it had one turn more when it won in turn 5."""
    rules = registry.game("attika")
    last = {"hand": ["wood"] * 3, "display": ["tavern"], "built": {**CHAIN, "2,1": "road"}}
    position = {"first": 1, "mover": 1, "turn": 5, "seats": [{"built": {"3,1": "ship"}}, last]}
    match = new_match(rules, {"players": 2}, 1)
    match.state = rules.positions.from_document(position, complete(rules, {"players": 2}))
    for move in ("build tavern", "at 0,4"):
        match.play(rules.notation.parse(move))
    assert match.state.is_over()
    out = Console(width=80, file=StringIO())
    out.print(score_grid(match, Look(Voice("en"), ["Ada", "Ben"], 1, {})))
    assert isinstance(out.file, StringIO)
    rows = [line.split() for line in out.file.getvalue().splitlines() if line.strip("─ ")]
    named = [["Buildings", "1", "9"], ["Settlements", "1", "2"], ["Turns", "2", "3"]]
    assert rows[1:] == named


def test_names_are_those_of_the_game() -> None:
    text, _ = seen("telegraph", placed("telegraph", {"cities": ["-1,-1", "2,-1"]}))
    assert "Denver" in text
    assert "15" in text
    assert "workers" in text
    assert "Gold panning" in text
