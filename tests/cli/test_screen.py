"""What a screen shows, and what it never shows."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from bastide.cli.drawings import drawing_of
from bastide.cli.drawings.plain import PlainDrawing
from bastide.cli.logbook import Paragraph, paragraphs, written
from bastide.cli.look import Look
from bastide.cli.menu import menu
from bastide.cli.screen import Screen
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.game import Game
from bastide.engine.match import Match, new_match
from bastide.engine.rng import seeded
from bastide.engine.settings import Setting
from tests.cli.desk import NAMES, eyes, placed

SAN_JUAN: list[dict[str, Setting]] = [
    {"players": 2, "edition": 1, "start_variant": True, "round_limit": 25},
    {"players": 4, "expansion": True, "round_limit": 25},
]


class Wall(Voice):
    """A voice that writes to a terminal of a given size and remembers it."""

    def __init__(self, lang: str, width: int, height: int, is_terminal: bool = True) -> None:
        super().__init__(lang)
        self.__dict__["out"] = Console(
            width=width,
            height=height,
            force_terminal=is_terminal,
            color_system=None,
            highlight=False,
            record=True,
            file=io.StringIO(),
        )


def shown(match: Match, seat: int, wall: Voice, news: int = 5) -> str:
    """The screen of a seat after the last few actions, with the question if it is asked."""
    look = Look(wall, NAMES[: int(match.state.players)], seat, match.record.settings)
    decision = match.decision
    choices = menu(match, decision, look) if decision and decision.seat == seat else None
    told = max(0, len(match.record.actions) - news)
    Screen(match, drawing_of(match.game.name), look, told, choices).show()
    return wall.out.export_text()


def walk(game: Game, settings: dict[str, Setting], seed: int, every: int) -> Iterator[Match]:
    """A random game, looked at every few actions."""
    match = new_match(game, settings, seed)
    rng = seeded(seed)
    while (decision := match.decision) is not None:
        match.play(decision.options[int(rng.below(len(decision.options)))])
        if len(match.record.actions) % every == 0:
            yield match


@pytest.mark.parametrize("settings", SAN_JUAN, ids=["two", "four"])
def test_a_screen_is_the_same_for_all_tables_the_seat_cannot_tell_apart(
    settings: dict[str, Setting],
) -> None:
    game = registry.game("san-juan")
    rng = seeded(3)
    wall = Wall("en", 100, 50)
    for match in walk(game, settings, 5, 45):
        true = match.state
        for seat in range(int(true.players)):
            seen = shown(match, seat, wall)
            match.state = game.knowledge.imagine(true, seat, rng)
            assert shown(match, seat, wall) == seen
            match.state = true


@pytest.mark.parametrize("settings", SAN_JUAN, ids=["two", "four"])
def test_what_only_another_seat_knows_is_not_told(settings: dict[str, Setting]) -> None:
    game = registry.game("san-juan")
    secrets = 0
    for match in walk(game, settings, 6, 4):
        done = len(match.record.actions)
        for seat in range(-1, int(match.state.players)):
            look = eyes(match, seat)
            told = paragraphs(match, look, drawing_of(game.name), done - 1, done)
            sentences = [text for paragraph in told for text, _ in paragraph.sentences]
            for event in match.events[-1]:
                if not event.is_known_to(seat):
                    secrets += 1
                    assert look.say(game.speech.line(match.state, event).message) not in sentences
    assert secrets > 20


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(12, 5), (40, 10), (80, 24), (120, 40), (250, 90)])
def test_any_terminal_will_do(lang: str, width: int, height: int) -> None:
    game = registry.game("san-juan")
    wall = Wall(lang, width, height)
    for match in walk(game, SAN_JUAN[1], 7, 90):
        decision = match.decision
        text = shown(match, decision.seat if decision else -1, wall)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width


@pytest.mark.parametrize("height", [24, 30, 45])
def test_every_choice_can_be_seen(height: int) -> None:
    game = registry.game("san-juan")
    wall = Wall("en", 100, height)
    for match in walk(game, SAN_JUAN[1], 8, 29):
        decision = match.decision
        if decision is None:
            continue
        text = shown(match, decision.seat, wall)
        for choice in menu(match, decision, eyes(match, decision.seat)).choices:
            numbers = [line.split()[0] for line in text.splitlines() if line.split()]
            assert str(choice.number) in numbers, (choice, text)


def test_a_common_screen_fits_24_lines() -> None:
    game = registry.game("san-juan")
    wall = Wall("en", 80, 24)
    heights = []
    for match in walk(game, {"players": 3, "round_limit": 25}, 9, 13):
        decision = match.decision
        if decision is not None:
            heights.append(len(shown(match, decision.seat, wall).splitlines()))
    fitting = [height for height in heights if height <= 22]
    assert len(fitting) > 0.9 * len(heights)


def test_a_city_shows_goods_and_what_is_covered() -> None:
    mine = [{"card": "palace", "covers": ["well"]}, {"card": "sugar_mill", "good": "well"}]
    others = ["indigo_plant", {"card": "indigo_plant", "good": "hero"}, "library"]
    match = placed({"phase": "role", "seats": [{"city": mine}, {"city": others}]})
    text = shown(match, 0, Wall("en", 100, 60))
    assert "Palace +1" in text
    assert "Sugar Mill ●" in text
    assert "indigo ○●  Library" in text
    assert "hero" not in text.lower()


def test_the_cathedral_is_chosen_from_the_table() -> None:
    hand = ["smithy", "well", "crane", "tower", "quarry", "hero", "statue", "park"]
    match = placed(
        {"phase": "builder", "chooser": 0, "seats": [{"hand": hand}]}, edition=2, expansion=True
    )
    text = shown(match, 0, Wall("en", 100, 60))
    assert " 9 Cathedral  7  0 pts  7 −1 privilege = 6" in text
    assert "Cathedral free" in text


def test_a_game_without_a_drawing_has_a_plain_table() -> None:
    match = placed({"phase": "role", "seats": [{"city": ["indigo_plant"]}]})
    look = eyes(match, 0)
    look.voice.__dict__["out"] = Wall("en", 80, 200).out
    Screen(match, PlainDrawing("sj"), look, 0).show()
    text = look.voice.out.export_text()
    assert "Phase  role" in text
    assert "Card  Indigo Plant" in text


@pytest.mark.parametrize("width", range(22, 60))
def test_no_line_breaks_where_french_punctuation_forbids_it(width: int) -> None:
    told = (
        "Ada valide «\u202fnourrir tous ses ouvriers avec du poisson\u202f»\u202f: 2 points\u202f!"
    )
    lines = written(Paragraph([(told, True), (told, False)]), Console(width=width))
    text = [line.plain[2:].rstrip() for line in lines]
    assert " ".join(text) == f"{told} {told}"
    assert not any(line.startswith(("»", ":", "!")) or line.endswith("«") for line in text)
