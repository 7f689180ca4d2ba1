"""What a post brings at once: coins, cards, letters, and the choices that go with them."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import CARD_SEEN, SEAT, Frame, Options
from bastide.engine.rows import bit
from bastide.games.golden_city import events, steps
from bastide.games.golden_city.catalogue import (
    BONUS_CARDS,
    FROM_ZONES,
    GIVES_CARD,
    GIVES_COINS,
    GIVES_GOODS,
    GIVES_KEY,
    GOODS_CARDS,
    INNER,
    MOST_GOODS,
    OPEN_GOODS,
    RURAL,
)
from bastide.games.golden_city.island import count
from bastide.games.golden_city.state import AREA, GOODS_HELD, KEYRING, NONE, OWN, GoldenCity

FIRST_OUTER: Final = 5
SECOND_OUTER: Final = 3
FIRST_INNER: Final = 10
SECOND_INNER: Final = 6


def zone_letters(place: i64, builders: i64) -> i64:
    """Letters for the next player in a zone where so many have built (GC-126..GC-129)."""
    if builders == 0:
        return FIRST_OUTER if place < INNER else FIRST_INNER
    if builders == 1:
        return SECOND_OUTER if place < INNER else SECOND_INNER
    return 0


def reward(state: GoldenCity, seat: i64, place: i64) -> None:
    """The reward of a post just built, all of it at once (GC-100, GC-103).

    In the Great Drought the desert gives nothing (GC-206, GC-R32).
    """
    if (state.house.dry >> place) & 1 != 0:
        return
    if place >= RURAL:
        zone_reward(state, seat, place)
        return
    gift = state.house.island.reward[place]
    if gift == GIVES_COINS:
        state.gain_coins(seat, state.house.island.coins[place])
    elif gift == GIVES_CARD:
        state.draw(seat)
    elif gift == GIVES_KEY:
        if state.key_supply() > 0:
            state.areas[seat * AREA + KEYRING] += 1
            state.tell(events.KEY, seat)
    elif gift == GIVES_GOODS:
        if goods_left(state):
            state.push(steps.GOODS, seat)
    elif state.bonus_pile() != 0:
        state.push(steps.BONUS, seat)
        state.learn(CARD_SEEN)


def zone_reward(state: GoldenCity, seat: i64, place: i64) -> None:
    """Letters for the first and the second player in a zone (GC-126..GC-129, GC-R22)."""
    builders: i64 = 0
    for other in range(state.players):
        builders += (state.areas[other * AREA + OWN] >> place) & 1
    if builders == 1:
        letters(state, seat, place, zone_letters(place, 0))
        if place >= INNER:
            state.draw(seat)
        else:
            state.gain_coins(seat, state.house.island.coins[place])
    elif builders == 2:
        second_letters(state, seat, place)


def second_letters(state: GoldenCity, seat: i64, place: i64) -> None:
    """What the second post in a zone brings."""
    letters(state, seat, place, zone_letters(place, 1))


def letters(state: GoldenCity, seat: i64, place: i64, amount: i64) -> None:
    """Letters for a post in a zone."""
    state.gain_letters(seat, FROM_ZONES, amount)
    state.tell(events.LETTERS, seat, place, amount)


def goods_left(state: GoldenCity) -> bool:
    """Whether any goods card can be taken (GC-R19)."""
    if state.goods_size > 0:
        return True
    for index in range(OPEN_GOODS):
        if state.goods_row[index] != NONE:
            return True
    return False


@final
class Goods(Frame[GoldenCity]):
    """One of the open goods cards, or the unseen top one (GC-123, GC-R19).

    Of two equal open cards the first one is offered: nothing depends on which is taken.
    """

    name = "goods"
    question = "gc-ask-goods"

    def advance(self, state: GoldenCity, out: Options) -> None:
        for index in range(OPEN_GOODS):
            if state.goods_row[index] != NONE and not self.has_twin(state, index):
                out.add(action(steps.TAKE_GOODS, index))
        if state.goods_size > 0:
            out.add(action(steps.TAKE_GOODS, steps.BLIND))

    def has_twin(self, state: GoldenCity, index: i64) -> bool:
        """Whether an earlier open card shows the same two goods."""
        goods = state.house.island.goods
        for other in range(index):
            card = state.goods_row[other]
            if card != NONE and goods[card] == goods[state.goods_row[index]]:
                return True
        return False

    def take(self, state: GoldenCity, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        index = what(act)
        if index == steps.BLIND:
            state.goods_size -= 1
            card = state.goods_pile[state.goods_size]
            state.learn(CARD_SEEN)
        else:
            card = state.goods_row[index]
            state.goods_row[index] = NONE
            if state.goods_size > 0:
                state.goods_size -= 1
                state.goods_row[index] = state.goods_pile[state.goods_size]
                state.learn(CARD_SEEN)
        state.tell(events.GOODS, seat, card)
        at: i64 = seat * AREA + GOODS_HELD
        state.areas[at] |= bit(card)
        if count(state.areas[at]) > MOST_GOODS:
            state.push(steps.RETURN, seat)


@final
class Return(Frame[GoldenCity]):
    """With a fifth goods card any of the five leaves the game (GC-124, GC-R19)."""

    name = "return"
    question = "gc-ask-return"

    def advance(self, state: GoldenCity, out: Options) -> None:
        goods = state.house.island.goods
        held = state.areas[state.get(SEAT) * AREA + GOODS_HELD]
        for card in range(GOODS_CARDS):
            if (held >> card) & 1 == 0:
                continue
            twin = False
            for other in range(card):
                if (held >> other) & 1 != 0 and goods[other] == goods[card]:
                    twin = True
            if not twin:
                out.add(action(steps.RETURN_GOODS, card))

    def take(self, state: GoldenCity, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        state.areas[seat * AREA + GOODS_HELD] &= ~bit(what(act))
        state.tell(events.RETURNS, seat, what(act))


@final
class Bonus(Frame[GoldenCity]):
    """One card of the whole bonus pile, kept in secret (GC-125, GC-R21)."""

    name = "bonus"
    question = "gc-ask-bonus"

    def advance(self, state: GoldenCity, out: Options) -> None:
        pile = state.bonus_pile()
        for card in range(BONUS_CARDS):
            if (pile >> card) & 1 != 0:
                out.add(action(steps.TAKE_BONUS, card))

    def take(self, state: GoldenCity, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        at = state.bonus_count
        state.bonus_takers[at] = seat
        state.bonus_taken[at] = what(act)
        state.bonus_count = at + 1
        state.tell(events.BONUS, seat)
        state.tell(events.CHOSE, seat, what(act), 0, seat)
