"""A record made by one build of the program replays on the other to the same position."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from bastide.engine.game import Game
from tests.architecture.tree import ROOT
from tests.laws.walks import GAMES

SEEDS = 200
PURE = {"BASTIDE_PURE": "1"}
INSTALLED = {"BASTIDE_PURE": "0"}
"""The build that is installed: compiled, where installing could compile."""


def run(environment: dict[str, str], *words: str, said: str = "") -> str:
    """What `checksums` answers in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tests.laws.checksums", *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        input=said,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_records_of_either_build_replay_on_the_other(game: Game) -> None:
    ends: list[list[str]] = []
    builds = []
    for maker, replayer in ((PURE, INSTALLED), (INSTALLED, PURE)):
        text = run(maker, "make", str(game), str(SEEDS))
        made: dict[str, Any] = json.loads(text)
        replayed: dict[str, Any] = json.loads(run(replayer, "replay", said=text))
        ends += [[end for _, end in made["games"]], replayed["sums"]]
        builds += [made["build"], replayed["build"]]
    print("records made and replayed:", builds)
    assert len(set(ends[0])) > SEEDS // 2
    assert all(end == ends[0] for end in ends)
    assert builds[0] == builds[3] == "interpreted"
    assert builds[1] == builds[2]
    if os.environ.get("BASTIDE_EXPECT_BUILD"):
        assert builds[1] == "compiled"
