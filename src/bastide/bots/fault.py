"""Why a bot from outside has lost."""

# not compiled: an exception, raised once in a game at the most

from typing import Final

REASONS: Final = ("raised", "illegal", "late", "died", "garbled")
"""It raised an exception; chose what it may not; did not answer in time; its program ended; its
program wrote what the protocol does not know. Each is a message `bot-fault-...`."""


class Fault(Exception):
    """A bot loses its game: by which of the reasons, and what else is known about it."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
