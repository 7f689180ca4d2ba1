"""First games and cards: what somebody who has never played reads, as files that tests play.

A game may have a lesson: a fixed deal, the opening moves of all seats and notes about them. What
does not depend on the language stands in `<game>.toml`, the words in `<language>/<game>.toml`: here
for our games, in the folder `lessons` of its package for somebody else's (docs/lessons.md).
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bastide.engine import registry
from bastide.engine.game import Game
from bastide.lessons.lesson import Card, Lesson, read_card, read_lesson

LANGUAGES: Final = ("en", "fr")

OWN: Final = "bastide.games."
"""Where the games are whose lessons lie here."""


def folder(game: Game) -> Traversable:
    """Where the lesson of a game would lie."""
    if game.package.startswith(OWN):
        return files(__name__)
    return files(game.package).joinpath("lessons")


@cache
def texts(name: str, lang: str) -> tuple[str, str] | None:
    """The two files of a game's lesson, facts and words; None where there is none."""
    game = registry.game(name)
    facts = folder(game).joinpath(f"{game.name}.toml")
    words = folder(game).joinpath(lang, f"{game.name}.toml")
    if not (facts.is_file() and words.is_file()):
        return None
    return facts.read_text(encoding="utf-8"), words.read_text(encoding="utf-8")


@cache
def lesson(name: str, lang: str) -> Lesson | None:
    """The first game of a game, if it has one; raises BadInput when a file is wrong."""
    found = texts(name, lang)
    return None if found is None else read_lesson(registry.game(name), *found)


def card(name: str, lang: str) -> Card | None:
    """The game on one card, if somebody wrote it; raises BadInput when a file is wrong."""
    found = texts(name, lang)
    return None if found is None else read_card(*found)
