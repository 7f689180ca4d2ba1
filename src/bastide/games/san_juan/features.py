"""A San Juan position in numbers from one chair: what a learned value looks at."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.advice import Features, in_blocks
from bastide.engine.parts import FeatureList
from bastide.engine.rows import bit, larger
from bastide.games.san_juan import steps
from bastide.games.san_juan.appraisal import (
    best_builds,
    bonus,
    phases_left,
    privilege,
    production,
    sale,
)
from bastide.games.san_juan.cards.scoring import production_buildings
from bastide.games.san_juan.catalogue import (
    GOOD_NAMES,
    GOODS,
    GUILD_HALL,
    NAMES,
    PALACE,
    RESIDENCE,
    ROLES,
    TYPES,
)
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.scoring import score
from bastide.games.san_juan.state import HAND, NONE, ON_TABLE, SanJuan

BYTE: Final = 8
"""Bits that count the buildings of one kind."""

ALWAYS: Final = 0
FIRST_EDITION: Final = 1
EXPANSION: Final = 2
CITY: Final = 3
"""From here on: which buildings stand in the city; of production buildings how many."""
IN_HAND: Final = CITY + TYPES
"""How many of each card are in hand."""
FILLED: Final = IN_HAND + TYPES
"""Production buildings that hold a good."""
SIXES: Final = FILLED + GOODS
"""What the five buildings that cost six would pay, in hand or in the city."""
ROLE_LEFT: Final = SIXES + 5
TURN: Final = ROLE_LEFT + 5
"""How long until this seat chooses a role: now, next, and so on."""
GOVERNOR: Final = TURN + 4
"""How long until this seat is Governor."""
CHOSEN: Final = GOVERNOR + 4
"""How many roles have been taken this round."""
OWN: Final = CHOSEN + 4
RIVAL: Final = OWN + 20


def fill_city(state: SanJuan, seat: i64, out: Features) -> None:
    """The buildings and the goods on them."""
    city = state.city
    goods = state.goods
    first: i64 = seat * FULL_CITY
    built: i64 = 0
    filled: i64 = 0
    for place in range(first, first + state.buildings[seat]):
        good = city[place]
        if good < GOODS:
            built += bit(good * BYTE)
            if goods[place] != NONE:
                filled += bit(good * BYTE)
    for good in range(GOODS):
        out.add(CITY + good, 0.5 * float(built & 0xFF))
        out.add(FILLED + good, 0.5 * float(filled & 0xFF))
        built >>= BYTE
        filled >>= BYTE
    card: i64 = GOODS
    others: i64 = state.visible[seat] >> GOODS
    while others != 0:
        if others & 1 != 0:
            out.add(CITY + card, 1.0)
        others >>= 1
        card += 1


def fill_hand(state: SanJuan, seat: i64, out: Features) -> None:
    """The cards in hand, which lie there sorted; useless ones are left out."""
    hands = state.hands
    at: i64 = seat * HAND
    end: i64 = at + state.hand_size[seat]
    while at < end:
        card = hands[at]
        copies: i64 = 0
        while at < end and hands[at] == card:
            copies += 1
            at += 1
        if card < GOODS:
            out.add(IN_HAND + card, 0.5 * float(copies))
        elif not state.has(seat, card):
            out.add(IN_HAND + card, 1.0)


def fill_sixes(state: SanJuan, seat: i64, left: float, out: Features) -> None:
    """What those that cost six promise, once one of them is at hand."""
    hands = state.hands
    last: i64 = NONE
    for i in range(seat * HAND, seat * HAND + state.hand_size[seat]):
        card = hands[i]
        if card == last or state.has(seat, card):
            continue
        last = card
        if GUILD_HALL <= card <= PALACE:
            out.add(SIXES + card - GUILD_HALL, 0.1 * bonus(state, seat, card, left))
        elif card == RESIDENCE:
            out.add(SIXES + PALACE + 1 - GUILD_HALL, 0.1 * bonus(state, seat, card, left))


def fill_round(state: SanJuan, seat: i64, out: Features) -> None:
    """Who chooses next, from which roles, and who is Governor after that."""
    players = state.players
    if state.top >= 0 and state.stack[state.top] == steps.ROUND:
        for role in range(5):
            if state.taken[role] == NONE:
                out.add(ROLE_LEFT + role, 0.5)
        mover: i64 = state.mover()
        out.add(TURN + (seat - mover + players) % players, 1.0)
        taken: i64 = 0
        for role in range(5):
            if state.taken[role] != NONE:
                taken += 1
        if taken < 4:
            out.add(CHOSEN + taken, 1.0)
    out.add(GOVERNOR + (seat - state.governor + players) % players, 1.0)


def fill_own(state: SanJuan, seat: i64, scored: i64, left: float, out: Features) -> None:
    """Points, cards and what each phase would bring this seat."""
    times = privilege(state, seat)
    size = float(state.hand_size[seat])
    points = float(scored)
    count = float(state.buildings[seat])
    out.add(OWN, points / 20.0)
    out.add(OWN + 1, points / 20.0 * (1.0 - left / 12.0))
    out.add(OWN + 2, size / 6.0)
    out.add(OWN + 3, size / 6.0 * (left / 12.0))
    out.add(OWN + 4, count / 6.0)
    out.add(OWN + 5, count * count / 72.0)
    out.add(OWN + 6, left / 6.0)
    out.add(OWN + 7, left * left / 72.0)
    cheap, full = best_builds(state, seat, times, left)
    out.add(OWN + 8, cheap / 3.0)
    out.add(OWN + 9, full / 3.0)
    out.add(OWN + 10, sale(state, seat, times) / 4.0)
    out.add(OWN + 11, sale(state, seat, 0) / 4.0)
    out.add(OWN + 12, production(state, seat, times) / 4.0)
    out.add(OWN + 13, production(state, seat, 0) / 4.0)
    out.add(OWN + 14, float(state.goods_count(seat)) / 3.0)
    out.add(OWN + 15, float(production_buildings(state, seat)) / 4.0)
    out.add(OWN + 16, float(state.stored_count(seat)) / 4.0)
    out.add(OWN + 17, size - 7.0 if size > 7.0 else 0.0)
    out.add(OWN + 18, 1.0 if size < 2.0 else 0.0)
    out.add(OWN + 19, 1.0 if state.cathedral == ON_TABLE else 0.0)


def fill_rivals(state: SanJuan, seat: i64, scored: i64, left: float, out: Features) -> None:
    """The strongest of the others in each respect."""
    points: i64 = 0
    built: i64 = 0
    size: i64 = 0
    goods: i64 = 0
    makers: i64 = 0
    for other in range(state.players):
        if other != seat:
            points = larger(points, score(state, other))
            built = larger(built, state.buildings[other])
            size = larger(size, state.hand_size[other])
            goods = larger(goods, state.goods_count(other))
            makers = larger(makers, production_buildings(state, other))
    ahead = float(scored - points)
    out.add(RIVAL, ahead / 10.0)
    out.add(RIVAL + 1, ahead / 10.0 * (1.0 - left / 12.0))
    out.add(RIVAL + 2, float(state.buildings[seat] - built) / 3.0)
    out.add(RIVAL + 3, float(built) / 6.0)
    out.add(RIVAL + 4, float(size) / 6.0)
    out.add(RIVAL + 5, float(goods) / 3.0)
    out.add(RIVAL + 6, float(makers) / 4.0)
    if state.buildings[seat] >= FULL_CITY - 1:
        out.add(RIVAL + 7, 1.0)
    if built >= FULL_CITY - 1:
        out.add(RIVAL + 8, 1.0)
    if state.buildings[seat] >= FULL_CITY - 1:
        out.add(RIVAL + 9, ahead / 10.0)


@final
class SanJuanFeatures(FeatureList[SanJuan]):
    """The table from one chair in numbers."""

    def names(self) -> list[str]:
        """What each feature tells, by its place: the names under which weights are kept."""
        sixes = (*NAMES[GUILD_HALL : PALACE + 1], NAMES[RESIDENCE])
        own = (
            *("points", "points late", "cards", "cards early", "buildings", "buildings squared"),
            *("phases left", "phases left squared", "best build as builder", "best build"),
            *("sale as trader", "sale", "production as producer", "production", "goods"),
            *("production buildings", "stored cards", "cards over seven", "hardly a card"),
            "chance of the cathedral",
        )
        rival = (
            *("ahead", "ahead late", "buildings ahead", "buildings", "cards", "goods"),
            *("production buildings", "nears own end", "nears the end", "ahead near own end"),
        )
        return in_blocks(
            [
                (ALWAYS, "", ("always", "first edition", "expansion")),
                (CITY, "city", NAMES),
                (IN_HAND, "hand", NAMES),
                (FILLED, "filled", GOOD_NAMES),
                (SIXES, "promise", sixes),
                (ROLE_LEFT, "role left", ROLES),
                (TURN, "turn in", "0123"),
                (GOVERNOR, "governor in", "0123"),
                (CHOSEN, "roles taken", "0123"),
                (OWN, "own", own),
                (RIVAL, "rival", rival),
            ]
        )

    def fill(self, state: SanJuan, seat: i64, out: Features) -> None:
        """Note every feature of the seat that is not zero."""
        out.count = 0
        out.add(ALWAYS, 1.0)
        if state.edition.number == 1:
            out.add(FIRST_EDITION, 1.0)
        if state.edition.expansion:
            out.add(EXPANSION, 1.0)
        left = phases_left(state)
        points = score(state, seat)
        fill_city(state, seat, out)
        fill_hand(state, seat, out)
        fill_sixes(state, seat, left, out)
        fill_round(state, seat, out)
        fill_own(state, seat, points, left, out)
        fill_rivals(state, seat, points, left, out)
