"""A game of somebody else, as small as can be: stones from three heaps, for a secret wish."""

from typing import Final

from mypy_extensions import i64

from bastide.engine.action import action, what, where
from bastide.engine.flow import SEAT, Frame, Options, State, settle
from bastide.engine.game import Game
from bastide.engine.messages import BadInput
from bastide.engine.parts import (
    Json,
    Knowledge,
    Notation,
    Positions,
    Scoring,
    Setup,
    Speech,
    Targets,
)
from bastide.engine.rng import Rng, fork, seeded
from bastide.engine.rows import EMPTY, Row, filled, row
from bastide.engine.settings import Choice, Setting
from bastide.engine.story import EventKind

VERBS: Final = ("take", "rest")
TAKES, RESTS = range(2)
WISHES: Final = ("odd", "even")
ROWS: Final = ("heaps", "taken", "wishes")


class Stones(State):
    """Three heaps, what everybody has taken, and what everybody wishes for."""

    heaps: Row = EMPTY
    taken: Row = EMPTY
    wishes: Row = EMPTY
    rested: int = 0


class Turn(Frame[Stones]):
    """Take one or two stones from a heap, or rest once in the game."""

    name = "turn"

    def advance(self, state: Stones, out: Options) -> None:
        if sum(state.heaps) == 0:
            state.pop()
            return
        for heap in range(len(state.heaps)):
            for stones in range(1, min(int(state.heaps[heap]), 2) + 1):
                out.add(action(TAKES, heap, stones))
        if not state.rested >> state.mover() & 1:
            out.add(action(RESTS))

    def take(self, state: Stones, act: i64) -> None:
        seat, stones = state.mover(), int(where(act))
        if stones == 0:
            state.rested |= 1 << seat
        else:
            state.heaps[what(act)] -= stones
            state.taken[seat] += stones
        state.tell(TAKES if stones else RESTS, seat, 0, stones)
        state.set(SEAT, 1 - seat)


class StonesSetup(Setup[Stones]):
    def choices(self) -> list[Choice]:
        return [Choice("players", [2], 2), Choice("tall", [False, True], False, is_variant=True)]

    def new(self, settings: dict[str, Setting], seed: int) -> Stones:
        state = Stones([Turn()], 2, seeded(seed))
        state.heaps = row([5, 6, 7] if settings["tall"] else [3, 4, 5])
        state.taken = filled(2)
        state.wishes = row([int(state.rng.below(2)) for _ in range(2)])
        state.push(0, 0)
        settle(state, Options())
        return state


class StonesScoring(Scoring[Stones]):
    def scores(self, state: Stones) -> list[int]:
        pairs = zip(state.taken, state.wishes, strict=True)
        return [int(taken) + 3 * (int(taken) % 2 == 1 - int(wish)) for taken, wish in pairs]


class StonesKnowledge(Knowledge[Stones]):
    def view(self, state: Stones, seat: int) -> Json:
        over = state.is_over()
        return {
            "heaps": [int(stones) for stones in state.heaps],
            "seats": [
                {
                    "stones": int(state.taken[it]),
                    "wish": WISHES[state.wishes[it]] if over or it == seat else None,
                    "rested": bool(state.rested >> it & 1),
                }
                for it in (0, 1)
            ],
        }

    def imagine(self, state: Stones, seat: i64, rng: Rng) -> Stones:
        fresh = state.clone()
        assert isinstance(fresh, Stones)
        fresh.rng = fork(rng)
        fresh.wishes[1 - seat] = rng.below(2)
        return fresh


class StonesPositions(Positions[Stones]):
    def to_document(self, state: Stones) -> Json:
        rows = {name: [int(n) for n in getattr(state, name)] for name in ROWS}
        return {**rows, "rested": state.rested, "asked": state.mover()}

    def from_document(self, document: Json, settings: dict[str, Setting]) -> Stones:
        state = GAME.setup.new(settings, 0)
        assert isinstance(state, Stones)
        for name in ROWS:
            setattr(state, name, row(document[name]))
        state.rested = document["rested"]
        state.set(SEAT, document["asked"])
        return state


class StonesNotation(Notation[Stones]):
    """`take 0 2` is two stones from the first heap."""

    def format(self, act: i64) -> str:
        return f"take {what(act)} {where(act)}" if where(act) else "rest"

    def parse(self, text: str) -> int:
        match text.split():
            case ["rest"]:
                return int(action(RESTS))
            case ["take", heap, stones] if heap in "012" and stones in "12":
                return int(action(TAKES, int(heap), int(stones)))
        raise BadInput(f"'{text[:40]}' is no move.")


class StonesTargets(Targets[Stones]):
    def targets(self, state: Stones, act: int) -> list[str]:
        return [f"heap:{what(act)}"] if where(act) else []


GAME = Game(
    name="stones",
    prefix="ST",
    setup=StonesSetup(),
    scoring=StonesScoring(),
    knowledge=StonesKnowledge(),
    notation=StonesNotation(VERBS, {}),
    speech=Speech("st", VERBS, {TAKES: EventKind("takes"), RESTS: EventKind("rests")}),
    positions=StonesPositions(),
    targets=StonesTargets(),
)
