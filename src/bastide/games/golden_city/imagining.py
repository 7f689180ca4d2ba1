"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import KIND, SEAT
from bastide.engine.keys import mixed
from bastide.engine.rng import Rng
from bastide.engine.rows import bit, filled
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import (
    ALL_CARDS,
    BONUS_CARDS,
    GOODS_CARDS,
    PORT,
    SCORE_CARDS,
    TYPES,
)
from bastide.games.golden_city.island import count
from bastide.games.golden_city.payment import can_pay
from bastide.games.golden_city.state import AREA, OLD_LEFT, GoldenCity
from bastide.games.golden_city.turn import DUE, FLOOR, PLACE, cards_from

TRIES: Final = 40
"""Hands dealt to somebody who must pay or discard before one is made up that can."""


def spread(amounts: "vec[i64]", without: "vec[i64]", out: "vec[i64]") -> i64:
    """Lay out so many cards of each type in order, less some; says how many there are."""
    size: i64 = 0
    for card in range(TYPES):
        for _ in range(amounts[card] - without[card]):
            out[size] = card
            size += 1
    return size


def deal_hands(imagined: GoldenCity, seat: i64, rng: Rng) -> None:
    """The pile and the other hands; who is about to pay or to discard can do so."""
    need = filled(TYPES)
    for _ in range(TRIES):
        deal(imagined, seat, need, rng)
        if is_possible(imagined, seat):
            return
    make_possible(imagined, seat, rng)


def is_possible(state: GoldenCity, seat: i64) -> bool:
    """Whether somebody else who must pay or discard has the cards, as all must suppose."""
    if state.top < 0 or state.get(SEAT) == seat:
        return True
    mover = state.get(SEAT)
    if state.get(KIND) == steps.PAYMENT:
        return can_pay(state, mover, state.house.island.type[state.get(PLACE)])
    if state.get(KIND) == steps.DISCARD:
        return cards_from(state, mover, state.get(FLOOR)) >= state.get(DUE)
    return True


def make_possible(imagined: GoldenCity, seat: i64, rng: Rng) -> None:
    """Give whoever must pay or discard what it takes, and deal the rest at random."""
    if imagined.get(KIND) == steps.DISCARD:
        need = filled(TYPES)
        for card in range(imagined.get(FLOOR), TYPES):
            need[card] = ALL_CARDS
        deal(imagined, seat, need, rng)
        return
    price = imagined.house.island.type[imagined.get(PLACE)]
    for one in range(TYPES):
        for two in range(one, TYPES):
            need = filled(TYPES)
            need[one] += 1 if one == price else 2
            if price != PORT:
                need[two] += 1 if two == price else 2
            deal(imagined, seat, need, rng)
            if is_possible(imagined, seat):
                return


def deal(imagined: GoldenCity, seat: i64, need: "vec[i64]", rng: Rng) -> None:
    """Deal both pools of cards anew: those drawn since the last reshuffle, and those held then.

    Whoever is asked gets as many of each type as needed, as far as they can be there.
    """
    fresh = filled(TYPES)
    old = filled(TYPES)
    for i in range(imagined.pile_size):
        fresh[imagined.pile[i]] += 1
    for other in range(imagined.players):
        if other != seat:
            for card in range(TYPES):
                at: i64 = other * TYPES + card
                fresh[card] += imagined.cards[at] - imagined.known[at] - imagined.old[at]
                old[card] += imagined.old[at]
    sure_fresh = filled(TYPES)
    sure_old = filled(TYPES)
    if imagined.top >= 0 and imagined.get(SEAT) != seat:
        grant(imagined, need, fresh, old, sure_fresh, sure_old)
    deal_fresh(imagined, seat, fresh, sure_fresh, rng)
    deal_old(imagined, seat, old, sure_old, rng)


def grant(
    imagined: GoldenCity,
    need: "vec[i64]",
    fresh: "vec[i64]",
    old: "vec[i64]",
    sure_fresh: "vec[i64]",
    sure_old: "vec[i64]",
) -> None:
    """Share what is needed out among both pools; first what only the old one can give."""
    mover = imagined.get(SEAT)
    old_room = imagined.areas[mover * AREA + OLD_LEFT]
    fresh_room = imagined.unnamed(mover) - old_room
    for turn in range(2):
        for card in range(TYPES):
            short = need[card] - imagined.known[mover * TYPES + card] - sure_old[card]
            if turn == 0:
                short -= fresh[card]
            given = least(short, old[card] - sure_old[card], old_room)
            sure_old[card] += given
            old_room -= given
    for card in range(TYPES):
        short = need[card] - imagined.known[mover * TYPES + card] - sure_old[card]
        sure_fresh[card] = least(short, fresh[card], fresh_room)
        fresh_room -= sure_fresh[card]


def least(wanted: i64, there: i64, room: i64) -> i64:
    """The smallest of three amounts, at least nothing."""
    most = there if there < room else room
    if wanted < most:
        most = wanted
    return most if most > 0 else 0


