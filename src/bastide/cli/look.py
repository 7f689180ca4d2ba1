"""Who looks at the table, in which language, under which names."""

from dataclasses import dataclass

from bastide.cli.voice import Voice
from bastide.engine.messages import Argument, Message
from bastide.engine.settings import Setting

SPECTATOR = -1


@dataclass(frozen=True)
class Look:
    """One person's eyes on a game."""

    voice: Voice
    names: list[str]
    viewer: int
    """The seat whose hand is shown; -1 sees what lies open."""
    settings: dict[str, Setting]

    def say(self, message: Message) -> str:
        """A message of the game, which calls the viewer `you`."""
        return self.voice.say(message, self.names, self.viewer)

    def tell(self, id: str, **args: Argument) -> str:
        """A message of the command line."""
        return self.voice.tell(id, **args)

    def name(self, seat: int) -> str:
        """The name of a seat, `you` for the viewer's own."""
        return self.tell("cli-you") if seat == self.viewer else self.names[seat]
