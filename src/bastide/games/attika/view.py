"""The table as one seat sees it (AT-R19)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import WIDTH
from bastide.engine.parts import Json
from bastide.games.attika import hexes, steps
from bastide.games.attika.catalogue import (
    CITY_NAMES,
    GROUPS,
    KINDS,
    RESOURCE_NAMES,
    RESOURCES,
    STACK_STARTS,
    STACKS,
    TILE_HEXES,
    TOKENS,
)
from bastide.games.attika.extension import CENTRE, TILE
from bastide.games.attika.price import fewest, is_chained, need, of_any, price, purse, surcharge
from bastide.games.attika.state import (
    BONUSES,
    BUILT,
    EARNED,
    GROUP,
    NONE,
    NOTED,
    OLD_LEFT,
    OWNER,
    SETTLEMENTS,
    STACK,
    Attika,
)
from bastide.games.attika.turn import ACTING, ACTING_NAMES, DONE, HEX, TOKEN, UNDECIDED

PHASES = ("turn", "drawn", "site", "payment", "extension", "swap")


def phase(state: Attika) -> str:
    """What is asked, in a word, or `over`."""
    return "over" if state.is_over() else PHASES[state.stack[state.top]]


def spot_name(state: Attika, hex: int) -> str:
    """A hex of the map as people write it."""
    return str(printed(state)[hex]["id"])


def named_cards(amounts: "vec[i64]", owner: int) -> list[str]:
    """Cards by name, kind after kind; after the last seat comes the discard pile."""
    at = owner * RESOURCES
    return [RESOURCE_NAMES[c] for c in range(RESOURCES) for _ in range(int(amounts[at + c]))]


def named_tokens(state: Attika, amounts: list[int]) -> list[str]:
    """Tokens by name, kind after kind."""
    names = state.edition.names
    return [names[kind] for kind in range(KINDS) for _ in range(amounts[kind])]


def display(state: Attika, seat: int) -> list[str]:
    """The tokens that wait on a display."""
    return named_tokens(state, [int(state.shown[seat * KINDS + kind]) for kind in range(KINDS)])


def unseen(state: Attika, seat: int) -> tuple[list[str], list[str]]:
    """The tokens in a seat's stacks as two sets, base and white: the backs differ (AT-R19)."""
    amounts = [0] * KINDS
    for stack in range(STACKS):
        start = seat * TOKENS + STACK_STARTS[stack]
        for i in range(int(state.area(seat, STACK + stack))):
            amounts[state.stacks[start + i]] += 1
    base = [amounts[k] if state.edition.base[k] else 0 for k in range(KINDS)]
    white = [0 if state.edition.base[k] else amounts[k] for k in range(KINDS)]
    return named_tokens(state, base), named_tokens(state, white)


def built_tokens(state: Attika, seat: int) -> dict[str, str]:
    """A seat's tokens on the map, hex by hex."""
    names = state.edition.names
    return {spot_name(state, hex): names[state.on[hex] % OWNER] for hex in own_hexes(state, seat)}


def own_hexes(state: Attika, seat: i64) -> list[int]:
    """The hexes with a seat's tokens."""
    found: list[int] = []
    for hex in range(state.land.hexes()):
        standing = state.on[hex]
        if standing != NONE and standing // OWNER == seat:
            found.append(int(hex))
    return found


def settlements(state: Attika, seat: int) -> list[Json]:
    """A seat's settlements: their hexes and the cities beside them (AT-044)."""
    found: dict[int, list[str]] = {}
    for hex in own_hexes(state, seat):
        found.setdefault(int(state.settlement(hex)), []).append(spot_name(state, hex))
    parts: list[Json] = [
        {"hexes": places, "cities": cities_of(int(state.touch[head]))}
        for head, places in found.items()
    ]
    return sorted(parts, key=lambda part: str(part["hexes"][0]))


def cities_of(mask: int) -> list[str]:
    """The cities of a mask by name."""
    return [name for city, name in enumerate(CITY_NAMES) if (mask >> city) & 1]


def price_view(due: int) -> Json:
    """A price with what makes it up."""
    found: Json = {name: int(need(due, card)) for card, name in enumerate(RESOURCE_NAMES)}
    found["any"] = int(of_any(due))
    found["surcharge"] = int(surcharge(due))
    found["chain"] = is_chained(due)
    return found


