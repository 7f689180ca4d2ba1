"""A lesson as it is read from its two files; every wrong thing becomes one clear sentence."""

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from bastide.engine.document import Document
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput
from bastide.engine.settings import Setting

ANY = "any"
"""Instead of a list of accepted moves: all that are legal."""
MOST_LINES = 6
"""Lines about a turn that fit on a card."""
MOST_NOTES = 20
MOST_STEPS = 10
LARGEST_SEED = (1 << 62) - 1
_SPOKEN = re.compile(r"\s*(\d)\s*:(.*)")


@dataclass(frozen=True)
class Card:
    """A game on one card."""

    aim: str
    turn: tuple[tuple[str, str], ...]
    """The piece that a line speaks of, and the line."""
    end: str
    winner: str

    def words(self) -> list[str]:
        """Everything that is printed on it."""
        return [self.aim, *(line for _, line in self.turn), self.end, self.winner]


@dataclass(frozen=True)
class Step:
    """One question to the learner."""

    moment: str
    """The id of the question."""
    lit: tuple[str, ...]
    """What is lit: targets as options have them, or ways into the view such as `/seats/0/hand`."""
    move: str
    """What the lesson wants, in the notation of records; empty: the note is only read."""
    accepts: tuple[str, ...]
    """Other moves that are played, with a word; ANY: all of them."""


@dataclass(frozen=True)
class Note:
    """One idea."""

    id: str
    title: str
    text: str
    held: str
    """What is said when another move is not played, because later notes need the wanted one."""
    accepted: str
    """What is said when another move is played."""
    rules: tuple[str, ...]
    before: tuple[tuple[int, str], ...]
    """What the other seats do before it comes up: seat and move."""
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """A fixed deal and the notes about its opening; the learner sits on seat 0."""

    game: Game
    settings: dict[str, Setting]
    seed: int
    card: Card
    notes: tuple[Note, ...]


def read_lesson(game: Game, facts: str, words: str) -> Lesson:
    """The lesson of a game from what its two files say; raises BadInput with a sentence."""
    told, said = _parsed(facts, "facts"), _parsed(words, "words")
    settings = complete(game, told.table("options").content)
    seed = told.number("seed", 0, 0, LARGEST_SEED)
    card = _card(told, said)
    texts = said.table("note")
    texts.where = "words"
    players = int(settings["players"])
    documents = told.tables("note", MOST_NOTES)
    if not documents:
        raise BadInput("facts: a lesson has at least one 'note'.")
    notes = [_note(document, texts, players) for document in documents]
    for document in (told, said, texts):
        document.finish()
    return Lesson(game, settings, seed, card, tuple(notes))


def read_card(facts: str, words: str) -> Card:
    """Only the card of the same two files; raises BadInput with a sentence."""
    return _card(_parsed(facts, "facts"), _parsed(words, "words"))


def _parsed(text: str, where: str) -> Document:
    try:
        return Document(tomllib.loads(text), where)
    except (RecursionError, ValueError) as problem:
        reason = (str(problem).splitlines() or ["it cannot be read"])[0][:200]
        raise BadInput(f"{where}: this is not TOML: {reason}.") from None


def _card(told: Document, said: Document) -> Card:
    pieces, printed = _texts(told, "card"), said.table("card")
    lines = _texts(printed, "turn")
    if not 0 < len(lines) == len(pieces) <= MOST_LINES:
        raise BadInput(
            f"words.card: 'turn' has {len(lines)} lines, and 'card' of the facts names"
            f" {len(pieces)} pieces; there must be as many of both, {MOST_LINES} at most."
        )
    turn = tuple(zip(pieces, lines, strict=True))
    card = Card(_text(printed, "aim"), turn, _text(printed, "end"), _text(printed, "winner"))
    printed.finish()
    return card


def _note(document: Document, texts: Document, players: int) -> Note:
    name = _text(document, "id")
    document.where = f"note {name}"
    if not texts.has(name):
        raise BadInput(f"words: the note '{name}' is missing.")
    said = texts.table(name)
    further = document.tables("then", MOST_STEPS)
    for number, one in enumerate(further, 2):
        one.where = f"note {name}, step {number}"
    steps = [_step(document), *map(_step, further)]
    if further and not all(step.move for step in steps):
        raise BadInput(f"note {name}: a note with several steps has a 'move' in each of them.")
    is_holding = any(step.move and step.accepts != (ANY,) for step in steps)
    note = Note(
        name,
        _text(said, "title"),
        _text(said, "text"),
        _text(said, "held") if is_holding else "",
        _text(said, "accepted") if any(step.accepts for step in steps) else "",
        tuple(_texts(document, "rules")),
        tuple(_before(document, players)),
        tuple(steps),
    )
    for one in (document, said, *further):
        one.finish()
    return note


def _step(document: Document) -> Step:
    accepts = [ANY] if document.raw("accepts") == ANY else _texts(document, "accepts")
    move = _text(document, "move") if document.has("move") else ""
    if accepts and not move:
        raise BadInput(f"{document.where}: 'accepts' needs a 'move' that is wanted.")
    return Step(_text(document, "moment"), tuple(_texts(document, "lit")), move, tuple(accepts))


def _before(document: Document, players: int) -> list[tuple[int, str]]:
    """The moves of lines such as `1: draw 1; keep`."""
    moves: list[tuple[int, str]] = []
    for line in _texts(document, "before"):
        spoken = _SPOKEN.fullmatch(line)
        if spoken is None or not 0 < int(spoken[1]) < players:
            raise BadInput(
                f"{document.where}: a line of 'before' names a seat from 1 to {players - 1} and its"
                f" moves, as in '1: draw; pass', not '{line[:40]}'."
            )
        moves += [(int(spoken[1]), move.strip()) for move in spoken[2].split(";")]
    return moves


def _texts(document: Document, name: str) -> list[str]:
    found: list[Any] = document.items(name)
    if not all(isinstance(one, str) and one.strip() for one in found):
        raise BadInput(f"{document.where}: '{name}' must be a list of texts.")
    return found


def _text(document: Document, name: str) -> str:
    value = document.raw(name)
    if not isinstance(value, str) or not value.strip():
        raise BadInput(f"{document.where}: '{name}' must be a text in quotation marks.")
    return value
