"""Little Town drawn in a terminal: the land with coordinates, numbers, and what lies around."""

import re

import pytest
from rich.console import Console
from rich.text import Text

from bastide.cli.drawings import drawing_of
from bastide.cli.drawings.drawing import AIRY, FULL, PLAIN, TIGHT
from bastide.cli.drawings.little_town_land import houses, land, shortened
from bastide.cli.look import Look
from bastide.cli.menu import Menu
from bastide.cli.voice import Voice
from bastide.engine.flow import State, options, play
from bastide.engine.rng import seeded
from tests.cli.desk import drawn
from tests.rules.little_town.tables import GAME, area, do, table

DRAWING = drawing_of("little-town")


def seen(state: State, room: int, lang: str = "en", width: int = 80) -> tuple[str, Menu | None]:
    """The drawing for the seat that is asked, and its menu."""
    return drawn(GAME, state, room, lang, width, state.mover())


@pytest.mark.parametrize("room", [AIRY, FULL, PLAIN, TIGHT])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [66, 80, 140])
def test_every_moment_of_a_game_can_be_drawn(room: int, lang: str, width: int) -> None:
    state = GAME.setup.new({**{c.name: c.default for c in GAME.setup.choices()}, "players": 4}, 7)
    rng = seeded(room)
    while not state.is_over():
        text, _ = seen(state, room, lang, width)
        assert max(len(line) for line in text.splitlines()) <= width
        for _ in range(25):
            acts = options(state)
            if acts:
                play(state, acts[int(rng.below(len(acts)))])
    assert "Little Town" in seen(state, room, lang, width)[0]


@pytest.mark.parametrize("room", [FULL, TIGHT])
def test_every_choice_of_a_turn_has_its_number_in_the_drawing(room: int) -> None:
    state = table(area("2 wood 1 stone", "C3 wheat_field"), area("", "F4 bakery"))
    text, asked = seen(state, room)
    assert asked is not None
    view = GAME.knowledge.view(state, state.mover())
    assert all(DRAWING.is_drawn(choice, view) for choice in asked.choices)
    for choice in asked.choices:
        assert f"{choice.number} " in text or f"{choice.number}) " in text


def test_a_cell_shows_what_a_worker_would_find_there() -> None:
    text, _ = seen(table(area("", "E5 wheat_field"), area()), FULL)
    rows = text.splitlines()
    at = next(number for number, line in enumerate(rows) if line.startswith("5 "))
    assert "♣≈≈⌂" in rows[at + 1]
    assert "a Wheat" in rows[at]


@pytest.mark.parametrize(("space", "shown"), [(6, "⌂⌂⌂⌂"), (4, "⌂⌂⌂⌂"), (3, "4⌂"), (1, "⌂")])
def test_buildings_around_a_cell_are_shown_as_far_as_there_is_room(space: int, shown: str) -> None:
    assert houses(4, space) == shown


def test_around_a_worker_at_work_the_rest_is_dim() -> None:
    state = do(table(area("", "E5 wheat_field, E4 well"), area()), "place F5")
    voice = Voice("en")
    voice.__dict__["out"] = Console(width=80, highlight=False)
    look = Look(voice, ["Ada", "Ben"], 0, {})
    rows = land(GAME.knowledge.view(state, 0), look, [], TIGHT)
    row = rows[6]
    assert isinstance(row, Text)
    dim = {span.start for span in row.spans if span.style == "dim"}
    assert 2 + 1 * 8 in dim  # B6
    assert 2 + 4 * 8 not in dim  # E6, beside the worker


def test_what_a_building_does_is_listed_in_words_beside_its_number_on_the_land() -> None:
    state = do(table(area("1 wheat", "E5 wheat_field, F4 bakery"), area()), "place F5")
    text, asked = seen(state, FULL)
    assert asked is not None
    view = GAME.knowledge.view(state, 0)
    assert not any(DRAWING.is_drawn(choice, view) for choice in asked.choices)
    assert [choice.label for choice in asked.choices][:1] == ["Bakery on F4: 1 wheat → 4 coins"]
    assert "1 a Ba…" in text


@pytest.mark.parametrize("room", [FULL, PLAIN])
def test_the_market_stands_in_the_order_of_its_numbers(room: int) -> None:
    state = table(area("9 wood 9 stone 9 wheat"), area(), market="statue well castle tavern quarry")
    text, asked = seen(state, room)
    assert asked is not None
    shown = text[text.index("Market") :]
    tiles = [choice for choice in asked.choices if choice.word.startswith("build")]
    places = [shown.index(f"{choice.number}) ") for choice in tiles]
    assert len(tiles) == 6
    assert places == sorted(places)
    assert "Statue ▲▲▲▲ = 10★" in shown
    assert "10★," not in shown  # it does nothing but stand there
    assert "Castle 6▲ = 4★/⌂" in shown


@pytest.mark.parametrize(
    ("words", "width", "short"),
    [
        ("Champ de blé", 12, "Champ de blé"),
        ("Champ de blé", 9, "Champ"),
        ("Tour de guet", 6, "Tour"),
        ("Gold Mine", 8, "Gold"),
        ("Boulangerie", 7, "Boulan…"),
    ],
)
def test_names_are_shortened_between_words(words: str, width: int, short: str) -> None:
    assert shortened(words, width) == short


def test_objectives_of_others_are_only_counted() -> None:
    text, _ = seen(table(area("1 coin", "", "O01"), area("1 coin", "", "O02 O03")), FULL)
    assert "3★ own three buildings joined side to side (0 of 3)" in text
    assert "2 objectives" in text
    assert "more buildings than workers" not in text
    shown, _ = seen(table(area("", "", "", validated=["O12"]), area()), FULL)
    assert "✓ have no coin" in shown
    assert not re.search(r"O\d\d", text + shown)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_lt_051_the_market_shows_the_coins_that_stand_in_for_cubes(lang: str) -> None:
    text, _ = seen(table(area("1 wood 9 coin"), area(), market="granary"), FULL, lang)
    assert "♣♣♣♣ (♣9●) = " in text
    text, _ = seen(table(area("4 wood 9 coin"), area(), market="granary"), FULL, lang)
    assert "♣♣♣♣ = " in text
