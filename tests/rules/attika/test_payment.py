"""Payments, compared with every set of cards tried one by one."""

from itertools import product

import pytest

from bastide.bots.levels import make
from bastide.engine.flow import MOST_OPTIONS, Options, sensible
from bastide.engine.rng import Rng, seeded
from bastide.engine.seat import Seat
from bastide.games.attika.payment import MOST_LISTED, is_legal, offer, offer_larger, packed
from bastide.games.attika.price import can_pay, fewest, purse
from bastide.games.attika.state import Attika
from tests.rules.attika.tables import ATTIKA, area, asked, do, fact, offered, table

NAMES = ("water", "wood", "clay", "metal")
Cards = tuple[int, ...]
PLAIN = [{"tile": "R20", "at": "0,0"}]
PAYER = 1
"""Not the first seat, whose cards are of no use to it."""


def legal(price: dict[str, int], paid: Cards) -> bool:
    """The closed form of section 4.2."""
    named = sum(price[name] for name in NAMES)
    direct = sum(min(count, price[name]) for count, name in zip(paid, NAMES, strict=True))
    return 0 <= 2 * named + price["any"] + price["surcharge"] - sum(paid) <= direct


def every(price: dict[str, int], hand: Cards) -> set[Cards]:
    """Every legal payment from a hand."""
    return {p for p in product(*(range(held + 1) for held in hand)) if legal(price, p)}


def smallest(price: dict[str, int], hand: Cards) -> set[Cards]:
    """Those that hold no smaller one."""
    found = every(price, hand)
    return {
        paid
        for paid in found
        if not any(
            other != paid and all(a <= b for a, b in zip(other, paid, strict=True))
            for other in found
        )
    }


def random_price(rng: Rng) -> dict[str, int]:
    price: dict[str, int] = dict.fromkeys(NAMES, 0)
    price |= {"any": 0, "surcharge": int(rng.below(4)), "chain": 0}
    if rng.below(4) == 0:
        price["any"] = 1 + int(rng.below(5))
    else:
        for _ in range(rng.below(5)):
            price[NAMES[rng.below(4)]] += 1
    return price


def packed_price(price: dict[str, int]) -> int:
    lanes = sum(price[name] << 4 * at for at, name in enumerate(NAMES))
    return int(lanes | price["any"] << 16 | price["surcharge"] << 22)


def all_payments(state: Attika, due: int, fixed: int, kinds: int) -> list[int]:
    """What can be paid in the end, through all narrower questions."""
    out = Options()
    offer(state, PAYER, due, fixed, kinds, MOST_LISTED, out)
    found: list[int] = []
    for act in out.listed():
        if act >> 24 == 5:
            found.append(act & 0xFFFFFF)
        else:
            kind, count = act >> 12 & 4095, act & 4095
            assert kind == kinds
            narrowed = all_payments(state, due, fixed + int(packed(kind, count)), kind + 1)
            assert narrowed
            found += narrowed
    assert len(out.listed()) <= MOST_LISTED
    return found


def pack_of(cards: Cards) -> int:
    return sum(int(packed(kind, count)) for kind, count in enumerate(cards))


def test_at_037_at_r05_at_r36_all_payments_and_no_others_each_once() -> None:
    state = table(area(), area())
    rng = seeded(7)
    narrowed = 0
    for _ in range(250):
        price = random_price(rng)
        hand = tuple(int(rng.below(5)) for _ in NAMES)
        for kind, held in enumerate(hand):
            state.cards[PAYER * 4 + kind] = held
            state.cards[kind] = rng.below(5)
        due = packed_price(price)
        wanted = smallest(price, hand)
        assert can_pay(state, PAYER, due) == bool(wanted) or due == 0
        if due == 0:
            continue
        if wanted:
            assert fewest(due, purse(state, PAYER)) == min(sum(paid) for paid in wanted)
        found = all_payments(state, due, 0, 0) if wanted else []
        assert len(found) == len(set(found))
        assert set(found) == {pack_of(paid) for paid in wanted}
        narrowed += len(found) > MOST_LISTED
    assert narrowed > 0


