"""Those who listen to a table: one for every socket, each with its own outbox."""

import asyncio
from dataclasses import dataclass, field

import msgspec

from bastide.server import wire
from bastide.server.model.viewer import Viewer

FULL = 32
"""Messages that may wait for a slow line; then it gets everything anew once it can."""

encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Listener:
    """One socket. `put` never waits; a line that cannot keep up is told to start afresh."""

    viewer: Viewer
    lang: str
    names: tuple[str, ...] = ("", "", "")
    """For whom bots think here, from the largest to the smallest: site, household, person."""
    device: str = ""
    """From which device somebody listens."""
    event: int = -1
    """The last event it has been told of; -1 means nothing yet."""
    view_seat: int = -2
    """The seat whose view it was shown last."""
    covered: int = -1
    """On a device that several share: the seat it was told to pass it to."""
    uncovered: int = -1
    """On a device that several share: the seat that holds it."""
    answers_forced: bool = False
    """Whether the only answer there is shall be given at once, though others see how quickly."""
    looks: bool = True
    """Whether the page is in view, as far as it says."""
    behind: bool = False
    hint: "asyncio.Task[None] | None" = None
    answering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while something that came over the line is answered."""
    outbox: "asyncio.Queue[bytes | None]" = field(default_factory=asyncio.Queue)

    def put(self, message: bytes) -> None:
        """Send that as soon as the line allows."""
        if self.outbox.qsize() >= FULL:
            self.behind = True
        elif not self.behind:
            self.outbox.put_nowait(message)

    def tell(self, message: wire.FromServer) -> None:
        """Send a message of its own."""
        self.put(encode(message))

    def hang_up(self) -> None:
        """Close the line once everything has been sent, the answer that is due included."""
        self.outbox.put_nowait(None)
