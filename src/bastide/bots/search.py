"""Information-set tree search: every iteration imagines the hidden cards anew."""

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.bots.bot import Bot
from bastide.bots.follow import Adviser
from bastide.bots.judge import Judge
from bastide.bots.tree import NONE, Tree
from bastide.bots.weights import judge
from bastide.engine.advice import reals
from bastide.engine.flow import State, apply, fill
from bastide.engine.rng import seeded
from bastide.engine.rows import filled
from bastide.engine.seat import Seat

CURIOSITY: Final = 0.4
"""How much an option's prior counts against what was found behind it."""
HEAT: Final = 3.0
"""Points of advice that make an option e times as likely to be tried."""
SMALL: Final = 4
"""A question of paying or discarding gets this part of the thinking..."""
ENOUGH: Final = 1000
"""...and never more iterations than this."""
MOST_NODES: Final = 400000
ADVISED: Final = -1
"""Iterations: as many as the game's advice says."""
ROOM: Final = 128
"""Options that most questions have at most."""


class Finding:
    """What a search found out about one option."""

    __slots__ = ("act", "lasted", "share", "visits")

    def __init__(self, act: int, visits: int, share: float, lasted: int) -> None:
        self.act = act
        self.visits = visits
        self.share = share
        self.lasted = lasted
        """How many times the option was among the better half."""


def order(finding: Finding) -> tuple[int, float]:
    """Those that lasted longest first, then the best."""
    return (-finding.lasted, -finding.share)


