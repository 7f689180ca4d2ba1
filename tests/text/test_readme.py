"""The README's sample runs as it stands."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_sample_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (sample,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    exec(compile(sample, str(README), "exec"), {})
    scores, winners = capsys.readouterr().out.strip().split("] [")
    assert len(scores.split(",")) == 3
    assert winners.strip("[]") in ("0", "1", "2")


def test_the_sample_ends_whatever_its_seed() -> None:
    (sample,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert '"round_limit": ' in sample
