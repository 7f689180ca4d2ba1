"""A record made by one build of the program replays on the other to the same position."""

import json
import os
import subprocess
import sys
from typing import Any

from bastide.testing.subject import Subject
from bastide.testing.walks import WHOLE

SEEDS = 200 if WHOLE else 50
PURE = {"BASTIDE_PURE": "1"}
INSTALLED = {"BASTIDE_PURE": "0"}
"""The build that is installed: compiled, where installing could compile."""


def run(environment: dict[str, str], *words: str, said: str = "") -> Any:
    """What `checksums` answers in a process of its own."""
    answer = subprocess.run(
        [sys.executable, "-m", "bastide.testing.checksums", *words],
        env={**os.environ, **environment},
        input=said,
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(answer.stdout)


class BuildLaws(Subject):
    """Compiled and interpreted, the program plays the same game."""

    def test_records_of_this_build_replay_on_the_other(self) -> None:
        """The whole suite runs on both builds, so both directions are tried."""
        here, there = INSTALLED, PURE
        if os.environ.get("BASTIDE_PURE") == "1":
            here, there = PURE, INSTALLED
        made = run(here, "make", str(self.game), str(SEEDS))
        replayed = run(there, "replay", said=json.dumps(made))
        ends = [end for _, end in made["games"]]
        print("made", made["build"], "replayed", replayed["build"])
        assert len(set(ends)) > SEEDS // 2
        assert replayed["ends"] == ends
        if os.environ.get("BASTIDE_EXPECT_BUILD"):
            assert {made["build"], replayed["build"]} == {"interpreted", "compiled"}
