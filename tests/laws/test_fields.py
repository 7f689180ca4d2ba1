"""Fields are declared once; copies, documents and equality follow from the declaration."""

from typing import Any, Final

import pytest
from mypy_extensions import i64

from bastide.engine.document import move_on, read_fields, to_document
from bastide.engine.fields import copied, fields
from bastide.engine.flow import Frame, Options, State, options, play, settle
from bastide.engine.messages import BadInput
from bastide.engine.rng import seeded
from bastide.engine.rows import EMPTY, Row, added, filled

COUNT: Final = 0


class Count(Frame["Toy"]):
    """Takes one or two stones from a heap until none is left."""

    name = "count"

    def advance(self, state: "Toy", out: Options) -> None:
        if state.heap == 0:
            state.pop()
            return
        for stones in range(1, min(state.heap, 2) + 1):
            out.add(stones)

    def take(self, state: "Toy", act: i64) -> None:
        seat = state.mover()
        state.heap -= act
        state.taken[seat] += act
        state.order = added(state.order, act)
        state.push_next((seat + 1) % int(state.players))


class Toy(State):
    """A small game as somebody else might write it: plain Python on the compiled engine."""

    heap: int = 9
    taken: Row = EMPTY
    order: Row = EMPTY
    is_open: bool = False
    rules: dict[str, int]

    def push_next(self, seat: int) -> None:
        self.pop()
        self.push(COUNT, seat)


def toy() -> Toy:
    state = Toy([Count()], 2, seeded(3))
    state.taken = filled(2)
    state.rules = {"most": 2}
    state.push(COUNT, 0)
    return state


def played(state: State, moves: int) -> State:
    settle(state, Options())
    for _ in range(moves):
        play(state, options(state)[-1])
    return state


def test_a_small_game_gets_its_clone_from_its_declarations() -> None:
    state = played(toy(), 2)
    assert isinstance(state, Toy)
    before = to_document(state)
    clone: Any = state.clone()
    assert type(clone) is Toy
    assert to_document(clone) == before
    assert clone.rules is state.rules
    assert clone.rng is not state.rng
    played(clone, 2)
    assert to_document(state) == before
    assert to_document(clone) == to_document(played(state, 2))
    assert state.is_over()
    assert list(state.taken) == [5, 4]


def test_a_small_game_gets_its_positions_from_its_declarations() -> None:
    state = played(toy(), 3)
    document = to_document(state)
    assert fields(Toy) == ("heap", "taken", "order", "is_open", "rules")
    assert document["heap"] == 3
    assert document["order"] == [2, 2, 2]
    assert "rules" not in document
    again = toy()
    read_fields(again, document)
    assert to_document(again) == document
    partial = toy()
    read_fields(partial, {"heap": 2})
    move_on(partial)
    assert partial.heap == 2
    assert options(partial) == [1, 2]


@pytest.mark.parametrize(
    "document",
    [
        {"heap": "many"},
        {"heap": 1 << 40},
        {"taken": [1]},
        {"taken": [1, "x"]},
        {"taken": 3},
        {"is_open": 1},
        {"hepa": 1},
        {"random": [1]},
        {"steps": [{"step": "nothing"}]},
        [],
    ],
    ids=str,
)
def test_a_wrong_position_of_a_small_game_is_refused_with_a_sentence(document: object) -> None:
    with pytest.raises(BadInput, match=r"\.$"):
        read_fields(toy(), document)


def test_only_rows_are_copied() -> None:
    fact = {"a": 1}
    assert copied(fact) is fact
    assert copied(5) == 5
    row = filled(2)
    copied(row)[0] = 1
    assert list(row) == [0, 0]
