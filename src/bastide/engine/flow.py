"""How a game moves on: a stack of frames asks one seat one thing at a time."""

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bastide.engine.events import ALL, Log
from bastide.engine.fields import copied, fields
from bastide.engine.rng import Rng
from bastide.engine.rows import EMPTY, Row, filled

WIDTH: Final = 8
"""Numbers in a frame: its kind, the seat it concerns, and six of its own."""
DEPTH: Final = 10
"""Frames that may lie on one another."""
MOST_OPTIONS: Final = 4096
"""Options that one question may have."""

NEWEST: Final = 1 << 30
"""Newer than any rules version."""

BELOW: Final = -WIDTH
"""Where the top is while no frame lies there."""

KIND: Final = 0
SEAT: Final = 1

# Why an action cannot be taken back: what somebody learned by it, the gravest last.
NOTHING: Final = 0
CARD_SEEN: Final = 1
TILE_TURNED: Final = 2
SHUFFLED: Final = 3
SECRET_TOLD: Final = 4
BARRIERS: Final = ("nothing", "card-seen", "tile-turned", "shuffled", "secret-told")


class IllegalAction(Exception):
    """A player's mistake: the action is not among the options."""


@final
class Options:
    """A reusable row of actions: search fills it again and again without making anything new."""

    __slots__ = ("acts", "count")

    def __init__(self) -> None:
        self.acts: vec[i64] = filled(MOST_OPTIONS)
        self.count: i64 = 0

    def add(self, act: i64) -> None:
        """Offer one action more."""
        self.acts[self.count] = act
        self.count += 1

    def has(self, act: i64) -> bool:
        """Whether the action is offered."""
        for i in range(self.count):
            if self.acts[i] == act:
                return True
        return False

    def listed(self) -> list[int]:
        """The actions as a list, for people and tests."""
        return [int(self.acts[i]) for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game as plain numbers: the frames, the random source, and the fields of the game itself.

    A game declares its fields in the body of its class: numbers, rows, and facts that copies share.
    """

    def __init__(
        self,
        frames: "list[Frame[Any]]",
        players: i64,
        rng: Rng,
        stack: Row = EMPTY,
        top: i64 = BELOW,
        is_watched: bool = True,
    ) -> None:
        self.frames = frames
        self.players = players
        self.rng = rng
        self.stack = stack if len(stack) > 0 else filled(WIDTH * DEPTH)
        self.top = top
        self.is_watched = is_watched
        """Whether others see who is asked and all that is legal counts.

        In a search nobody does: what is forced is done, and what nobody would choose is left out.
        """
        self.learned: i64 = NOTHING
        """What somebody learned by the last action; clones start afresh."""
        self.log: Log | None = None
        """Who listens; clones have no listener."""

    def clone(self) -> "State":
        """An independent copy without a log, by the declared fields.

        A compiled class does not keep what it declares: there each game names its fields itself.
        """
        fresh: State = type(self).__new__(type(self))
        chance, stack = self.rng.clone(), self.stack[:]
        State.__init__(fresh, self.frames, self.players, chance, stack, self.top, self.is_watched)
        for name in fields(type(self)):
            setattr(fresh, name, copied(getattr(self, name)))
        return fresh

    def push(
        self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        """Lay a frame on top; it is dealt with before anything below it."""
        self.top += WIDTH
        top = self.top
        stack = self.stack
        stack[top] = kind
        stack[top + 1] = seat
        stack[top + 2] = a
        stack[top + 3] = b
        stack[top + 4] = c
        stack[top + 5] = d
        stack[top + 6] = e
        stack[top + 7] = 0

    def pop(self) -> None:
        """Take the top frame off."""
        self.top -= WIDTH

    def get(self, slot: i64) -> i64:
        """A number of the top frame."""
        return self.stack[self.top + slot]

    def set(self, slot: i64, value: i64) -> None:
        """Change a number of the top frame."""
        self.stack[self.top + slot] = value

    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return self.top < 0

    def mover(self) -> int:
        """The seat that is asked, or -1 when the game is over."""
        return -1 if self.top < 0 else int(self.stack[self.top + SEAT])

    def learn(self, barrier: i64) -> None:
        """Note that somebody just learned something, so that this action stays.

        Of several things the gravest counts: the others may hang on what it laid open.
        """
        if barrier > self.learned:
            self.learned = barrier

    def tell(
        self, kind: i64, seat: i64, what: i64 = 0, amount: i64 = 0, audience: i64 = ALL
    ) -> None:
        """Note an event, if anybody is listening."""
        log = self.log
        if log is not None:
            log.add(kind, seat, what, amount, audience)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One step of the rules. It holds no data: its numbers lie in the state's stack."""

    name: ClassVar[str] = ""
    """Its word in positions."""
    question: ClassVar[str] = ""
    """The message that puts its question."""
    slots: ClassVar[tuple[str, ...]] = ()
    """The words of its numbers in positions, in order, the seat not counted."""
    asks_since: ClassVar[int] = 0
    """The rules version since which it asks even when there is only one answer; 0 for never.

    Where hidden things decide whether there is a choice, the others must not see that.
    """
    is_payment: ClassVar[bool] = False
    """Whether it asks how, or where, the choice made before it is paid."""

    def __init__(self, rules: int = NEWEST) -> None:
        self.rules = rules
        """The version of the rules it follows."""
        self.asks_always = 0 < self.asks_since <= rules
        """Whether it asks even when there is only one answer."""

    def advance(self, state: S, out: Options) -> None:
        """Either offer options and change nothing, or change something and offer none."""
        raise NotImplementedError

    def take(self, state: S, act: i64) -> None:
        """Carry out one of the options offered."""
        raise NotImplementedError

    def asks_forced(self, state: S) -> bool:
        """Whether it asks now although there is only one answer."""
        return self.asks_always

    def remaining(self, state: S) -> int:
        """How many things may still be chosen with this question.

        While there are several, none of them teaches the seat anything: they may come at once.
        """
        return 1

    def least(self, state: S) -> int:
        """How many of them must be chosen, unless an option ends the question before."""
        return self.remaining(state)

    def pool(self, state: S, out: Options) -> None:
        """All that may be marked together when more than one thing remains to be chosen."""


def by_rules(frames: "list[Frame[Any]]", rules: int) -> "list[Frame[Any]]":
    """The same frames as an older version of the rules has them."""
    return [type(frame)(rules) for frame in frames]


def is_asked(state: State, out: Options) -> bool:
    """Whether the top frame, which offers these options, waits for an answer."""
    if out.count == 1:
        return state.is_watched and state.frames[state.stack[state.top]].asks_forced(state)
    return out.count > 1


def settle(state: State, out: Options) -> None:
    """Move on until a seat is asked, and leave its options in `out`, or the game is over."""
    frames = state.frames
    stack = state.stack
    out.count = 0
    while state.top >= 0:
        frame = frames[stack[state.top]]
        frame.advance(state, out)
        if out.count == 0:
            continue
        if out.count > 1 or (state.is_watched and frame.asks_forced(state)):
            return
        frame.take(state, out.acts[0])
        out.count = 0


def apply(state: State, act: i64, out: Options) -> None:
    """Carry out an action known to be legal; the next options are left in `out`."""
    state.frames[state.stack[state.top]].take(state, act)
    settle(state, out)


def fill(state: State, out: Options) -> None:
    """Put the options of the pending question into `out`; changes nothing."""
    out.count = 0
    if state.top >= 0:
        state.frames[state.stack[state.top]].advance(state, out)


_spare: Final[list[Options]] = []
"""Buffers that nobody uses just now: making one costs more than a question."""


def borrowed() -> Options:
    """A buffer for a moment; whoever is done with it gives it back."""
    try:
        return _spare.pop()
    except IndexError:
        return Options()


def give_back(out: Options) -> None:
    """The buffer may be used by others."""
    _spare.append(out)


def options(state: State) -> list[int]:
    """The options of the pending question as a list; empty when the game is over."""
    out = borrowed()
    fill(state, out)
    found = out.listed()
    give_back(out)
    return found


def fill_searched(state: State, out: Options) -> None:
    """Put the options as a search is shown them into `out`, in its order; changes nothing."""
    was_watched = state.is_watched
    state.is_watched = False
    try:
        fill(state, out)
    finally:
        state.is_watched = was_watched


def searched(state: State) -> list[int]:
    """The options as a search is shown them, in its order."""
    out = borrowed()
    fill_searched(state, out)
    found = out.listed()
    give_back(out)
    return found


def sensible(state: State) -> list[int]:
    """The options worth listing: the first ones, as many as a search is shown."""
    out = borrowed()
    fill_searched(state, out)
    count = out.count
    fill(state, out)
    out.count = count
    found = out.listed()
    give_back(out)
    return found


def play(state: State, act: int) -> None:
    """Carry out an action after checking that it is offered."""
    out = borrowed()
    fill(state, out)
    is_legal = out.has(act)
    if is_legal:
        state.learned = NOTHING
        apply(state, act, out)
    give_back(out)
    if not is_legal:
        raise IllegalAction(act)
