"""Attika and U.S. Telegraph as the program knows them: the same parts with other facts."""

from bastide.engine.flow import by_rules
from bastide.engine.game import Game
from bastide.games.attika import events, steps
from bastide.games.attika.advice import AttikaAdvice
from bastide.games.attika.catalogue import TOKEN_NAMES
from bastide.games.attika.features import AttikaFeatures
from bastide.games.attika.frames import FRAMES
from bastide.games.attika.knowledge import AttikaKnowledge
from bastide.games.attika.notation import AttikaNotation
from bastide.games.attika.numbering import AttikaNumbering
from bastide.games.attika.observation import AttikaObservation
from bastide.games.attika.position import AttikaPositions
from bastide.games.attika.refusals import AttikaRefusals
from bastide.games.attika.scoring import AttikaScoring
from bastide.games.attika.setup import AttikaSetup
from bastide.games.attika.targets import AttikaTargets
from bastide.games.attika.words import AttikaSpeech


def game(name: str, prefix: str, shelf: int, version: int, older: tuple[Game, ...] = ()) -> Game:
    """Either game, by its name and a version of its rules."""
    setup = AttikaSetup(name, prefix.lower(), by_rules(FRAMES, version))
    scoring = AttikaScoring()
    return Game(
        name=name,
        prefix=prefix,
        setup=setup,
        scoring=scoring,
        knowledge=AttikaKnowledge(),
        notation=AttikaNotation(TOKEN_NAMES[name]),
        positions=AttikaPositions(setup),
        speech=AttikaSpeech(prefix.lower(), steps.VERBS, events.EVENTS),
        targets=AttikaTargets(),
        refusals=AttikaRefusals(),
        advice=AttikaAdvice(scoring),
        features=AttikaFeatures(name),
        numbering=AttikaNumbering(TOKEN_NAMES[name]),
        observation=AttikaObservation(TOKEN_NAMES[name]),
        rules_version=version,
        older=older,
        shelf=shelf,
    )


ATTIKA = game("attika", "AT", 4, 3, (game("attika", "AT", 4, 2),))
TELEGRAPH = game("telegraph", "US", 5, 3, (game("telegraph", "US", 5, 2),))
