"""The buildings that the page knows are those of the components."""

import json
import re

from tests.architecture.tree import ROOT

PAGE = ROOT / "web" / "src" / "games" / "attika" / "buildings.ts"
COMPONENTS = ROOT / "src" / "bastide" / "games" / "attika" / "components.json"
ROW = re.compile(
    r"\[(\d+), \"(\w+)\", \"(\w+)\", \{ (.*?) \}(?:, (\d+))?(?:, (\d+))?\]",
)
GROUP = re.compile(r"attika: \"(\w+)\", telegraph: \"(\w+)\" \}, tens: (\d)")
GAMES = ("attika", "telegraph")


def printed(game: str) -> dict[str, tuple[int, dict[str, int], list[str], int]]:
    """Number, cost, predecessors and copies of every building."""
    box = json.loads(COMPONENTS.read_text("utf-8"))["games"][game]
    return {
        it["id"]: (it["number"], it["cost"], it["predecessors"], it.get("copies", 1))
        for it in box["buildings"]
    }


def drawn(game: str) -> dict[str, tuple[int, dict[str, int], list[str], int]]:
    """The same as the page has it."""
    rows = ROW.findall(PAGE.read_text("utf-8"))
    name = {row[0]: row[1 + GAMES.index(game)] for row in rows}
    return {
        name[number]: (
            int(number),
            {what: int(n) for what, n in re.findall(r"(\w+): (\d+)", cost)},
            [name[after]] if after else [],
            int(copies or 1),
        )
        for number, _, _, cost, after, copies in rows
    }


def test_the_page_knows_every_building_as_printed() -> None:
    for game in GAMES:
        assert drawn(game) == printed(game)


def test_the_page_knows_every_group() -> None:
    box = json.loads(COMPONENTS.read_text("utf-8"))["games"]
    for at, game in enumerate(GAMES):
        shown = {group[at]: int(group[2]) for group in GROUP.findall(PAGE.read_text("utf-8"))}
        assert shown == {it["group"]: it["number"] // 10 for it in box[game]["buildings"]}
