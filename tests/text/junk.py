"""Documents and texts gone wrong: what a careless hand or a broken file may hold."""

from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

LONGER = settings(
    max_examples=3 * settings().max_examples, suppress_health_check=[HealthCheck.too_slow]
)
"""For the tests that find most: three times as many examples as elsewhere."""
WORDS = st.sampled_from(
    [
        "",
        "quarry",
        "cathedral",
        "table",
        "over",
        "role",
        "spectator",
        "0",
        "-1",
        "nothing",
        "é\u2028",
    ]
)
NUMBERS = st.sampled_from([-1, 0, 1, 2, 5, 7, 12, 13, 40, 99, 1 << 31, 1 << 62, 1 << 64, 10**40])
LEAVES = (
    st.none() | st.booleans() | NUMBERS | st.integers() | st.floats() | WORDS | st.text(max_size=8)
)
JUNK = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)


def is_one_sentence(text: str) -> bool:
    """Whether a complaint is fit to be shown to people."""
    return len(text.splitlines()) == 1 and text.endswith(".") and "Traceback" not in text


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every container in a document with every key or index into it."""
    found: list[tuple[Any, Any]] = []
    inner = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in inner:
        found.append((document, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


@st.composite
def spoiled(draw: st.DrawFn, document: Any) -> Any:
    """The document with one to three things in it changed, lost, doubled, renamed or swapped."""
    broken = deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        found = places(broken)
        if not found:
            break
        container, key = draw(st.sampled_from(found))
        how = draw(st.sampled_from(["change", "count", "lose", "double", "rename", "swap"]))
        if how == "change":
            container[key] = draw(JUNK)
        elif how == "count" and type(container[key]) is int:
            container[key] += draw(st.sampled_from([-2, -1, 1, 2, 3]))
        elif how == "lose":
            del container[key]
        elif how == "double" and isinstance(container, list):
            container.insert(key, deepcopy(container[key]))
        elif how == "rename" and isinstance(container, dict):
            container[draw(WORDS)] = container.pop(key)
        elif how == "swap":
            other, at = draw(st.sampled_from(found))
            if not isinstance(other, list) or at < len(other):
                container[key] = deepcopy(other.get(at) if isinstance(other, dict) else other[at])
    return broken


@st.composite
def misspelt(draw: st.DrawFn, text: str, pieces: list[str]) -> str:
    """The text with a few stretches cut out, repeated, or replaced by pieces from elsewhere."""
    for _ in range(draw(st.integers(1, 4))):
        first = draw(st.integers(0, len(text)))
        end = min(len(text), first + draw(st.integers(0, 30)))
        filling = draw(st.sampled_from([*pieces, "", text[first:end] * 2]) | st.text(max_size=5))
        text = text[:first] + filling + text[end:]
    return text


@st.composite
def reworded(draw: st.DrawFn, text: str, words: list[str]) -> str:
    """The text with a few of its words replaced by other words."""
    parts = text.split(" ")
    for _ in range(draw(st.integers(1, 4))):
        parts[draw(st.integers(0, len(parts) - 1))] = draw(st.sampled_from(words))
    return " ".join(parts)
