"""A sign of French punctuation never begins a line of the terminal."""

import re
from io import StringIO

import pytest
from rich.console import Group
from rich.table import Table
from rich.text import Text

from bastide.cli.paper import JOINT, Paper

SAID = Text("Conseil\u202f: 5, «\u202fMarchand\u202f»\u202f; et vous\u202f?")
ASTRAY = re.compile(r"^\s*[:;!?»]|«\s*$", re.MULTILINE)


def printed(width: int, what: Text | Group | Table) -> str:
    """What stands in a terminal of that width."""
    paper = Paper(width=width, file=StringIO(), highlight=False)
    paper.print(what)
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


@pytest.mark.parametrize("width", range(14, 50))
def test_a_sign_stays_on_the_line_of_its_word(width: int) -> None:
    grid = Table.grid()
    grid.add_row(SAID)
    for what in (SAID, Group(SAID), grid):
        told = printed(width, what)
        assert not ASTRAY.search(told)
        assert JOINT not in told
        assert "".join(told.split()) == "".join(SAID.plain.split())
