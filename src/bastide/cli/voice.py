"""How the command line speaks: a language, and the two streams it writes to."""

import os
from collections.abc import Mapping, Sequence
from functools import cached_property

from rich.console import Console

from bastide.cli.paper import Paper
from bastide.engine.messages import Argument, BadInput, Message
from bastide.words import LANGUAGES, say

FALLBACK = "en"


class Voice:
    """Says messages in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def out(self) -> Console:
        """Where answers go."""
        return Paper(highlight=False, emoji=False)

    @cached_property
    def err(self) -> Console:
        """Where complaints go."""
        return Paper(stderr=True, highlight=False, emoji=False)

    def say(self, message: Message, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """A message of a game in this language."""
        return say(message, self.lang, names, viewer)

    def tell(self, id: str, **args: Argument) -> str:
        """A message of the command line in this language."""
        return say(Message(id, dict(args)), self.lang)

    def refuse(self, id: str, **args: Argument) -> BadInput:
        """The exception that ends the command with this sentence."""
        return BadInput(self.tell(id, **args))

    def note(self, text: str) -> None:
        """A line beside the results."""
        self.err.print(text, markup=False)

    def write(self, text: str = "", style: str | None = None) -> None:
        """A line as it stands, never broken: for paths and commands to copy."""
        self.out.print(text, style=style, markup=False, soft_wrap=True)


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, or English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for locale in environment.get(name, "").split(":"):
            if locale[:2].lower() in LANGUAGES:
                return locale[:2].lower()
            if locale:
                return FALLBACK
    return FALLBACK


def taken_from(arguments: list[str], environment: Mapping[str, str] = os.environ) -> str:
    """Take `--lang` out of the arguments, wherever it stands; without it the locale decides."""
    lang = spoken(environment)
    while True:
        found = [at for at, text in enumerate(arguments) if text.split("=")[0] == "--lang"]
        if not found:
            return lang
        at = found[0]
        _, sign, given = arguments[at].partition("=")
        width = 1 if sign else 2
        code = given if sign else "".join(arguments[at + 1 : at + 2])
        if code not in LANGUAGES:
            raise BadInput(say(Message("cli-no-language", {"text": code[:40]}), lang))
        lang = code
        del arguments[at : at + width]