@final
class Search(Bot):
    """One tree for all imagined tables, kept between moves; PUCT below the root.

    At the root every imagined table is tried with all options that are left; the worse half of
    them goes, again and again (sequential halving). Below, a new question is answered in all ways
    that seem sensible: each is played on by advice to the next calm position and judged there,
    and the best goes back up the path for every seat. In questions with many options only the best
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
        """How many to think at most; 0 means as many as there is time for; or ADVISED."""
        self.seconds = seconds
        self.by_hand = by_hand
        self.keep = keep
        self.curiosity = CURIOSITY
        self.heat = HEAT
        self.tree = Tree()
        self.known: dict[int, int] = {}
        """Nodes of the tree by what the searcher knows there."""
        self.path: list[i64] = []
        self.done: i64 = 0
        """Iterations of the last search."""

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        return self.findings(seat)[0].act

    def findings(self, seat: Seat) -> list[Finding]:
        """Think, and say what was found about each option tried, the best first."""
        first = seat.imagine(self.rng)
        thought = Thought(self, seat, judge(seat.game, int(first.players), self.by_hand))
        root = self.root(seat, first)
        budget = self.iterations
        if budget == ADVISED:
            budget = seat.game.advice.iterations(int(first.players))
        seconds = self.seconds
        if seat.game.advice.is_minor(first):
            budget = min(budget // SMALL, ENOUGH)
            seconds /= SMALL
        if self.iterations == 0:
            budget = MOST_NODES
        left = thought.candidates(root, first, budget)
        return self.halve(thought, left, budget, seconds)

    def compare(self, seat: Seat, acts: list[int], iterations: int) -> list[list[float]]:
        """What all seats win behind each of some options, tried on the same imagined tables."""
        first = seat.imagine(self.rng)
        thought = Thought(self, seat, judge(seat.game, int(first.players), self.by_hand))
        thought.root = self.root(seat, first)
        edges: list[i64] = []
        for act in acts:
            edge = self.tree.edge_of(thought.root, act)
            edges.append(self.tree.add_edge(thought.root, act, 0) if edge == NONE else edge)
        players = int(first.players)
        found = [[0.0] * players for _ in acts]
        rounds = max(1, iterations // len(acts))
        for _ in range(rounds):
            imagined = seat.imagine(self.rng)
            for at in range(len(acts)):
                thought.iterate(edges[at], imagined.clone())
                for each in range(players):
                    found[at][each] += thought.shares[i64(each)] / float(rounds)
        return found

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

    def halve(
        self, thought: "Thought", left: "list[i64]", budget: i64, seconds: float
    ) -> list[Finding]:
        """Try what is left on the same imagined tables, drop the worse half, go on with the rest.

        `left` holds edges of the root.
        """
        rounds: i64 = 0
        while (1 << rounds) < len(left):
            rounds += 1
        found: list[Finding] = []
        start = time.perf_counter()
        self.done = 0
        for lasted in range(rounds):
            end = start + seconds * float(lasted + 1) / float(rounds)
            share: i64 = budget * (lasted + 1) // rounds
            while True:
                imagined = thought.seat.imagine(self.rng)
                for i in range(len(left) - 1):
                    thought.iterate(left[i], imagined.clone())
                thought.iterate(left[-1], imagined)
                self.done += len(left)
                if self.done >= share or (seconds > 0.0 and time.perf_counter() >= end):
                    break
            ranked = [self.finding(edge, int(lasted)) for edge in left]
            ranked.sort(key=order)
            kept = (len(left) + 1) // 2
            found = ranked[kept:] + found
            left = [self.tree.edge_of(thought.root, finding.act) for finding in ranked[:kept]]
        return [self.finding(edge, int(rounds)) for edge in left] + found

    def finding(self, edge: i64, lasted: int) -> Finding:
        """What is known about an edge."""
        visits = self.tree.visits[edge]
        share = self.tree.total[edge] / float(visits) if visits > 0 else 0.0
        return Finding(int(self.tree.act[edge]), int(visits), share, lasted)


@final
class Thought:
    """One search from one root: the tools that every iteration uses again."""

    def __init__(self, search: Search, seat: Seat, judging: Judge) -> None:
        self.search = search
        self.tree = search.tree
        self.seat = seat
        self.root: i64 = NONE
        self.judge = judging
        self.adviser = Adviser(seat.game)
        self.trial = Adviser(seat.game)
        """Plays on what is only tried, while `adviser` holds the options of the question."""
        self.shares: vec[float] = reals(len(judging.shares))
        """What goes back up the path."""
        self.edges: vec[i64] = filled(ROOM)
        """The edges of the options of the question, NONE where an option is not good enough."""
        self.chances: vec[float] = reals(ROOM)
        """How likely each option is to be tried, before anything is known about it."""
        self.best: vec[float] = reals(ROOM)
        """The best weights of the question, falling."""

    def candidates(self, root: i64, state: State, budget: i64) -> "list[i64]":
        """The edges of the options worth trying at the root: all, or the best advised of many."""
        self.root = root
        adviser = self.adviser
        fill(state, adviser.out)
        adviser.weigh(state)
        wide: i64 = 4 + i64(math.sqrt(float(budget)))
        floor = self.floor(wide)
        edges: list[i64] = []
        for i in range(adviser.out.count):
            if adviser.weights[i] >= floor:
                edge = self.tree.edge_of(root, adviser.out.acts[i])
                if edge == NONE:
                    edge = self.tree.add_edge(root, adviser.out.acts[i], i)
                edges.append(edge)
        return edges

    def iterate(self, first: i64, state: State) -> None:
        """One imagined table and one option at the root: down the tree and back up."""
        game = self.seat.game
        tree = self.tree
        path = self.search.path
        path.clear()
        edge = first
        node = self.root
        while True:
            tree.entries[node] += 1
            path.append(edge)
            path.append(tree.mover[node])
            apply(state, tree.act[edge], self.adviser.out)
            while state.top >= 0 and game.advice.is_minor(state):
                self.adviser.weigh(state)
                apply(state, self.adviser.out.acts[self.adviser.best()], self.adviser.out)
            if state.top < 0 or tree.visits[edge] == 0:
                self.value(state)
                break
            node = self.arrive(edge, state)
            edge = self.pick(node, state)
            if edge == NONE:
                break
        for i in range(i64(0), i64(len(path)), i64(2)):
            edge = path[i]
            tree.visits[edge] += 1
            tree.total[edge] += self.shares[path[i + 1]]

    def value(self, state: State) -> None:
        """Play on by advice to the next calm position and judge it."""
        self.adviser.follow(state)
        self.judge.judge(state)
        for seat in range(i64(len(self.shares))):
            self.shares[seat] = self.judge.shares[seat]

    def arrive(self, edge: i64, state: State) -> i64:
        """The node of the question that is now pending behind an edge."""
        tree = self.tree
        seat = self.seat
        mover: i64 = state.mover()
        kind = state.stack[state.top]
        node = tree.child_of(edge, mover, kind)
        if node != NONE:
            known = seat.game.knowledge
            if tree.key[node] != NONE and tree.key[node] != known.key(state, seat.number):
                tree.key[node] = NONE
            return node
        key: i64 = NONE
        if self.search.keep and mover == seat.number:
            key = seat.game.knowledge.key(state, seat.number)
        node = tree.add_node(mover, kind, key)
        if key != NONE:
            self.search.known[int(key)] = int(node)
        tree.twin[node] = tree.child[edge]
        tree.child[edge] = node
        return node

    def pick(self, node: i64, state: State) -> i64:
        """The edge to follow from a node, or NONE when options were tried for the first time."""
        tree = self.tree
        adviser = self.adviser
        out = adviser.out
        adviser.weigh(state)
        weights = adviser.weights
        floor = self.floor(3 + i64(math.sqrt(float(tree.entries[node]))))
        if self.try_new(node, state, floor):
            return NONE
        most = weights[adviser.best()]
        heat = self.search.heat
        chances = self.chances
        scale = 0.0
        for i in range(out.count):
            chances[i] = math.exp((weights[i] - most) / heat)
            scale += chances[i]
        best: i64 = NONE
        best_score = -1.0e9
        for i in range(out.count):
            edge = self.edges[i]
            if edge == NONE:
                continue
            tree.seen[edge] += 1
            prior = chances[i] / scale
            visits = float(tree.visits[edge])
            score = tree.total[edge] / visits + (
                self.search.curiosity * prior * math.sqrt(float(tree.seen[edge])) / (1.0 + visits)
            )
            if score > best_score:
                best_score = score
                best = edge
        return best

    def try_new(self, node: i64, state: State, floor: float) -> bool:
        """Try every option of the node that never was; the best for its seat goes up the path.

        Leaves the edges of the others in `edges`; the state is spent when there was anything new.
        """
        tree = self.tree
        out = self.adviser.out
        if len(self.edges) < out.count:
            self.edges = filled(2 * out.count)
            self.chances = reals(2 * int(out.count))
        edges = self.edges
        weights = self.adviser.weights
        for i in range(out.count):
            edges[i] = NONE
        known = tree.first[node]
        while known != NONE:
            index = tree.index_of(known, out)
            if index != NONE and weights[index] >= floor:
                edges[index] = known
            known = tree.next[known]
        last: i64 = NONE
        for i in range(out.count):
            if edges[i] == NONE and weights[i] >= floor:
                last = i
        if last == NONE:
            return False
        mover = tree.mover[node]
        best = -1.0
        for i in range(last + 1):
            if edges[i] != NONE or weights[i] < floor:
                continue
            after = state if i == last else state.clone()
            apply(after, out.acts[i], self.trial.out)
            self.trial.follow(after)
            self.judge.judge(after)
            edge = tree.add_edge(node, out.acts[i], i)
            tree.visits[edge] = 1
            tree.total[edge] = self.judge.shares[mover]
            if self.judge.shares[mover] > best:
                best = self.judge.shares[mover]
                for seat in range(i64(len(self.shares))):
                    self.shares[seat] = self.judge.shares[seat]
        tree.entries[node] += 1
        return True

    def floor(self, wide: i64) -> float:
        """The least weight that is good enough: that of the option with the index `wide`."""
        count = self.adviser.out.count
        if count <= wide:
            return -1.0e18
        weights = self.adviser.weights
        best = self.best
        if len(best) < wide:
            best = reals(2 * int(wide))
            self.best = best
        size: i64 = 0
        for i in range(count):
            weight = weights[i]
            if size < wide:
                size += 1
            elif weight <= best[size - 1]:
                continue
            at: i64 = size - 1
            while at > 0 and best[at - 1] < weight:
                best[at] = best[at - 1]
                at -= 1
            best[at] = weight
        return best[size - 1]
