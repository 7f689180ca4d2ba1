"""Phase 5, bonus cards, the ranking, and the points as everybody reads them."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.flow import SECRET_TOLD
from bastide.engine.parts import Scoring
from bastide.engine.rows import bit
from bastide.games.golden_city import events
from bastide.games.golden_city.catalogue import (
    BONUS_CARDS,
    BONUS_LETTERS,
    FROM_BONUS,
    FROM_GOODS,
    FROM_REGIONS,
    PER_CITY,
    PER_COIN,
    PER_GOODS,
    PER_LANDSCAPE,
    PER_RIVER,
    SOURCE_NAMES,
    SOURCES,
)
from bastide.games.golden_city.island import ZONE_MASK, count, lowest
from bastide.games.golden_city.state import (
    AREA,
    BLACK,
    GOODS_HELD,
    KEYRING,
    OWN,
    PURSE,
    STOCK,
    VICTORY,
    GoldenCity,
)

PRESENT: Final = 2
"""Letters for having the goods, or a post in the region (GC-141, GC-143, GC-144)."""
ALONE: Final = 2
"""More letters for a monopoly or a majority (GC-142, GC-145)."""


def posts_in(state: GoldenCity, seat: i64, places: i64) -> i64:
    """Posts of a seat on these places; its black ones count too (GC-236, GC-R34)."""
    at: i64 = seat * AREA
    return count(state.areas[at + OWN] & places) + count(state.areas[at + BLACK] & places)


def city_posts(state: GoldenCity, seat: i64) -> i64:
    """Posts in the Golden City, which break ties (GC-173, GC-R38)."""
    return posts_in(state, seat, ZONE_MASK)


def has_goods(state: GoldenCity, seat: i64, kind: i64) -> bool:
    """Whether a kind of goods is on any goods card of the seat."""
    held = state.areas[seat * AREA + GOODS_HELD]
    while held != 0:
        if (state.house.island.goods[lowest(held)] >> kind) & 1 != 0:
            return True
        held &= held - 1
    return False


def goods_letters(state: GoldenCity, seat: i64, kind: i64) -> i64:
    """2 letters for a kind of goods, 4 for whoever alone has it (GC-141, GC-142)."""
    if not has_goods(state, seat, kind):
        return 0
    for other in range(state.players):
        if other != seat and has_goods(state, other, kind):
            return PRESENT
    return PRESENT + ALONE


def region_letters(state: GoldenCity, seat: i64, region: i64) -> i64:
    """2 letters for being there, 2 more for having most posts alone (GC-143..GC-145, GC-R24)."""
    places = state.house.island.region[region]
    mine = posts_in(state, seat, places)
    if mine == 0:
        return 0
    for other in range(state.players):
        if other != seat and posts_in(state, other, places) >= mine:
            return PRESENT
    return PRESENT + ALONE


def gets_letters(state: GoldenCity, seat: i64) -> bool:
    """Whether a seat still gets letters: who is blocked does not, unless agreed so (GC-R28)."""
    return state.house.blocked_letters or not state.is_blocked(seat)


def score_card(state: GoldenCity, card: i64) -> None:
    """Score goods, then the region (GC-140, GC-R39)."""
    kind = state.house.island.scored_goods[card]
    region = state.house.island.scored_region[card]
    for seat in range(state.players):
        amount = goods_letters(state, seat, kind)
        if amount > 0 and gets_letters(state, seat):
            state.gain_letters(seat, FROM_GOODS, amount)
            state.tell(events.SCORES_GOODS, seat, kind, amount)
    for seat in range(state.players):
        amount = region_letters(state, seat, region)
        if amount > 0 and gets_letters(state, seat):
            state.gain_letters(seat, FROM_REGIONS, amount)
            state.tell(events.SCORES_REGION, seat, region, amount)


def counted_by(state: GoldenCity, seat: i64, card: i64) -> i64:
    """How many things a bonus card counts (GC-131, GC-R23, GC-R25)."""
    if card == PER_GOODS:
        return count(state.areas[seat * AREA + GOODS_HELD])
    if card == PER_COIN:
        return state.areas[seat * AREA + PURSE]
    if card == PER_RIVER:
        return posts_in(state, seat, state.house.island.rivers)
    if card == PER_CITY:
        return city_posts(state, seat)
    return posts_in(state, seat, state.house.island.landscape[card - PER_LANDSCAPE + 1])


def bonus_letters(state: GoldenCity, seat: i64, card: i64) -> i64:
    """The letters of one bonus card."""
    return BONUS_LETTERS[card] * counted_by(state, seat, card)


def all_bonus(state: GoldenCity, seat: i64) -> i64:
    """The letters of all bonus cards that a seat holds."""
    held = state.bonus_held(seat)
    total: i64 = 0
    for card in range(BONUS_CARDS):
        if (held >> card) & 1 != 0:
            total += bonus_letters(state, seat, card)
    return total


def pay_bonus(state: GoldenCity) -> None:
    """All reveal their bonus cards and take the letters (GC-172, GC-209)."""
    state.learn(SECRET_TOLD)
    for seat in range(state.players):
        held = state.bonus_held(seat)
        for card in range(BONUS_CARDS):
            if (held >> card) & 1 != 0 and gets_letters(state, seat):
                letters = bonus_letters(state, seat, card)
                state.gain_letters(seat, FROM_BONUS, letters)
                state.tell(events.REVEALS, seat, card, letters)


def standing(state: GoldenCity, seat: i64) -> i64:
    """Letters, then posts in the city, then coins, as one number to compare (GC-173, GC-210)."""
    letters = state.total_letters(seat)
    return (letters * 64 + city_posts(state, seat)) * 64 + state.areas[seat * AREA + PURSE]


def special_scoring(state: GoldenCity, points: i64) -> None:
    """Bonus cards count, the leader gets victory points, letters go back (GC-209..GC-211).

    In a perfect tie both get the points (GC-R35).
    """
    pay_bonus(state)
    first = standing(state, 0)
    second = standing(state, 1)
    if first >= second:
        win(state, 0, points)
    if second >= first:
        win(state, 1, points)
    for i in range(state.players * SOURCES):
        state.letters[i] = 0
    for i in range(state.bonus_count):
        state.bonus_out |= bit(state.bonus_taken[i])
    state.bonus_count = 0
    state.tell(events.RETURNED, -1)


def win(state: GoldenCity, seat: i64, points: i64) -> None:
    """Victory points for the leader of a special scoring."""
    state.areas[seat * AREA + VICTORY] += points
    state.tell(events.VICTORY, seat, 0, points)


def loses(state: GoldenCity, seat: int) -> bool:
    """Whether a blocked player ranks below the others: not if all are blocked (GC-R28, GC-R29)."""
    everybody = (1 << int(state.players)) - 1
    return state.is_blocked(seat) and int(state.blocked) != everybody


def final_letters(state: GoldenCity, seat: int) -> int:
    """Letters if the game ended now; at its end the bonus cards are in them already."""
    letters = int(state.total_letters(seat))
    if state.is_over() or (loses(state, seat) and not state.house.blocked_letters):
        return letters
    return letters + int(all_bonus(state, seat))


def rank(state: GoldenCity, seat: int) -> tuple[bool, int, int, int, int]:
    """What decides, in this order, if the game ended now (GC-173, GC-175, GC-R31, GC-R41)."""
    return (
        not loses(state, seat),
        int(state.area(seat, VICTORY)),
        final_letters(state, seat),
        int(city_posts(state, seat)),
        int(state.area(seat, PURSE)),
    )


def final_rank(state: GoldenCity, seat: int) -> int:
    """The rank of a seat from 1 on; equal ranks share the better one (GC-175, GC-R41)."""
    own = rank(state, seat)
    return 1 + sum(rank(state, other) > own for other in range(int(state.players)))


def breakdown(state: GoldenCity, seat: int) -> dict[str, int]:
    """Letters by source; with two players only victory points count (GC-213).

    A blocked player has lost and keeps nothing (GC-174).
    """
    two = state.house.two
    parts = {
        name: 0 if two else int(state.letters[seat * SOURCES + source])
        for source, name in enumerate(SOURCE_NAMES)
    }
    if not two:
        parts["bonus"] += final_letters(state, seat) - int(state.total_letters(seat))
    parts["victory"] = int(state.area(seat, VICTORY)) if two else 0
    parts["blocked"] = -sum(parts.values()) if loses(state, seat) else 0
    return parts


def score(state: GoldenCity, seat: int) -> int:
    """The points of a seat if the game ended now."""
    return sum(breakdown(state, seat).values())


@final
class GoldenCityScoring(Scoring[GoldenCity]):
    """Letters, or victory points for two, and what decides beside them."""

    tie_rule = "GC-173"

    def scores(self, state: GoldenCity) -> list[int]:
        return [score(state, seat) for seat in range(int(state.players))]

    def breakdown(self, state: GoldenCity, seat: int) -> dict[str, int]:
        return breakdown(state, seat)

    def counts(self, state: GoldenCity, seat: i64) -> dict[str, int]:
        counted = {
            "coins": int(state.area(seat, PURSE)),
            "keys": int(state.area(seat, KEYRING)),
            "posts": int(state.house.posts - state.area(seat, STOCK)),
            "cards": int(state.hand_size(seat)),
        }
        if state.house.two:
            return {"points": int(state.area(seat, VICTORY)), **counted}
        return {"letters": int(state.total_letters(seat)), **counted}

    def winners(self, state: GoldenCity) -> list[int]:
        """The seats with the best rank."""
        ranks = [rank(state, seat) for seat in range(int(state.players))]
        return [seat for seat, own in enumerate(ranks) if own == max(ranks)]

    def tied(self, state: GoldenCity) -> list[int]:
        """The seats that are ahead before posts in the city and coins decide (GC-173).

        Who is blocked has lost before (GC-174), and letters come before the rest (GC-R31).
        """
        ranks = [rank(state, seat)[:3] for seat in range(int(state.players))]
        return [seat for seat, own in enumerate(ranks) if own == max(ranks)]

    def round(self, state: GoldenCity) -> int:
        return int(state.round)
