"""A whole game in a real terminal, played by somebody who only reads the numbers."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.cli.screen import forget_typing
from bastide.engine import record
from bastide.engine.rng import seeded
from tests.cli.conftest import hear_ctrl_c
from tests.limits import PATIENCE

PROGRAM = [sys.executable, "-c", "from bastide.cli.main import main; main()"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
WIPE = "\x1b[H\x1b[2J"


class Terminal:
    """The program at the other end of a terminal of 80 by 24."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.program = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=hear_ctrl_c,
            env={**os.environ, "TERM": "xterm-256color", "XDG_STATE_HOME": str(home / "state")},
        )
        os.close(theirs)
        self.until = time.monotonic() + PATIENCE

    def read(self) -> str:
        """The screen once the program waits for an answer, or its last words."""
        decode = codecs.getincrementaldecoder("utf-8")().decode
        said = ""
        while not said.endswith(("> ", "to go on. ", "pour continuer. ")):
            assert time.monotonic() < self.until, said
            if not select.select([self.ours], [], [], 0.5)[0]:
                continue
            try:
                part = os.read(self.ours, 65536)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            said += decode(part)
        return ESCAPES.sub("", said.rpartition(WIPE)[2])

    def type(self, line: str) -> str:
        """Answer, and see what comes of it."""
        os.write(self.ours, line.encode() + b"\n")
        return self.read()

    def interrupt(self) -> str:
        """Ctrl-C, again if it came just before the program began to listen."""
        while True:
            self.program.send_signal(signal.SIGINT)
            if select.select([self.ours], [], [], 20)[0]:
                return self.read()
            assert time.monotonic() < self.until

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.ours)


@pytest.fixture
def terminal(home: Path) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for each in opened:
        each.close()


def numbers(screen: str) -> list[int]:
    """The numbers that begin the lines of a screen."""
    found = (re.match(r"\s{0,2}(\d+) \S", line) for line in screen.splitlines())
    return [int(match[1]) for match in found if match]


def wanted(screen: str) -> int:
    """How many things a question wants."""
    match = re.search(r"which (\d+) cards", screen)
    return int(match[1]) if match else 1


def test_a_game_is_played_to_its_end(home: Path, terminal: list[Terminal]) -> None:
    path = home / "game.record"
    desk = Terminal(
        home, "play", "san-juan", "--level", "1", "--seed", "1", "--save", str(path),
        "--set", "round_limit=9", "--players", "2",
    )  # fmt: skip
    terminal.append(desk)
    screen = desk.read()
    assert "Build the city worth the most points;" in screen
    rng = seeded(1)
    answers = 0
    while desk.program.poll() is None and "Total" not in screen:
        if screen.rstrip().endswith("to go on."):
            screen = desk.type("")
            continue
        choices = [number for number in numbers(screen) if number] or [0]
        picks: list[int] = []
        for _ in range(min(wanted(screen), len(choices))):
            picks.append(choices.pop(int(rng.below(len(choices)))))
        screen = desk.type(" ".join(map(str, picks)))
        assert "Traceback" not in screen
        answers += 1
    assert desk.program.wait(10) == 0
    assert answers > 15
    assert "bastide replay" in screen
    assert record.replay(record.read(path.read_text())).is_over()


def test_a_newcomer_can_leave_and_come_back(home: Path, terminal: list[Terminal]) -> None:
    desk = Terminal(home, "play", "san-juan")
    terminal.append(desk)
    desk.read()
    desk.type("")
    desk.type("1")
    assert "The game is kept." in desk.type("q")
    assert desk.program.wait(10) == 0
    again = Terminal(home, "play", "san-juan")
    terminal.append(again)
    assert "You left a game in round 1." in again.read()
    assert "> " in again.type("what?")
    assert "Your hand" in again.type("1")


def test_ctrl_c_leaves_politely(home: Path, terminal: list[Terminal]) -> None:
    desk = Terminal(home, "play", "san-juan", "--lang", "fr", "--seed", "1")
    terminal.append(desk)
    desk.read()
    assert "Votre main" in desk.type("")
    assert "La partie est gardée." in desk.interrupt()
    assert desk.program.wait(10) == 0


def test_what_is_typed_while_others_think_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with open(theirs) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        os.write(ours, b"1\n")
        assert select.select([theirs], [], [], 20)[0]
        forget_typing()
        assert not select.select([theirs], [], [], 0)[0]
    os.close(ours)
