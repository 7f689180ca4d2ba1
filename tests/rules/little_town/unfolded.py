"""A turn exactly as the rules tell it, with nothing folded: the yardstick of the real game.

Every single cell may be harvested at any moment, every building activated in every way it can be
paid, every objective validated between any two steps, by anybody. Written for clearness: it shares
no code with the game but the printed facts of the tiles.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product

from bastide.games.little_town.catalogue import BUILDINGS
from bastide.games.little_town.town import five

WOOD, STONE, FISH, WHEAT, COIN = range(5)
CUBES = range(4)
Stock = tuple[int, ...]
CARD_POINTS = {"O03": 3, "O05": 2, "O12": 3, "O13": 2, "O14": 2, "O15": 3, "O16": 2, "O17": 2}
FACTS = {
    tile.name: (tuple(five(tile.takes)), tuple(five(tile.gives)), tile.gives.get("point", 0))
    for tile in BUILDINGS
}
IDLE = ("castle", "watchtower", "cathedral", "residence", "statue")


@dataclass(frozen=True)
class Moment:
    """All that matters between two steps of a turn; the last stock is the supply's."""

    stocks: tuple[Stock, ...]
    effects: int
    """Points the mover got from effects."""
    held: tuple[frozenset[str], ...]
    shown: tuple[frozenset[str], ...]
    fields: frozenset[tuple[str, int]]
    """Cells still to be harvested, with the kind they yield."""
    open: frozenset[tuple[str, str, int]]
    """Buildings not activated yet: cell, tile, owner."""
    gained: int = 0
    kinds: frozenset[int] = frozenset()
    activations: int = 0
    scoring: int = 0
    respent: bool = False
    mixed: bool = False
    ended: bool = False

    def outcome(self) -> tuple[object, ...]:
        """What is left of it when the turn is over."""
        return (self.stocks, self.effects, self.shown)