def test_at_r05_a_payment_is_legal_by_the_closed_form() -> None:
    rng = seeded(8)
    for _ in range(60):
        price = random_price(rng)
        for paid in product(range(4), repeat=4):
            assert is_legal(packed_price(price), pack_of(paid)) == legal(price, paid)


def larger(state: Attika, due: int, fixed: int, kinds: int, most: int) -> list[int]:
    """All that can be paid in the end, those included of which a part would do."""
    out = Options()
    offer(state, PAYER, due, fixed, kinds, most if kinds < 3 else MOST_OPTIONS, out)
    offer_larger(state, PAYER, due, fixed, kinds, most if kinds < 3 else MOST_OPTIONS, out)
    found: list[int] = []
    for act in out.listed():
        if act >> 24 == 5:
            found.append(act & 0xFFFFFF)
        else:
            spent = int(packed(act >> 12 & 4095, act & 4095))
            narrowed = larger(state, due, fixed + spent, kinds + 1, most)
            assert narrowed
            found += narrowed
    return found


@pytest.mark.parametrize("most", [0, MOST_OPTIONS])
def test_at_r05_at_r36_every_legal_payment_is_accepted_the_smallest_first(most: int) -> None:
    """Listed at once as well as kind by kind."""
    state = table(area(), area())
    rng = seeded(9)
    for _ in range(80):
        price = random_price(rng)
        hand = tuple(int(rng.below(5)) for _ in NAMES)
        for kind, held in enumerate(hand):
            state.cards[PAYER * 4 + kind] = held
        wanted, due = every(price, hand), packed_price(price)
        if not wanted or due == 0:
            continue
        found = larger(state, due, 0, 0, most)
        assert len(found) == len(set(found))
        assert set(found) == {pack_of(paid) for paid in wanted}
        if most:
            first = {pack_of(paid) for paid in smallest(price, hand)}
            assert set(found[: len(first)]) == first


def test_at_r36_what_is_more_than_needed_is_not_listed_nor_searched() -> None:
    seats = area("2wood water clay", "tavern ship", left=[6, 8, 8, 6])
    state = do(table(seats, map=PLAIN), "build tavern", "at -1,1")
    words = [ATTIKA.notation.format(act) for act in sensible(state)]
    assert words == ["pay wood", "pay water+clay"]
    assert offered(state) == [*words, "pay wood+clay", "pay 2wood", "pay water+wood"]


def capital(hand: str) -> Attika:
    """A capital for four cards of different kinds, to be paid from a large hand."""
    seats = area(hand, "capital", left=[5, 8, 8, 8])
    plain = [{**PLAIN[0], "plain": True}]
    return do(table(seats, map=plain), "build capital", "at -1,1")


def test_at_r36_kind_by_kind_more_than_needed_is_paid_to_the_end() -> None:
    state = do(capital("5water 4wood 4clay 4metal"), "spend 3water", "spend 2wood", "spend 1clay")
    ways = ["pay 3water+2wood+clay", "pay 3water+2wood+clay+metal", "pay 3water+2wood+clay+2metal"]
    assert offered(state) == [ATTIKA.notation.format(act) for act in sensible(state)] == ways
    assert fact(do(state, ways[1]), "seats.0.built") == {"-1,1": "capital"}


@pytest.mark.parametrize("hand", ["5water 4wood 4clay 4metal", "5water 8wood 8clay"])
def test_at_r19_at_r36_the_last_kind_is_asked_for_whatever_the_hand(hand: str) -> None:
    state = do(capital(hand), "spend 3water", "spend 2wood", "spend 1clay")
    assert asked(state) == "0 payment"


@pytest.mark.parametrize(
    ("hand", "verb"),
    [
        ("4water 4wood 4clay 4metal", "pay"),
        ("5water 4wood 4clay 4metal", "spend"),
        ("9water 8wood", "spend"),
    ],
)
def test_at_r36_at_r19_from_a_large_hand_a_dear_token_is_paid_kind_by_kind(
    hand: str, verb: str
) -> None:
    """Its size decides, which all can see, and not in how many ways its cards pay."""
    seats = area(hand, "road", left=[6, 8, 8, 5])
    state = do(table(seats, map=PLAIN), "build road", "at -1,1")
    assert {move.split()[0] for move in offered(state)} == {verb}
    cheap = do(table(area(hand, "tavern", left=[6, 8, 8, 7]), map=PLAIN), "build tavern")
    assert {move.split()[0] for move in offered(do(cheap, "at -1,1"))} == {"pay"}


