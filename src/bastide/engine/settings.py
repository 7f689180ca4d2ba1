"""The options of a game: what a table may set before it starts."""

from dataclasses import dataclass
from typing import TypeAlias

from bastide.engine.messages import BadInput, Message

Setting: TypeAlias = int | bool | str


@dataclass(frozen=True)
class Needs:
    """An option and its value without which another option has no meaning, and the rule for it."""

    option: str
    value: Setting
    rule: str


@dataclass(frozen=True)
class Choice:
    """One option of a game that the table may set before it starts."""

    name: str
    values: list[Setting]
    """What it may be; empty means any whole number from 0 up."""
    default: Setting
    rule: str = ""
    is_open: bool = False
    """Whether other words than `values` may do, too: `Setup.check` knows which."""
    needs: Needs | None = None
    """What another option, one before this, must be for this one not to stay as usual."""
    is_variant: bool = False
    """Whether it is offered at first sight, before what only fills a gap of the rules."""

    def read(self, value: Setting) -> Setting:
        """The value as this option keeps it; raises BadInput when it cannot be."""
        if self.is_open and not isinstance(value, bool):
            return str(value)
        if not self.values:
            if type(value) is not int or not 0 <= value < 1 << 31:
                raise BadInput(
                    f"Option '{self.name}' is {plain(value)}, but must be a whole number.",
                    Message("bad-number", {"option": self.name, "value": plain(value)}),
                )
        elif not any(v == value and type(v) is type(value) for v in self.values):
            allowed = ", ".join(plain(v) for v in self.values)
            raise BadInput(
                f"Option '{self.name}' is {plain(value)}, but may be {allowed}.",
                Message(
                    "bad-value", {"option": self.name, "value": plain(value), "allowed": allowed}
                ),
            )
        return value

    def check_company(self, settings: dict[str, Setting]) -> None:
        """Raise BadInput when it is set, but has no meaning beside the options before it."""
        value, needs = settings[self.name], self.needs
        if needs and value != self.default and settings[needs.option] != needs.value:
            other = f"{needs.option}={plain(needs.value)}"
            raise BadInput(
                f"Option '{self.name}' goes only with {other} ({needs.rule}).",
                Message("bad-company", {"option": self.name, "other": other, "rule": needs.rule}),
            )
        if self.name == "first" and isinstance(value, int) and value >= int(settings["players"]):
            last = int(settings["players"]) - 1
            raise BadInput(
                f"Option 'first' is {value}, but seats are counted from 0 to {last}.",
                Message("bad-first", {"value": value, "last": last}),
            )


def who_begins(rule: str) -> Choice:
    """The option that names the first player; else the lot does."""
    return Choice("first", ["random", 0, 1, 2, 3], "random", rule)


def first_seat(settings: dict[str, Setting]) -> int:
    """The seat that begins, or -1 where the lot decides."""
    first = settings["first"]
    return -1 if first == "random" else int(first)


def colours(settings: dict[str, Setting], known: tuple[str, ...]) -> tuple[str, ...]:
    """Everybody's colour, seat by seat, as an option names them; raises BadInput."""
    chosen = str(settings["colours"]).split(",")
    wrong = [colour for colour in chosen if colour not in known]
    if wrong or len(set(chosen)) != len(chosen) or len(chosen) < int(settings["players"]):
        raise BadInput(f"Option 'colours' must name different ones of {', '.join(known)}.")
    return tuple(chosen)


def setting(text: str) -> Setting:
    """The setting that `plain` writes so."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else text


def plain(value: object) -> str:
    """A setting as it is written in records and commands."""
    return str(value).lower() if isinstance(value, bool) else str(value)
