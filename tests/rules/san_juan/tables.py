"""Tables of San Juan set up in a few words, moves in the notation of records, facts to look at."""

from collections import Counter
from typing import Any

from bastide.engine import registry
from bastide.engine.flow import Options, State, settle
from bastide.engine.game import complete
from bastide.engine.parts import Json
from bastide.engine.settings import Setting
from tests.rules.play import Play

GAME = registry.game("san-juan")
SETTINGS = {choice.name for choice in GAME.setup.choices()}
PLAY = Play(lambda _: GAME)
asked, fact, offered, refused_by = PLAY.asked, PLAY.fact, PLAY.offered, PLAY.refused_by


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
    Unless somebody is said to be `watched`, what is forced is done without a question.
    """
    watched = said.pop("watched", False)
    settings: dict[str, Setting] = {"players": len(areas)}
    document: dict[str, Any] = {"phase": phase, "seats": list(areas)}
    for name, value in said.items():
        if name in SETTINGS:
            settings[name] = value
        else:
            document[name] = value.split() if isinstance(value, str) else value
    state = GAME.positions.from_document(document, complete(GAME, settings))
    state.is_watched = watched
    settle(state, Options())
    return state


def new(seed: int = 1, **given: Setting) -> State:
    """A game that has just been set up."""
    return GAME.setup.new(complete(GAME, given), seed)


def do(state: State, *moves: str) -> State:
    """Carry out moves in the notation of records; each must be offered, no card may get lost."""
    cards = san_juan_cards(state)
    PLAY.do(state, *moves)
    assert san_juan_cards(state) == cards
    assert GAME.knowledge.view(state, -1)["discard"]["size"] == len(discard(state))
    return state


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
    return GAME.scoring.breakdown(state, seat)[source]


def many(count: int, card: str = "indigo_plant") -> str:
    """The same card several times, to be written into a hand: it pays without a question."""
    return f" {card}" * count


def san_juan_cards(state: State) -> Counter[str]:
    """Every card wherever it lies (SJ-R11)."""
    table: Json = GAME.positions.to_document(state)
    cards = Counter[str](table["draw_pile"])
    cards.update(table["discard"])
    cards.update(table["looking"])
    if table["cathedral"] == "table":
        cards["cathedral"] += 1
    for seat in table["seats"]:
        for place in ("hand", "chapel", "bank", "harbor"):
            cards.update(seat[place])
        for building in seat["city"]:
            cards[building["card"]] += 1
            cards.update(building["covers"])
            if building["good"] is not None:
                cards[building["good"]] += 1
    return cards