def pending(state: Attika, viewer: int = -1) -> Json:
    """The token that is being built, with its price on every free hex, or nothing.

    Whoever builds it is told how many of the own cards that takes at least.
    """
    if phase(state) not in ("drawn", "site", "payment"):
        return None
    seat, kind = state.mover(), int(state.get(TOKEN))
    paying = phase(state) == "payment"
    free = [hex for hex in range(int(state.land.hexes())) if state.on[hex] == NONE]
    if paying:
        free = [int(state.get(HEX))]
    prices: Json = {}
    for hex in free:
        due = int(price(state, seat, kind, hex))
        prices[spot_name(state, hex)] = shown = price_view(due)
        if viewer == seat:
            shown["cards"] = int(fewest(due, purse(state, seat)))
    return {
        "token": state.edition.names[kind],
        "hex": spot_name(state, free[0]) if paying else None,
        "prices": prices,
    }


def hex_views(state: Attika) -> list[Json]:
    """Every hex of the map: its symbol, and what stands on it."""
    found: list[Json] = []
    names = state.edition.names
    for hex, told in enumerate(printed(state)):
        standing = state.on[i64(hex)]
        shown = told.copy()
        if standing != NONE:
            shown["seat"] = int(standing // OWNER)
            shown["token"] = names[standing % OWNER]
        found.append(shown)
    return found


def printed(state: Attika) -> list[dict[str, Any]]:
    """What is printed on every hex of the map; worked out once for every land."""
    land = state.land
    if land.told is None:
        land.told = [
            {
                "id": hexes.name(place),
                "q": int(hexes.q_of(place)),
                "r": int(hexes.r_of(place)),
                "tile": state.edition.tile_names[land.tile[hex // TILE_HEXES]],
                "symbol": None if land.symbol[hex] < 0 else RESOURCE_NAMES[land.symbol[hex]],
                "seat": None,
                "token": None,
            }
            for hex, place in enumerate([int(land.spots[hex]) for hex in range(land.hexes())])
        ]
    return land.told


def city_views(state: Attika) -> list[Json]:
    """The cities: name and place."""
    places = [int(place) for place in state.land.cities]
    return [
        {"id": CITY_NAMES[city], "q": int(hexes.q_of(place)), "r": int(hexes.r_of(place))}
        for city, place in enumerate(places)
    ]


def tile_view(state: Attika) -> Json:
    """The region tile that was turned up and lies nowhere yet, or nothing."""
    if phase(state) != "extension" or state.get(TILE) == 0:
        return None
    tile = int(state.get(TILE)) - 1
    first = tile * TILE_HEXES
    symbols = [int(state.edition.symbols[first + i]) for i in range(TILE_HEXES)]
    centre = int(state.get(CENTRE))
    return {
        "id": state.edition.tile_names[tile],
        "hexes": [None if symbol < 0 else RESOURCE_NAMES[symbol] for symbol in symbols],
        "centre": None if centre == 0 else hexes.name(centre),
        "rotations": int(state.edition.turns[tile]),
    }


def acting(state: Attika) -> tuple[str, int]:
    """The kind of action of the running turn, and how many regular ones were made."""
    for at in range(0, int(state.top) + WIDTH, WIDTH):
        if state.stack[at] == steps.TURN:
            return ACTING_NAMES[state.stack[at + ACTING]], int(state.stack[at + DONE])
    return ACTING_NAMES[UNDECIDED], 0


def seat_view(state: Attika, seat: int, viewer: int) -> Json:
    """One seat's area as the viewer sees it."""
    base, white = unseen(state, seat)
    groups = state.edition.group_names
    return {
        "hand": named_cards(state.cards, seat) if seat == viewer else None,
        "hand_size": int(state.hand_size(seat)),
        "drawn_before": named_cards(state.old, seat) if seat == viewer else None,
        "drawn_before_size": int(state.area(seat, OLD_LEFT)),
        "display": display(state, seat),
        "built": sorted(built_tokens(state, seat).values()),
        "built_count": int(state.area(seat, BUILT)),
        "stacks": [int(state.area(seat, STACK + stack)) for stack in range(STACKS)],
        "unseen_base": base,
        "unseen": white,
        "bonuses": int(state.area(seat, BONUSES)),
        "noted": int(state.area(seat, NOTED)),
        "groups": {name: int(state.area(seat, GROUP + at)) for at, name in enumerate(groups)},
        "earned": [groups[at] for at in range(GROUPS) if (state.area(seat, EARNED) >> at) & 1],
        "settlements": settlements(state, seat),
        "settlement_count": int(state.area(seat, SETTLEMENTS)),
    }


def tiles_laid(state: Attika) -> list[Json]:
    """The region tiles of the map in the order in which they were laid."""
    land = state.land
    found: list[Json] = []
    for i in range(int(land.tiles)):
        centre = int(land.centre[i])
        found.append(
            {
                "tile": state.edition.tile_names[land.tile[i]],
                "at": hexes.name(centre),
                "rotation": int(land.turn[i]),
            }
            | ({"plain": True} if land.is_plain(i) else {})
        )
    return found
