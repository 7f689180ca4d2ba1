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
    """Become somebody who is known: by what an authenticator has answered, a code, a claim or the
    code of a letter."""

    by: Literal["passkey", "code", "claim", "mail"]
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
    mail: str
    """The address that brings me back, or nothing."""
    has_mail: bool
    """Whether this server sends mail."""
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


class DaysAway(Struct, forbid_unknown_fields=True):
    """From when until when I am away, in seconds since 1970."""

    begins: Annotated[int, Meta(ge=0, lt=2**40)]
    ends: Annotated[int, Meta(ge=0, lt=2**40)]


class Away(Struct):
    """When I am away, now and later; and how many days of this year are left for that."""

    days: list[DaysAway]
    left: int


class TableNote(Struct, forbid_unknown_fields=True):
    """What I note down at a table; nobody else reads it."""

    text: Annotated[str, Meta(max_length=4000)]


Wish = Literal[
    "turn.push",
    "turn.mail",
    "turn.webhook",
    "reminder.push",
    "reminder.mail",
    "reminder.webhook",
    "over.push",
    "over.mail",
    "over.webhook",
    "rematch.push",
    "rematch.mail",
    "rematch.webhook",
]


class NotificationWishes(Struct, forbid_unknown_fields=True):
    """Of what I wish to be told, how, and when not."""

    wishes: Annotated[list[Wish], Meta(max_length=12)]
    reminder: Annotated[int, Meta(ge=600, le=30 * 86400)]
    """Seconds after which I am reminded once."""
    zone: Annotated[str, Meta(max_length=40)]
    """The time zone of my quiet hours, such as `Europe/Paris`."""
    quiet_from: Annotated[int, Meta(ge=0, lt=1440)] | None = None
    """Minutes after midnight from which, and up to which, I am told nothing."""
    quiet_to: Annotated[int, Meta(ge=0, lt=1440)] | None = None


class Browser(Struct, forbid_unknown_fields=True):
    """Where this browser lets itself be pushed, and its keys, as its PushSubscription says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class MailAddress(Struct, forbid_unknown_fields=True):
    """An address for mail."""

    mail: Annotated[str, Meta(max_length=254)]


class WebhookAddress(Struct, forbid_unknown_fields=True):
    """Where my webhook listens."""

    url: Annotated[str, Meta(max_length=1000)]


class TryNotification(Struct, forbid_unknown_fields=True):
    """By what I am to be sent a message now, to see how it looks."""

    channel: Literal["push", "mail", "webhook"]


class LetterCode(Struct, forbid_unknown_fields=True):
    """The code of a letter."""

    code: Annotated[str, Meta(max_length=150)]


class Webhook(Struct):
    """My webhook, and the secret with which its messages are signed."""

    url: str
    secret: str


class NotificationSettings(Struct):
    """What I am told, and how."""

    channels: list[Literal["push", "mail", "webhook"]]
    """By what this server sends messages at all."""
    push_key: str
    """What a browser must know of this server before it lets itself be pushed."""
    wishes: list[str]
    reminder: int
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    asked: bool
    """Whether I was asked once, and need never be asked again."""
    here: bool
    """Whether this browser is pushed."""
    browsers: list[str]
    """The devices of mine that are pushed, by what they say of themselves."""
    mail: str
    webhook: Webhook | None
