"""What is to be said, before anybody chose a language."""

from typing import TypeAlias, Union

Argument: TypeAlias = Union[str, int, "Message"]


class BadInput(Exception):
    """Something from outside cannot be used; the text is one clear sentence."""


class Message:
    """A line of the message files with its arguments, which may be messages themselves."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"
