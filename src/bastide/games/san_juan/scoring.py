"""Points at the end, and who wins."""

from typing import final

from mypy_extensions import i64

from bastide.engine.parts import Scoring
from bastide.games.san_juan.cards.scoring import (
    cathedral,
    city_hall,
    guild_hall,
    palace,
    residence,
    triumphal_arch,
)
from bastide.games.san_juan.catalogue import CUSTOMS_OFFICE
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import NONE, SanJuan


def building_points(state: SanJuan, seat: i64) -> i64:
    """Printed points of the visible buildings."""
    points: i64 = 0
    city = state.city
    printed = state.edition.points
    first: i64 = seat * FULL_CITY
    for place in range(first, first + state.buildings[seat]):
        points += printed[city[place]]
    return points


def score(state: SanJuan, seat: i64) -> i64:
    """All points in the order of SJ-086; the Palace comes last (SJ-R24)."""
    return score_with(state, seat, state.stored_count(seat))


def score_with(state: SanJuan, seat: i64, stored: i64) -> i64:
    """The points if so many cards lay under Chapel, Bank and Harbor."""
    points = building_points(state, seat) + stored
    points += triumphal_arch(state, seat) + guild_hall(state, seat) + city_hall(state, seat)
    if state.edition.expansion:
        points += residence(state, seat) + cathedral(state, seat)
    return points + palace(state, seat, points)


def tie_break(state: SanJuan, seat: i64) -> i64:
    """Cards in hand plus goods in the city; one of them is no product of it (SJ-087, SJ-R19)."""
    count = state.hand_size[seat] + state.goods_count(seat)
    if not state.edition.office_breaks_ties and state.filled_place(seat, CUSTOMS_OFFICE) != NONE:
        count -= 1
    return count


@final
class SanJuanScoring(Scoring[SanJuan]):
    """Points, and the tie-break by cards and goods."""

    tie_rule = "SJ-087"

    def scores(self, state: SanJuan) -> list[int]:
        return [int(score(state, seat)) for seat in range(state.players)]

    def breakdown(self, state: SanJuan, seat: int) -> dict[str, int]:
        """The points by source, in the order in which they are counted (SJ-086)."""
        parts = {
            "buildings": int(building_points(state, seat)),
            "stored": int(state.stored_count(seat)),
            "triumphal_arch": int(triumphal_arch(state, seat)),
            "guild_hall": int(guild_hall(state, seat)),
            "city_hall": int(city_hall(state, seat)),
        }
        if state.edition.expansion:
            parts["residence"] = int(residence(state, seat))
            parts["cathedral"] = int(cathedral(state, seat))
        parts["palace"] = int(palace(state, seat, sum(parts.values())))
        return parts

    def counts(self, state: SanJuan, seat: i64) -> dict[str, int]:
        return {
            "points": int(score(state, seat)),
            "cards": int(state.hand_size[seat]),
            "goods": int(state.goods_count(seat)),
            "built": int(state.buildings[seat]),
        }

    def winners(self, state: SanJuan) -> list[int]:
        """Most points, then most cards and goods; else the win is shared (SJ-087, SJ-R32)."""
        best: i64 = -1
        won: list[int] = []
        for seat in range(state.players):
            worth: i64 = score(state, seat) * 1000 + tie_break(state, seat)
            if worth > best:
                best = worth
                won = []
            if worth == best:
                won.append(int(seat))
        return won

    def round(self, state: SanJuan) -> int:
        return int(state.round)
