"""What the tests of every game do at a table: make moves in the notation of records, and look."""

from collections.abc import Callable
from typing import Any, TypeVar

from bastide.engine.flow import State, options, play
from bastide.engine.game import Game

S = TypeVar("S", bound=State)


class Play:
    """The same words for every game; each finds the game of a state in its own way."""

    def __init__(self, game_of: Callable[[State], Game]) -> None:
        self.game_of = game_of

    def do(self, state: S, *moves: str) -> S:
        """Carry out moves in the notation of records; each must be offered."""
        for move in moves:
            assert move in self.offered(state), f"{move!r} is not among {self.offered(state)}"
            play(state, self.game_of(state).notation.parse(move))
        return state

    def offered(self, state: State, verb: str = "") -> list[str]:
        """The moves that may be chosen now, those that begin with a verb if one is named."""
        words = [self.game_of(state).notation.format(act) for act in options(state)]
        return [word for word in words if word.split()[0] == verb or not verb]

    def asked(self, state: State) -> str:
        """Who is asked what, such as `1 build`; `nobody` when the game is over."""
        if state.is_over():
            return "nobody"
        question = self.game_of(state).speech.question(state).id
        return f"{state.mover()} {question.partition('-ask-')[2]}"

    def refused_by(self, state: State, move: str) -> str:
        """The rule that a move which is not offered would break."""
        assert move not in self.offered(state)
        game = self.game_of(state)
        return game.refusals.refusal(state, game.notation.parse(move)).rule

    def fact(self, state: State, path: str) -> Any:
        """One fact of the position, by path: `seats.0.bank_used`."""
        found = self.game_of(state).positions.to_document(state)
        for step in path.split("."):
            found = found[int(step)] if isinstance(found, list) else found[step]
        return found
