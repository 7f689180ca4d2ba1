"""Little Town as the program knows it: its parts, each in a module of its own."""

from bastide.engine.game import Game
from bastide.games.little_town import events, steps
from bastide.games.little_town.advice import LittleTownAdvice
from bastide.games.little_town.features import LittleTownFeatures
from bastide.games.little_town.knowledge import LittleTownKnowledge
from bastide.games.little_town.notation import LittleTownNotation
from bastide.games.little_town.numbering import LittleTownNumbering
from bastide.games.little_town.observation import LittleTownObservation
from bastide.games.little_town.position import LittleTownPositions
from bastide.games.little_town.refusals import LittleTownRefusals
from bastide.games.little_town.scoring import LittleTownScoring
from bastide.games.little_town.setup import LittleTownSetup
from bastide.games.little_town.targets import LittleTownTargets
from bastide.games.little_town.words import LittleTownSpeech


def game(rules: int, *older: Game) -> Game:
    """The game by one version of its rules."""
    setup = LittleTownSetup(rules)
    scoring = LittleTownScoring()
    return Game(
        name="little-town",
        prefix="LT",
        setup=setup,
        scoring=scoring,
        knowledge=LittleTownKnowledge(),
        notation=LittleTownNotation(steps.VERBS, {}),
        positions=LittleTownPositions(setup),
        speech=LittleTownSpeech("lt", steps.VERBS, events.EVENTS),
        targets=LittleTownTargets(),
        refusals=LittleTownRefusals(),
        advice=LittleTownAdvice(scoring),
        features=LittleTownFeatures(),
        numbering=LittleTownNumbering(),
        observation=LittleTownObservation(),
        rules_version=rules,
        older=older,
        shelf=2,
    )


GAME = game(2, game(1))
