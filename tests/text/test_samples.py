"""Every sample in the README and the documents runs as it stands, or stands in the code."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from bastide.cli.main import app
from bastide.cli.voice import Voice

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?: {4}|\$ )?bastide +(\w.*?)(?:   *[^ -].*|  #.*)?$", re.MULTILINE)
SHOWN = ("examples/**/*.py", "tests/architecture/trials.py")
"""Where the code stands that a page takes a part of."""


def samples(language: str) -> list[tuple[str, str]]:
    """All samples in a language, with the page they stand on."""
    found: list[tuple[str, str]] = []
    for page in PAGES:
        for named, text in BLOCK.findall(page.read_text("utf-8")):
            if named == language:
                found.append((page.name, text))
    return found


def is_whole(sample: str) -> bool:
    """Whether it is a program, not a part of one."""
    return re.search(r"^(import|from) ", sample, re.MULTILINE) is not None


WHOLE = [sample for sample in samples("python") if is_whole(sample[1])]
PARTS = [sample for sample in samples("python") if not is_whole(sample[1])]


@pytest.mark.parametrize(("page", "sample"), WHOLE)
def test_a_program_runs_and_ends(
    page: str, sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(sample, page, "exec"), {"__name__": "__main__"})


def compact(text: str) -> str:
    """Without quotes and spaces: an example may be laid out otherwise, or stand in a string."""
    return re.sub(r"\\n|[^\w.:=()<>+-]", "", text)


@pytest.mark.parametrize(("page", "part"), PARTS)
def test_a_part_of_a_program_stands_in_the_code(page: str, part: str) -> None:
    """Line for line, other lines between them left out."""
    wanted = ".*".join(re.escape(compact(line)) for line in part.splitlines())
    sources = (path.read_text("utf-8") for glob in SHOWN for path in ROOT.glob(glob))
    assert any(re.search(wanted, compact(source)) for source in sources), page


def commands() -> list[str]:
    """Every line of a page that calls the program; the strength table's are made by a script."""
    found: dict[str, None] = {}
    for page in PAGES:
        if page.name != "strength.md":
            found |= dict.fromkeys(COMMAND.findall(page.read_text("utf-8")))
    return list(found)


@pytest.mark.parametrize("line", commands())
def test_a_command_can_be_given_so(line: str) -> None:
    command: Any = get_command(app)
    words = [word for word in shlex.split(line) if word != "..."]
    while words and hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    command.make_context("bastide", words, obj=Voice("en"))


def test_the_first_sample_has_a_limit() -> None:
    """Players who choose at random may never end a game of San Juan."""
    assert WHOLE[0][0] == "README.md"
    assert '"round_limit": ' in WHOLE[0][1]
