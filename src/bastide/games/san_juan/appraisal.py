"""What buildings, cards and goods are worth to a seat, in points: the experience of players."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import real_row
from bastide.engine.rows import bit, row
from bastide.games.san_juan.builder import price, purse
from bastide.games.san_juan.cards.scoring import (
    descending,
    monuments,
    production_buildings,
    sixes_of_others,
)
from bastide.games.san_juan.catalogue import (
    AQUEDUCT,
    BLACK_MARKET,
    BUILDINGS,
    CATHEDRAL,
    CITY_HALL,
    CUSTOMS_OFFICE,
    GOODS,
    GUILD_HALL,
    HERO,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    PALACE,
    RESIDENCE,
    STATUE,
    TRADING_POST,
    TRIUMPHAL_ARCH,
    WELL,
)
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.scoring import score
from bastide.games.san_juan.state import HAND, NONE, ON_TABLE, SanJuan
from bastide.games.san_juan.trader import CUSTOMS_PRICE

CARD: Final = 0.45
"""Points that a card in hand stands for while there is time to use it."""

SERVICE: Final["vec[float]"] = real_row([building.worth for building in BUILDINGS])
"""Points that each building brings its owner per Builder phase still to come."""

DEAREST_FIRST: Final["vec[i64]"] = row([4, 3, CUSTOMS_OFFICE, 2, 1, 0])
"""Buildings whose goods are sold, in the order in which a seat would sell them."""


def phases_left(state: SanJuan) -> float:
    """Builder phases still to come, about: the fullest city builds in almost every one."""
    most: i64 = 0
    for seat in range(state.players):
        if state.buildings[seat] > most:
            most = state.buildings[seat]
    return float(FULL_CITY - most)


def card_worth(left: float) -> float:
    """Points that any card in hand stands for; nothing when no phase is left to use it."""
    return CARD if left >= 3.0 else CARD * left / 3.0


def bonus(state: SanJuan, seat: i64, card: i64, left: float) -> float:
    """What a building that costs six or more will probably pay at the end."""
    more = left if left < float(FULL_CITY - state.buildings[seat]) else 0.0
    if card == GUILD_HALL:
        count = float(production_buildings(state, seat))
        return 2.0 * count + 0.3 * more
    if card == CITY_HALL:
        return 1.0 + float(state.buildings[seat] - production_buildings(state, seat)) + 0.55 * more
    if card == TRIUMPHAL_ARCH:
        built = monuments(state, seat)
        return float(2 + 2 * built) if built > 0 else 0.3 * more
    if card == PALACE:
        return (float(score(state, seat)) + 2.0 * more) / 4.0
    if card == RESIDENCE:
        return 2.0 + 0.4 * float(state.buildings[seat])
    if card == CATHEDRAL:
        return float(descending(sixes_of_others(state, seat))) + 0.2 * more
    return 0.0


def synergy(state: SanJuan, seat: i64, card: i64) -> float:
    """What a building adds to those that already stand there and count it at the end."""
    added = 0.0
    if card < GOODS:
        if state.has(seat, GUILD_HALL):
            added = 1.0 if state.edition.guild_hall_counts_kinds and state.has(seat, card) else 2.0
    elif state.has(seat, CITY_HALL):
        added = 1.0
    if STATUE <= card <= HERO and state.has(seat, TRIUMPHAL_ARCH):
        added += 4.0 if monuments(state, seat) == 0 else 2.0
    if state.has(seat, PALACE):
        added += 0.25 * (added + float(state.edition.points[card]))
    return added


def service(state: SanJuan, seat: i64, card: i64, left: float) -> float:
    """What a building brings in the phases to come; more of the same brings less."""
    worth = SERVICE[card] * left
    if card < GOODS:
        makers = production_buildings(state, seat)
        if makers >= 5:
            return worth * 0.4
        if makers >= 3:
            return worth * 0.7
    elif card in (WELL, MARKET_STAND, TRADING_POST, AQUEDUCT, BLACK_MARKET):
        makers = production_buildings(state, seat)
        if makers < 2:
            return worth * 0.5
    return worth


def worth(state: SanJuan, seat: i64, card: i64, left: float) -> float:
    """All that building a card brings, its price not counted."""
    return (
        float(state.edition.points[card])
        + service(state, seat, card, left - 1.0 if left > 1.0 else 0.0)
        + bonus(state, seat, card, left)
        + synergy(state, seat, card)
    )


def best_build(state: SanJuan, seat: i64, discount: i64, left: float) -> float:
    """The best gain the seat can make by building with `discount` off; at least 0."""
    return best_builds(state, seat, discount, left)[0]


def best_builds(state: SanJuan, seat: i64, discount: i64, left: float) -> tuple[float, float]:
    """The best gains the seat can make by building: with `discount` off, and without it."""
    each = card_worth(left)
    cheap = 0.0
    full = 0.0
    last: i64 = NONE
    money = purse(state, seat, NONE, NONE)
    boost: i64 = state.boost if seat == state.chooser else 0
    hands = state.hands
    for i in range(seat * HAND, seat * HAND + state.hand_size[seat]):
        card = hands[i]
        if card == last or (card >= GOODS and state.has(seat, card)):
            continue
        last = card
        cost = price(state, seat, card, NONE) + boost
        if cost - discount > money:
            continue
        brought = worth(state, seat, card, left)
        cheap = higher(cheap, brought - each * float(reduced(cost, discount) + 1))
        if cost <= money:
            full = higher(full, brought - each * float(cost + 1))
    if state.cathedral == ON_TABLE:
        cost = price(state, seat, CATHEDRAL, NONE) + boost
        brought = worth(state, seat, CATHEDRAL, left)
        if cost - discount <= money + 1:
            cheap = higher(cheap, brought - each * float(cost - discount))
        if cost <= money + 1:
            full = higher(full, brought - each * float(cost))
    return cheap, full


def higher(a: float, b: float) -> float:
    """The higher of two gains."""
    return b if b > a else a


def reduced(cost: i64, discount: i64) -> i64:
    """What is left of a price; nobody ever gains by building (SJ-032)."""
    return cost - discount if cost > discount else 0


def keeping(state: SanJuan, seat: i64, card: i64, left: float) -> float:
    """What it is worth to have this very card in hand rather than any."""
    if card >= GOODS and state.has(seat, card):
        return 0.0
    each = card_worth(left)
    cost = float(state.edition.cost[card])
    if cost > float(state.hand_size[seat]) + 2.5 * left:
        return 0.0
    gain = worth(state, seat, card, left) - each * cost
    return 0.5 * gain if gain > 0.0 else 0.0


def usual_price(good: i64) -> float:
    """Cards that the good of a production building brings on average."""
    return 1.0 + 0.4 * float(good)


def tile_price(state: SanJuan, building: i64) -> float:
    """Cards the good of a building will bring: by the next tile if known, else on average."""
    if building == CUSTOMS_OFFICE:
        return float(CUSTOMS_PRICE)
    if state.tile < state.tiles_seen:
        return float(state.edition.prices[state.tiles[state.tile] * GOODS + building])
    return usual_price(building)


def sale(state: SanJuan, seat: i64, extra: i64) -> float:
    """Cards the seat would draw in a Trader phase; `extra` is what the privilege adds."""
    kinds = places_by_kind(state, seat, True)
    if kinds == 0:
        return 0.0
    limit: i64 = 1 + extra
    if state.has(seat, TRADING_POST):
        limit += 1
    sold: i64 = 0
    cards = 0.0
    city = state.city
    goods = state.goods
    first: i64 = seat * FULL_CITY
    for building in DEAREST_FIRST:
        if sold == limit:
            break
        if (kinds >> building) & 1 != 0:
            for place in range(first, first + state.buildings[seat]):
                if sold < limit and city[place] == building and goods[place] != NONE:
                    sold += 1
                    cards += tile_price(state, building)
    if sold >= 1 and state.has(seat, MARKET_HALL):
        cards += 1.0
    if sold >= 2 and state.has(seat, MARKET_STAND):
        cards += 1.0
    return cards


def production(state: SanJuan, seat: i64, extra: i64) -> float:
    """Cards the goods would be worth that the seat could lay in a Producer phase."""
    kinds = places_by_kind(state, seat, False)
    limit: i64 = 1 + extra
    if state.has(seat, AQUEDUCT):
        limit += 1
    made: i64 = 0
    cards = 0.0
    city = state.city
    goods = state.goods
    first: i64 = seat * FULL_CITY
    for building in range(GOODS - 1, -1, -1):
        if made == limit:
            break
        if (kinds >> building) & 1 != 0:
            for place in range(first, first + state.buildings[seat]):
                if made < limit and city[place] == building and goods[place] == NONE:
                    made += 1
                    cards += 0.75 * usual_price(building)
    if made >= 2 and state.has(seat, WELL):
        cards += 1.0
    return cards


def places_by_kind(state: SanJuan, seat: i64, filled: bool) -> i64:
    """The kinds of building in the seat's city, as bits, of which one holds a good, or none."""
    kinds: i64 = 0
    city = state.city
    goods = state.goods
    first: i64 = seat * FULL_CITY
    for place in range(first, first + state.buildings[seat]):
        if (goods[place] != NONE) == filled:
            kinds |= bit(city[place])
    return kinds


def privilege(state: SanJuan, seat: i64) -> i64:
    """How often the seat's privilege would count (SJ-071)."""
    if state.uses(seat, LIBRARY) and (state.libraries_spent >> seat) & 1 == 0:
        return 2
    return 1


def goods_worth(state: SanJuan, seat: i64) -> float:
    """Cards that the goods in the seat's city will bring some day."""
    cards = 0.0
    first: i64 = seat * FULL_CITY
    for place in range(first, first + state.buildings[seat]):
        if state.goods[place] != NONE:
            building = state.city[place]
            cards += 1.6 if building >= GOODS else 0.8 * usual_price(building)
    return cards
