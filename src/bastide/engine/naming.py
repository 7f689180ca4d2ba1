"""Names as people write them: in any case, counted, or misspelt."""

# not compiled: text work, one call per word from outside

import re
from collections.abc import Collection, Iterable, Mapping

from bastide.engine.messages import BadInput

SHOWN = 12
"""Names that a sentence lists before it says that there are more."""
_COUNTED = re.compile(r"([1-9][0-9]?)([A-Za-z_]\w*)")


def listed(names: Collection[str]) -> str:
    """Names in a row, not too many of them."""
    if not names:
        return "nothing"
    rest = len(names) - SHOWN
    return ", ".join([*names][:SHOWN]) + (f" and {rest} more" if rest > 0 else "")


def nearest(wrong: str, names: Collection[str]) -> str:
    """Names in a row; if there are many, those that share most letters with a wrong one first."""
    found = [*names]
    if len(found) > SHOWN:
        wanted = set(wrong.lower())
        found.sort(key=lambda name: len(wanted ^ set(name.lower())))
    return listed(found)


def there_are(wrong: str, names: Collection[str]) -> str:
    """What exists instead of a name that does not."""
    return f"there are {nearest(wrong, names)}" if names else "there is none"


def number_of(word: str, numbers: Mapping[str, int], kind: str) -> int:
    """The number of a name, written in any case; raises BadInput that says what there is."""
    if word in numbers:
        return numbers[word]
    folded = word.lower()
    for name, number in numbers.items():
        if name.lower() == folded:
            return number
    raise BadInput(f"'{word[:40]}' is no {kind}; {there_are(word, numbers)}.")


def spelt_out(words: Iterable[object]) -> list[object]:
    """A list with counted names in it, such as `14water`, each name as often as it is meant."""
    found: list[object] = []
    for word in words:
        match = _COUNTED.fullmatch(word) if isinstance(word, str) else None
        found += [word] if match is None else [match[2]] * int(match[1])
    return found
