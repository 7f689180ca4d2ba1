"""A request that changes nothing, and the reason for it."""

from bastide.engine.messages import Argument, Message

HELD = "lesson-held"
"""A note of a first game wants another move; the note itself says why."""


class Refused(Exception):
    """Somebody asked for something that cannot be; the message says why."""

    def __init__(
        self, id: str, args: dict[str, Argument] | None = None, rule: str = "", status: int = 409
    ) -> None:
        super().__init__(id)
        self.message = Message(f"server-no-{id}", args)
        self.rule = rule
        self.status = status
        """What the HTTP interface answers with."""


class RefusedByRule(Refused):
    """The rules of the game say no."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__("", None, rule)
        self.message = message
