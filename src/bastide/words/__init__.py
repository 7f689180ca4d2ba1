"""Messages in a language: the same Fluent files serve the terminal and the page."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bastide.engine import registry
from bastide.engine.game import Game
from bastide.engine.messages import Message

LANGUAGES = ("en", "fr")


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle([lang], use_isolating=False)
    folder = resources.files("bastide.words") / lang
    files = sorted(folder.iterdir(), key=lambda entry: entry.name)
    for game in registry.games():
        files += files_of(game, lang)
    for file in files:
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def files_of(game: Game, lang: str) -> list[Traversable]:
    """The messages that a game of somebody else brings along: `words/en.ftl` in its package."""
    file = resources.files(game.package) / "words" / f"{lang}.ftl"
    return [file] if file.is_file() else []


def say(
    message: Message,
    lang: str,
    names: Sequence[str] = (),
    viewer: int | None = None,
    typed: bool = True,
) -> str:
    """The message in a language.

    Where it speaks of a seat, `$name` is that seat's name and `$you` is `yes` for the viewer.
    An argument that is a message brings its attributes along: the `.a` of `$card` is `$card-a`.
    `$typed` is `yes` where a place has its short name, as beside a terminal's map; the page points
    at it instead.
    A message or an argument that is missing is our mistake and raises LookupError.
    """
    return forms(message, lang, names, viewer, typed, [])[""]


def forms(
    message: Message,
    lang: str,
    names: Sequence[str] = (),
    viewer: int | None = None,
    typed: bool = True,
    wanted: Sequence[str] | None = None,
) -> dict[str, str]:
    """The message, and its attributes by name: the forms it takes inside sentences."""
    found = bundle(lang)
    if not found.has_message(message.id):
        raise LookupError(f"no message '{message.id}' in '{lang}'")
    args: dict[str, Any] = {"typed": "yes" if typed else "no"}
    for key, value in message.args.items():
        if isinstance(value, Message):
            for form, text in forms(value, lang, names, viewer, typed).items():
                args[f"{key}-{form}" if form else key] = text
        else:
            args[key] = value
    seat = args.get("seat")
    if isinstance(seat, int):
        args["name"] = names[seat] if 0 <= seat < len(names) else str(seat)
        args["you"] = "yes" if seat == viewer else "no"
    entry = found.get_message(message.id)
    assert entry.value is not None, message.id
    patterns = entry.attributes
    if wanted is not None:
        patterns = {form: patterns[form] for form in wanted}
    said: dict[str, str] = {}
    for form, pattern in {"": entry.value, **patterns}.items():
        formed, problems = found.format_pattern(pattern, args)
        if problems:
            raise LookupError(f"message '{message.id}' in '{lang}': {problems[0]}")
        said[form] = str(formed)
    return said
