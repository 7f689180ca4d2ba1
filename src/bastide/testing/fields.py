"""Fields are declared once; copies follow from the declaration."""

import ast
import inspect
from pathlib import Path

from bastide.engine.flow import State
from bastide.engine.rows import EMPTY, added
from bastide.testing.subject import Subject
from bastide.testing.walks import Walk


def declared(state: State) -> list[str]:
    """The names in the body of the class, read from its source: compiled it keeps no others."""
    compiled = Path(inspect.getfile(type(state)))
    source = compiled.with_name(compiled.name.split(".")[0] + ".py")
    tree = ast.parse(source.read_text("utf-8"))
    body = next(
        node.body
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == type(state).__name__
    )
    return [
        line.target.id
        for line in body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    ]


class FieldLaws(Subject):
    """Fields are declared once; copies follow from the declaration."""

    def test_a_clone_has_every_declared_field_and_rows_of_its_own(self) -> None:
        for state in Walk(self.game, 1).moments(9):
            names = declared(state)
            assert names
            for name in names:  # what is like the default would hide a field that was forgotten
                value = getattr(state, name)
                if type(value) is int:
                    setattr(state, name, value + 1)
                elif type(value) is bool:
                    setattr(state, name, not value)
                elif value == EMPTY:
                    setattr(state, name, added(value, 7))
            clone = state.clone()
            for name in [*names, "frames", "players", "stack", "top"]:
                one, other = getattr(state, name), getattr(clone, name)
                assert one == other, f"clone forgets '{name}'"
                if isinstance(one, (list, type(EMPTY))) and name != "frames":
                    before = one[0]
                    other[0] = before + 1
                    assert getattr(state, name)[0] == before, f"clone shares the row '{name}'"
