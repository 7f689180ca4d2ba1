"""Facts of a document by path, such as `seats.0.hand`, and whether they are as expected."""

# not compiled: text work on documents of any shape

from typing import Any

from bastide.engine.messages import BadInput
from bastide.engine.naming import listed, spelt_out
from bastide.engine.parts import Json


def spread(document: dict[str, Any], above: str = "") -> list[tuple[str, Any]]:
    """Path and value of everything in a document; tables inside it make longer paths."""
    found: list[tuple[str, Any]] = []
    for name, value in document.items():
        path = f"{above}.{name}" if above else name
        if isinstance(value, dict) and value:
            found += spread(value, path)
        else:
            found.append((path, value))
    return found


def fact(facts: Json, path: str) -> Json:
    """What stands at a path; raises BadInput with a sentence when there is no such place.

    A number picks from a list, counted from 0. So does a name: the first entry that begins with
    it. `size` says how long a list is.
    """
    value = facts
    trail = ""
    for part in path.split("."):
        value = _inside(value, part, trail)
        trail = f"{trail}.{part}" if trail else part
    return value


def _inside(value: Json, part: str, trail: str) -> Json:
    place = f"'{trail}'" if trail else "the table"
    if isinstance(value, dict):
        if part in value:
            return value[part]
        raise BadInput(f"{place} has no '{part}'; it has {listed(list(value))}.")
    if not isinstance(value, list):
        raise BadInput(f"{place} is {shown(value)}, so there is no '{part}' in it.")
    if part == "size":
        return len(value)
    if part.isascii() and part.isdigit():
        if len(part) < 6 and int(part) < len(value):
            return value[int(part)]
        raise BadInput(f"{place} has {len(value)} entries, counted from 0: no '{part}'.")
    for entry in value:
        if isinstance(entry, dict) and _head(entry) == part:
            return entry
    raise BadInput(f"{place} has no '{part}' in it; it is {shown(value)}.")


def agrees(found: Json, expected: Json, any_order: bool) -> bool:
    """Whether a fact is as expected; `true` means something is there, `false` nothing.

    An entry of several parts, such as a building with its good, may be called by its name alone,
    and `14water` in a list stands for fourteen.
    """
    if isinstance(expected, bool):
        if isinstance(found, bool):
            return found == expected
        return isinstance(found, str | dict) if expected else found is None
    if isinstance(expected, list):
        expected = spelt_out(expected)
        if not isinstance(found, list) or len(found) != len(expected):
            return False
        if not any_order:
            return all(agrees(a, b, False) for a, b in zip(found, expected, strict=True))
        left = list(found)
        for wanted in expected:
            match = [at for at, entry in enumerate(left) if agrees(entry, wanted, False)]
            if not match:
                return False
            left.pop(match[0])
        return True
    if isinstance(found, dict) and not isinstance(expected, dict):
        return bool(_head(found) == expected)
    return type(found) is type(expected) and bool(found == expected)


def shown(value: Json) -> str:
    """A value as a few words."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return shown(_head(value)) if value else "nothing"
    if isinstance(value, list):
        if any(isinstance(entry, list) for entry in value):
            return listed([f"[{shown(entry)}]" for entry in value])
        return listed([shown(entry) for entry in value])
    return str(value)[:80]


def paths_of(document: Json, name: str) -> list[str]:
    """The paths at which a name stands in a document."""
    return [path for path, value in leaves(document) if value == name]


def leaves(document: Json, above: str = "") -> list[tuple[str, Json]]:
    """Path and value of everything in a document that is neither a table nor a list."""
    if isinstance(document, dict):
        inside = list(document.items())
    elif isinstance(document, list):
        inside = list(enumerate(document))
    else:
        return [(above, document)]
    return [
        leaf
        for key, value in inside
        for leaf in leaves(value, f"{above}.{key}" if above else str(key))
    ]


def _head(entry: dict[str, Any]) -> Any:
    return next(iter(entry.values()), None)
