"""A bot that is a program of its own, in any language: docs/bot-protocol.md, the host's side.

All that the program is told is made from its seat's view and options; it runs beside us.
"""

# not compiled: talks to another process

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, final

from bastide.bots.bot import Bot
from bastide.bots.fault import Fault
from bastide.engine.messages import BadInput, Message
from bastide.engine.parts import Json
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting, plain

PREFIX: Final = "process:"
VERSION: Final = "1"
START: Final = 60.0
"""Seconds until a program must have said hello."""
GRACE: Final = 2.0
"""Seconds to answer after `stop`."""
FAREWELL: Final = 1.0
"""Seconds to end after `quit`."""
LONGEST: Final = 1000
"""Bytes of a line that a program may write."""
KEPT: Final = 20
"""Lines of its error stream that are kept, to say why it ended."""


@final
class Program(Bot):
    """Tells a program what its seat sees, and reads what it answers."""

    def __init__(
        self, command: str, seed: int, seconds: float, settings: dict[str, Setting]
    ) -> None:
        self.seed = seed
        self.seconds = seconds
        self.settings = settings
        self.is_playing = False
        self.process = _started(command)
        self.to_say: queue.Queue[str | None] = queue.Queue()
        self.said: queue.Queue[bytes | None] = queue.Queue(maxsize=100)
        self.complaints: deque[str] = deque(maxlen=KEPT)
        self.listener = _thread(_complain, self.process.stderr, self.complaints)
        _thread(_read, self.process.stdout, self.said)
        _thread(_write, self.process.stdin, self.to_say)
        self.close = weakref.finalize(self, _ended, self.process, self.to_say)
        self.name = self._greeted()

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        if not self.is_playing:
            self.begin(seat.game.name, seat.game.rules_version, seat.number)
        words = [seat.game.notation.format(act) for act in options]
        return options[self.answer(seat.view(), words)]

    def answer(self, view: Json, words: list[str]) -> int:
        """Which of the options the program chooses; raises its Fault."""
        self._next(time.monotonic(), "", is_last=False)  # remarks, and nothing else, unasked
        self._say(f"view {json.dumps(view, ensure_ascii=False, separators=(',', ':'))}")
        for number, word in enumerate(words):
            self._say(f"option {number} {word}")
        self._say(f"think {round(1000 * self.seconds)}")
        now = time.monotonic()
        text = self._next(now + self.seconds, "answer", is_last=False)
        if text is None:
            self._say("stop")
            text = self._next(now + self.seconds + GRACE, "answer")
        if text is None or not (text.isascii() and text.isdigit() and int(text) < len(words)):
            raise self._lost("illegal", f"answer {text} to {len(words)} options")
        return int(text)

    def _greeted(self) -> str:
        """Say hello, and hear which program it is."""
        self._say(f"hello {VERSION}")
        text = self._next(time.monotonic() + START, "hello") or ""
        version, _, name = text.partition(" ")
        if version != VERSION:
            raise self._lost("garbled", f"it speaks version '{version}', not {VERSION}")
        return name

    def begin(self, game: str, rules: int, seat: int) -> None:
        """Tell which game it is and how it is set."""
        self.is_playing = True
        self._say(f"game {game} {rules}")
        for name, value in self.settings.items():
            self._say(f"set {name} {plain(value)}")
        self._say(f"seed {self.seed}")
        self._say(f"seat {seat}")

    def _say(self, line: str) -> None:
        self.to_say.put(line)

    def _next(self, deadline: float, word: str, is_last: bool = True) -> str | None:
        """What follows the word that is waited for; None when time is up, but not for the last."""
        while True:
            try:
                line = self.said.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                line = b""
            if line is None:
                raise self._lost("died", self._last_words())
            text = line.decode("utf-8", "replace")
            first, _, rest = text.strip().partition(" ")
            if first == word and text.endswith("\n"):
                return rest.strip()
            if line and first != "say":
                raise self._lost("garbled", repr(text.strip())[:200])
            if time.monotonic() >= deadline:
                if is_last:
                    raise self._lost("late", f"{self.seconds:g} s")
                return None

    def _last_words(self) -> str:
        """How the program ended, and its last complaint."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        self.listener.join(FAREWELL)
        lines = [line.strip() for line in self.complaints if line.strip()]
        errors = [line for line in lines if "rror" in line]
        code = self.process.poll()
        ended = "it closed its output" if code is None else f"exit code {code}"
        return ", ".join([ended, *(errors or lines)[-1:]])[:500]

    def _lost(self, reason: str, detail: str) -> Fault:
        _killed(self.process)
        self.close()
        return Fault(reason, detail)


def check(command: str) -> None:
    """Raise BadInput unless it is a command."""
    _words(command)


def mark(spec: str) -> str:
    """The files that a command names, as they are now."""
    files = [Path(word) for word in _words(spec.removeprefix(PREFIX))]
    sums = [f"{zlib.crc32(file.read_bytes()):08x}" for file in files if file.is_file()]
    return " ".join([spec, *sums])


def _words(command: str) -> list[str]:
    """The command and its arguments; raises BadInput."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    # Records write several bots into one line, with these signs between them.
    if not words or not command.isprintable() or set(command) & set("|@"):
        raise BadInput(
            f"'{command[:80]}' is no command; it has neither | nor @, and quotes are closed.",
            Message("bad-command", {"command": command[:80]}),
        )
    return words


def _started(command: str) -> subprocess.Popen[bytes]:
    """The program in a process group of its own; raises BadInput."""
    try:
        return subprocess.Popen(
            _words(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except OSError as problem:
        raise BadInput(
            f"'{command[:80]}' cannot be started: {problem.strerror}.",
            Message("no-command", {"command": command[:80], "why": problem.strerror or ""}),
        ) from None


def _thread(work: Callable[..., None], *given: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=given, daemon=True)
    thread.start()
    return thread


def _write(stream: IO[bytes], lines: "queue.Queue[str | None]") -> None:
    """Write in a thread of its own: a program that does not read must not keep us waiting."""
    with suppress(OSError, ValueError), stream:
        while (line := lines.get()) is not None:
            stream.write(f"{line}\n".encode())
            if lines.empty():
                stream.flush()


def _read(stream: IO[bytes], lines: "queue.Queue[bytes | None]") -> None:
    with stream:
        while line := stream.readline(LONGEST):
            lines.put(line)
    lines.put(None)


def _complain(stream: IO[bytes], lines: "deque[str]") -> None:
    with stream:
        while line := stream.readline(LONGEST):
            lines.append(line.decode("utf-8", "replace"))


def _killed(process: subprocess.Popen[bytes]) -> None:
    """End a program and all it has started."""
    if process.returncode is not None:
        return
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _ended(process: subprocess.Popen[bytes], to_say: "queue.Queue[str | None]") -> None:
    """Say good-bye; whoever stays is ended."""
    to_say.put("quit")
    to_say.put(None)
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        _killed(process)
        process.wait()
