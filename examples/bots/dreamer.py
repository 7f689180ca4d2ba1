"""A bot for every game: it tries its options on imagined tables and plays on by chance."""

from bastide.bots.bot import Bot
from bastide.engine.flow import Options, play
from bastide.engine.playout import play_out
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat

DREAMS = 6
"""Imagined tables for each decision; more play better and take longer."""
MOST = 12
"""Options that are tried; the others are passed over."""


class Dreamer(Bot):
    """Takes the option that most often leads to a win when everybody plays on by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)
        self.buffer = Options()

    def choose(self, seat: Seat) -> int:
        options = seat.options()[:MOST]
        if len(options) == 1:
            return options[0]
        won = dict.fromkeys(options, 0.0)
        for _ in range(DREAMS):
            table = seat.imagine(self.chance)
            for option in options:
                state = table.clone()
                play(state, option)
                play_out(state, self.chance, self.buffer)
                winners = seat.game.scoring.winners(state)
                if seat.number in winners:
                    won[option] += 1.0 / len(winners)
        return max(options, key=lambda option: won[option])
