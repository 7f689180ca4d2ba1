"""A bot with an opinion about one game: it reads its view and the words of its options."""

from random import Random

from bastide.bots.bot import Bot
from bastide.engine.seat import Seat


class Builder(Bot):
    """San Juan: builds whenever it can, produces and sells otherwise; anything else by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        words = [seat.game.notation.format(act) for act in options]
        me = seat.view()["seats"][seat.number]
        wanted = ["build", "role builder" if me["hand_size"] > 3 else "role councillor"]
        goods = any(building["good"] for building in me["city"])
        wanted += ["role trader", "sell"] if goods else ["role producer", "produce"]
        for wish in wanted:
            fitting = [at for at, word in enumerate(words) if word.startswith(wish)]
            if fitting:
                return options[self.chance.choice(fitting)]
        return self.chance.choice(options)
