"""The program's help and its complaints about wrong use, in the reader's language."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from bastide.cli.voice import Voice


class Command(TyperCommand):
    """A command whose `--help` is explained in the reader's language too."""

    def get_help_option(self, ctx: Any) -> Any:
        return spoken(super().get_help_option(ctx), ctx.obj)


class Group(TyperGroup):
    """The program, likewise."""

    def get_help_option(self, ctx: Any) -> Any:
        return spoken(super().get_help_option(ctx), ctx.obj)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise ctx.obj.refuse("cli-no-command", text=args[0][:40])
        return super().resolve_command(ctx, args)


def spoken(option: Any, voice: Voice) -> Any:
    """The option `--help` in a language."""
    option.help = voice.tell("cli-option-help")
    option.rich_help_panel = voice.tell("cli-panel-options")
    return option


def translate(made: Any, voice: Voice) -> None:
    """Replace the names of messages in all help texts by what they say."""
    made.help = _said(made.help, voice)
    made.rich_help_panel = voice.tell("cli-panel-commands")
    for parameter in made.params:
        parameter.help = _said(parameter.help, voice)
        kind = "arguments" if parameter.param_type_name == "argument" else "options"
        parameter.rich_help_panel = voice.tell(f"cli-panel-{kind}")
    for below in getattr(made, "commands", {}).values():
        translate(below, voice)


def _said(help: str | None, voice: Voice) -> str | None:
    return voice.tell(help) if help and " " not in help else help


def wrong_usage(problem: typer.TyperException, voice: Voice) -> str:
    """A sentence for what the command line could not be read as."""
    kind = type(problem).__name__
    if kind == "NoSuchOption":
        return voice.tell("cli-no-option", text=getattr(problem, "option_name", ""))
    named = _shown(getattr(problem, "param", None))
    if kind == "MissingParameter":
        return voice.tell("cli-missing", text=named)
    if kind == "BadParameter":
        return voice.tell("cli-bad-value", text=named)
    return voice.tell("cli-bad-usage")


def _shown(parameter: Any) -> str:
    if parameter is None:
        return ""
    return (
        str(parameter.opts[0]) if parameter.param_type_name == "option" else parameter.name.upper()
    )
