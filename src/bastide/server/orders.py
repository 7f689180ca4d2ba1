"""Every message from a page to the server: what somebody at a table wants."""

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from bastide.server.wire import Language, Phrase, Turning


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Answer the question of that revision; several picks are taken all or none."""

    revision: int
    actions: list[int]


class TakeBack(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back my last action, or all that can still be taken back."""

    revision: int
    all: bool = False


class AskHint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would you play?"""


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """A line of chat: words of one's own, or a phrase that everybody reads in his language."""

    text: str | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET


class Resume(Struct, tag="resume", tag_field="type", forbid_unknown_fields=True):
    """Go on after that event."""

    event: int


class Speak(Struct, tag="lang", tag_field="type", forbid_unknown_fields=True):
    """From now on in that language."""

    lang: Language


class AskBack(Struct, tag="ask_back", tag_field="type", forbid_unknown_fields=True):
    """Ask the table to let me take my last move back although somebody learned from it."""

    revision: int


class Consent(Struct, tag="consent", tag_field="type", forbid_unknown_fields=True):
    """My answer to such a question."""

    yes: bool


class Return(Struct, tag="return", tag_field="type", forbid_unknown_fields=True):
    """I take my chair back from the bot that sits in for me."""


class Uncover(Struct, tag="uncover", tag_field="type", forbid_unknown_fields=True):
    """Who shares a device holds it now, and wants to see that seat's view."""

    seat: int


class Prefer(Struct, tag="prefer", tag_field="type", forbid_unknown_fields=True):
    """Whether questions that have only one answer shall be answered for me."""

    forced: bool


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Whether the page is in view: who looks at a table is not called to it."""

    on: bool


class Turn(Struct, tag="turn", tag_field="type", forbid_unknown_fields=True):
    """In a first game: the note is read, or let its move be made, or go on without notes."""

    to: Turning


ToServer: TypeAlias = (
    Act
    | TakeBack
    | AskHint
    | Say
    | Resume
    | Speak
    | AskBack
    | Consent
    | Return
    | Uncover
    | Prefer
    | Look
    | Turn
)
