"""How hypothesis searches: the same few examples every time, or widely where all is tried."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from bastide import lessons
from bastide.engine import registry
from bastide.engine.game import Game
from bastide.words import bundle
from tests.limits import (
    SHRINK,
    WHOLE,
)  # not from the laws: they take the profile that is loaded below

EXAMPLE = Path(__file__).parents[1] / "examples" / "lots"
REMEMBERED = (registry._offers, bundle, lessons.texts, lessons.lesson)
"""What was read of games and their words; kept here, as a test may put something else in place."""

settings.register_profile("whole", deadline=None)
settings.register_profile("sample", deadline=None, derandomize=True, database=None, max_examples=25)
settings.register_profile(
    "unshrunk", settings.get_profile("sample"), phases=(Phase.explicit, Phase.generate)
)
settings.load_profile("whole" if WHOLE else "sample" if SHRINK else "unshrunk")


@pytest.fixture
def lots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of `examples/lots` as if its package were installed, for other processes too."""
    info = tmp_path / "bastide_lots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bastide-lots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[bastide.games]\nlots = lots.game:GAME\n")
    monkeypatch.syspath_prepend(EXAMPLE)
    monkeypatch.syspath_prepend(tmp_path)
    _forget()
    yield registry.game("lots")
    registry._games.pop("lots")
    _forget()


def _forget() -> None:
    for read in REMEMBERED:
        read.cache_clear()
