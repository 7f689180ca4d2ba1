"""Reading a document from outside: every wrong thing becomes one clear sentence."""

# not compiled: text work, done once per position

import json
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from bastide.engine.fields import ROWS, fields, is_told
from bastide.engine.flow import BELOW, SEAT, WIDTH, Frame, Options, State, is_asked
from bastide.engine.messages import BadInput
from bastide.engine.naming import nearest, number_of, spelt_out, there_are
from bastide.engine.rng import Rng
from bastide.engine.rows import row

MOST_BYTES = 200_000
"""No file of components is larger."""
MOST_STEPS = 10
"""Questions within questions; no game comes near it."""
MOST_NUMBER = 1 << 31
"""No number of a game is larger, masks aside."""


class Document:
    """A table of names and values that knows where it stands and what has been read of it."""

    def __init__(self, content: object, where: str) -> None:
        if not isinstance(content, dict):
            raise BadInput(f"{where} must be a table of names and values.")
        self.content: dict[str, Any] = content
        self.where = where
        self._known: dict[str, bool] = {}
        """Names that somebody asked for, and whether what stands there was read."""

    def has(self, name: str) -> bool:
        """Whether the document says anything under that name."""
        self._known.setdefault(name, False)
        return name in self.content

    def raw(self, name: str, default: object = None) -> Any:
        """The value as it stands."""
        self._known[name] = True
        return self.content.get(name, default)

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number between two bounds."""
        value = self.raw(name, default)
        if type(value) is not int or not low <= value <= high:
            raise BadInput(f"{self.where}: '{name}' must be a whole number from {low} to {high}.")
        return value

    def truth(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.raw(name, default)
        if not isinstance(value, bool):
            raise BadInput(f"{self.where}: '{name}' must be true or false.")
        return value

    def word(self, name: str, default: str, known: Sequence[str]) -> str:
        """One of the known words."""
        value = self.raw(name, default)
        if value not in known:
            allowed = nearest(str(value), known)
            raise BadInput(f"{self.where}: '{name}' is {short(value)}, but may be {allowed}.")
        assert isinstance(value, str)
        return value

    def items(self, name: str) -> list[Any]:
        """A list; empty when nothing is said."""
        value = self.raw(name, [])
        if not isinstance(value, list):
            raise BadInput(f"{self.where}: '{name}' must be a list.")
        return value

    def names(self, name: str, numbers: dict[str, int]) -> list[int]:
        """A list of known names, as their numbers; `14water` stands for fourteen."""
        return [self.named(item, numbers, name) for item in spelt_out(self.items(name))]

    def named(self, item: object, numbers: dict[str, int], name: str) -> int:
        """The number of one known name, written in any case."""
        try:
            return number_of(item if isinstance(item, str) else "", numbers, name)
        except BadInput:
            raise BadInput(
                f"{self.where}: '{name}' names {short(item)}, which does not exist;"
                f" {there_are(str(item), numbers)}."
            ) from None

    def tables(self, name: str, most: int) -> list["Document"]:
        """A list of documents, at most that many."""
        found = self.items(name)
        if len(found) > most:
            raise BadInput(f"{self.where}: '{name}' has {len(found)} entries, at most {most} fit.")
        return [Document(item, f"{self.where}.{name}.{at}") for at, item in enumerate(found)]

    def table(self, name: str) -> "Document":
        """A document inside this one; empty when nothing is said."""
        return Document(self.raw(name, {}), f"{self.where}.{name}")

    def finish(self) -> None:
        """Complain about everything that nobody read: most likely a misspelt name."""
        for name in self.content:
            if not self._known.get(name):
                raise BadInput(
                    f"{self.where}: nothing is called {short(name)} there;"
                    f" {there_are(name, self._known)}."
                )


def file_text(path: Path | None, package: str, name: str) -> str:
    """What a file of components says, or the package's own; raises BadInput with a sentence."""
    if path is None:
        return (resources.files(package) / name).read_text(encoding="utf-8")
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadInput(f"The file '{path}' is too large for the components of a game.")
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"The file '{path}' cannot be read: {problem.strerror}.") from None
    except ValueError:
        raise BadInput(f"The file '{path}' is not a text in UTF-8.") from None


