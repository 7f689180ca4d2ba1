"""A game as the rest of the program knows it: its name and its parts."""

from dataclasses import dataclass
from typing import Any, final

from bastide.engine.flow import SEAT, Frame, Options, State, sensible
from bastide.engine.messages import BadInput, Message
from bastide.engine.numbering import Numbering, as_noted
from bastide.engine.observation import FeatureObservation, Layout, Observation
from bastide.engine.parts import (
    Advice,
    FeatureList,
    FieldPositions,
    Knowledge,
    Notation,
    Positions,
    Refusals,
    Scoring,
    Setup,
    Speech,
    Targets,
)
from bastide.engine.settings import Setting


@final
class Game:
    """One game. It holds facts, never a running game."""

    def __init__(
        self,
        name: str,
        prefix: str,
        setup: Setup[Any],
        scoring: Scoring[Any],
        knowledge: Knowledge[Any],
        notation: Notation[Any],
        speech: Speech[Any],
        positions: Positions[Any] | None = None,
        targets: Targets[Any] | None = None,
        refusals: Refusals[Any] | None = None,
        advice: Advice[Any] | None = None,
        features: FeatureList[Any] | None = None,
        numbering: Numbering[Any] | None = None,
        observation: Observation[Any] | None = None,
        rules_version: int = 1,
        older: "tuple[Game, ...]" = (),
        shelf: int = 100,
    ) -> None:
        self.name = name
        """Its name on the command line and in records, in small letters."""
        self.prefix = prefix
        """The letters its rule numbers begin with."""
        self.setup: Setup[State] = setup
        self.scoring: Scoring[State] = scoring
        self.knowledge: Knowledge[State] = knowledge
        self.notation: Notation[State] = notation
        self.speech: Speech[State] = speech
        self.positions: Positions[State] = positions or FieldPositions(setup)
        self.targets: Targets[State] = targets or Targets()
        self.refusals: Refusals[State] = refusals or Refusals()
        self.advice: Advice[State] = advice or Advice(scoring)
        self.features: FeatureList[State] = features or FeatureList()
        self.numbering: Numbering[State] = numbering or Numbering(as_noted(notation))
        self.observation: Observation[State] = observation or FeatureObservation(self.features)
        self._layouts: dict[int, Layout] = {}
        self.rules_version = rules_version
        """Rises when the same record would play differently; a default is part of it, too."""
        self.older = older
        """The same game by versions of its rules that still play their own tables and records."""
        self.shelf = shelf
        """Its place among the games, small numbers first; unless it says so, after ours."""

    def layout(self, state: State) -> Layout:
        """Where everything stands in the observations of this table."""
        frames = [frame.name for frame in state.frames]
        players = int(state.players)
        if players not in self._layouts:
            self._layouts[players] = Layout(self.observation, self.numbering, frames, players)
        return self._layouts[players]

    @property
    def package(self) -> str:
        """The package it comes from: what else belongs to it lies there as files."""
        return type(self.setup).__module__.rpartition(".")[0]

    def by_rules(self, version: int) -> "Game":
        """The game by that version of its rules; raises BadInput when it is not played here."""
        known: list[Game] = [*self.older, self]
        for game in known:
            if game.rules_version == version:
                return game
        versions = " and ".join(str(game.rules_version) for game in known)
        raise BadInput(
            f"Version {version} of the rules of {self.name} is not played by this program,"
            f" which has {versions}."
        )

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Decision:
    """A question to one seat: what is worth answering, and what it points at."""

    seat: int
    question: Message
    options: list[int]
    least: int
    remaining: int
    pool: list[int]


def decision(game: Game, state: State) -> Decision | None:
    """The pending question with everything a front end needs; None when the game is over."""
    if state.is_over():
        return None
    out = Options()
    frame: Frame[Any] = state.frames[state.stack[state.top]]
    least, remaining = frame.least(state), frame.remaining(state)
    if remaining > 1:
        frame.pool(state, out)
    question = game.speech.question(state)
    worth = sensible(state)
    return Decision(int(state.get(SEAT)), question, worth, least, remaining, out.listed())


def complete(game: Game, given: dict[str, Setting]) -> dict[str, Setting]:
    """The given settings checked, with the defaults of all others; raises BadInput."""
    choices = game.setup.choices()
    known = [choice.name for choice in choices]
    for name in given:
        if name not in known:
            names = ", ".join(known)
            raise BadInput(
                f"{game.name} has no option '{name}'; it has {names}.",
                Message("bad-option", {"game": game.name, "option": name, "options": names}),
            )
    settings: dict[str, Setting] = {}
    for choice in choices:
        settings[choice.name] = choice.read(given.get(choice.name, choice.default))
        choice.check_company(settings)
    game.setup.check(settings)
    return settings


def unusual(game: Game, settings: dict[str, Setting]) -> dict[str, Setting]:
    """The settings that must be named: players, and what differs from the default."""
    usual = {choice.name: choice.default for choice in game.setup.choices()}
    return {
        name: value for name, value in settings.items() if name == "players" or value != usual[name]
    }
