"""Who sits at the table: people by name, computers by name and level."""

from dataclasses import dataclass

from bastide.cli.opponents import USUAL, spec
from bastide.cli.voice import Voice

YOU = "you"
"""How the only person is written; everybody reads it in the own language."""
BOT = "bot"
BOT_NAMES = ("Inés", "Mateo", "Lucía", "Rafael", "Elena", "Tomás")
LONGEST = 20


@dataclass(frozen=True)
class Chair:
    """One seat: a person when no level is given."""

    name: str
    level: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody answers at the keyboard."""
        return not self.level

    def written(self) -> str:
        """The chair as a record names it: `Ada`, or `Inés @level:2`."""
        return f"{self.name} @{self.level}" if self.level else self.name


def read(text: str) -> Chair:
    """The chair that a record names."""
    name, sign, level = text.rpartition(" @")
    return Chair(name, level) if sign else Chair(text)


def seated(text: str, level: int | None, voice: Voice) -> list[Chair]:
    """The chairs as in `you,bot,bot` or `Ada,Ben,bot:3`; raises BadInput.

    Bots that do not say how strong they are have the level given.
    """
    parts = [part.strip() for part in text.split(",")]
    people = [part for part in parts if part.partition(":")[0] != BOT]
    free = [name for name in BOT_NAMES if name not in people]
    usual = USUAL if level is None else str(level)
    chairs: list[Chair] = []
    for part in parts:
        kind, _, named = part.partition(":")
        if kind == BOT:
            chairs.append(Chair(free.pop(0) if free else BOT, spec(named or usual, voice)))
        elif not part or len(part) > LONGEST or not part.isprintable() or set(part) & set("|@:"):
            raise voice.refuse("cli-no-name", text=part[:40])
        elif part in (chair.name for chair in chairs):
            raise voice.refuse("cli-name-twice", text=part)
        else:
            chairs.append(Chair(part))
    return chairs


def names(chairs: list[Chair], voice: Voice) -> list[str]:
    """The names as they are shown."""
    return [voice.tell("cli-you") if chair.name == YOU else chair.name for chair in chairs]
