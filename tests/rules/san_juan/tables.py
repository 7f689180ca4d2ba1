"""Tables of San Juan set up in a few words, moves in the notation of records, facts to look at."""

from typing import Any

import bastide.games  # noqa: F401  (makes San Juan known)
from bastide.engine import registry
from bastide.engine.flow import State, options, play
from bastide.engine.game import Setting, complete
from tests.laws.conservation import san_juan_cards

GAME = registry.game("san-juan")
SETTINGS = {choice.name for choice in GAME.choices()}


def area(hand: str = "", city: str = "", **more: Any) -> dict[str, Any]:
    """One seat's cards. In a city `sugar_mill+` holds a good, `crane!` was built in this very
    phase, `palace/chapel` is a Palace that covers a Chapel."""
    for store in ("chapel", "bank", "harbor"):
        if store in more:
            more[store] = more[store].split()
    return {"hand": hand.split(), "city": [building(it) for it in city.split()], **more}


def building(text: str) -> dict[str, Any]:
    """One building of the city notation."""
    card, *covers = text.split("/")
    name = card.rstrip("+!")
    return {"card": name, "good": "+" in card, "fresh": "!" in card, "covers": covers[::-1]}


def table(phase: str, *areas: dict[str, Any], **said: Any) -> State:
    """The table with these seats in the given phase; `said` holds options and position keys.

    Seat 0 is Governor and chooser unless something else is said. Piles are written top first.
    """
    settings: dict[str, Setting] = {"players": len(areas)}
    document: dict[str, Any] = {"phase": phase, "seats": list(areas)}
    for name, value in said.items():
        if name in SETTINGS:
            settings[name] = value
        else:
            document[name] = value.split() if isinstance(value, str) else value
    return GAME.place(document, complete(GAME, settings))


def new(seed: int = 1, **given: Setting) -> State:
    """A game that has just been set up."""
    return GAME.new(complete(GAME, given), seed)


def do(state: State, *moves: str) -> State:
    """Carry out moves in the notation of records; each must be offered, no card may get lost."""
    cards = san_juan_cards(state)
    for move in moves:
        assert move in offered(state), f"{move!r} is not among {offered(state)}"
        play(state, GAME.act(move))
    assert san_juan_cards(state) == cards
    assert GAME.view(state, -1)["discard"]["size"] == len(discard(state))
    return state


def offered(state: State) -> list[str]:
    """The moves that may be chosen now."""
    return [GAME.word(act) for act in options(state)]


def asked(state: State) -> str:
    """Who is asked what, such as `1 build`; `nobody` when the game is over."""
    if state.is_over():
        return "nobody"
    return f"{state.mover()} {GAME.question(state).id.removeprefix('sj-ask-')}"


def refused_by(state: State, move: str) -> str:
    """The rule that a move which is not offered would break."""
    assert move not in offered(state)
    return GAME.refusal(state, GAME.act(move)).rule


def fact(state: State, path: str) -> Any:
    """One fact of the position, by path: `seats.0.bank_used`."""
    found = GAME.position(state)
    for step in path.split("."):
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def hand(state: State, seat: int = 0) -> list[str]:
    """The cards in a hand, in the order of the catalogue."""
    cards: list[str] = fact(state, f"seats.{seat}.hand")
    return cards


def city(state: State, seat: int = 0) -> list[str]:
    """The visible buildings of a city."""
    return [it["card"] for it in fact(state, f"seats.{seat}.city")]


def covered(state: State, seat: int = 0) -> list[str]:
    """The buildings under others in a city."""
    return [card for it in fact(state, f"seats.{seat}.city") for card in it["covers"]]


def goods(state: State, seat: int = 0) -> list[str]:
    """The buildings of a city that hold a good."""
    return [it["card"] for it in fact(state, f"seats.{seat}.city") if it["good"]]


def stored(state: State, store: str, seat: int = 0) -> list[str]:
    """The cards under a Chapel, Bank or Harbor."""
    cards: list[str] = fact(state, f"seats.{seat}.{store}")
    return cards


def pile(state: State) -> list[str]:
    """The draw pile, top first."""
    cards: list[str] = fact(state, "draw_pile")
    return cards


def discard(state: State) -> list[str]:
    """The discard pile, in the order of the catalogue."""
    cards: list[str] = fact(state, "discard")
    return cards


def points(state: State, source: str, seat: int = 0) -> int:
    """The points of a seat from one source."""
    return GAME.breakdown(state, seat)[source]


def many(count: int, card: str = "indigo_plant") -> str:
    """The same card several times, to be written into a hand: it pays without a question."""
    return f" {card}" * count
