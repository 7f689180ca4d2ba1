"""Requests and answers about the analysis of a finished game."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

State: TypeAlias = Literal["none", "running", "stopped", "failed", "whole"]


class Reviewed(Struct):
    """One decision of a seat, by what the seat knew then."""

    event: int
    """The actions before it."""
    seat: int
    round: int
    chances: list[float]
    """Every seat's chance of winning, if the best move is made."""
    after: list[float]
    """The same behind the move that was made."""
    cost: float
    """The chance of winning that the move gave away."""
    played: str
    best: str
    why: list[str]
    """For what the best move was better."""


class SeatAccount(Struct):
    """What became of a seat's chance of winning: start - lost + given + luck = end."""

    seat: int
    choices: int
    accuracy: float
    mistakes: int
    start: float
    lost: float
    given: float
    luck: float
    end: float


class GameAnalysis(Struct):
    """The analysis of a finished game, as far as it has come."""

    state: State
    done: int
    """The actions that were gone through."""
    events: int
    """How many there are."""
    won: list[float]
    accounts: list[SeatAccount]
    """Of the seats that the viewpoint reaches; luck is known once it is whole."""
    choices: list[Reviewed]
    """From the number on that was asked for."""


class Attempt(Struct, forbid_unknown_fields=True):
    """Another move at a decision that was looked at."""

    event: Annotated[int, Meta(ge=0, le=100_000)]
    act: Annotated[int, Meta(ge=0, lt=1 << 48)]


class Attempted(Struct):
    """What it would have been worth."""

    found: bool
    """Whether it is as good as the best."""
    gain: float
    """What it gains on the move that was made."""
    short: float
    """What the best one gains on it."""
