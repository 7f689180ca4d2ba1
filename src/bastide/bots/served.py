"""A program at a table of a server: it sits on a chair like anybody else, by the line of a page.

All it is told is what the server sends to its chair. docs/protocol.md is the line, and
docs/bot-protocol.md what the program hears and says.
"""

# not compiled: talks to a server and to another process

import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bastide.bots.fault import Fault
from bastide.bots.program import Program
from bastide.engine.messages import BadInput, Message

SECONDS: Final = 10.0
"""How long one request may take."""
TRIES: Final = 10
PAUSE: Final = 1.0
"""How often, and how far apart, a lost line is taken up again."""
GONE: Final = (4403, 4404, 4409)
"""The chair or the table is not ours any more: there is nothing to take up."""

Heard = dict[str, Any]


@dataclass
class Ending:
    """How a game ended for the program."""

    totals: list[int]
    winners: list[int]
    seat: int


class Chair:
    """A chair of a table that was taken by its link, and the cookie that stands for it."""

    def __init__(self, url: str, link: str, name: str) -> None:
        where = link if "://" in link else url
        parts = urlsplit(where if "://" in where else f"http://{where}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise _refused(f"'{url[:80]}' is no address of a server")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.cookie = ""
        code = urlsplit(link).path.rstrip("/").rpartition("/")[2]
        made = self.post(f"/api/invitations/{quote(code)}", {"seat": -1, "name": name})
        self.table: str = made["id"]

    def post(self, path: str, body: Any) -> Any:
        """Ask for a change; raises BadInput with the sentence of the server."""
        request = Request(self.base + path, json.dumps(body).encode(), method="POST")
        request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                given = answer.headers.get_all("Set-Cookie") or []
                text = answer.read()
        except HTTPError as problem:
            with suppress(ValueError, TypeError, KeyError):
                raise _refused(json.loads(problem.read())["reason"]) from None
            raise _refused(str(problem)) from None
        except (URLError, OSError) as problem:
            raise _refused(str(getattr(problem, "reason", problem))) from None
        if given:
            self.cookie = "; ".join(cookie.partition(";")[0] for cookie in given)
        return json.loads(text) if text else None

    def line(self) -> ClientConnection:
        """The line to the table."""
        address = f"ws{self.base.removeprefix('http')}/ws/table/{self.table}"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, proxy=None, max_size=None)


def play(
    chair: Chair, command: str, seed: int, seconds: float, told: Callable[[str], None]
) -> Ending:
    """Sit there until the game is over; raises the program's Fault, after which a bot sits in."""
    with suppress(BadInput):  # where the game has begun already
        chair.post(f"/api/tables/{chair.table}/ready", {"ready": True})
    player = Player(command, seed, seconds, told)
    try:
        return followed(chair, player)
    except Fault:
        with suppress(BadInput):
            chair.post(f"/api/tables/{chair.table}/leave", {})
        raise
    finally:
        player.close()


def followed(chair: Chair, player: "Player") -> Ending:
    """Answer whatever is asked; a line that is lost is taken up again."""
    lost = 0
    while True:
        try:
            with chair.line() as line:
                while True:
                    heard = json.loads(line.recv())
                    lost = 0
                    answer = player.hear(heard)
                    if player.ending is not None:
                        return player.ending
                    if answer is not None:
                        line.send(json.dumps(answer))
        except (ConnectionClosed, InvalidStatus, OSError) as problem:
            told = problem.rcvd if isinstance(problem, ConnectionClosed) else None
            code = told.code if told else 0
            lost += 1
            if code in GONE or lost > TRIES:
                raise _refused(str(problem)) from None
            time.sleep(PAUSE)


class Player:
    """Knows what the table last said, and asks the program when its chair is asked."""

    def __init__(
        self, command: str, seed: int, seconds: float, told: Callable[[str], None]
    ) -> None:
        self.command = command
        self.seed = seed
        self.seconds = seconds
        self.told = told
        self.program: Program | None = None
        self.table: Heard = {}
        self.seat = -1
        self.revision = -1
        self.view: Any = None
        self.ending: Ending | None = None

    def hear(self, heard: Heard) -> Heard | None:
        """The answer to a message, if it asks this chair something."""
        if heard["type"] == "refused":
            if heard["revision"] == self.revision:
                raise _refused(heard["reason"])
            return None
        if heard["type"] == "snapshot":
            self.table, self.seat = heard["table"], heard["viewer"]
        elif heard["type"] != "update":
            return None
        self.view, self.revision = heard["view"], heard["revision"]
        if heard.get("scores"):
            self.ending = Ending(heard["scores"]["totals"], heard["scores"]["winners"], self.seat)
            return None
        decision = heard["decision"]
        if decision is None or not decision["mine"] or decision["seat"] != self.seat:
            return None
        options = decision["options"]
        words = [option["text"] for option in options]
        chosen = options[self.at_work().answer(self.view, words)]
        self.told(chosen["text"])
        return {"type": "act", "revision": self.revision, "actions": [chosen["id"]]}

    def at_work(self) -> Program:
        """The program, told which game this is; started when it is first asked."""
        if self.program is None:
            options = self.table["options"]
            self.program = Program(self.command, self.seed, self.seconds, options)
            self.program.begin(self.table["game"], self.table["rules"], self.seat)
        return self.program

    def close(self) -> None:
        """End the program."""
        if self.program is not None:
            self.program.close()


def _refused(why: str) -> BadInput:
    return BadInput(why[:300], Message("served-refused", {"why": why[:300]}))
