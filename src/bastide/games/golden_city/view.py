"""The table as one seat sees it (GC-R30)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import SEAT, WIDTH
from bastide.engine.parts import Json
from bastide.engine.rows import listed
from bastide.games.golden_city import island, steps
from bastide.games.golden_city.auction import group_size
from bastide.games.golden_city.catalogue import (
    BONUS_NAMES,
    GOODS_CARDS,
    GOODS_NAMES,
    INNER,
    KINDS,
    OPEN_GOODS,
    PLACES,
    PORTS,
    REWARDS,
    RURAL,
    TYPE_NAMES,
    TYPES,
)
from bastide.games.golden_city.island import REGION_NAMES, WITH_RING, WITHOUT_RING, Island
from bastide.games.golden_city.rewards import zone_letters
from bastide.games.golden_city.scoring import city_posts, final_rank, score
from bastide.games.golden_city.state import (
    AREA,
    BLACK,
    BLACK_STOCK,
    GOODS_HELD,
    GROUP,
    KEYRING,
    NONE,
    OLD_LEFT,
    OWN,
    PURSE,
    STOCK,
    VICTORY,
    WON,
    GoldenCity,
)
from bastide.games.golden_city.turn import PLACE

PHASES = ("round", "auction", "turn", "payment", "goods", "return", "bonus", "discard")


def kind_of(place: int) -> str:
    """`port`, `rural`, `outer` or `inner`."""
    return KINDS[(place >= PORTS) + (place >= RURAL) + (place >= INNER)]


def phase(state: GoldenCity) -> str:
    """What is asked, in a word, or `over`."""
    return "over" if state.is_over() else PHASES[state.stack[state.top]]


def named_cards(amounts: list[int]) -> list[str]:
    """Landscape cards by name, type after type."""
    return [TYPE_NAMES[card] for card in range(TYPES) for _ in range(amounts[card])]


def row_of(numbers: "vec[i64]", seat: int) -> list[int]:
    """The five amounts of a seat."""
    return [int(numbers[seat * TYPES + card]) for card in range(TYPES)]


def goods_card(state: GoldenCity, card: int) -> Json:
    """A goods card with its two kinds, or nothing."""
    if card == NONE:
        return None
    printed = state.house.island
    kinds = [name for kind, name in enumerate(GOODS_NAMES) if (printed.goods[card] >> kind) & 1]
    return {"id": printed.goods_names[card], "goods": kinds}


def score_card(state: GoldenCity, card: int) -> Json:
    """A score card: what it counts."""
    printed = state.house.island
    return {
        "id": printed.score_names[card],
        "back": int(printed.back[card]),
        "goods": GOODS_NAMES[printed.scored_goods[card]],
        "region": REGION_NAMES[printed.scored_region[card]],
    }


def print_of(printed: Island, place: int) -> Json:
    """What is printed on a place."""
    river = [r for r in range(island.QUARTERS) if (printed.region[r] >> place) & 1]
    return {
        "id": printed.names[place],
        "kind": kind_of(place),
        "landscape": TYPE_NAMES[printed.side[place]],
        "river": REGION_NAMES[river[0]] if river else None,
        "reward": REWARDS[printed.reward[place]],
        "coins": int(printed.coins[place]),
        "letters": 0,
        "dry": False,
        "x": printed.spots[place][0],
        "y": printed.spots[place][1],
        "near": [],
        "posts": [],
        "black": None,
    }


PRINTS: Final[dict[bool, list[dict[str, Any]]]] = {
    with_ring: [print_of(printed, place) for place in range(PLACES)]
    for with_ring, printed in ((True, WITH_RING), (False, WITHOUT_RING))
}
"""What is printed on every place, with and without the roads between inner zones."""
ROADS: Final[dict[bool, list[list[str]]]] = {
    with_ring: [
        [printed.names[other] for other in listed(int(printed.near[place]))]
        for place in range(PLACES)
    ]
    for with_ring, printed in ((True, WITH_RING), (False, WITHOUT_RING))
}
"""The neighbours of every place by name."""


def places(state: GoldenCity) -> list[Json]:
    """Every place: what is printed there, and whose posts stand on it."""
    with_ring = state.house.island is WITH_RING
    prints, roads = PRINTS[with_ring], ROADS[with_ring]
    dry = state.house.dry
    found: list[Json] = []
    for place in range(i64(PLACES)):
        told = prints[place].copy()
        posts: list[int] = []
        black: i64 = NONE
        for seat in range(state.players):
            if (state.areas[seat * AREA + OWN] >> place) & 1 != 0:
                posts.append(int(seat))
            if (state.areas[seat * AREA + BLACK] >> place) & 1 != 0:
                black = seat
        is_dry = (dry >> place) & 1 != 0
        if place >= RURAL and not is_dry and black == NONE:
            told["letters"] = int(zone_letters(place, len(posts)))
        told["dry"] = is_dry
        told["near"] = roads[place].copy()
        told["posts"] = posts
        told["black"] = None if black == NONE else int(black)
        found.append(told)
    return found


def groups(state: GoldenCity) -> list[Json]:
    """The cards on offer and whose hands lie on them; empty outside the auction."""
    if state.groups[0] == NONE:
        return []
    found: list[Json] = []
    for group in range(int(state.players)):
        cards = [state.groups[group * GROUP + i] for i in range(group_size(state, group))]
        hand = int(state.hands_on[group])
        found.append(
            {
                "cards": [TYPE_NAMES[card] for card in cards],
                "hand": None if hand == NONE else hand,
                "coin": group == 0 and state.group_coin == 1,
            }
        )
    return found


def looks(state: GoldenCity, viewer: int) -> list[list[str]]:
    """What was left of the bonus pile each time the viewer took a card from it."""
    found: list[list[str]] = []
    gone = int(state.bonus_out)
    for at in range(int(state.bonus_count)):
        gone |= 1 << int(state.bonus_taken[at])
        if state.bonus_takers[at] == viewer:
            found.append([name for card, name in enumerate(BONUS_NAMES) if not (gone >> card) & 1])
    return found


def bonus(state: GoldenCity, viewer: int) -> Json:
    """The bonus pile as far as the viewer knows it."""
    pile = [name for card, name in enumerate(BONUS_NAMES) if (state.bonus_pile() >> card) & 1]
    looking = phase(state) == "bonus" and state.get(SEAT) == viewer
    return {
        "size": len(pile),
        "taken_by": [int(state.bonus_takers[i]) for i in range(int(state.bonus_count))],
        "out": [name for card, name in enumerate(BONUS_NAMES) if (state.bonus_out >> card) & 1],
        "pile": pile if looking else None,
        "looks": looks(state, viewer),
    }


def goods(state: GoldenCity) -> Json:
    """The open goods cards, the size of the pile, and the cards out of the game."""
    held = 0
    for seat in range(int(state.players)):
        held |= int(state.area(seat, GOODS_HELD))
    row = [int(state.goods_row[index]) for index in range(OPEN_GOODS)]
    pile = [int(state.goods_pile[i]) for i in range(int(state.goods_size))]
    out = [c for c in range(GOODS_CARDS) if not (held >> c) & 1 and c not in row and c not in pile]
    return {
        "row": [goods_card(state, card) for card in row],
        "size": len(pile),
        "out": [goods_card(state, card) for card in out],
    }


def seat_view(state: GoldenCity, seat: int, viewer: int) -> Json:
    """One seat's area as the viewer sees it."""
    at = seat * AREA
    over = state.is_over()
    held = [name for card, name in enumerate(BONUS_NAMES) if (state.bonus_held(seat) >> card) & 1]
    open_letters = seat == viewer or over or not state.house.letters_hidden
    mine = seat == viewer or over
    return {
        "colour": state.house.colours[seat],
        "won": int(state.areas[at + WON]),
        "coins": int(state.areas[at + PURSE]),
        "keys": int(state.areas[at + KEYRING]),
        "letters": int(state.total_letters(seat)) if open_letters else None,
        "victory": int(state.areas[at + VICTORY]),
        "score": score(state, seat) if over else None,
        "rank": final_rank(state, seat) if over else None,
        "stock": int(state.areas[at + STOCK]),
        "black_stock": int(state.areas[at + BLACK_STOCK]),
        "city": int(city_posts(state, seat)),
        "goods": [goods_card(state, c) for c in listed(int(state.areas[at + GOODS_HELD]))],
        "hand": named_cards(row_of(state.cards, seat)) if mine else None,
        "hand_size": int(state.hand_size(seat)),
        "known": named_cards(row_of(state.known, seat)),
        "unnamed_before": int(state.areas[at + OLD_LEFT]),
        "drawn_before": named_cards(row_of(state.old, seat)) if mine else None,
        "bonus": held if mine else None,
        "bonus_count": len(held),
        "blocked": bool(state.is_blocked(seat)),
    }


def building(state: GoldenCity) -> Json:
    """What the running turn is about: posts built in it, and the place being paid for."""
    for at in range(0, int(state.top) + WIDTH, WIDTH):
        if state.stack[at] == steps.TURN:
            paying = state.stack[state.top] == steps.PAYMENT
            place = int(state.get(PLACE))
            return {
                "builds": int(state.stack[at + 2]),
                "place": state.house.island.names[place] if paying else None,
            }
    return None
