"""Bots from outside: a class of any package, or a program. What goes wrong is their own fault.

A server never asks here: whoever names such a bot runs its code.
"""

# not compiled: runs what others wrote

import hashlib
import importlib
import operator
import os
import re
import signal
import sys
import threading
import time
import traceback
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, final

from bastide.bots import program
from bastide.bots.bot import Bot
from bastide.bots.fault import Fault
from bastide.bots.levels import KINDS, make
from bastide.engine.messages import BadInput, Message
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting

GROUP: Final = "bastide.bots"
"""The entry points by which a package offers bots under short names."""
SECONDS: Final = 10.0
"""How long a bot from outside may take for an answer, unless somebody says otherwise."""
AGAIN: Final = 1.0
"""A bot that catches its alarm hears it again after so many seconds."""
OURS: Final = {kind.partition(":")[0] for kind in KINDS}
PATH: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class _TimeIsUp(BaseException):
    """No bot that catches exceptions should catch this."""


def is_guest(spec: str) -> bool:
    """Whether a text names a bot from outside."""
    if spec.startswith(program.PREFIX):
        return True
    if spec.partition(":")[0] in OURS:
        return False
    return PATH.fullmatch(spec) is not None or spec in entry_points(group=GROUP).names


def seated(
    spec: str, seed: int, seconds: float = SECONDS, settings: dict[str, Setting] | None = None
) -> Bot:
    """The bot that a text names, ours or from outside; raises BadInput, or its Fault.

    Programs are told the settings of the game.
    """
    if spec.startswith(program.PREFIX):
        command = spec.removeprefix(program.PREFIX)
        return program.Program(command, luck(seed), seconds, settings or {})
    return Guest(found(spec), luck(seed), seconds) if is_guest(spec) else make(spec, seed)


def luck(seed: int) -> int:
    """The seed that a bot from outside is told: from it nobody reckons back to the deal."""
    return int.from_bytes(hashlib.sha256(b"bastide bot %d" % seed).digest()[:6], "big")


def found(spec: str) -> Callable[[int], Any]:
    """What makes the bot of `my_package:MyBot` or of an entry point; raises BadInput.

    What lies in the folder where one stands is found after everything that is installed.
    """
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        if PATH.fullmatch(spec):
            module, _, name = spec.partition(":")
            maker = getattr(importlib.import_module(module), name)
        else:
            maker = entry_points(group=GROUP)[spec].load()
        if not callable(getattr(maker, "choose", None)):
            raise TypeError("it has no method 'choose'")
    except Exception as problem:
        why = f"{type(problem).__name__}: {problem}"
        raise BadInput(
            f"The bot '{spec}' cannot be used: {why}",
            Message("bad-guest", {"bot": spec, "why": why}),
        ) from problem
    return maker  # type: ignore[no-any-return]  # whatever takes a seed


def mark(spec: str) -> str:
    """What a bot's results depend on: all files of its package, or its module alone."""
    if spec.startswith(program.PREFIX):
        return program.mark(spec)
    source = getattr(sys.modules.get(found(spec).__module__), "__file__", None)
    if source is None:
        return spec
    files = [Path(source)]
    if (files[0].parent / "__init__.py").exists():
        top = files[0].parent
        while (top.parent / "__init__.py").exists():
            top = top.parent
        files = sorted(path for path in top.rglob("*") if path.is_file())
    checksum = 0
    for file in files:
        if file.suffix != ".pyc":
            checksum = zlib.crc32(file.read_bytes(), checksum)
    return f"{spec} {checksum:08x}"


@final
class Guest(Bot):
    """Lets a bot from outside choose, and holds it to its time and its options."""

    def __init__(self, maker: Callable[[int], Any], seed: int, seconds: float) -> None:
        self.seconds = seconds
        self.bot: Any = self._held(lambda: maker(seed))

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        answer = self._held(lambda: self.bot.choose(seat))
        try:
            act = operator.index(answer)
        except TypeError:
            raise Fault("illegal", f"{answer!r}"[:200]) from None
        if act not in options:
            raise Fault("illegal", f"{act} was not among its {len(options)} options")
        return act

    def _held(self, work: Callable[[], Any]) -> Any:
        """What the bot's own code answers; what it raises becomes its fault."""
        began = time.monotonic()
        try:
            with _alarm(self.seconds):
                answer = work()
        except KeyboardInterrupt:
            raise
        except _TimeIsUp:
            _silence()
            raise Fault("late", f"{self.seconds:g} s") from None
        except BaseException as problem:  # even sys.exit() must not end an arena
            last = traceback.extract_tb(problem.__traceback__)[-1]
            where = f"{Path(last.filename).name}, line {last.lineno}"
            raise Fault("raised", f"{type(problem).__name__}: {problem} in {where}"[:500]) from None
        if time.monotonic() - began > self.seconds:
            raise Fault("late", f"{self.seconds:g} s")
        return answer


def _can_ring() -> bool:
    is_main = threading.current_thread() is threading.main_thread()
    return hasattr(signal, "setitimer") and is_main


def _silence() -> None:
    if _can_ring():
        signal.setitimer(signal.ITIMER_REAL, 0)


def _ring(number: int, frame: object) -> None:
    raise _TimeIsUp


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can; elsewhere it is only noticed later."""
    if not _can_ring():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        _silence()
        signal.signal(signal.SIGALRM, before)
