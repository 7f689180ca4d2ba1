"""`bastide games`: the games and their options."""

import json

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from bastide.cli.options import AsJson
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.game import Game
from bastide.engine.messages import Message
from bastide.engine.settings import Choice, Setting


def games(context: typer.Context, as_json: AsJson = False) -> None:
    """List the games and what can be set."""
    voice: Voice = context.obj
    if as_json:
        found = [document(game, voice) for game in registry.games()]
        voice.write(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for game in registry.games():
        voice.out.print(Text(f"{title(game, voice)}  {game.name}", style="bold green"))
        voice.out.print(Text(about(game, voice)))
        voice.out.print(option_grid(game, voice))


def title(game: Game, voice: Voice) -> str:
    """The name of the game on its box."""
    return voice.say(Message(f"{game.prefix.lower()}-game"))


def about(game: Game, voice: Voice) -> str:
    """The game in a sentence."""
    return voice.say(Message(f"{game.prefix.lower()}-about"))


def option_id(game: Game, choice: Choice) -> str:
    """The message that names an option; with `-about` the one that explains it."""
    return f"{game.prefix.lower()}-option-{choice.name.replace('_', '-')}"


def option_grid(game: Game, voice: Voice) -> Grid:
    """Every option with its values, the usual one first."""
    grid = Grid(box=box.SIMPLE, show_header=False, pad_edge=False)
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    grid.add_column()
    for choice in game.setup.choices():
        explained = Text(voice.say(Message(option_id(game, choice))), style="bold")
        explained.append(". " + voice.say(Message(f"{option_id(game, choice)}-about")), "not bold")
        grid.add_row(choice.name, Text(values(choice)), explained)
    return grid


def values(choice: Choice) -> str:
    """What an option may be; the usual value in brackets."""
    if not choice.values:
        return f"[{choice.default}] 0, 1, 2, …"
    shown = (f"[{plain(v)}]" if v == choice.default else plain(v) for v in choice.values)
    return " ".join(shown)


def plain(value: Setting) -> str:
    """A value as it is typed."""
    return str(value).lower()


def document(game: Game, voice: Voice) -> dict[str, object]:
    """A game for programs."""
    return {
        "name": game.name,
        "title": title(game, voice),
        "about": about(game, voice),
        "rules_version": game.rules_version,
        "options": [
            {
                "name": choice.name,
                "title": voice.say(Message(option_id(game, choice))),
                "about": voice.say(Message(f"{option_id(game, choice)}-about")),
                "values": choice.values or None,
                "default": choice.default,
                "rule": choice.rule,
                "needs": choice.needs and {choice.needs.option: choice.needs.value},
            }
            for choice in game.setup.choices()
        ],
    }