def from_json(text: str, where: str) -> Document:
    """The document that a text in JSON holds; raises BadInput with a sentence."""
    try:
        return Document(json.loads(text), where)
    except RecursionError:
        raise BadInput("The file is not JSON: too many brackets inside one another.") from None
    except ValueError as problem:
        raise BadInput(f"The file is not JSON: {problem}.") from None


def short(value: object) -> str:
    """A value from outside as a few signs on one line."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def written_steps(state: State, words: dict[str, Sequence[str]]) -> list[dict[str, Any]]:
    """The frames in words, lowest first; slots named in `words` are written as names."""
    steps: list[dict[str, Any]] = []
    for at in range(0, int(state.top) + WIDTH, WIDTH):
        frame: Frame[Any] = state.frames[state.stack[at]]
        step: dict[str, Any] = {"step": frame.name, "seat": int(state.stack[at + SEAT])}
        for slot, name in enumerate(frame.slots):
            value = int(state.stack[at + 2 + slot])
            step[name] = words[name][value] if name in words else value
        steps.append(step)
    return steps


def push_steps(state: State, document: Document, words: dict[str, Sequence[str]]) -> None:
    """Lay the frames that `steps` of a document describes."""
    kinds = {frame.name: kind for kind, frame in enumerate(state.frames)}
    for step in document.tables("steps", MOST_STEPS):
        kind = kinds[step.word("step", "", list(kinds))]
        seat = step.number("seat", 0, -1, int(state.players) - 1)
        values: list[int] = []
        for name in state.frames[kind].slots:
            if name in words:
                values.append(words[name].index(step.word(name, words[name][0], words[name])))
            else:
                values.append(step.number(name, 0, -1, 1 << 31))
        step.finish()
        state.push(kind, seat, *values)


def move_on(state: State) -> list[tuple[int, int, int]]:
    """Settle a state from outside; says which frames forced which seats to what on the way.

    Frames that neither ask nor change anything would never end: they raise BadInput.
    """
    forced: list[tuple[int, int, int]] = []
    out = Options()
    for _ in range(10_000):
        out.count = 0
        if state.is_over():
            return forced
        frame: Frame[Any] = state.frames[state.stack[state.top]]
        frame.advance(state, out)
        if is_asked(state, out):
            return forced
        if out.count == 1:
            forced.append((int(state.stack[state.top]), state.mover(), int(out.acts[0])))
            frame.take(state, out.acts[0])
    raise BadInput("The steps of the position lead nowhere: nobody has anything to choose.")


def read_random(state: State, document: Document) -> None:
    """The random source that a document names, if it does."""
    words = document.items("random")
    if words:
        if len(words) != 4 or any(type(w) is not int or not 0 <= w < 1 << 32 for w in words):
            raise BadInput(f"{document.where}: 'random' must be four 32-bit numbers.")
        state.rng = Rng(*words)


def to_document(state: State) -> dict[str, Any]:
    """All that a state declares, by name, with its steps and its random source."""
    values = {name: getattr(state, name) for name in fields(type(state))}
    return {
        **{
            name: list(value) if isinstance(value, ROWS) else value
            for name, value in values.items()
            if is_told(value)
        },
        "steps": written_steps(state, {}),
        "random": state.rng.words(),
    }


def read_fields(state: State, content: object) -> None:
    """Change a fresh table into the one that a document describes, not settled yet.

    What it leaves out stays. A row keeps its length, unless it is empty on a fresh table.
    """
    document = Document(content, "position")
    for name in fields(type(state)):
        value = getattr(state, name)
        if is_told(value):
            setattr(state, name, _read_field(document, name, value))
    if document.has("steps"):
        state.top = BELOW
        push_steps(state, document, {})
    read_random(state, document)
    document.finish()


def _read_field(document: Document, name: str, value: Any) -> Any:
    if isinstance(value, bool):
        return document.truth(name, value)
    if isinstance(value, int):
        return document.number(name, value, -MOST_NUMBER, MOST_NUMBER)
    if isinstance(value, str):
        return str(document.raw(name, value))
    if not document.has(name):
        return value
    numbers = document.items(name)
    if not all(type(one) is int and abs(one) <= MOST_NUMBER for one in numbers):
        raise BadInput(f"{document.where}: '{name}' must be a list of whole numbers.")
    if len(value) > 0 and len(numbers) != len(value):
        raise BadInput(f"{document.where}: '{name}' must have {len(value)} numbers.")
    return row(numbers)
