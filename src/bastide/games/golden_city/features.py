"""A position of The Golden City in numbers from one chair: what a learned value looks at."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.advice import Features, in_blocks
from bastide.engine.parts import FeatureList
from bastide.engine.rows import larger
from bastide.games.golden_city import steps
from bastide.games.golden_city.appraisal import (
    goods_count,
    goods_future,
    region_worth,
    regions_worth,
    rounds_left,
    scorings,
)
from bastide.games.golden_city.catalogue import (
    BONUS_CARDS,
    BONUS_NAMES,
    GOODS_NAMES,
    MOST_BUILDS,
    TYPE_NAMES,
    TYPES,
)
from bastide.games.golden_city.island import REGION_NAMES, REGIONS, count
from bastide.games.golden_city.round import NEXT
from bastide.games.golden_city.scoring import all_bonus, bonus_letters, city_posts, has_goods
from bastide.games.golden_city.state import (
    AREA,
    BLACK_STOCK,
    KEYRING,
    PURSE,
    STOCK,
    VICTORY,
    GoldenCity,
)
from bastide.games.golden_city.survey import Survey
from bastide.games.golden_city.turn import BUILDS

ALWAYS: Final = 0
PLACE: Final = 1
"""How many bid before this seat in the auction of the round."""
REGION: Final = PLACE + 4
"""From here on: what the next scoring of each region would bring, and how often it comes."""
GOODS: Final = REGION + 2 * REGIONS
"""Kinds of goods held."""
BONUS: Final = GOODS + 4
"""Letters of the bonus cards held."""
HAND: Final = BONUS + BONUS_CARDS
"""Cards in hand by type."""
OWN: Final = HAND + TYPES
RIVAL: Final = OWN + 15


def fill_own(state: GoldenCity, seat: i64, out: Features) -> None:
    """Letters, coins, posts and time."""
    at: i64 = seat * AREA
    left = rounds_left(state) / 8.0
    posts = float(state.house.posts - state.areas[at + STOCK]) / 9.0
    out.add(OWN, float(state.total_letters(seat)) / 20.0)
    out.add(OWN + 1, float(all_bonus(state, seat)) / 10.0)
    out.add(OWN + 2, float(state.areas[at + PURSE]) / 5.0)
    out.add(OWN + 3, float(state.areas[at + KEYRING]))
    out.add(OWN + 4, posts)
    out.add(OWN + 5, posts * left)
    out.add(OWN + 6, float(city_posts(state, seat)) / 4.0)
    out.add(OWN + 7, float(goods_count(state, seat)) / 2.0)
    out.add(OWN + 8, goods_future(state, seat) / 10.0)
    out.add(OWN + 9, Survey(state, seat).best_post(state.cards, seat * TYPES) / 5.0)
    out.add(OWN + 10, float(count(state.targets(seat))) / 16.0)
    out.add(OWN + 11, float(state.areas[at + VICTORY]))
    out.add(OWN + 12, float(state.areas[at + BLACK_STOCK]))
    out.add(OWN + 13, left)
    out.add(OWN + 14, builds_left(state, seat))


def fill_rival(state: GoldenCity, seat: i64, out: Features) -> None:
    """The strongest of the others, by what lies open."""
    letters: i64 = 0
    posts: i64 = 0
    coins: i64 = 0
    keys: i64 = 0
    victory: i64 = 0
    goods = 0.0
    bonus: i64 = 0
    hand: i64 = 0
    turns = 0.0
    regions = 0.0
    for other in range(state.players):
        if other == seat:
            continue
        at: i64 = other * AREA
        letters = larger(letters, state.total_letters(other))
        posts = larger(posts, state.house.posts - state.areas[at + STOCK])
        coins = larger(coins, state.areas[at + PURSE])
        keys = larger(keys, state.areas[at + KEYRING])
        victory = larger(victory, state.areas[at + VICTORY])
        goods += goods_future(state, other)
        for i in range(state.bonus_count):
            if state.bonus_takers[i] == other:
                bonus += 1
        hand = larger(hand, state.hand_size(other))
        turns += builds_left(state, other)
        held = regions_worth(state, other)
        if held > regions:
            regions = held
    out.add(RIVAL, float(letters) / 20.0)
    out.add(RIVAL + 1, float(posts) / 9.0)
    out.add(RIVAL + 2, float(coins) / 5.0)
    out.add(RIVAL + 3, float(keys))
    out.add(RIVAL + 4, float(victory))
    out.add(RIVAL + 5, goods / 10.0)
    out.add(RIVAL + 6, float(bonus) / 2.0)
    if state.ending != 0:
        out.add(RIVAL + 7, 1.0)
    out.add(RIVAL + 8, float(hand) / 6.0)
    out.add(RIVAL + 9, turns)
    out.add(RIVAL + 10, regions / 20.0)
    out.add(RIVAL + 11, float(state.total_letters(seat) - letters) / 10.0)


def builds_left(state: GoldenCity, seat: i64) -> float:
    """The part of this round's building turn that the seat still has before it."""
    if state.stack[state.top] == steps.TURN and state.mover() == seat:
        return 1.0 - float(state.get(BUILDS)) / float(MOST_BUILDS)
    begun: i64 = state.stack[NEXT]
    return 1.0 if (seat - state.builder + state.players) % state.players >= begun else 0.0


@final
class GoldenCityFeatures(FeatureList[GoldenCity]):
    """The table from one chair in numbers."""

    def names(self) -> list[str]:
        """What each feature tells, by its index: the names under which weights are kept."""
        own = (
            *("letters", "bonus letters", "coins", "keys", "posts", "posts early", "city posts"),
            *("goods", "goods to come", "best post", "sites in reach", "victory points"),
            *("black posts", "rounds left", "builds left"),
        )
        rival = (
            *("letters", "posts", "coins", "keys", "victory points", "goods to come"),
            *("bonus cards", "game ending", "cards", "builds left", "regions"),
            "letters behind",
        )
        return in_blocks(
            [
                (ALWAYS, "", ("always",)),
                (PLACE, "bids after", "0123"),
                (REGION, "region", REGION_NAMES),
                (REGION + REGIONS, "region to come", REGION_NAMES),
                (GOODS, "goods", GOODS_NAMES),
                (BONUS, "bonus", BONUS_NAMES),
                (HAND, "hand", TYPE_NAMES),
                (OWN, "own", own),
                (RIVAL, "rival", rival),
            ]
        )

    def fill(self, state: GoldenCity, seat: i64, out: Features) -> None:
        """Note every feature of the seat that is not zero."""
        out.count = 0
        out.add(ALWAYS, 1.0)
        out.add(PLACE + (seat - state.first + state.players) % state.players, 1.0)
        for region in range(REGIONS):
            worth = region_worth(state, seat, region, 0) / 4.0
            out.add(REGION + region, worth)
            out.add(REGION + REGIONS + region, worth * scorings(state, region, -1))
        for kind in range(i64(4)):
            if has_goods(state, seat, kind):
                out.add(GOODS + kind, 1.0)
        held = state.bonus_held(seat)
        for card in range(BONUS_CARDS):
            if (held >> card) & 1 != 0:
                out.add(BONUS + card, 0.2 + 0.1 * float(bonus_letters(state, seat, card)))
        for card in range(TYPES):
            out.add(HAND + card, 0.5 * float(state.cards[seat * TYPES + card]))
        fill_own(state, seat, out)
        fill_rival(state, seat, out)
