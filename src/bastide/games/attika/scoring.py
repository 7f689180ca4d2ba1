"""Who has won: there are no points, only the two ways to win (AT-070, AT-071)."""

from typing import final

from bastide.engine.parts import Scoring
from bastide.games.attika.state import ALL_BUILT, LINKED, NONE, Attika


@final
class AttikaScoring(Scoring[Attika]):
    """There are no points: 1 for the winner, 0 for everybody else."""

    tie_rule = "AT-R40"

    def scores(self, state: Attika) -> list[int]:
        return [int(state.winner == seat) for seat in range(int(state.players))]

    def breakdown(self, state: Attika, seat: int) -> dict[str, int]:
        """1 for the way in which the seat has won."""
        won = state.winner == seat
        return {
            "all_built": int(won and state.ending == ALL_BUILT),
            "linked": int(won and state.ending == LINKED),
        }

    def winners(self, state: Attika) -> list[int]:
        """The winner; while nobody has won, and after a draw, all alike (AT-R40)."""
        if state.winner != NONE:
            return [int(state.winner)]
        return list(range(int(state.players)))

    def round(self, state: Attika) -> int:
        return int((state.turn + state.players - 1) // state.players)
