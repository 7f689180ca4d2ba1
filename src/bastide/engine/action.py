"""An action is one integer: a verb, what it is about, and where it happens."""

from typing import TypeAlias

from mypy_extensions import i64

Action: TypeAlias = i64


def action(verb: i64, what: i64 = 0, where: i64 = 0) -> i64:
    """The integer of an action; `what` and `where` stay below 4096."""
    return (verb << 24) | (what << 12) | where


def verb(act: i64) -> i64:
    """What is done."""
    return act >> 24


def what(act: i64) -> i64:
    """The number of the thing it is done with."""
    return (act >> 12) & 4095


def where(act: i64) -> i64:
    """The number of the place where it is done."""
    return act & 4095
