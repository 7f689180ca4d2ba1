"""Advice for The Golden City: how good options are, what positions are worth, what is calm."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.action import verb, what
from bastide.engine.flow import Options
from bastide.engine.parts import Advice
from bastide.engine.rows import filled
from bastide.games.golden_city import steps
from bastide.games.golden_city.appraisal import (
    CARD,
    COIN,
    bonus_worth,
    goods_future,
    goods_worth,
    regions_worth,
    rounds_left,
)
from bastide.games.golden_city.auction import group_size
from bastide.games.golden_city.catalogue import HAND_LIMIT, TYPES
from bastide.games.golden_city.island import REGIONS
from bastide.games.golden_city.payment import paid_cards
from bastide.games.golden_city.scoring import all_bonus, city_posts
from bastide.games.golden_city.state import (
    AREA,
    GOODS_HELD,
    GROUP,
    KEYRING,
    NONE,
    PURSE,
    STOCK,
    VICTORY,
    GoldenCity,
)
from bastide.games.golden_city.survey import Survey, cheapest

LEAD: Final = 8.0
"""Points ahead that make a win e times as likely.

Fitted to who won 250 games of greedy bots: 7 with three and four players, 16 with two; between
7 and 9 little changes. Early leads are worth less (14), late ones more (3).
"""
AT_HAND: Final = 0.8
"""Part of what the best post would bring that its owner can count on."""
NEARBY: Final = 0.25
"""Part of what the places within reach promise."""
POINT: Final = 9.0
"""A victory point of the game for two in letters."""


def has_bids(state: GoldenCity) -> bool:
    """Whether a hand lies on a group already."""
    for group in range(state.players):
        if state.hands_on[group] != NONE:
            return True
    return False


def bid(survey: Survey, group: i64) -> float:
    """What the cards of a group make possible, less the coins for pushing somebody off."""
    state = survey.state
    cards = filled(TYPES)
    for card in range(TYPES):
        cards[card] = state.cards[survey.seat * TYPES + card]
    worth = 0.0
    for i in range(group_size(state, group)):
        cards[state.groups[group * GROUP + i]] += 1
        worth += CARD
    for card in range(TYPES):
        worth += 0.25 * float(cards[card] >> 1)
    if group == 0 and state.group_coin == 1:
        worth += COIN + 0.3
    if state.hands_on[group] != NONE:
        worth -= COIN * 1.2 * float(state.cost)
    return worth + survey.best_post(cards, 0)


def build(survey: Survey, act: i64) -> float:
    """What a post brings over its price; cards above the hand limit cost nothing."""
    if act == steps.STOP_ACTION:
        return 0.0
    state, seat, place = survey.state, survey.seat, what(act)
    fewest = cheapest(state.cards, seat * TYPES, state.house.island.type[place])
    spare = state.hand_size(seat) - HAND_LIMIT
    if spare < 0:
        spare = 0
    cost = float(fewest - spare) if fewest > spare else 0.0
    late = 1.0 if rounds_left(state) > 1.0 else 0.2
    price = CARD * late * cost
    if verb(act) == steps.BLACK:
        return black(survey, place) - price
    return survey.post(place) - price + 0.3


def black(survey: Survey, place: i64) -> float:
    """What a black post adds to the scorings of its quarter."""
    worth = -1.0
    for region in range(REGIONS):
        if (survey.state.house.island.region[region] >> place) & 1 != 0:
            worth += survey.majority(region) + 1.0
    return worth


def pay(survey: Survey, act: i64) -> float:
    """What the cards that are left make possible after a payment."""
    cards = filled(TYPES)
    left = 0.0
    for card in range(TYPES):
        cards[card] = survey.state.cards[survey.seat * TYPES + card] - paid_cards(act, card)
        left += float(cards[card])
        left += 0.3 * float(cards[card] >> 1)
    return left + 0.3 * survey.best_post(cards, 0)


def other(survey: Survey, act: i64) -> float:
    """The small questions: goods, bonus cards, discards."""
    doing, thing = verb(act), what(act)
    state, seat = survey.state, survey.seat
    if doing == steps.TAKE_GOODS:
        if thing == steps.BLIND:
            return 1.5
        return goods_worth(state, seat, state.goods_row[thing])
    if doing == steps.RETURN_GOODS:
        return -goods_without(state, seat, thing)
    if doing == steps.TAKE_BONUS:
        return bonus_worth(state, seat, thing)
    if doing == steps.DISCARD_CARD:
        cards = filled(TYPES)
        pairs = 0.0
        for card in range(TYPES):
            cards[card] = state.cards[seat * TYPES + card]
        cards[thing] -= 1
        for card in range(TYPES):
            pairs += 0.3 * float(cards[card] >> 1)
        return pairs + 0.3 * survey.best_post(cards, 0)
    return 0.0


def goods_without(state: GoldenCity, seat: i64, card: i64) -> float:
    """What the seat's goods would lose without a card."""
    imagined = state.clone()
    one: i64 = 1
    imagined.areas[seat * AREA + GOODS_HELD] &= ~(one << card)
    return goods_future(state, seat) - goods_future(imagined, seat)


@final
class GoldenCityAdvice(Advice[GoldenCity]):
    """What bots should know."""

    measured_rules = 1
    lead = LEAD

    def is_calm(self, state: GoldenCity) -> bool:
        """Whether an auction begins or a building turn goes on: nothing is half bid for or paid."""
        if state.top < 0 or state.stack[state.top] == steps.TURN:
            return True
        return state.stack[state.top] == steps.AUCTION and not has_bids(state)

    def is_minor(self, state: GoldenCity) -> bool:
        """Whether the question is what to pay with or what to discard."""
        if state.top < 0:
            return False
        return state.stack[state.top] in (steps.PAYMENT, steps.DISCARD, steps.RETURN)

    def value(self, state: GoldenCity, seat: i64) -> float:
        """Letters now, and what posts, goods, cards, coins and keys will still bring."""
        at: i64 = seat * AREA
        points = float(state.total_letters(seat)) + POINT * float(state.areas[at + VICTORY])
        if state.is_blocked(seat) and state.ending != 0:
            return 0.0
        if state.top < 0:
            return points + 0.01 * float(city_posts(state, seat))
        points += float(all_bonus(state, seat)) + goods_future(state, seat)
        points += regions_worth(state, seat)
        points += CARD * float(state.hand_size(seat)) + 0.5 * COIN * float(state.areas[at + PURSE])
        points += 3.0 * float(state.areas[at + KEYRING]) if rounds_left(state) > 1.0 else 0.0
        posts = state.house.posts - state.areas[at + STOCK]
        left = rounds_left(state)
        if left > 0.0:
            survey = Survey(state, seat)
            points += AT_HAND * survey.best_post(state.cards, seat * TYPES)
            points += NEARBY * survey.reach()
        return points + (0.12 * left if left < 8.0 else 1.0) * float(posts)

    def weigh(self, state: GoldenCity, options: Options, out: "vec[float]") -> None:
        """How good each option is for the seat that is asked."""
        kind = state.stack[state.top]
        survey = Survey(state, state.mover())
        for i in range(options.count):
            act = options.acts[i]
            if kind == steps.AUCTION:
                out[i] = bid(survey, what(act))
            elif kind == steps.TURN:
                out[i] = build(survey, act)
            elif kind == steps.PAYMENT:
                out[i] = pay(survey, act)
            else:
                out[i] = other(survey, act)
