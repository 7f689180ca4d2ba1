"""`bastide data check`: every game knows the files of its own board."""

from importlib import resources
from pathlib import Path

import pytest

from bastide.research import dataset
from tests.cli.conftest import Program


@pytest.mark.parametrize(
    ("package", "name", "said"),
    [
        ("bastide.games.golden_city", "island.json", "58 places"),
        ("bastide.games.attika", "components.json", "tiles"),
    ],
)
def test_the_files_of_the_package_are_fine(
    bastide: Program, tmp_path: Path, package: str, name: str, said: str
) -> None:
    text = (resources.files(package) / name).read_text("utf-8")
    (tmp_path / name).write_text(text, "utf-8")
    assert said in bastide("data", "check", str(tmp_path / name)).out


def test_a_file_of_no_board_is_refused(bastide: Program, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    assert "about no board" in bastide("data", "check", str(tmp_path / "x.json")).err


def test_the_command_writes_a_card(bastide: Program, tmp_path: Path) -> None:
    words = ("--players", "2", "--bots", "greedy", "--games", "1", "--cores", "1")
    out = bastide("data", "make", "little-town", *words, "--out", str(tmp_path / "it")).out
    card = (tmp_path / "it" / "README.md").read_text("utf-8")
    assert "new decisions; 1 files" in " ".join(out.split())
    assert "bastide data make little-town --bots greedy,greedy --games 1 --seed 1" in card
    assert all(f"`{name}`" in card for name in dataset.COLUMNS)
