"""`bastide arena` and `bastide ladder`: what they print, keep, and go on with."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bastide.build_info import build
from bastide.cli.results import progress
from bastide.cli.voice import Voice
from tests.cli.conftest import Program, hear_ctrl_c
from tests.limits import PATIENCE

MANY = 300 if build() == "compiled" else 16
"""Games that take a few seconds."""
QUICK = ("--set", "round_limit=2", "--cores", 1)


def test_an_arena_says_who_is_stronger(bastide: Program, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    said = bastide("arena", "san-juan", "--seats", "greedy", "uniform", "--games", 4, *QUICK)
    assert said.code == 0
    assert said.out.index("greedy") < said.out.index("uniform")
    plain = bastide(
        *("arena", "san-juan", "--seats", "greedy,uniform", "--games", 4, *QUICK),
        *("--json", "--export", file),
    )
    found = json.loads(plain.out)
    assert found["games"] == 4
    assert [row["bot"] for row in found["rows"]] == ["greedy", "uniform"]
    assert len(file.read_text("utf-8").splitlines()) == 1 + 2 * 4


def test_names_of_bots_stand_as_they_were_written(bastide: Program) -> None:
    named = ("--seats", "search:hand:1it", "uniform", "--games", 1)
    assert "search:hand:1it" in bastide("arena", "san-juan", *named, *QUICK).out


def test_a_bot_from_outside_plays_and_its_faults_are_told(bastide: Program) -> None:
    seats = ("--seats", "tests.bots.guests:Raises", "tests.bots.guests:Good", "--games", 2)
    said = bastide("arena", "san-juan", *seats, *QUICK)
    assert said.code == 0
    assert "lost 2 games by its own fault: it raised an exception (first: ValueError" in said.out
    found = json.loads(bastide("arena", "san-juan", *seats, *QUICK, "--json").out)
    assert [fault["reason"] for fault in found["faults"]] == ["raised"]


def test_a_ladder_holds_every_level(bastide: Program) -> None:
    arguments = ("san-juan", "--players", 2, "--games", 1, "--set", "round_limit=1", "--cores", 1)
    found = json.loads(bastide("ladder", *arguments, "--json").out)
    assert sorted(row["bot"] for row in found["rows"]) == [f"level:{n}" for n in range(1, 5)]
    assert {row["games"] for row in found["rows"]} == {6}, "each level sits in six games"


def test_a_killed_arena_leaves_nobody_behind(tmp_path: Path) -> None:
    results = tmp_path / "kept" / "results.jsonl"
    arguments = [
        *(sys.executable, "-m", "bastide", "arena", "san-juan", "--seats", "greedy,uniform"),
        *("--games", "100000", "--cores", "2", "--json", "--out", str(results.parent)),
    ]
    program = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    while not results.exists():
        assert program.poll() is None
        time.sleep(0.01)
    program.kill()
    out, _ = program.communicate(timeout=PATIENCE)  # ends when nobody can write any more
    assert out == b""


def test_an_interrupted_arena_is_gone_on_with(tmp_path: Path) -> None:
    results = tmp_path / "kept" / "results.jsonl"
    arguments = [
        *(sys.executable, "-m", "bastide", "arena", "san-juan", "--seats", "greedy,uniform"),
        *("--games", str(MANY), "--cores", "1", "--json", "--out", str(results.parent)),
    ]
    program = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c
    )
    while not results.exists():
        assert program.poll() is None
        time.sleep(0.01)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate()
    assert "the same command goes on from here" in err
    stopped = json.loads(out)["games"]
    assert 1 <= stopped < MANY
    again = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert json.loads(again.stdout)["games"] == MANY
    assert len(results.read_text("utf-8").splitlines()) == MANY


def test_an_interrupted_ladder_says_how_they_stand_so_far(tmp_path: Path) -> None:
    arguments = [
        *(sys.executable, "-m", "bastide", "ladder", "san-juan", "--players", "2"),
        *("--games", str(MANY), "--cores", "1", "--json", "--out", str(tmp_path)),
    ]
    program = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c
    )
    while not list(tmp_path.glob("*/results.jsonl")):
        assert program.poll() is None
        time.sleep(0.01)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate()
    assert program.returncode == 130
    assert "the same command goes on from here" in err
    stood = json.loads(out)
    assert stood["games"] >= 1
    assert {row["bot"] for row in stood["rows"]} == {"level:1", "level:2"}


def test_the_time_left_is_told_of_slow_games() -> None:
    """Games that end minutes apart still say when all will be over."""
    clock = [0.0]
    voice = Voice("en")
    with progress(voice) as bar:
        bar.get_time = lambda: clock[0]
        task = bar.add_task("", total=10)
        for _ in range(3):
            clock[0] += 120.0
            bar.advance(task)
        assert bar.tasks[0].time_remaining == pytest.approx(7 * 120.0)
