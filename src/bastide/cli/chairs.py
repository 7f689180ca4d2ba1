"""Who sits at the table: people by name, computers by name and level."""

from dataclasses import dataclass

from bastide.cli.opponents import LEVELS, USUAL
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
        """The chair as a record names it: `Ada`, or `Inés @uniform`."""
        return f"{self.name} @{self.level}" if self.level else self.name


def read(text: str) -> Chair:
    """The chair that a record names."""
    name, sign, level = text.rpartition(" @")
    return Chair(name, level) if sign else Chair(text)


def known(level: str, voice: Voice) -> str:
    """The level, if there is one of that name; raises BadInput."""
    if level not in LEVELS:
        raise voice.refuse("cli-no-level", text=level[:40], levels=", ".join(LEVELS))
    return level


def seated(wish: str, voice: Voice) -> list[Chair]:
    """The chairs of a wish such as `you,bot,bot` or `Ada,Ben,bot:uniform`; raises BadInput."""
    wishes = [part.strip() for part in wish.split(",")]
    people = [part for part in wishes if not _level(part)]
    free = [name for name in BOT_NAMES if name not in people]
    chairs: list[Chair] = []
    for part in wishes:
        level = _level(part)
        if level:
            chairs.append(Chair(free.pop(0) if free else BOT, known(level, voice)))
        elif not part or len(part) > LONGEST or not part.isprintable() or set(part) & set("|@:"):
            raise voice.refuse("cli-no-name", text=part[:40])
        elif part in (chair.name for chair in chairs):
            raise voice.refuse("cli-name-twice", text=part)
        else:
            chairs.append(Chair(part))
    return chairs


def _level(part: str) -> str:
    """The level that a wish asks for; empty for a person's name."""
    kind, sign, level = part.partition(":")
    if kind == BOT:
        return level if sign else USUAL
    return part if part in LEVELS else ""


def names(chairs: list[Chair], voice: Voice) -> list[str]:
    """The names as they are shown."""
    return [voice.tell("cli-you") if chair.name == YOU else chair.name for chair in chairs]
