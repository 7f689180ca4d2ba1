"""`bastide replay`: walk through a record, forwards and back, from any seat."""

import json
from pathlib import Path
from typing import Annotated

import typer

from bastide.cli import saves
from bastide.cli.chairs import names, read
from bastide.cli.drawings import drawing_of
from bastide.cli.look import SPECTATOR, Look
from bastide.cli.options import AsJson
from bastide.cli.scores import outcome, score_grid, verdict
from bastide.cli.screen import Screen
from bastide.cli.voice import Voice
from bastide.engine.match import Match
from bastide.engine.record import Record


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-argument-record")],
    at: Annotated[int | None, typer.Option("--at", min=0, help="cli-option-at")] = None,
    seat: Annotated[int, typer.Option("--seat", min=-1, help="cli-option-seat")] = SPECTATOR,
    as_json: AsJson = False,
) -> None:
    """Look at a recorded game."""
    voice: Voice = context.obj
    walk = Walk(saves.load(file, voice), voice)
    walk.turn_to(seat)
    walk.go(walk.last if at is None and not walk.asks else at or 0)
    if as_json:
        voice.write(json.dumps(outcome(walk.match), ensure_ascii=False, indent=2))
    elif walk.asks and at is None:
        walk.run()
    else:
        walk.show()


class Walk:
    """A place in a record, and whose eyes look at it."""

    def __init__(self, record: Record, voice: Voice) -> None:
        self.record = record
        self.voice = voice
        self.last = len(record.actions)
        self.at = 0
        self.viewer = SPECTATOR
        self.players = int(record.settings["players"])
        chairs = [read(seat) for seat in record.seats]
        self.names = names(chairs, voice) or [str(seat) for seat in range(self.players)]
        self.asks = voice.out.is_terminal
        self.before = 0
        self.match = self._match()

    def _match(self) -> Match:
        shorter = Record(**vars(self.record))
        shorter.actions = self.record.actions[: self.at]
        return Match(shorter)

    def go(self, at: int) -> None:
        """Jump to after that many actions."""
        self.before = self.at if at > self.at else max(0, at - 1)
        self.at = max(0, min(self.last, at))
        self.match = self._match()

    def turn_to(self, seat: int) -> None:
        """Look with a seat's eyes; raises BadInput."""
        if seat >= self.players:
            raise self.voice.refuse("cli-no-seat", seat=str(seat), last=str(self.players - 1))
        self.viewer = seat

    def show(self, notice: str = "") -> None:
        """The table at this place, and the result once the game is over."""
        look = Look(self.voice, self.names, self.viewer, self.record.settings)
        Screen(self.match, drawing_of(self.record.game), look, self.before, None, notice).show()
        if self.match.state.is_over():
            self.voice.out.print(score_grid(self.match, look))
            self.voice.out.print(verdict(self.match, look), style="bold green")
        self.voice.out.print(
            self.voice.tell("cli-replay-place", at=self.at, last=self.last), style="dim"
        )

    def run(self) -> None:
        """Ask where to go until the person leaves."""
        notice = ""
        while True:
            self.show(notice)
            self.voice.out.print(self.voice.tell("cli-replay-keys"), style="dim")
            try:
                text = input("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if text in ("q", "quit"):
                return
            notice = "" if self.moved(text) else self.voice.tell("cli-replay-help")

    def moved(self, text: str) -> bool:
        """Follow an instruction; says whether it was understood."""
        word, _, rest = text.partition(" ")
        if word in ("", "n"):
            self.go(self.at + 1)
        elif word == "b":
            self.go(self.at - 1)
        elif word == "e":
            self.go(self.last)
        elif word == "r":
            self.go(self._next_round())
        elif word.isdecimal() and len(word) < 8:
            self.go(int(word))
        elif word == "v" and (not rest or (len(rest) < 4 and rest.isdecimal())):
            if rest and int(rest) >= self.players:
                return False
            self.turn_to(int(rest) if rest else SPECTATOR)
        else:
            return False
        return True

    def _next_round(self) -> int:
        """The first action after which a later round runs."""
        match = self._match()
        game = match.game
        now = game.scoring.round(match.state)
        for at, (_, act) in enumerate(self.record.actions[self.at :], self.at + 1):
            match.play(act)
            if game.scoring.round(match.state) > now:
                return at
        return self.last
