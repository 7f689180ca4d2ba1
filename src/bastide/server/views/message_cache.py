"""Texts that have been said before are not made anew: most sentences of a game come back often."""

from collections.abc import Sequence

from bastide import words
from bastide.engine.messages import Message

MOST = 20_000
_said: dict[tuple[object, ...], str] = {}


def say(message: Message, lang: str, names: Sequence[str], viewer: int) -> str:
    """The same as `words.say` beside a map that can be pointed at; from memory where possible."""
    key = (lang, *_key(message, names, viewer))
    text = _said.get(key)
    if text is None:
        text = words.say(message, lang, names, viewer, typed=False)
        if len(_said) >= MOST:
            _said.clear()
        _said[key] = text
    return text


def _key(message: Message, names: Sequence[str], viewer: int) -> tuple[object, ...]:
    """Everything that the text depends on."""
    parts: list[object] = [message.id]
    for name, value in message.args.items():
        parts.append(name)
        parts.append(_key(value, names, viewer) if isinstance(value, Message) else value)
        if name == "seat" and isinstance(value, int):
            parts.append(names[value] if 0 <= value < len(names) else "")
            parts.append(value == viewer)
    return tuple(parts)
