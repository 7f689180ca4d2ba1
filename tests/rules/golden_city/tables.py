"""Tables of The Golden City set up in a few words, moves in the notation of records, facts."""

from typing import Any

from bastide.engine import registry
from bastide.engine.document import move_on
from bastide.engine.flow import State, options, play
from bastide.engine.game import complete
from bastide.engine.settings import Setting

GAME = registry.game("golden-city")
SETTINGS = {choice.name for choice in GAME.setup.choices()} - {"first"}
LISTS = ("known", "drawn_before", "black", "goods", "bonus")


def area(hand: str = "", posts: str = "", **more: Any) -> dict[str, Any]:
    """One seat: cards in hand, posts on the board, then other keys of a position."""
    for name in LISTS:
        if name in more:
            more[name] = more[name].split()
    return {"hand": hand.split(), "posts": posts.split(), **more}


def table(phase: str, *areas: dict[str, Any], **said: Any) -> State:
    """The table with these seats in a phase; `said` holds options and position keys.

    Seat 0 is first player and to move unless something else is said. Piles are top first. Unless
    `watched`, answers to which there is no other are given at once.
    """
    watched = said.pop("watched", False)
    settings: dict[str, Setting] = {"players": max(2, len(areas))}
    document: dict[str, Any] = {"phase": phase, "seats": list(areas)}
    for name, value in said.items():
        if name in SETTINGS:
            settings[name] = value
        elif isinstance(value, str) and name not in ("score_card", "rest"):
            document[name] = value.split()
        else:
            document[name] = value
    state = GAME.positions.from_document(document, complete(GAME, settings))
    return state if watched else unwatched(state)


def unwatched(state: State) -> State:
    """The same table without anybody who could notice that a question had one answer."""
    state.is_watched = False
    move_on(state)
    return state


def new(seed: int = 1, **given: Setting) -> State:
    """A game that has just been set up."""
    return unwatched(GAME.setup.new(complete(GAME, given), seed))


def pairs(*cards: str, hands: dict[int, int] | None = None) -> list[dict[str, Any]]:
    """Groups on offer, such as `forest/port`; `hands` says whose hand lies on which."""
    on = hands or {}
    return [{"cards": each.split("/"), "hand": on.get(at)} for at, each in enumerate(cards)]


def do(state: State, *moves: str) -> State:
    """Carry out moves in the notation of records; each must be offered."""
    for move in moves:
        assert move in offered(state), f"{move!r} is not among {offered(state)}"
        play(state, GAME.notation.parse(move))
    return state


def offered(state: State) -> list[str]:
    """The moves that may be chosen now."""
    return [GAME.notation.format(act) for act in options(state)]


def asked(state: State) -> str:
    """Who is asked what, such as `1 turn`; `nobody` when the game is over."""
    if state.is_over():
        return "nobody"
    return f"{state.mover()} {GAME.speech.question(state).id.removeprefix('gc-ask-')}"


def refused_by(state: State, move: str) -> str:
    """The rule that a move which is not offered would break."""
    assert move not in offered(state)
    return GAME.refusals.refusal(state, GAME.notation.parse(move)).rule


def fact(state: State, path: str) -> Any:
    """One fact of the position, by path: `seats.0.coins`."""
    found = GAME.positions.to_document(state)
    for step in path.split("."):
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def hand(state: State, seat: int = 0) -> list[str]:
    """The cards in a hand, type after type."""
    cards: list[str] = fact(state, f"seats.{seat}.hand")
    return cards


def letters(state: State, source: str, seat: int = 0) -> int:
    """Letters of a seat from one source."""
    found: int = fact(state, f"seats.{seat}.letters.{source}")
    return found


def builds(state: State) -> set[str]:
    """The places on which a post may be built now."""
    return {move.split()[1] for move in offered(state) if move.startswith("build")}
