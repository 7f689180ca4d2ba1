"""Computer players on the command line: which there are, who sits down, what they advise."""

from collections.abc import Callable
from typing import TypeAlias

from bastide.bots.fault import Fault
from bastide.bots.guests import SECONDS, is_guest, seated
from bastide.bots.hints import hint
from bastide.bots.levels import LEVELS
from bastide.cli.voice import Voice
from bastide.engine.messages import BadInput, Message
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting

Chooser: TypeAlias = Callable[[Seat], int]
"""Answers the question that is put to its seat."""

USUAL = LEVELS[1].id


def spec(text: str, voice: Voice) -> str:
    """The bot that is meant, by its level from 1 on or by its own name; raises BadInput."""
    named = f"level:{text}" if text.isdecimal() else text
    chooser(named, 0, voice)
    return named


def chooser(
    named: str, seed: int, voice: Voice, settings: dict[str, Setting] | None = None
) -> Chooser:
    """The bot of that name, sitting down; raises BadInput."""
    try:
        return seated(named, seed, SECONDS, settings).choose
    except Fault as fault:
        raise voice.refuse("bad-guest", bot=named[:80], why=told(fault, voice)) from None
    except BadInput:
        if is_guest(named):
            raise
        count = str(len(LEVELS))
        raise voice.refuse("cli-no-level", text=named[:40], last=count) from None


def told(fault: Fault, voice: Voice) -> str:
    """Why a bot from outside has lost."""
    return f"{voice.tell(f'bot-fault-{fault.reason}')} ({fault.detail})"


def advice(seat: Seat) -> tuple[int, Message]:
    """What the strongest bot would do in this seat, and why."""
    return hint(seat)


def introduced(named: str, players: str, voice: Voice) -> str:
    """Who plays at a level and what to expect, for one of the four; empty for any other bot."""
    for level in LEVELS:
        if level.id == named:
            says = voice.say(level.sentence)
            return voice.tell("cli-level", players=players, level=voice.say(level.name), says=says)
    return ""
