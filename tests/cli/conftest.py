"""A command line of its own for every test: no locale, no files of the person who runs it."""

import io
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bastide.cli.main import run


@dataclass
class Said:
    """What a command left behind."""

    code: int
    out: str
    err: str


Program = Callable[..., Said]


def hear_ctrl_c() -> None:
    """For a program about to be started: whoever tests in the background made it deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home with no wishes about language or terminal."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


@pytest.fixture
def bastide(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Run the program with arguments and with lines typed."""

    def program(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return program
