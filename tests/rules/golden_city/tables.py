"""Tables of The Golden City set up in a few words, moves in the notation of records, facts."""

from typing import Any

from bastide.engine import registry
from bastide.engine.document import move_on
from bastide.engine.flow import State
from bastide.engine.game import complete
from bastide.engine.settings import Setting
from tests.rules.play import Play

GAME = registry.game("golden-city")
SETTINGS = {choice.name for choice in GAME.setup.choices()} - {"first"}
PLAY = Play(lambda _: GAME)
asked, do, fact = PLAY.asked, PLAY.do, PLAY.fact
offered, refused_by = PLAY.offered, PLAY.refused_by
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
