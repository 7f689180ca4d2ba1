"""Feeding the workers at the end of a round."""

from typing import final

from mypy_extensions import i64

from bastide.engine.action import action, what, where
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.little_town import happenings, steps
from bastide.games.little_town.catalogue import (
    COIN,
    FISH,
    FROM_HUNGER,
    SOURCES,
    STOCK,
    WHEAT,
)
from bastide.games.little_town.objectives import open_window
from bastide.games.little_town.purse import amount_in, packed, pay_cubes
from bastide.games.little_town.state import LittleTown
from bastide.games.little_town.town import HUNGER, SUBSTITUTE


def offer_meal(state: LittleTown, fish: i64, wheat: i64, bought: i64, out: Options) -> None:
    """Offer one way to feed: real fish, real wheat and substituted food.

    What is substituted is fish if that can be had, else wheat (LT-R05): both come and go in the
    same step, and fish is never worse, as O06 asks for it (LT-R23).
    """
    meal: i64 = 0
    if bought > 0:
        if state.stock[state.supply + FISH] + fish > 0:
            meal = packed(0, 0, bought, 0)
        elif state.stock[state.supply + WHEAT] + wheat > 0:
            meal = packed(0, 0, 0, bought)
        else:
            return
    out.add(action(steps.FEED, packed(0, 0, fish, wheat), meal))


@final
class Feeding(Frame[LittleTown]):
    """One food per worker, fish or wheat, real or substituted (LT-056, LT-R08).

    Whoever has enough must feed all; whoever has too little must use all of it, and may add
    substituted food or not (LT-057, LT-R07). Each unfed worker costs 3 points (LT-058).
    """

    name = "feeding"
    question = "lt-ask-feeding"

    def advance(self, state: LittleTown, out: Options) -> None:
        at: i64 = state.get(SEAT) * STOCK
        workers = state.town.workers
        fish = state.stock[at + FISH]
        wheat = state.stock[at + WHEAT]
        budget = state.stock[at + COIN] // SUBSTITUTE
        for bought in range(workers + 1):
            if bought <= budget:
                self.offer_full(state, fish, wheat, workers - bought, bought, out)
        for bought in range(workers - fish - wheat):
            if bought <= budget:
                offer_meal(state, fish, wheat, bought, out)

    def offer_full(
        self, state: LittleTown, fish: i64, wheat: i64, due: i64, bought: i64, out: Options
    ) -> None:
        """Offer every mix of real food that feeds the rest of the workers."""
        for eaten in range(due + 1):
            if eaten <= fish and due - eaten <= wheat:
                offer_meal(state, eaten, due - eaten, bought, out)

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        pay_cubes(state, seat, act)
        fish = amount_in(what(act), FISH) + amount_in(where(act), FISH)
        wheat = amount_in(what(act), WHEAT) + amount_in(where(act), WHEAT)
        hungry = state.town.workers - fish - wheat
        if fish == state.town.workers:
            state.fish_fed = seat
        if hungry > 0:
            state.points[seat * SOURCES + FROM_HUNGER] -= HUNGER * hungry
            state.tell(happenings.HUNGER, seat, hungry, HUNGER * hungry)
        open_window(state)
