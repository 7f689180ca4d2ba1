"""What must hold at one moment of a scenario, and how it is compared with the table."""

# not compiled: text work, done once per step of a scenario

from dataclasses import dataclass, field
from typing import Any

from bastide.engine.document import Document
from bastide.engine.facts import agrees, fact, leaves, paths_of, shown, spread
from bastide.engine.messages import BadInput, Message
from bastide.engine.naming import listed
from bastide.engine.parts import Json, Refusal
from bastide.engine.rehearsal import Rehearsal

SPECTATOR = -1
MOVES = ("options", "forced")
"""Facts of every game that are lists of moves."""
ANY_ORDER = (*MOVES, "winners")
"""Facts of every game whose order means nothing."""


@dataclass
class Expectation:
    """Everything a writer may say about one moment."""

    facts: list[tuple[str, Any]] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)
    not_offered: list[str] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)
    """Moves, and the rule that must be given as the reason."""
    scores: list[tuple[int, str, Any]] = field(default_factory=list)
    winner: list[int] = field(default_factory=list)
    sees: list[tuple[int, str, Any]] = field(default_factory=list)
    hidden: list[tuple[int, str, Any]] = field(default_factory=list)
    """Who must not know, the place where it lies, if that is said, and the names."""

    def is_empty(self) -> bool:
        """Whether nothing is expected."""
        return not any(vars(self).values())


def read_expectation(document: Document, players: int) -> Expectation:
    """The expectation in a table; raises BadInput about everything that is not understood."""
    expectation = Expectation(
        spread(document.table("expect").content),
        _texts(document, "offered"),
        _texts(document, "not_offered"),
        [_refused(document, entry) for entry in _several(document, "refused")],
        _scores(document, players),
        _winner(document, players),
        [
            (seat, path, value)
            for seat, said in _by_seat(document, "sees", players)
            for path, value in spread(Document(said, f"{document.where}.sees").content)
        ],
        [
            (seat, path, names)
            for seat, said in _by_seat(document, "hidden", players)
            for path, names in _hidden(document, said)
        ],
    )
    document.finish()
    return expectation


def checked(
    expectation: Expectation, rehearsal: Rehearsal
) -> tuple[list[str], list[tuple[str, Refusal]]]:
    """Every difference as a sentence, and the refusals that came as they should."""
    problems: list[str] = []
    refusals: list[tuple[str, Refusal]] = []
    if expectation.facts:
        known = facts(rehearsal)
        for path, expected in expectation.facts:
            problems += _compared(known, path, expected, rehearsal, "")
    problems += _moves(expectation, rehearsal)
    for move, rule in expectation.refused:
        problem, refusal = _is_refused(rehearsal, move, rule)
        problems += problem
        refusals += [(move, refusal)] if refusal else []
    problems += _points(expectation, rehearsal)
    for seat, path, expected in expectation.sees:
        seen = {"mover": _mover(rehearsal), "over": rehearsal.state.is_over()}
        seen |= rehearsal.game.knowledge.view(rehearsal.state, seat)
        problems += _compared(seen, path, expected, rehearsal, f"{_name(seat)} sees ")
    for seat, path, names in expectation.hidden:
        if path:
            problems += _shown_at(rehearsal, seat, path, names)
        else:
            problems += [leak for name in names for leak in _leaks(rehearsal, seat, name)]
    return problems, refusals


def facts(rehearsal: Rehearsal) -> dict[str, Json]:
    """The whole position, and what every game can say beside it."""
    game, state = rehearsal.game, rehearsal.state
    over = state.is_over()
    position: dict[str, Json] = game.positions.to_document(state)
    return position | {
        "mover": _mover(rehearsal),
        "question": None if over else game.speech.question(state).id.partition("-ask-")[2],
        "options": rehearsal.words(),
        "forced": rehearsal.written(rehearsal.went),
        "over": over,
        "round": game.scoring.round(state),
        "scores": game.scoring.scores(state),
        "winners": game.scoring.winners(state),
    }


