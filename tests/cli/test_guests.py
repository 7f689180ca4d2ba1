"""Bots from outside at this keyboard."""

from pathlib import Path

import pytest

from tests.cli.conftest import Program

GOOD, RAISES = "tests.bots.guests:Good", "tests.bots.guests:Raises"
CLIENT = Path(__file__).parents[2] / "examples" / "bots" / "client.js"
TABLE = ("play", "san-juan", "--seed", 4159, "--set", "first=0")


def test_a_bot_from_outside_plays_at_the_keyboard(bastide: Program, tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    seats = ("--seats", f"you,bot:{GOOD}", "--save", kept)
    said = bastide(*TABLE, *seats, typed="5\n1\nq\n")
    assert f"bastide play --trust --resume {kept}" in said.out
    moves = kept.read_text("utf-8").split("\n\n", 1)[1].splitlines()
    assert [line for line in moves if line.startswith("1 ")]


def test_a_bot_that_fails_loses_and_the_game_is_kept(bastide: Program, tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    seats = ("--seats", f"you,bot:{RAISES}", "--save", kept)
    said = bastide(*TABLE, *seats, typed="5\n1\n")
    assert said.code == 0
    assert "The game ends here: Inés loses, because it raised an exception (ValueError" in said.out
    assert "role prospector" in kept.read_text("utf-8")


def test_a_record_runs_no_code_unless_it_is_trusted(bastide: Program, tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    bastide(*TABLE, "--seats", f"you,bot:{GOOD}", "--save", kept, typed="q\n")
    said = bastide("play", "--resume", kept, typed="q\n")
    assert said.code == 2
    assert said.err.startswith(f"This game runs code from outside: {GOOD}.")
    assert bastide("play", "--resume", kept, "--trust", typed="q\n").code == 0


def test_a_program_plays_at_the_keyboard(bastide: Program, tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    seats = ("--seats", f"you,bot:process:node {CLIENT}", "--save", kept)
    bastide(*TABLE, *seats, typed="5\n1\nq\n")
    assert "\n1 role " in kept.read_text("utf-8")
    assert "process:node" in bastide("play", "--resume", kept).err


@pytest.mark.parametrize(("bot", "why"), [("nobody:Nobody", "No module named"), ("nobody", "4.")])
def test_a_bot_that_cannot_be_found_is_refused(bastide: Program, bot: str, why: str) -> None:
    said = bastide(*TABLE, "--seats", f"you,bot:{bot}")
    assert said.code == 2
    assert why in said.err


def test_watching_ends_with_the_reason(bastide: Program) -> None:
    said = bastide("watch", "san-juan", "--seats", f"{RAISES},uniform", "--delay", 0)
    assert said.code == 2
    assert "Inés loses, because it raised an exception" in said.err
