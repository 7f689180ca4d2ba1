"""The memory of a search: which options were tried after which, how often, and with what result."""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from bastide.engine.advice import reals
from bastide.engine.flow import Options
from bastide.engine.rows import filled, joined

NONE: Final = -1
START: Final = 256


@final
class Tree:
    """Nodes are questions, edges are options that were tried; both are rows of numbers."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.first: vec[i64] = filled(START)
        """A node's first edge."""
        self.mover: vec[i64] = filled(START)
        self.kind: vec[i64] = filled(START)
        self.twin: vec[i64] = filled(START)
        """The next node behind the same edge: another question that chance led to."""
        self.entries: vec[i64] = filled(START)
        self.key: vec[i64] = filled(START)
        """What the searcher knows at this node, or NONE when that differed between visits."""
        self.edges: i64 = 0
        self.act: vec[i64] = filled(START)
        self.index: vec[i64] = filled(START)
        """Where the option stood among the options of its question when it was last looked for."""
        self.next: vec[i64] = filled(START)
        self.child: vec[i64] = filled(START)
        self.visits: vec[i64] = filled(START)
        self.seen: vec[i64] = filled(START)
        """How often the option was open when its node was visited."""
        self.total: vec[float] = reals(START)
        """The shares won behind this edge by the seat that chooses it."""

    def clear(self) -> None:
        """Forget everything."""
        self.nodes = 0
        self.edges = 0

    def add_node(self, mover: i64, kind: i64, key: i64) -> i64:
        """A new question; says its number."""
        node = self.nodes
        if node == len(self.first):
            more = filled(int(node))
            self.first = joined(self.first, more)
            self.mover = joined(self.mover, more)
            self.kind = joined(self.kind, more)
            self.twin = joined(self.twin, more)
            self.entries = joined(self.entries, more)
            self.key = joined(self.key, more)
        self.nodes = node + 1
        self.first[node] = NONE
        self.mover[node] = mover
        self.kind[node] = kind
        self.twin[node] = NONE
        self.entries[node] = 0
        self.key[node] = key
        return node

    def add_edge(self, node: i64, act: i64, index: i64) -> i64:
        """A new option of a node; says its number."""
        edge = self.edges
        if edge == len(self.act):
            more = filled(int(edge))
            self.act = joined(self.act, more)
            self.index = joined(self.index, more)
            self.next = joined(self.next, more)
            self.child = joined(self.child, more)
            self.visits = joined(self.visits, more)
            self.seen = joined(self.seen, more)
            self.total = extend(self.total, reals(int(edge)))
        self.edges = edge + 1
        self.act[edge] = act
        self.index[edge] = index
        self.next[edge] = self.first[node]
        self.first[node] = edge
        self.child[edge] = NONE
        self.visits[edge] = 0
        self.seen[edge] = 0
        self.total[edge] = 0.0
        return edge

    def edge_of(self, node: i64, act: i64) -> i64:
        """The edge of that option, or NONE when it was never tried."""
        edge = self.first[node]
        while edge != NONE and self.act[edge] != act:
            edge = self.next[edge]
        return edge

    def index_of(self, edge: i64, out: Options) -> i64:
        """The index of the edge's option among those of a question, or NONE; mostly the old one."""
        act = self.act[edge]
        index = self.index[edge]
        if index < out.count and out.acts[index] == act:
            return index
        for i in range(out.count):
            if out.acts[i] == act:
                self.index[edge] = i
                return i
        return NONE

    def child_of(self, edge: i64, mover: i64, kind: i64) -> i64:
        """The node behind an edge that asks that seat that kind of question, or NONE."""
        node = self.child[edge]
        while node != NONE and (self.mover[node] != mover or self.kind[node] != kind):
            node = self.twin[node]
        return node

    def mean(self, node: i64, otherwise: float) -> float:
        """The share won from a node by the seat that chooses there."""
        total = 0.0
        visits: i64 = 0
        edge = self.first[node]
        while edge != NONE:
            total += self.total[edge]
            visits += self.visits[edge]
            edge = self.next[edge]
        return total / float(visits) if visits > 0 else otherwise
