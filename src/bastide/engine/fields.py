"""The fields that a state declares: how each is copied and written down.

A number, a truth or a word is taken as it is, a row is copied whole, and anything else is a fact,
which copies share and documents do not tell.
"""

# not compiled: reads annotations, which only interpreted classes keep

from inspect import get_annotations
from typing import Any

from bastide.engine.rows import EMPTY

ROWS = (list, type(EMPTY))
"""What rows are in either build."""


def fields(kind: type) -> tuple[str, ...]:
    """The names that a class of states declares, those of the classes between it and State too."""
    return tuple(
        name
        for owner in kind.__mro__[-3::-1]
        for name, annotation in get_annotations(owner).items()
        if "ClassVar" not in str(annotation)
    )


def copied(value: Any) -> Any:
    """What a copy of a state holds in a field."""
    return value[:] if isinstance(value, ROWS) else value


def is_told(value: object) -> bool:
    """Whether a document names the field: facts are fixed before the game starts."""
    return isinstance(value, (int, str, *ROWS))
