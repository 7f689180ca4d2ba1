"""The Golden City as the program knows it: its parts, each in a module of its own."""

from bastide.engine.flow import by_rules
from bastide.engine.game import Game
from bastide.games.golden_city import events, steps
from bastide.games.golden_city.advice import GoldenCityAdvice
from bastide.games.golden_city.features import GoldenCityFeatures
from bastide.games.golden_city.frames import FRAMES
from bastide.games.golden_city.knowledge import GoldenCityKnowledge
from bastide.games.golden_city.notation import GoldenCityNotation
from bastide.games.golden_city.numbering import GoldenCityNumbering
from bastide.games.golden_city.observation import GoldenCityObservation
from bastide.games.golden_city.position import GoldenCityPositions
from bastide.games.golden_city.refusals import GoldenCityRefusals
from bastide.games.golden_city.scoring import GoldenCityScoring
from bastide.games.golden_city.setup import GoldenCitySetup
from bastide.games.golden_city.targets import GoldenCityTargets
from bastide.games.golden_city.words import GoldenCitySpeech

_scoring = GoldenCityScoring()


def _game(version: int, older: tuple[Game, ...] = ()) -> Game:
    """The game by a version of its rules: since the second nobody is passed over in silence."""
    frames = by_rules(FRAMES, version)
    return Game(
        name="golden-city",
        prefix="GC",
        setup=GoldenCitySetup(frames),
        scoring=_scoring,
        knowledge=GoldenCityKnowledge(),
        notation=GoldenCityNotation(steps.VERBS, {}),
        positions=GoldenCityPositions(frames),
        speech=GoldenCitySpeech("gc", steps.VERBS, events.EVENTS),
        targets=GoldenCityTargets(),
        refusals=GoldenCityRefusals(),
        advice=GoldenCityAdvice(_scoring),
        features=GoldenCityFeatures(),
        numbering=GoldenCityNumbering(),
        observation=GoldenCityObservation(),
        rules_version=version,
        older=older,
        shelf=3,
    )


GAME = _game(2, (_game(1),))
