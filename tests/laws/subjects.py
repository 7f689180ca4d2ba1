"""Our games, and what the laws are told about each."""

from bastide.testing import Subject
from tests.rules.attika.test_every_law import TestAttika, TestTelegraph
from tests.rules.golden_city.test_every_law import TestGoldenCity
from tests.rules.little_town.test_every_law import TestLittleTown
from tests.rules.san_juan.test_every_law import TestSanJuan

SUBJECTS: list[type[Subject]] = [
    TestSanJuan,
    TestLittleTown,
    TestGoldenCity,
    TestAttika,
    TestTelegraph,
]


def secret_moves(game: str) -> tuple[str, ...]:
    """Verbs of moves that name what only the mover knows."""
    return next(each.secret_moves or () for each in SUBJECTS if each.game.name == game)
