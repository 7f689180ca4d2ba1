"""What is to be said, before anybody chose a language."""

from typing import TypeAlias, Union

Argument: TypeAlias = Union[str, int, "Message"]


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


class BadInput(Exception):
    """Something from outside cannot be used; the text is one clear sentence.

    What players meet says the same as a message too, so that they read it in their language.
    """

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        self.message = message