@dataclass(frozen=True)
class Turn:
    """Who moves, with how many workers; `is_turn` is false for the Residence."""

    mover: int
    workers: int
    is_turn: bool = True

    def outcomes(self, start: Moment) -> set[tuple[object, ...]]:
        """Every way in which the turn can end."""
        found: set[tuple[object, ...]] = set()
        seen = {start}
        waiting = [start]
        while waiting:
            moment = waiting.pop()
            if moment.ended:
                found.add(moment.outcome())
            for after in self.steps(moment):
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
        return found

    def steps(self, moment: Moment) -> Iterator[Moment]:
        """Every single step from here."""
        yield from self.validations(moment)
        if moment.ended:
            return
        for cell in moment.fields:
            yield self.harvest(moment, cell)
        for building in moment.open:
            yield from self.activations(moment, building)
        ending = moment
        for cell in moment.fields:
            ending = self.harvest(ending, cell)
        yield replace(ending, ended=True)

    def validations(self, moment: Moment) -> Iterator[Moment]:
        for seat, cards in enumerate(moment.held):
            for card in cards:
                if self.holds(moment, seat, card):
                    held, shown = list(moment.held), list(moment.shown)
                    held[seat] = cards - {card}
                    shown[seat] = moment.shown[seat] | {card}
                    yield replace(moment, held=tuple(held), shown=tuple(shown))

    def holds(self, moment: Moment, seat: int, card: str) -> bool:
        stock = moment.stocks[seat]
        mine = seat == self.mover
        return {
            "O03": stock[FISH] + stock[WHEAT] >= 2 * self.workers,
            "O05": mine and moment.mixed,
            "O12": stock[COIN] == 0,
            "O13": stock[COIN] >= 6,
            "O14": mine and self.is_turn and moment.respent,
            "O15": mine and self.is_turn and moment.activations >= 4,
            "O16": mine and self.is_turn and moment.scoring >= 2,
            "O17": mine and self.is_turn and moment.gained >= 5,
        }[card]

    def harvest(self, moment: Moment, cell: tuple[str, int]) -> Moment:
        return self.gain(replace(moment, fields=moment.fields - {cell}), cell[1], 1)

    def gain(self, moment: Moment, kind: int, amount: int) -> Moment:
        amount = min(amount, moment.stocks[-1][kind])
        after = moved(moment, self.mover, -1, kind, -amount)
        if kind == COIN or amount == 0 or not self.is_turn:
            return after
        return replace(after, gained=after.gained + amount, kinds=after.kinds | {kind})

    def activations(self, moment: Moment, building: tuple[str, str, int]) -> Iterator[Moment]:
        _, tile, owner = building
        if tile in IDLE:
            return
        start = replace(moment, open=moment.open - {building})
        if owner != self.mover:
            start = moved(start, self.mover, owner, COIN, 1)
        takes, gives, scores = FACTS[tile]
        if tile == "pawnshop":
            for pair in combinations_with_replacement(CUBES, 2):
                due = tuple(pair.count(kind) for kind in range(5))
                for paid in self.payments(start, due):
                    yield from self.taken(paid)
            return
        for paid in self.payments(start, takes):
            after = paid
            for kind in range(5):
                after = self.gain(after, kind, gives[kind])
            got = after.stocks[self.mover] != paid.stocks[self.mover]
            if got or scores:
                yield self.finished(after, scores)

    def taken(self, paid: Moment) -> Iterator[Moment]:
        """The Pawnshop: any two cubes of the supply, or the last one."""
        left = min(2, sum(paid.stocks[-1][:COIN]))
        for wish in combinations_with_replacement(CUBES, left):
            if left and all(wish.count(kind) <= paid.stocks[-1][kind] for kind in CUBES):
                after = paid
                for kind in wish:
                    after = self.gain(after, kind, 1)
                yield self.finished(after, 0)

    def finished(self, after: Moment, scores: int) -> Moment:
        after = replace(after, effects=after.effects + scores)
        if not self.is_turn:
            return after
        return replace(
            after, activations=after.activations + 1, scoring=after.scoring + (scores > 0)
        )

    def payments(self, moment: Moment, due: Stock) -> Iterator[Moment]:
        """Every mix of real and substituted cubes that pays these amounts in full."""
        for bought in product(*(range(due[kind] + 1) for kind in CUBES)):
            real = [due[kind] - bought[kind] for kind in CUBES]
            supply = moment.stocks[-1]
            if any(bought[kind] and supply[kind] + real[kind] < 1 for kind in CUBES):
                continue
            after = moved(moment, self.mover, -1, COIN, due[COIN] + 3 * sum(bought))
            for kind in CUBES:
                after = moved(after, self.mover, -1, kind, real[kind])
            if min(after.stocks[self.mover]) < 0:
                continue
            spent = {kind for kind in CUBES if real[kind]}
            yield replace(
                after,
                respent=after.respent or bool(spent & after.kinds),
                mixed=after.mixed or sum(1 for kind in CUBES if due[kind]) > 1,
            )


def moved(moment: Moment, giver: int, taker: int, kind: int, amount: int) -> Moment:
    """So much goes from one stock to another; nobody checks whether it is there."""
    stocks = [list(stock) for stock in moment.stocks]
    stocks[giver][kind] -= amount
    stocks[taker][kind] += amount
    return replace(moment, stocks=tuple(tuple(stock) for stock in stocks))


def meals(stock: Stock, supply: Stock, workers: int) -> set[tuple[int, int, int, int]]:
    """Every way to feed: real fish, real wheat, substituted fish, substituted wheat."""
    found = set()
    amounts = range(workers + 1)
    for fish, wheat, extra_fish, extra_wheat in product(amounts, amounts, amounts, amounts):
        fed = fish + wheat + extra_fish + extra_wheat
        used_all = fish == stock[FISH] and wheat == stock[WHEAT]
        if (
            fed <= workers
            and fish <= stock[FISH]
            and wheat <= stock[WHEAT]
            and 3 * (extra_fish + extra_wheat) <= stock[COIN]
            and (not extra_fish or supply[FISH] + fish >= 1)
            and (not extra_wheat or supply[WHEAT] + wheat >= 1)
            and (fed == workers or used_all)
        ):
            found.add((fish, wheat, extra_fish, extra_wheat))
    return found
