"""Feeding the workers at the end of a round."""

from typing import final

from mypy_extensions import i64

from bastide.engine.action import action, what, where
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.little_town import events, steps
from bastide.games.little_town.catalogue import COIN, FISH, FROM_HUNGER, O03, SOURCES, STOCK, WHEAT
from bastide.games.little_town.objectives import asks_last, news, offer_cards, open_window, shows
from bastide.games.little_town.purse import amount_in, packed, pay_cubes
from bastide.games.little_town.state import CARDS, PUT_OFF, LittleTown
from bastide.games.little_town.town import HUNGER, SILENT, SUBSTITUTE


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


def unfed(state: LittleTown, act: i64) -> i64:
    """Workers that a meal leaves hungry."""
    hungry = state.town.workers
    for kind in (FISH, WHEAT):
        hungry -= amount_in(what(act), kind) + amount_in(where(act), kind)
    return hungry


def may_lose_a_card(state: LittleTown, seat: i64) -> bool:
    """Whether the seat may have a card, for all the table knows, whose moment a meal ends (LT-R16).

    That is O03, and whatever has come to hold since the seat was last asked.
    """
    return news(state, seat, ~state.cards[seat * CARDS + PUT_OFF] | 1 << O03) != 0


@final
class Feeding(Frame[LittleTown]):
    """One food per worker, fish or wheat, real or substituted (LT-056, LT-R08).

    Whoever has enough must feed all; whoever has too little must use all of it, and may add
    substituted food or not (LT-057, LT-R07). Each unfed worker costs 3 points (LT-058).

    A meal without a choice is eaten at once, unless a card may be lost by it.
    """

    name = "feeding"
    question = "lt-ask-feeding"
    asks_since = SILENT

    def advance(self, state: LittleTown, out: Options) -> None:
        seat = state.get(SEAT)
        self.offer_meals(state, seat, out)
        if state.town.is_silent and out.count == 1 and not may_lose_a_card(state, seat):
            out.count = 0
            self.eat(state, seat, out.acts[0])
        else:
            offer_cards(state, seat, out)

    def offer_meals(self, state: LittleTown, seat: i64, out: Options) -> None:
        """Offer every way to feed (LT-D11)."""
        at: i64 = seat * STOCK
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
        if not shows(state, seat, act):
            self.eat(state, seat, act)

    def eat(self, state: LittleTown, seat: i64, act: i64) -> None:
        """Food and coins go to the supply; O06 may be shown only right after it (LT-R16)."""
        state.pop()
        fish = amount_in(what(act), FISH) + amount_in(where(act), FISH)
        hungry = unfed(state, act)
        if hungry < state.town.workers:
            state.tell(events.FEEDS, seat, amount=state.town.workers - hungry)
        pay_cubes(state, seat, act)
        if fish == state.town.workers:
            state.fish_fed = seat
        if hungry > 0:
            state.points[seat * SOURCES + FROM_HUNGER] -= HUNGER * hungry
            state.tell(events.HUNGER, seat, hungry, HUNGER * hungry)
        open_window(state)
        asks_last(state, seat)