@pytest.mark.parametrize(
    ("hand", "verb"), [("3water 3wood 3clay 3metal", "pay"), ("2water 3wood 4clay 5metal", "spend")]
)
def test_at_r36_in_older_rules_up_to_forty_payments_are_listed(hand: str, verb: str) -> None:
    seats = area(hand, "road", left=[6, 8, 8, 5])
    state = do(table(seats, map=PLAIN, game=ATTIKA.by_rules(2)), "build road", "at -1,1")
    assert {move.split()[0] for move in offered(state)} == {verb}


def test_at_r36_payments_are_listed_by_fewest_cards() -> None:
    seats = area("wood 2water clay", "tavern ship", left=[6, 8, 8, 6])
    state = do(table(seats, map=PLAIN), "build tavern", "at -1,1")
    assert offered(state)[:3] == ["pay wood", "pay water+clay", "pay 2water"]


@pytest.mark.parametrize("spec", ["greedy", "value:2dreams", "search:16it"])
def test_at_r36_a_bot_pays_with_the_fewest_cards(spec: str) -> None:
    """However payments are listed for people."""
    seats = area("2water 2wood 2clay", "village ship", left=[6, 8, 8, 6])
    plain = [{**PLAIN[0], "plain": True}]
    state = do(table(seats, map=plain), "build village", "at -1,1")
    chosen = make(spec, 1).choose(Seat(ATTIKA, state, 0))
    assert ATTIKA.notation.format(chosen) == "pay water+wood"


HELD = (6, 4, 4, 4)


@pytest.mark.parametrize("surcharge", [6, 10, 11])
@pytest.mark.parametrize("most", [False, True])
def test_at_r36_kind_by_kind_every_amount_is_offered_that_can_still_be_paid(
    surcharge: int, most: bool
) -> None:
    """With a surcharge of ten and no water all other cards are needed, with eleven some water."""
    state = table(area(), area())
    for kind, held in enumerate(HELD):
        state.cards[PAYER * 4 + kind] = held
    price = dict.fromkeys(NAMES, 0)
    price |= {"wood": 1, "metal": 1, "any": 0, "surcharge": surcharge, "chain": 0}
    wanted = smallest(price, HELD)
    assert len(wanted) > MOST_LISTED
    fixed = 0
    for kind in range(4):
        out = Options()
        offer(state, PAYER, packed_price(price), fixed, kind, MOST_LISTED, out)
        if len(wanted) <= MOST_LISTED:
            assert {int(act) & 0xFFFFFF for act in out.listed()} == {pack_of(p) for p in wanted}
            return
        amounts = sorted({paid[kind] for paid in wanted})
        assert [act & 4095 for act in out.listed()] == amounts
        chosen = amounts[-1] if most else amounts[0]
        wanted = {paid for paid in wanted if paid[kind] == chosen}
        fixed += int(packed(kind, chosen))


def test_at_r36_a_road_from_a_large_hand_is_paid_kind_by_kind() -> None:
    """Nine cards of any kind, five for the road and four for the settlement."""
    state = table(area(), area())
    for kind, held in enumerate((2, 9, 9, 9)):
        state.cards[PAYER * 4 + kind] = held
    price = dict.fromkeys(NAMES, 0) | {"any": 5, "surcharge": 4}
    fixed = 0
    for kind, amounts in enumerate((range(3), range(10))):
        out = Options()
        offer(state, PAYER, packed_price(price), fixed, kind, MOST_LISTED, out)
        assert [act & 4095 for act in out.listed()] == list(amounts)
    offer(state, PAYER, packed_price(price), int(packed(1, 4)), 2, MOST_LISTED, out := Options())
    rest = [int(packed(1, 4) + packed(2, clay) + packed(3, 5 - clay)) for clay in range(6)]
    assert [act & 0xFFFFFF for act in out.listed()] == rest
