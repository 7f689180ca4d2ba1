"""Lots as Bastide knows it: how it is set up, scored and seen, and what bots are told."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine import parts
from bastide.engine.action import what
from bastide.engine.advice import Features
from bastide.engine.flow import Options
from bastide.engine.game import Game
from bastide.engine.parts import Json, Notation, Speech
from bastide.engine.rng import Rng, fork, seeded
from bastide.engine.rows import filled, row
from bastide.engine.settings import Choice, Setting
from lots.table import CLIENT, COINS, EVENTS, NOBODY, STREETS, VERBS, WORTH, Bid, Lots


class LotsSetup(parts.Setup[Lots]):
    def choices(self) -> list[Choice]:
        return [Choice("players", [2], 2, "LO-001"), Choice("lots", [8, 6, 10], 8, "LO-005")]

    def new(self, settings: dict[str, Setting], seed: int) -> Lots:
        state = Lots([Bid()], 2, seeded(seed))
        state.coins, state.owners = filled(2, COINS), filled(12, NOBODY)
        state.pile, clients = row(sorted([*range(4)] * 3)), row([*range(4)])
        state.rng.shuffle(state.pile, 12)
        state.rng.shuffle(clients, 4)
        state.clients, state.most = clients[:2], int(settings["lots"])
        state.hammer = int(state.rng.below(2))
        state.push(0, state.hammer)
        return state

    def pieces(self, state: Lots) -> dict[str, int]:
        lots = Counter(STREETS[street] for street in state.pile if 0 <= street < 4)
        clients = {street for street in state.clients if 0 <= street < 4}
        return {**lots, "coin": sum(state.coins), "client": len(clients)}


class LotsScoring(parts.Scoring[Lots]):
    def breakdown(self, state: Lots, seat: int) -> dict[str, int]:
        lots = state.streets(seat)
        client = CLIENT * lots.count(int(state.clients[seat]))
        worth, coins = sum(WORTH[lot] for lot in lots), int(state.coins[seat]) // 5
        return {"lots": worth, "client": client, "coins": coins}

    def scores(self, state: Lots) -> list[int]:
        return [sum(self.breakdown(state, seat).values()) for seat in (0, 1)]

    def round(self, state: Lots) -> int:
        return min(state.sold + 1, state.most)


class LotsKnowledge(parts.Knowledge[Lots]):
    """A bid is seen when the lot is sold, and only the higher one; clients are seen at the end."""

    def view(self, state: Lots, seat: int) -> Json:
        over, bid = state.is_over(), None if state.sealed == NOBODY else state.sealed
        return {
            "lot": None if over else STREETS[state.pile[state.sold]],
            "round": _scoring.round(state),
            "rounds": state.most,
            "first": state.hammer,
            "seats": [
                {
                    "coins": int(state.coins[it]),
                    "lots": [STREETS[street] for street in state.streets(it)],
                    "client": STREETS[state.clients[it]] if over or it == seat else None,
                    "bid": bid if it == seat == state.hammer else None,
                }
                for it in (0, 1)
            ],
        }

    def imagine(self, state: Lots, seat: i64, rng: Rng) -> Lots:
        fresh = state.clone()
        assert isinstance(fresh, Lots)
        fresh.rng = fork(rng)
        other, seen = 1 - seat, state.sold + 1
        coming = row(sorted(state.pile[seen:]))
        rng.shuffle(coming, len(coming))
        fresh.pile = row([*state.pile[:seen], *coming])
        if seat == NOBODY:  # a guest knows neither client, only that they differ
            other, fresh.clients[0] = 1, int(rng.below(4))
        fresh.clients[other] = (fresh.clients[1 - other] + 1 + rng.below(3)) % 4
        if state.sealed >= 0 and state.hammer != seat:
            fresh.sealed = int(rng.below(state.coins[state.hammer] + 1))
        return fresh


class LotsAdvice(parts.Advice[Lots]):
    def weigh(self, state: Lots, options: Options, out: "vec[float]") -> None:
        street = state.pile[state.sold]
        worth = WORTH[street] + (CLIENT if street == state.clients[state.mover()] else 0)
        for i in range(options.count):
            out[i] = -abs(float(what(options.acts[i]) - worth)) / 2

    def is_calm(self, state: Lots) -> bool:
        return state.sealed == NOBODY


class LotsFeatures(parts.FeatureList[Lots]):
    def names(self) -> list[str]:
        return ["always", "lots to come", "hammer", "own coins", "own points", "other points"]

    def fill(self, state: Lots, seat: i64, out: Features) -> None:
        other = sum(WORTH[street] for street in state.streets(int(1 - seat)))
        own, coins = _scoring.scores(state)[seat] / 20, state.coins[seat] / 15
        values = [1.0, (state.most - state.sold) / 10, float(state.hammer == seat)]
        for at, value in enumerate([*values, coins, own, other / 20]):
            out.add(at, value)


_scoring = LotsScoring()

GAME = Game(
    name="lots",
    prefix="LO",
    setup=LotsSetup(),
    scoring=_scoring,
    knowledge=LotsKnowledge(),
    notation=Notation(VERBS, {"bid": tuple(str(coins) for coins in range(2 * COINS + 1))}),
    speech=Speech("lo", VERBS, EVENTS, {"lot": STREETS}),
    advice=LotsAdvice(_scoring),
    features=LotsFeatures(),
)
