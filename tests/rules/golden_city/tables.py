"""Tables of The Golden City set up in a few words, moves in the notation of records, facts."""

from typing import Any

import bastide.games  # noqa: F401  (makes the game known)
from bastide.engine import registry
from bastide.engine.flow import State, options, play
from bastide.engine.game import Setting, complete

GAME = registry.game("golden-city")
SETTINGS = {choice.name for choice in GAME.choices()} - {"first"}
LISTS = ("known", "drawn_before", "black", "goods", "bonus")


def area(hand: str = "", posts: str = "", **more: Any) -> dict[str, Any]:
    """One seat: cards in hand, posts on the board, then other keys of a position."""
    for name in LISTS:
        if name in more:
            more[name] = more[name].split()
    return {"hand": hand.split(), "posts": posts.split(), **more}


def table(phase: str, *areas: dict[str, Any], **said: Any) -> State:
    """The table with these seats in a phase; `said` holds options and position keys.

    Seat 0 is first player and to move unless something else is said. Piles are top first.
    """
    settings: dict[str, Setting] = {"players": max(2, len(areas))}
    document: dict[str, Any] = {"phase": phase, "seats": list(areas)}
    for name, value in said.items():
        if name in SETTINGS:
            settings[name] = value
        elif isinstance(value, str) and name not in ("score_card", "rest"):
            document[name] = value.split()
        else:
            document[name] = value
    return GAME.place(document, complete(GAME, settings))


def new(seed: int = 1, **given: Setting) -> State:
    """A game that has just been set up."""
    return GAME.new(complete(GAME, given), seed)


def pairs(*cards: str, hands: dict[int, int] | None = None) -> list[dict[str, Any]]:
    """Groups on offer, such as `forest/port`; `hands` says whose hand lies on which."""
    on = hands or {}
    return [{"cards": each.split("/"), "hand": on.get(at)} for at, each in enumerate(cards)]


def do(state: State, *moves: str) -> State:
    """Carry out moves in the notation of records; each must be offered."""
    for move in moves:
        assert move in offered(state), f"{move!r} is not among {offered(state)}"
        play(state, GAME.act(move))
    return state


def offered(state: State) -> list[str]:
    """The moves that may be chosen now."""
    return [GAME.word(act) for act in options(state)]


def asked(state: State) -> str:
    """Who is asked what, such as `1 turn`; `nobody` when the game is over."""
    if state.is_over():
        return "nobody"
    return f"{state.mover()} {GAME.question(state).id.removeprefix('gc-ask-')}"


def refused_by(state: State, move: str) -> str:
    """The rule that a move which is not offered would break."""
    assert move not in offered(state)
    return GAME.refusal(state, GAME.act(move)).rule


def fact(state: State, path: str) -> Any:
    """One fact of the position, by path: `seats.0.coins`."""
    found = GAME.position(state)
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
