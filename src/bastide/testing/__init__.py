"""The laws of every game as tests, for whoever writes one.

    class TestLots(Laws):
        game = GAME

in a file of tests runs them all; `Subject` says what a game may add.
"""

import pytest

LAWS = (
    *("states", "knowledge", "texts", "undo", "silence", "words"),
    *("bots", "arrays", "fields", "builds", "soak"),
)
pytest.register_assert_rewrite(*(f"bastide.testing.{name}" for name in LAWS))

from bastide.testing.laws import Laws  # noqa: E402  # asserts are rewritten at the first import
from bastide.testing.subject import Subject  # noqa: E402

__all__ = ["Laws", "Subject"]
