"""What a cell or a number means changes only together with its version."""

import json
import runpy
import zlib
from pathlib import Path

import pytest

from bastide.engine import registry
from bastide.engine.game import Game, complete
from tests.architecture.tree import ROOT

KNOWN = Path(__file__).with_name("versions.json")
"""Checksums of all that a version tells; those of older versions stay."""


def told(game: Game) -> dict[str, str]:
    """Both arrays of a game as checksums, by version."""
    players = game.setup.choices()[0].values
    states = [game.setup.new(complete(game, {"players": count}), 0) for count in players]
    cells = [[f.name, f.size, f.about] for state in states for f in game.layout(state).fields]
    parts = {
        f"{game.name} observation {game.observation.version}": cells,
        f"{game.name} actions {game.numbering.version}": game.numbering.names(),
    }
    return {key: f"{zlib.crc32(json.dumps(told).encode()):08x}" for key, told in parts.items()}


@pytest.mark.parametrize("name", [game.name for game in registry.games()])
def test_a_version_always_tells_the_same(name: str) -> None:
    """If this fails, raise the version in the game's module and add what is new to the file."""
    known = json.loads(KNOWN.read_text("utf-8"))
    for key, checksum in told(registry.game(name)).items():
        assert known[key] == checksum, key


def test_the_page_tells_what_the_games_tell() -> None:
    page = runpy.run_path(str(ROOT / "scripts" / "arrays"))["page"]
    assert (ROOT / "docs" / "arrays.md").read_text("utf-8") == page(), "run scripts/arrays"
