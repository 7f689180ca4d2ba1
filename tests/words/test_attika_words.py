"""Attika and U.S. Telegraph share their rules, not their words: each speaks its own."""

import re
from functools import cache

import pytest

from bastide.engine import registry
from bastide.engine.action import action
from bastide.engine.flow import options
from bastide.engine.game import Game
from bastide.engine.match import Match, new_match
from bastide.engine.messages import Message
from bastide.engine.rng import seeded
from bastide.games.attika import steps
from bastide.words import LANGUAGES, say
from tests.cli.desk import drawn
from tests.words.shelf import messages

OWN = {
    ("attika", "en"): (
        *("attika", "shrine", "amphora", "forest", "hill", "mountain", "hex", "hexes", "tile"),
        *("main buildings", "display", "Greece"),
    ),
    ("telegraph", "en"): (
        *("telegraph", "great city", "great cities", "worker", "wood", "clay", "metal"),
        *("terrain", "region", "base buildings", "Denver", "Omaha", "Salt Lake"),
    ),
    ("attika", "fr"): (
        *("attika", "lieu saint", "lieux saints", "amphore", "forêt", "colline", "montagne"),
        *("case", "tuile", "bâtiments principaux", "tableau", "colonie", "paysage", "Grèce"),
    ),
    ("telegraph", "fr"): (
        *("telegraph", "Grande Ville", "Grandes Villes", "ouvrier", "bois", "argile", "métal"),
        *("terrain", "région", "bâtiments de base", "votre plateau", "son plateau"),
        *("implantation", "Denver", "Omaha", "Salt Lake"),
    ),
}
"""What one of the two games calls its things and the other does not."""
CODE = re.compile(r"\bR0\d\b|(?<!\d)-?\d{1,2},-?\d|_")
"""How programs call tiles, hexes and other things."""
NAMES = ["Ada", "Ben", "Eva", "Tom"]
ANSWERS = [int(action(verb, what, 512)) for verb in range(len(steps.VERBS)) for what in (0, 3)]
"""Answers to every question, so that most of them are refused."""


def other(game: Game) -> str:
    return "telegraph" if game.name == "attika" else "attika"


def pages(game: Game) -> list[Message]:
    """What is said before and beside a game."""
    head = game.prefix.lower()
    options = [f"option-{choice.name.replace('_', '-')}" for choice in game.setup.choices()]
    names = ["about", "legend", "source-all-built", "source-linked", *options]
    return [Message(f"{head}-{name}") for name in (*names, *(f"{o}-about" for o in options))]


def moment(match: Match) -> list[Message]:
    """The question, the answers with their prices, and why other answers are refused."""
    game, state = match.game, match.state
    offered = options(state)
    found = [game.speech.question(state)]
    for act in offered:
        found += [
            game.speech.label(state, act),
            *(cause for cause, _ in game.targets.price(state, act)),
        ]
    cities = [f"at {city['q']},{city['r']}" for city in game.knowledge.view(state, -1)["cities"]]
    answers = {*ANSWERS, *map(game.notation.parse, cities)} - set(offered)
    return found + [game.refusals.refusal(state, act).message for act in answers]


@cache
def told(game: Game, lang: str) -> set[str]:
    """All that is said in that language in a few games, and now and then the table."""
    said = {say(message, lang) for message in pages(game)}
    rng = seeded(3)
    for seed, players in enumerate((2, 3, 4)):
        match = new_match(game, {"players": players, "turn_limit": 60}, seed)
        while (decision := match.decision) is not None:
            if int(rng.below(12)) == 0:
                said |= {say(message, lang, NAMES) for message in moment(match)}
                room = int(rng.below(4))
                table, _ = drawn(game, match.state, room, lang, 100, decision.seat)
                said |= set(table.splitlines())
            for event in match.play(decision.options[int(rng.below(len(decision.options)))]):
                line = game.speech.line(match.state, event).message
                said |= {say(line, lang, NAMES, viewer) for viewer in (event.seat, None)}
    return said


@pytest.mark.parametrize("game", [registry.game("attika"), registry.game("telegraph")], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_neither_game_speaks_in_the_words_of_the_other(game: Game, lang: str) -> None:
    foreign = re.compile(rf"\b({'|'.join(OWN[other(game), lang])})s?\b", re.IGNORECASE)
    said = told(game, lang)
    assert sorted(text for text in said if foreign.search(text)) == []
    everything = "\n".join(said).lower()
    assert [word for word in OWN[game.name, lang] if word.lower() not in everything] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [registry.game("attika"), registry.game("telegraph")], ids=str)
def test_people_are_told_names_and_no_codes(game: Game, lang: str) -> None:
    assert sorted(text for text in told(game, lang) if CODE.search(text)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_both_games_say_names_nothing_of_either(lang: str) -> None:
    own = [*OWN["attika", lang], *OWN["telegraph", lang]]
    words = re.compile(rf"\b({'|'.join(own)})s?\b", re.IGNORECASE)
    shared = {
        name: entry
        for name, entry in messages(lang).items()
        if name.startswith(("at-ask-", "at-do-", "at-event-", "at-no-"))
    }
    assert len(shared) > 50
    assert sorted(n for n, entry in shared.items() if words.search(" ".join(entry.texts))) == []