def deal_fresh(
    imagined: GoldenCity, seat: i64, amounts: "vec[i64]", sure: "vec[i64]", rng: Rng
) -> None:
    """The pile, and what the others drew in secret since the last reshuffle."""
    hidden = filled(ALL_CARDS)
    rng.shuffle(hidden, spread(amounts, sure, hidden))
    for i in range(imagined.pile_size):
        imagined.pile[i] = hidden[i]
    next: i64 = imagined.pile_size
    for other in range(imagined.players):
        if other != seat:
            size = imagined.unnamed(other) - imagined.areas[other * AREA + OLD_LEFT]
            for card in range(TYPES):
                at: i64 = other * TYPES + card
                imagined.cards[at] = imagined.known[at]
                if other == imagined.mover():
                    imagined.cards[at] += sure[card]
                    size -= sure[card]
            for i in range(next, next + size):
                imagined.cards[other * TYPES + hidden[i]] += 1
            next += size


def deal_old(
    imagined: GoldenCity, seat: i64, amounts: "vec[i64]", sure: "vec[i64]", rng: Rng
) -> None:
    """What the others held in secret at the last reshuffle."""
    hidden = filled(ALL_CARDS)
    rng.shuffle(hidden, spread(amounts, sure, hidden))
    next: i64 = 0
    for other in range(imagined.players):
        if other != seat:
            size = imagined.areas[other * AREA + OLD_LEFT]
            for card in range(TYPES):
                at: i64 = other * TYPES + card
                imagined.old[at] = 0
                if other == imagined.mover():
                    imagined.old[at] = sure[card]
                    imagined.cards[at] += sure[card]
                    size -= sure[card]
            for i in range(next, next + size):
                imagined.cards[other * TYPES + hidden[i]] += 1
                imagined.old[other * TYPES + hidden[i]] += 1
            next += size


def deal_goods(imagined: GoldenCity, rng: Rng) -> None:
    """The goods pile may lie in any order."""
    lay_mask(goods_left(imagined), imagined.goods_pile, 0, GOODS_CARDS)
    rng.shuffle(imagined.goods_pile, imagined.goods_size)


def goods_left(state: GoldenCity) -> i64:
    """The goods cards in the pile, as bits: all know them, and which left the game (GC-R30)."""
    there: i64 = 0
    for i in range(state.goods_size):
        there |= bit(state.goods_pile[i])
    return there


def lay_mask(mask: i64, out: "vec[i64]", first: i64, cards: i64) -> i64:
    """Lay the cards of a mask in order from `first` on; says where they end."""
    at = first
    for card in range(cards):
        if (mask >> card) & 1 != 0:
            out[at] = card
            at += 1
    return at


def deal_scores(imagined: GoldenCity, rng: Rng) -> None:
    """Score cards that did not come up yet may come in any order within their backs."""
    backs = imagined.house.island.back
    seen: i64 = 0
    for i in range(imagined.round):
        seen |= bit(imagined.scores[i])
    at: i64 = imagined.round
    for back in range(1, 4):
        shuffled = filled(SCORE_CARDS)
        size: i64 = 0
        for card in range(SCORE_CARDS):
            if backs[card] == back and (seen >> card) & 1 == 0:
                shuffled[size] = card
                size += 1
        rng.shuffle(shuffled, size)
        for i in range(size):
            imagined.scores[at] = shuffled[i]
            at += 1


def looks_at_bonus(state: GoldenCity, seat: i64) -> bool:
    """Whether the seat has the bonus pile in its hands just now."""
    return state.top >= 0 and state.get(KIND) == steps.BONUS and state.get(SEAT) == seat


def deal_bonus(imagined: GoldenCity, seat: i64, rng: Rng) -> None:
    """Cards taken between two looks of the seat are known, but not who took which."""
    begin: i64 = 0
    for i in range(imagined.bonus_count):
        if imagined.bonus_takers[i] == seat:
            mix_bonus(imagined, begin, i, 0, rng)
            begin = i + 1
    pile: i64 = 0
    if not looks_at_bonus(imagined, seat):
        pile = imagined.bonus_pile()
    mix_bonus(imagined, begin, imagined.bonus_count, pile, rng)


def mix_bonus(imagined: GoldenCity, begin: i64, end: i64, pile: i64, rng: Rng) -> None:
    """Deal the bonus cards of some takings anew, from themselves and the pile."""
    for i in range(begin, end):
        pile |= bit(imagined.bonus_taken[i])
    mixed_cards = filled(BONUS_CARDS)
    rng.shuffle(mixed_cards, lay_mask(pile, mixed_cards, 0, BONUS_CARDS))
    for i in range(begin, end):
        imagined.bonus_taken[i] = mixed_cards[i - begin]


def mixed_bonus(hash: i64, state: GoldenCity, seat: i64) -> i64:
    """The hash with what the seat saw of the bonus pile."""
    taken: i64 = 0
    for i in range(state.bonus_count):
        if state.bonus_takers[i] == seat:
            hash = mixed(mixed(hash, taken), state.bonus_taken[i])
        taken |= bit(state.bonus_taken[i])
    if looks_at_bonus(state, seat):
        hash = mixed(hash, taken)
    return mixed(hash, count(taken))
