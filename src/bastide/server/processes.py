"""Several servers on one machine: they share the port, and one that ends is started again.

`SIGTERM` ends all of them, each in order; `SIGHUP` renews them one after another, which nobody who
plays notices, as the others serve meanwhile.
"""

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import msgspec

from bastide.server.live.tables import Tables
from bastide.server.run import log_in_lines, run
from bastide.server.settings import Settings

log = logging.getLogger("bastide.processes")

LOOK = 0.1
"""Seconds between two looks at whether all are there."""
BREATH = 1.0
"""Seconds before one that has ended by itself is started again."""


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there, to be shared."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=1024)


class Processes:
    """So many servers, and the socket that they share."""

    def __init__(self, settings: Settings, door: socket.socket, count: int) -> None:
        thinkers = max(1, settings.thinkers // count) if settings.thinkers else 0
        host, _, port = settings.reach.rpartition(":")
        ports = [int(port) + number if int(port) else 0 for number in range(count)]
        self._settings = [replace(settings, thinkers=thinkers, reach=f"{host}:{p}") for p in ports]
        self._door = door
        self._running: list[subprocess.Popen[bytes]] = []
        self._signals: list[int] = []

    def run(self, started: Callable[[], None]) -> None:
        """Until a signal says that it is enough; `started` is told once all of them answer."""
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._note)
        try:
            self._running = [self._start(settings) for settings in self._settings]
            for each in self._running:
                _answers(each)
            started()
            while not {signal.SIGTERM, signal.SIGINT} & set(self._signals):
                if signal.SIGHUP in self._signals:
                    self._signals.remove(signal.SIGHUP)
                    self._renew()
                self._look()
                time.sleep(LOOK)
        finally:
            for each in self._running:
                _end(each)
            for each in self._running:
                each.wait()

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._signals.append(number)

    def _start(self, settings: Settings) -> subprocess.Popen[bytes]:
        door = self._door.fileno()
        child = subprocess.Popen(
            [sys.executable, "-m", "bastide.server.processes", str(door)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[door],
            start_new_session=True,  # Ctrl-C is for us, who end them in order
        )
        assert child.stdin is not None
        child.stdin.write(msgspec.json.encode(settings) + b"\n")
        child.stdin.flush()
        return child

    def _look(self) -> None:
        for number, each in enumerate(self._running):
            if each.poll() is not None:
                log.error("a server has ended (%s) and is started again", each.returncode)
                time.sleep(BREATH)
                self._running[number] = self._start(self._settings[number])

    def _renew(self) -> None:
        for number, each in enumerate(self._running):
            _end(each)
            each.wait()
            self._running[number] = self._start(self._settings[number])
            _answers(self._running[number])


def _answers(child: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers, or has ended."""
    assert child.stdout is not None
    child.stdout.readline()


def _end(child: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        child.terminate()


def _one(door: int) -> None:
    """One of them, until it is told to stop or nobody looks after it any more."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)

    def wait_for_the_end() -> None:
        sys.stdin.buffer.read()
        os.kill(os.getpid(), signal.SIGTERM)

    async def started(address: str, tables: Tables) -> None:
        threading.Thread(target=wait_for_the_end, daemon=True).start()
        print(flush=True)

    log_in_lines()
    run(settings, "", 0, started, socket.socket(fileno=door))


if __name__ == "__main__":
    _one(int(sys.argv[1]))
