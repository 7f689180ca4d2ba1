"""What all adversaries are: one idea, followed whatever happens; where it says nothing, advice."""

from bastide.bots.bot import Bot
from bastide.bots.follow import Adviser
from bastide.engine.flow import State, fill
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat


class Stubborn(Bot):
    """Takes the best advised of the options that its idea wants most."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        """How much the idea wants an option, said as in records; 0 where it does not care.

        The table is an imagined one.
        """
        raise NotImplementedError

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        table = seat.imagine(self.chance)
        adviser = Adviser(seat.game)
        fill(table, adviser.out)
        adviser.weigh(table)
        words = [seat.game.notation.format(act) for act in options]
        wanted = [self.wants(seat, table, *pair) for pair in zip(words, options, strict=True)]
        most = max(wanted)
        best = [at for at, want in enumerate(wanted) if want == most]
        return options[max(best, key=lambda at: float(adviser.weights[at]))]