def _compared(
    known: Json, path: str, expected: Any, rehearsal: Rehearsal, begins: str
) -> list[str]:
    try:
        found = fact(known, path)
        if path in MOVES:
            expected = _moves_meant(expected, rehearsal)
    except BadInput as problem:
        return [f"{begins}{path}: {problem}"]
    last = path.rpartition(".")[2]
    if agrees(found, expected, last in ANY_ORDER or last in rehearsal.game.knowledge.unordered):
        return []
    wanted = {True: "something", False: "nothing"}[expected] if isinstance(expected, bool) else ""
    if isinstance(found, bool):
        wanted = ""
    gone = _gone(rehearsal) if path in ("mover", "question", "over", "round") else ""
    return [f"{begins}{path}: expected {wanted or shown(expected)}; found {shown(found)}{gone}."]


def _moves_meant(expected: Any, rehearsal: Rehearsal) -> Any:
    """Moves as records write them: what is paid with comes in any order."""
    if not isinstance(expected, list) or not all(isinstance(move, str) for move in expected):
        return expected
    return rehearsal.written([act for move in expected for act in rehearsal.readings(move)[0]])


def _moves(expectation: Expectation, rehearsal: Rehearsal) -> list[str]:
    problems: list[str] = []
    for moves, must in ((expectation.offered, True), (expectation.not_offered, False)):
        for move in moves:
            try:
                is_possible = any(way.stuck is None for way in rehearsal.ways(move))
                in_vain = not must and rehearsal.is_untimely(move)
            except BadInput as problem:
                problems.append(str(problem))
                continue
            if is_possible != must:
                verdict = "should be" if must else "must not be"
                problems.append(f"'{move}' {verdict} offered; {_offer(rehearsal)}.")
            elif in_vain:
                problems.append(
                    f"'{move}' answers another question than the one that is asked, so that it"
                    f" is not offered says nothing; {_offer(rehearsal)}."
                )
    return problems


def _offer(rehearsal: Rehearsal) -> str:
    offer = "the game is over"
    if not rehearsal.state.is_over():
        offer = f"seat {rehearsal.state.mover()} is offered {listed(rehearsal.words())}"
    return offer + _gone(rehearsal)


def _gone(rehearsal: Rehearsal) -> str:
    """What there was only one answer to, so that the question is past."""
    return f"; {listed(rehearsal.written(rehearsal.went))} went by itself" if rehearsal.went else ""


def _is_refused(rehearsal: Rehearsal, move: str, rule: str) -> tuple[list[str], Refusal | None]:
    try:
        way = rehearsal.ways(move)[0]
    except BadInput as problem:
        return [str(problem)], None
    if way.stuck is None:
        return [f"'{move}' should be refused ({rule}), but it is possible."], None
    reason = way.after.reason(way.stuck)
    if reason.rule != rule:
        given = f"{reason.rule}{_gone(rehearsal)}"
        return [f"'{move}' should be refused by {rule}; the reason given is {given}."], None
    return [], reason


def _points(expectation: Expectation, rehearsal: Rehearsal) -> list[str]:
    problems: list[str] = []
    totals = rehearsal.game.scoring.scores(rehearsal.state)
    for seat, source, expected in expectation.scores:
        points = {**rehearsal.game.scoring.breakdown(rehearsal.state, seat), "total": totals[seat]}
        if source not in points:
            problems.append(
                f"scores: there is no source '{source}'; there are {listed([*points])}."
            )
        elif points[source] != expected:
            problems.append(
                f"scores: seat {seat} should have {expected} for '{source}';"
                f" it has {points[source]}."
            )
    winners = rehearsal.game.scoring.winners(rehearsal.state)
    if expectation.winner and sorted(expectation.winner) != sorted(winners):
        problems.append(f"winner: expected {shown(expectation.winner)}; found {shown(winners)}.")
    return problems


def _leaks(rehearsal: Rehearsal, seat: int, name: str) -> list[str]:
    """Whether a name that must be hidden from a seat stands in its view or was told to it."""
    if not paths_of(rehearsal.game.positions.to_document(rehearsal.state), name):
        return [f"hidden: '{name}' is nowhere on the table, so it cannot be hidden."]
    seen = paths_of(rehearsal.game.knowledge.view(rehearsal.state, seat), name)
    if seen:
        return [
            f"hidden: {_name(seat)} sees '{name}' at {listed(seen)}; if another one is meant,"
            f' say where it lies, such as {{ "seats.0.hand" = ["{name}"] }}.'
        ]
    for event in rehearsal.log.events:
        if event.is_known_to(seat) and _tells(
            rehearsal.game.speech.line(rehearsal.state, event).message, name
        ):
            return [f"hidden: {_name(seat)} is told of '{name}'."]
    return []


