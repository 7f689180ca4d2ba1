"""Advice for Little Town: how good each option is, what a position is worth, when it is calm."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.action import verb, what, where
from bastide.engine.advice import reals
from bastide.engine.flow import SEAT, Options
from bastide.engine.parts import Advice
from bastide.engine.settings import Setting
from bastide.games.little_town import steps
from bastide.games.little_town.activate import fee
from bastide.games.little_town.appraisal import (
    COIN_WORTH,
    activation,
    building,
    cube_worth,
    gains,
    placing,
    services,
    site,
    stock_worth,
    use,
)
from bastide.games.little_town.build import TILE
from bastide.games.little_town.catalogue import CUBES
from bastide.games.little_town.purse import amount_in
from bastide.games.little_town.scoring import coins, final_score
from bastide.games.little_town.state import CARDS, HELD, PIECES, PUT_OFF, UNUSED, LittleTown
from bastide.games.little_town.town import HUNGER, SUBSTITUTE

LEAD: Final = 4.0
FINESSE: Final = 0.025
WORKER_WORTH: Final = 2.5
"""Points that a worker not yet used stands for."""

NO_GAINS: Final["vec[float]"] = reals(0)

MINOR: Final = (
    (1 << steps.WORKER)
    | (1 << steps.PAYMENT)
    | (1 << steps.TAKE)
    | (1 << steps.OBJECTIVE)
    | (1 << steps.SPECIAL)
    | (1 << steps.FEEDING)
)
"""All but what to do with a turn and where to build: a search so looks more turns ahead."""


def option(state: LittleTown, seat: i64, act: i64) -> float:
    """What one option brings that does not place a worker."""
    doing = verb(act)
    if doing == steps.BUILD:
        return building(state, seat, what(act))
    if doing == steps.ON:
        return site(state, seat, state.get(TILE), where(act))
    if doing == steps.ACTIVATE:
        cell = where(act)
        return activation(state, seat, state.tiles[cell], fee(state, seat, cell)) + 0.05
    if doing == steps.HARVEST:
        return 0.5
    if doing == steps.PAY:
        return -payment(state, seat, act)
    if doing == steps.FEED:
        return -meal(state, seat, act)
    if doing == steps.TAKE_CUBES:
        worth = 0.0
        for kind in range(CUBES):
            worth += cube_worth(state, seat, kind) * float(amount_in(what(act), kind))
        return worth
    if doing == steps.VALIDATE:
        return 10.0
    return 2.0 if doing == steps.USE else 0.0


def payment(state: LittleTown, seat: i64, act: i64) -> float:
    """What a way to pay costs: real cubes, and coins for the others."""
    cost = 0.0
    for kind in range(CUBES):
        cost += cube_worth(state, seat, kind) * float(amount_in(what(act), kind))
        cost += COIN_WORTH * float(SUBSTITUTE * amount_in(where(act), kind))
    return cost


def meal(state: LittleTown, seat: i64, act: i64) -> float:
    """What a way to feed costs: food, coins, and points for hunger."""
    eaten: i64 = 0
    bought: i64 = 0
    for kind in range(CUBES):
        eaten += amount_in(what(act), kind)
        bought += amount_in(where(act), kind)
    hungry = float(state.town.workers - eaten - bought)
    cost = float(HUNGER) * hungry + 0.8 * use(state, seat) * float(eaten)
    return cost + COIN_WORTH * float(SUBSTITUTE * bought)


@final
class LittleTownAdvice(Advice[LittleTown]):
    """What bots should know."""

    measured_rules = 1
    lead = LEAD
    mistake_scale = FINESSE
    search_version = 2
    measured: tuple[dict[str, Setting], ...] = ({"side": "A"}, {"side": "B"})

    def is_calm(self, state: LittleTown) -> bool:
        """Whether a turn is about to begin."""
        return state.top < 0 or state.stack[state.top] == steps.ROUND

    def is_minor(self, state: LittleTown) -> bool:
        """What a worker activates, how to pay and feed, and whether to use or show something."""
        return state.top >= 0 and (MINOR >> state.stack[state.top]) & 1 != 0

    def value(self, state: LittleTown, seat: i64) -> float:
        """Points now, and what stock, workers, buildings and cards will still bring."""
        points = float(final_score(state, seat))
        if state.top < 0:
            return points
        points -= float(coins(state, seat))
        points += stock_worth(state, seat) + services(state, seat)
        points += WORKER_WORTH * float(state.pieces[seat * PIECES + UNUSED])
        if state.cards[seat * CARDS + PUT_OFF] & state.cards[seat * CARDS + HELD] != 0:
            points += 1.0
        return points

    def weigh(self, state: LittleTown, options: Options, out: "vec[float]") -> None:
        """How good each option is for the seat that is asked."""
        seat = state.get(SEAT)
        around = gains(state, seat) if state.stack[state.top] == steps.ROUND else NO_GAINS
        for i in range(options.count):
            act = options.acts[i]
            if verb(act) == steps.PLACE:
                out[i] = placing(state, where(act), around)
            else:
                out[i] = option(state, seat, act)

    def iterations(self, players: int) -> int:
        """With two players a second is enough for four times the usual thinking."""
        return 16000 if players == 2 else 4000
