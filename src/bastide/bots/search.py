"""Information-set tree search: every iteration imagines the hidden cards anew."""

import math
import time
from typing import Final, final

from mypy_extensions import i64

from bastide.bots.bot import Bot
from bastide.bots.follow import Adviser
from bastide.bots.judge import Judge
from bastide.bots.tree import NONE, Tree
from bastide.bots.weights import judge
from bastide.engine.flow import State, apply, fill
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat

CURIOSITY: Final = 0.35
"""How much an option's prior counts against what was found behind it."""
HEAT: Final = 1.0
"""Points of advice that make an option e times as likely to be tried."""
MODESTY: Final = 0.03
"""How much worse than its siblings an option is thought to be before it was tried."""
SMALL: Final = 4
"""A question of paying or discarding gets this part of the thinking."""
MOST_NODES: Final = 400000


class Finding:
    """What a search found out about one option."""

    __slots__ = ("act", "share", "visits")

    def __init__(self, act: int, visits: int, share: float) -> None:
        self.act = act
        self.visits = visits
        self.share = share


@final
class Search(Bot):
    """PUCT over one tree that is shared by all imagined tables and kept between moves.

    An option not yet tried is played on by advice to the next calm position and judged there;
    what each seat won goes back along the path. In positions with many options only the best
    advised are tried first, more with every visit. Questions that follow from bigger ones are
    answered by advice below the root.
    """

    def __init__(
        self,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        by_hand: bool = False,
        keep: bool = True,
    ) -> None:
        self.rng = seeded(seed)
        self.iterations: i64 = iterations
        """How many to think at most; 0 means as many as there is time for."""
        self.seconds = seconds
        self.by_hand = by_hand
        self.keep = keep
        self.tree = Tree()
        self.known: dict[int, int] = {}
        """Nodes of the tree by what the searcher knows there."""
        self.path: list[i64] = []
        self.judge: Judge | None = None
        self.adviser: Adviser | None = None

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        best = self.findings(seat)[0]
        return best.act

    def findings(self, seat: Seat) -> list[Finding]:
        """Think, and say what was found about each option tried, most tried first."""
        root = self.think(seat)
        tree = self.tree
        found: list[Finding] = []
        for act in seat.options():
            edge = tree.edge_of(root, act)
            if edge != NONE and tree.visits[edge] > 0:
                visits = tree.visits[edge]
                found.append(Finding(act, int(visits), tree.total[edge] / float(visits)))
        found.sort(key=order)
        return found

    def think(self, seat: Seat) -> i64:
        """Iterate until the budget is spent or nothing can change; says the root."""
        first = seat.imagine(self.rng)
        judging = self.judge
        if judging is None or not judging.fits(seat.game, first):
            judging = judge(seat.game, int(first.players), self.by_hand)
            self.judge = judging
        adviser = self.adviser
        if adviser is None or adviser.game is not seat.game:
            adviser = Adviser(seat.game)
            self.adviser = adviser
        root = self.root(seat, first)
        part: i64 = SMALL if seat.game.is_minor(first) else 1
        most: i64 = self.iterations // part if self.iterations > 0 else MOST_NODES
        end = time.perf_counter() + self.seconds / float(part)
        state = first
        while self.tree.entries[root] < most:
            self.iterate(seat, root, state, adviser, judging)
            if self.tree.entries[root] & 15 == 0:
                if self.seconds > 0.0 and time.perf_counter() >= end:
                    break
                if self.is_decided(root, most):
                    break
            state = seat.imagine(self.rng)
        return root

    def root(self, seat: Seat, state: State) -> i64:
        """The node where the search begins: one already known, or a fresh tree."""
        key = seat.key()
        if self.keep and self.tree.nodes < MOST_NODES:
            node: i64 = self.known.get(int(key), NONE)
            if node != NONE and self.tree.key[node] == key:
                return node
        self.tree.clear()
        self.known.clear()
        return self.tree.add_node(seat.number, state.stack[state.top], key)

    def is_decided(self, root: i64, most: i64) -> bool:
        """Whether the option most tried can no longer be caught up with."""
        tree = self.tree
        best: i64 = 0
        second: i64 = 0
        edge = tree.first[root]
        while edge != NONE:
            visits = tree.visits[edge]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            edge = tree.next[edge]
        return best - second > most - tree.entries[root]

    def iterate(
        self, seat: Seat, root: i64, state: State, adviser: Adviser, judging: Judge
    ) -> None:
        """One imagined table: down the tree, one option further, and the result back up."""
        game = seat.game
        tree = self.tree
        path = self.path
        path.clear()
        node = root
        fill(state, adviser.out)
        while True:
            edge = self.pick(node, state, adviser)
            tree.entries[node] += 1
            path.append(edge)
            path.append(tree.mover[node])
            apply(state, tree.act[edge], adviser.out)
            if tree.visits[edge] == 0:
                break
            while state.top >= 0 and game.is_minor(state):
                adviser.weigh(state)
                apply(state, adviser.out.acts[adviser.best()], adviser.out)
            if state.top < 0:
                break
            node = self.arrive(edge, seat, state)
        adviser.follow(state)
        judging.judge(state)
        for i in range(i64(0), i64(len(path)), i64(2)):
            edge = path[i]
            tree.visits[edge] += 1
            tree.total[edge] += judging.shares[path[i + 1]]

    def arrive(self, edge: i64, seat: Seat, state: State) -> i64:
        """The node of the question that is now pending behind an edge."""
        tree = self.tree
        mover: i64 = state.mover()
        kind = state.stack[state.top]
        node = tree.child_of(edge, mover, kind)
        if node != NONE:
            if tree.key[node] != NONE and tree.key[node] != seat.game.key(state, seat.number):
                tree.key[node] = NONE
            return node
        key: i64 = NONE
        if self.keep and mover == seat.number:
            key = seat.game.key(state, seat.number)
        node = tree.add_node(mover, kind, key)
        if key != NONE:
            self.known[int(key)] = int(node)
        tree.twin[node] = tree.child[edge]
        tree.child[edge] = node
        return node

    def pick(self, node: i64, state: State, adviser: Adviser) -> i64:
        """The edge to follow from a node: good so far, or well advised and little tried."""
        tree = self.tree
        out = adviser.out
        adviser.weigh(state)
        weights = adviser.weights
        entries = tree.entries[node]
        root_of_entries = math.sqrt(float(entries + 1))
        wide: i64 = 2 + i64(root_of_entries)
        narrow = out.count > wide
        floor = self.floor(adviser, wide) if narrow else 0.0
        best_weight = weights[adviser.best()]
        scale = 0.0
        for i in range(out.count):
            scale += math.exp((weights[i] - best_weight) / HEAT)
        untried = tree.mean(node, 0.5) - MODESTY
        best: i64 = NONE
        best_score = -1.0e9
        best_edge: i64 = NONE
        for i in range(out.count):
            if narrow and weights[i] < floor:
                continue
            prior = math.exp((weights[i] - best_weight) / HEAT) / scale
            edge = tree.edge_of(node, out.acts[i])
            if edge == NONE:
                score = untried + CURIOSITY * prior * root_of_entries
            else:
                tree.seen[edge] += 1
                visits = float(tree.visits[edge])
                score = tree.total[edge] / visits if visits > 0.0 else untried
                score += CURIOSITY * prior * math.sqrt(float(tree.seen[edge])) / (1.0 + visits)
            if score > best_score:
                best_score = score
                best = i
                best_edge = edge
        if best_edge == NONE:
            best_edge = tree.add_edge(node, out.acts[best])
        return best_edge

    def floor(self, adviser: Adviser, wide: i64) -> float:
        """The weight of the last option that is wide enough: fewer than `wide` are better."""
        weights = adviser.weights
        floor = weights[adviser.best()]
        for i in range(adviser.out.count):
            better: i64 = 0
            for j in range(adviser.out.count):
                if weights[j] > weights[i]:
                    better += 1
            if better < wide and weights[i] < floor:
                floor = weights[i]
        return floor


def order(finding: Finding) -> tuple[int, float]:
    """Most tried first, then the best."""
    return (-finding.visits, -finding.share)
