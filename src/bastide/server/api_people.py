"""Requests and answers about who somebody is and what they have played."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from bastide.server.api import Name


class Profile(Struct, forbid_unknown_fields=True):
    """How I am called, and my emblem; what is not said stays."""

    name: Name | UnsetType = UNSET
    emblem: Annotated[str, Meta(max_length=24)] | UnsetType = UNSET


class Answered(Struct, forbid_unknown_fields=True):
    """What an authenticator has answered, as JSON."""

    answer: Annotated[str, Meta(max_length=12_000)]


class Enter(Struct, forbid_unknown_fields=True):
    """Become somebody who is known, by what an authenticator has answered, a code or a claim."""

    by: Literal["passkey", "code", "claim"]
    what: Annotated[str, Meta(max_length=12_000)]
    bring: bool = False
    """Whether the chairs of the guest that this browser is now come along."""


class Follow(Struct, forbid_unknown_fields=True):
    """The link that another device of mine shows."""

    link: Annotated[str, Meta(max_length=60)]


class Asked(Struct):
    """What an authenticator is to be asked, as JSON."""

    question: str


class Recovery(Struct):
    """A recovery code; it is shown this once."""

    code: str


class MyDevice(Struct):
    """A browser that is me."""

    id: str
    name: str
    """`phone`, `tablet` or `computer`, and the browser where it is known."""
    seen: int
    """When it was here last, in seconds since 1970."""
    here: bool
    """Whether it is the one that asks."""


class MyPasskey(Struct):
    """A passkey of mine."""

    id: str
    name: str
    """On what kind of device it was made."""
    made: int
    used: int


class Me(Struct):
    """Who I am, and what brings me back."""

    known: bool
    name: str
    emblem: str
    keeps: bool
    """Whether this server keeps people at all."""
    has_passkeys: bool
    """Whether browsers make passkeys for the address of this server."""
    recovery: bool
    """Whether there is a recovery code."""
    passkeys: list[MyPasskey]
    devices: list[MyDevice]
    chairs: int
    """At how many tables I sit that are not over."""
    taken: list[str]
    """Emblems of others at my tables."""


class Arriving(Struct):
    """A device that would like to be mine; its number stands on both."""

    name: str
    number: int
    """0 while nobody has followed the link."""
    minutes: int
    """For how long the link is good."""


class Welcome(Struct):
    """Whose device this one would become."""

    name: str
    emblem: str


class Followed(Struct):
    """What lets this device in once the person has agreed, and the number to compare."""

    claim: str
    number: int


class Entered(Struct):
    """Whether this browser is now somebody else's; a claim may have to wait."""

    entered: bool


class PlayedSeat(Struct):
    """How a seat came out of a game."""

    seat: int
    name: str
    emblem: str
    bot: bool
    points: int
    place: int
    """From 1; those who share a place have the same."""
    mine: bool


class Played(Struct):
    """A game that was played to its end."""

    id: str
    """That of its table."""
    game: str
    title: str
    box: str
    edition: str
    ended: int
    """In seconds since 1970."""
    rounds: int
    counts_points: bool
    """Whether points say more than who has won."""
    seats: list[PlayedSeat]
