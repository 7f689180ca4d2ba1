"""Who has won: there are no points, only the two ways to win (AT-070, AT-071)."""

from bastide.games.attika.state import ALL_BUILT, LINKED, NONE, Attika


def breakdown(state: Attika, seat: int) -> dict[str, int]:
    """1 for the way in which the seat has won."""
    won = state.winner == seat
    return {
        "all_built": int(won and state.ending == ALL_BUILT),
        "linked": int(won and state.ending == LINKED),
    }


def score(state: Attika, seat: int) -> int:
    """1 for the winner, 0 for everybody else."""
    return int(state.winner == seat)


def winners(state: Attika) -> list[int]:
    """The winner; while nobody has won, and after a draw, all alike (AT-R40)."""
    if state.winner != NONE:
        return [int(state.winner)]
    return list(range(int(state.players)))
