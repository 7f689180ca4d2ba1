"""The table as one seat sees it (GC-R30)."""

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import SEAT, WIDTH
from bastide.engine.parts import Json
from bastide.games.golden_city import island, steps
from bastide.games.golden_city.auction import group_size
from bastide.games.golden_city.catalogue import (
    BONUS_NAMES,
    GOODS_CARDS,
    GOODS_NAMES,
    OPEN_GOODS,
    TYPE_NAMES,
    TYPES,
)
from bastide.games.golden_city.island import INNER, PLACES, PORTS, REGION_NAMES, RURAL, listed
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
REWARDS = ("coins", "landscape", "key", "goods", "bonus", "zone")


def kind_of(place: int) -> str:
    """`port`, `rural`, `outer` or `inner`."""
    if place < PORTS:
        return "port"
    if place < RURAL:
        return "rural"
    return "outer" if place < INNER else "inner"


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


def places(state: GoldenCity) -> list[Json]:
    """Every place: what is printed there, and whose posts stand on it."""
    printed = state.house.island
    found: list[Json] = []
    for place in range(PLACES):
        seats = range(int(state.players))
        river = [r for r in range(island.QUARTERS) if (printed.region[r] >> place) & 1]
        posts = [seat for seat in seats if (state.area(seat, OWN) >> place) & 1]
        black = [seat for seat in seats if (state.area(seat, BLACK) >> place) & 1]
        dry = bool((state.house.dry >> place) & 1)
        is_zone = place >= RURAL and not dry and not black
        found.append(
            {
                "id": printed.names[place],
                "kind": kind_of(place),
                "landscape": TYPE_NAMES[printed.side[place]],
                "river": REGION_NAMES[river[0]] if river else None,
                "reward": REWARDS[printed.reward[place]],
                "coins": int(printed.coins[place]),
                "letters": int(zone_letters(place, len(posts))) if is_zone else 0,
                "dry": dry,
                "x": printed.spots[place][0],
                "y": printed.spots[place][1],
                "near": [printed.names[other] for other in listed(int(printed.near[place]))],
                "posts": posts,
                "black": black[0] if black else None,
            }
        )
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
    row = [int(state.goods_row[place]) for place in range(OPEN_GOODS)]
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
