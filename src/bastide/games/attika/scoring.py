"""Who has won: there are no points, only the two ways to win (AT-070, AT-071)."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.parts import Scoring
from bastide.games.attika.links import link_length
from bastide.games.attika.state import ALL_BUILT, BUILT, LINKED, NONE, SETTLEMENTS, Attika

LONG: Final = 12
"""Buildings that a link of two cities lacks, beyond which nobody counts."""


@final
class AttikaScoring(Scoring[Attika]):
    """There are no points: 1 for the winner, 0 for everybody else."""

    tie_rule = "AT-R40"
    has_points = False

    def scores(self, state: Attika) -> list[int]:
        return [int(state.winner == seat) for seat in range(int(state.players))]

    def breakdown(self, state: Attika, seat: int) -> dict[str, int]:
        """1 for the way in which the seat has won."""
        won = state.winner == seat
        return {
            "all_built": int(won and state.ending == ALL_BUILT),
            "linked": int(won and state.ending == LINKED),
        }

    def tally(self, state: Attika, seat: int) -> dict[str, int]:
        """Buildings, settlements, and the turns that the seat had (AT-017)."""
        before = (seat - int(state.first)) % int(state.players)
        return {
            "built": int(state.area(seat, BUILT)),
            "settlements": int(state.area(seat, SETTLEMENTS)),
            "turns": (int(state.turn) - before + int(state.players) - 1) // int(state.players),
        }

    def counts(self, state: Attika, seat: i64) -> dict[str, int]:
        return {
            "built": int(state.area(seat, BUILT)),
            "cards": int(state.hand_size(seat)),
            "settlements": int(state.area(seat, SETTLEMENTS)),
            "display": int(state.displayed(seat)),
            "link": -min(LONG, int(link_length(state, seat))),
        }

    def winners(self, state: Attika) -> list[int]:
        """The winner; while nobody has won, and after a draw, all alike (AT-R40)."""
        if state.winner != NONE:
            return [int(state.winner)]
        return list(range(int(state.players)))

    def round(self, state: Attika) -> int:
        return int((state.turn + state.players - 1) // state.players)
