"""Tables of Attika and U.S. Telegraph in a few words, moves in the notation of records, facts.

Without a map of its own a table has the layout for its players with the tiles R01, R02, ... in
order and not turned. For two players that is, with w, f, c, m for the symbols:

    A  w  .                    (-1,-1) is city A, (0,0) the centre of R01, (2,1) of R02,
      .  m  w  .  f            (-1,3) of R03, (1,4) of R04 and (2,5) city B
        m  .  w  w  f
          c  .  .  .
        .  c  w  .  f
          w  .  c  f  c
                .  .  B
"""

from typing import Any

from bastide.engine import registry
from bastide.engine.events import Log
from bastide.engine.flow import State, options, play
from bastide.engine.game import Game, complete
from bastide.engine.settings import Setting
from bastide.games.attika.events import EVENTS
from bastide.games.attika.notation import spot
from bastide.games.attika.price import price
from bastide.games.attika.state import Attika
from bastide.games.attika.view import price_view
from tests.rules.play import Play

ATTIKA = registry.game("attika")
TELEGRAPH = registry.game("telegraph")
BOTH = [ATTIKA, TELEGRAPH]
SETTINGS = {choice.name for choice in ATTIKA.setup.choices()} - {"first"}
ALL_FULL = [6, 8, 8, 8]
CHAIN = ("-1,0", "-1,1", "-1,2", "0,2", "0,3", "0,4", "0,5", "1,5")
"""Eight hexes that link the two cities of the layout for two."""


def game_at(state: State) -> Game:
    """Which of the two games a table is of."""
    assert isinstance(state, Attika)
    return registry.game(state.edition.game)


PLAY = Play(game_at)
asked, fact, offered, refused_by = PLAY.asked, PLAY.fact, PLAY.offered, PLAY.refused_by


def cards(text: str) -> list[str]:
    """`2clay water` as a list of names."""
    found: list[str] = []
    for word in text.split():
        count = int(word[0]) if word[0].isdigit() else 1
        found += [word.lstrip("0123456789")] * count
    return found


def area(hand: str = "", display: str = "", **more: Any) -> dict[str, Any]:
    """One seat: cards in hand, tokens on the display, then other keys of a position."""
    return {"hand": cards(hand), "display": display.split(), **more}


def table(*areas: dict[str, Any], game: Game = ATTIKA, **said: Any) -> Attika:
    """The table with these seats; `said` holds options and position keys. Seat 0 is to move."""
    settings: dict[str, Setting] = {"players": max(2, len(areas))}
    document: dict[str, Any] = {"seats": list(areas)}
    for name, value in said.items():
        if name in SETTINGS:
            settings[name] = value
        else:
            document[name] = cards(value) if name in ("deck", "discard") else value
    state = game.positions.from_document(document, complete(game, settings))
    assert isinstance(state, Attika)
    return state


def new(seed: int = 1, game: Game = ATTIKA, **given: Setting) -> Attika:
    """A game that has just been set up."""
    state = game.setup.new(complete(game, given), seed)
    assert isinstance(state, Attika)
    return state


def do(state: Attika, *moves: str) -> Attika:
    """Carry out moves in the notation of records; each must be offered.

    `pay` alone pays in the first way there is, if anything is due.
    """
    for move in moves:
        if move == "pay":
            while asked(state).endswith("payment"):
                play(state, options(state)[0])
            continue
        PLAY.do(state, move)
    return state


def told(state: Attika, *moves: str) -> list[str]:
    """The names of what happens through some moves."""
    state.log = Log()
    do(state, *moves)
    return [EVENTS[event.kind].name for event in state.log.drain()]


def offers(state: State, verb: str) -> list[str]:
    """What may follow a verb now."""
    return [move.split()[1] for move in offered(state) if move.startswith(f"{verb} ")]


def hand(state: Attika, seat: int = 0) -> str:
    """The cards in a hand, kind after kind."""
    return " ".join(fact(state, f"seats.{seat}.hand"))


def cost(state: Attika, token: str, hex: str, seat: int = 0) -> dict[str, Any]:
    """The price of a token on a hex: everything in it that is not nothing."""
    kind = state.edition.names.index(token)
    due = price(state, seat, kind, state.land.at(spot(hex)))
    return {name: part for name, part in price_view(int(due)).items() if part}


def built(*hexes: str, token: str = "") -> dict[str, str]:
    """Tokens on hexes that are of no kind in particular, for a chain of eight at most."""
    kinds = ("temple", "ship", "ship", "ship", "baths", "stadium", "mill", "mint")
    return {hex: token or kind for hex, kind in zip(hexes, kinds, strict=False)}