def _shown_at(rehearsal: Rehearsal, seat: int, path: str, names: Any) -> list[str]:
    """Whether a seat is shown what lies at a place of the position, or some names there."""
    try:
        there = fact(rehearsal.game.positions.to_document(rehearsal.state), path)
    except BadInput as problem:
        return [f"hidden: {problem}"]
    lying = [value for _, value in leaves(there) if value is not None]
    if not lying:
        return [f"hidden: there is nothing at '{path}', so nothing can be hidden."]
    wanted = lying if names is True else names
    view = _seen(rehearsal.game.knowledge.view(rehearsal.state, seat), path)
    problems: list[str] = []
    for name in dict.fromkeys(wanted):
        if name not in lying:
            problems.append(f"hidden: '{name}' is not at '{path}'; there is {shown(there)}.")
        elif paths_of(view, name):
            problems.append(f"hidden: {_name(seat)} sees '{name}' at '{path}'.")
    return problems


def _seen(view: Json, path: str) -> Json:
    """What a view has at a path, or at the last part of it that it knows."""
    try:
        return fact(view, path)
    except BadInput:
        above = path.rpartition(".")[0]
        return _seen(view, above) if above else view


def _tells(message: Message, name: str) -> bool:
    if message.id.endswith(f"-{name.replace('_', '-')}"):
        return True
    return any(
        _tells(value, name) if isinstance(value, Message) else value == name
        for value in message.args.values()
    )


def _mover(rehearsal: Rehearsal) -> int | None:
    return None if rehearsal.state.is_over() else rehearsal.state.mover()


def _name(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


def _several(document: Document, name: str) -> list[Any]:
    """A list, or the one thing that stands there without brackets."""
    value = document.raw(name, [])
    return value if isinstance(value, list) else [value]


def _texts(document: Document, name: str) -> list[str]:
    found = _several(document, name)
    if not all(isinstance(text, str) and text.strip() for text in found):
        raise BadInput(f"{document.where}: '{name}' must be a list of texts in quotation marks.")
    return found


def _hidden(document: Document, said: Any) -> list[tuple[str, Any]]:
    """Names anywhere, or by place: some of the names that lie there, or `true` for all."""
    if not isinstance(said, dict):
        return [("", _texts(Document({"hidden": said}, document.where), "hidden"))]
    where = f"{document.where}.hidden"
    found: list[tuple[str, Any]] = []
    for path, names in spread(said):
        if names is not True:
            names = _texts(Document({path: names}, where), path)
        found.append((path, names))
    return found


def _refused(document: Document, entry: Any) -> tuple[str, str]:
    said = Document(entry, f"{document.where}.refused")
    move, rule = said.raw("move"), said.raw("rule")
    said.finish()
    if not isinstance(move, str) or not isinstance(rule, str) or not move.strip():
        raise BadInput(f'{said.where} must have the form {{ move = "...", rule = "..." }}.')
    return move, rule


def _by_seat(document: Document, name: str, players: int) -> list[tuple[int, Any]]:
    """What is said about each seat; seats are numbers from 0 on, or `spectator`."""
    seats = {str(seat): seat for seat in range(players)} | {"spectator": SPECTATOR}
    said = document.table(name)
    for seat in said.content:
        if seat not in seats:
            raise BadInput(f"{said.where}: '{seat}' is no seat; there are {listed([*seats])}.")
    return [(seats[seat], value) for seat, value in said.content.items()]


def _scores(document: Document, players: int) -> list[tuple[int, str, Any]]:
    found: list[tuple[int, str, Any]] = []
    for seat, said in _by_seat(document, "scores", players):
        points = said if isinstance(said, dict) else {"total": said}
        if seat == SPECTATOR or not all(type(value) is int for value in points.values()):
            raise BadInput(f"{document.where}.scores: points are whole numbers by seat and source.")
        found += [(seat, source, value) for source, value in points.items()]
    return found


def _winner(document: Document, players: int) -> list[int]:
    found = _several(document, "winner")
    if not all(type(seat) is int and 0 <= seat < players for seat in found):
        raise BadInput(f"{document.where}: 'winner' must be the number of a seat, or several.")
    return found
