"""San Juan as the program knows it: its parts, each in a module of its own."""

from bastide.engine.flow import by_rules
from bastide.engine.game import Game
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.advice import SanJuanAdvice
from bastide.games.san_juan.features import SanJuanFeatures
from bastide.games.san_juan.frames import FRAMES
from bastide.games.san_juan.knowledge import SanJuanKnowledge
from bastide.games.san_juan.notation import SanJuanNotation
from bastide.games.san_juan.numbering import SanJuanNumbering
from bastide.games.san_juan.observation import SanJuanObservation
from bastide.games.san_juan.position import SanJuanPositions
from bastide.games.san_juan.refusals import SanJuanRefusals
from bastide.games.san_juan.scoring import SanJuanScoring
from bastide.games.san_juan.setup import SanJuanSetup
from bastide.games.san_juan.targets import SanJuanTargets
from bastide.games.san_juan.words import SanJuanSpeech


def game(rules: int, older: tuple[Game, ...] = ()) -> Game:
    """San Juan by one version of its rules."""
    frames = by_rules(FRAMES, rules)
    scoring = SanJuanScoring()
    return Game(
        name="san-juan",
        prefix="SJ",
        setup=SanJuanSetup(frames),
        scoring=scoring,
        knowledge=SanJuanKnowledge(),
        notation=SanJuanNotation(steps.VERBS, {}),
        positions=SanJuanPositions(frames),
        speech=SanJuanSpeech("sj", steps.VERBS, events.EVENTS),
        targets=SanJuanTargets(),
        refusals=SanJuanRefusals(),
        advice=SanJuanAdvice(scoring),
        features=SanJuanFeatures(),
        numbering=SanJuanNumbering(),
        observation=SanJuanObservation(),
        rules_version=rules,
        older=older,
        shelf=1,
    )


GAME = game(2, older=(game(1),))
"""Version 2 asks wherever only a seat's own secrets leave it no choice."""
