"""Options as numbers of a fixed table, for learners: one number for everything a game offers.

A table is a row of blocks, one for each verb. Within its block an option has the index of the thing
or of the spot that it names. What is too manifold for that, such as payments, goes by its rank: the
first of this question, the second, and so on; those beyond the block cannot be chosen by number.
"""

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from bastide.engine.action import verb, what, where
from bastide.engine.flow import Options, State
from bastide.engine.parts import Notation
from bastide.engine.rows import filled

S = TypeVar("S", bound=State)

BY_WHAT: Final = 0
BY_WHERE: Final = 1
BY_RANK: Final = 2
RANKED: Final = -1
"""In place of an index in a block: the option goes by its rank."""


@final
class Block:
    """A verb, and what its options are called, in the order of their numbers."""

    def __init__(self, verb: str, names: tuple[str, ...] = ("",), by: int = BY_WHAT) -> None:
        self.verb = verb
        self.names = names
        self.by = by


def ranked(verb: str, size: int) -> Block:
    """A verb whose options are told apart by their rank only."""
    return Block(verb, tuple(f"#{rank}" for rank in range(1, size + 1)), BY_RANK)


def as_noted(notation: Notation[Any]) -> list[Block]:
    """The table of verbs, as the notation names their things."""
    return [Block(verb, notation.names.get(verb, ("",))) for verb in notation.verbs]


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering(Generic[S]):
    """The table of a game; unless it says more, it follows from the notation's table of verbs."""

    version: int = 0
    """Rises when numbers change what they mean."""

    def __init__(self, blocks: list[Block], secret: tuple[str, ...] | None = None) -> None:
        self.blocks = blocks
        """In the order of the game's verbs."""
        verbs = [block.verb for block in blocks]
        self.secret = tuple(verbs) if secret is None else secret
        """Verbs whose things the others do not see; all of them, unless the game knows better."""
        self.first: vec[i64] = filled(len(blocks))
        self.sizes: vec[i64] = filled(len(blocks))
        self.by: vec[i64] = filled(len(blocks))
        self.is_secret: vec[i64] = filled(len(blocks))
        size: i64 = 0
        for i, block in enumerate(blocks):
            self.first[i] = size
            self.sizes[i] = len(block.names)
            self.by[i] = block.by
            self.is_secret[i] = 1 if block.verb in self.secret else 0
            size += len(block.names)
        self.size: i64 = size
        """How many numbers there are."""

    def names(self) -> list[str]:
        """What each number stands for, in the notation of records."""
        return [f"{block.verb} {name}".rstrip() for block in self.blocks for name in block.names]

    def index(self, state: S, act: i64) -> i64:
        """The index of an option in the block of its verb, or RANKED."""
        by = self.by[verb(act)]
        if by == BY_RANK:
            return RANKED
        return where(act) if by == BY_WHERE else what(act)

    def fill(self, state: S, options: Options, out: "vec[i64]") -> i64:
        """The numbers of the first options, one after the other; says of how many.

        The others have a rank beyond their block.
        """
        rank: i64 = 0
        for i in range(options.count):
            act = options.acts[i]
            doing = verb(act)
            rank = rank + 1 if i > 0 and verb(options.acts[i - 1]) == doing else 0
            index = self.index(state, act)
            if index == RANKED:
                if rank >= self.sizes[doing]:
                    return i
                index = rank
            out[i] = self.first[doing] + index
        return options.count

    def seen(self, state: S, act: i64, is_own: bool) -> i64:
        """What a seat sees of a move: one more than its index in its block, 0 for only the verb."""
        if not is_own and self.is_secret[verb(act)] != 0:
            return 0
        return self.index(state, act) + 1


def mark(numbers: "vec[i64]", count: i64, mask: "vec[u8]", first: i64) -> None:
    """Set the cells of these numbers, counted from `first` on, to 1."""
    for i in range(count):
        mask[first + numbers[i]] = 1
