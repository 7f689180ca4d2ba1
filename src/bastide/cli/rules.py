"""`bastide rules`: the rules in our words, where they come from, and what tests them."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Group

from bastide.cli.handbook import checkout, printed, tests_of
from bastide.cli.options import AsJson
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.rulebook import Rule, rule, search
from bastide.rulebook import rules as all_rules


def rules(
    context: typer.Context,
    numbers: Annotated[list[str] | None, typer.Argument(help="cli-argument-rules")] = None,
    words: Annotated[str | None, typer.Option("--search", help="cli-option-search")] = None,
    game: Annotated[str | None, typer.Option("--game", help="cli-option-game")] = None,
    as_json: AsJson = False,
) -> None:
    """Read rules by number, search them, or list those of a game."""
    voice: Voice = context.obj
    if game is not None:
        registry.game(game)
    if numbers:
        found = [rule(number, voice.lang) for number in numbers]
    else:
        found = looked_up(words, game, voice)
    if as_json:
        voice.write(json.dumps([document(each) for each in found], ensure_ascii=False, indent=2))
    elif numbers:
        for each in found:
            voice.out.print(Group(*printed([each])))
            show_tests(each, voice)
    else:
        for each in found:
            voice.write(f"{each.id:7} {each.title}")


def looked_up(words: str | None, game: str | None, voice: Voice) -> list[Rule]:
    """The rules that hold all the words, or all rules of a game; raises BadInput."""
    if words is None and game is None:
        raise voice.refuse("cli-which-rule")
    games = [game] if game else [each.name for each in registry.games()]
    found: list[Rule] = []
    for name in games:
        found += search(words, name, voice.lang) if words else all_rules(name, voice.lang).values()
    if not found:
        raise voice.refuse("cli-no-rule", text=(words or "")[:40])
    return list(dict.fromkeys(found))


def show_tests(each: Rule, voice: Voice) -> None:
    """The tests of a rule, where the sources of the project are at hand."""
    root = checkout()
    for test in tests_of(each.id, root) if root else []:
        voice.write(f"  {test}", "dim")


def document(each: Rule) -> dict[str, object]:
    """A rule for programs."""
    root = checkout()
    return {**asdict(each), "tests": tests_of(each.id, root) if root else []}
