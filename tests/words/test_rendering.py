"""Everything a game says over whole games can be said in both languages to everybody."""

import pytest

from bastide.engine import registry
from bastide.engine.flow import options
from bastide.engine.game import Decision, Game
from bastide.engine.match import Match, new_match
from bastide.engine.messages import BadInput, Message
from bastide.engine.rng import Rng, seeded
from bastide.rulebook import rules
from bastide.testing.words import NAMES, spoken
from bastide.words import say

ROUNDS = 30


def tables(game: Game) -> list[dict[str, int | bool | str]]:
    """Settings that differ in everything that has a few values."""
    sizes, *others = game.setup.choices()
    switches = [choice.name for choice in others if choice.values == [False, True]]
    wishes: list[dict[str, int | bool | str]] = []
    for choice in others:
        for value in choice.values:
            turned = dict.fromkeys(switches, len(wishes) % 2 == 1)
            size = sizes.values[len(wishes) % len(sizes.values)]
            wishes.append({**turned, "players": size, choice.name: value})
    limited = any(choice.name == "round_limit" for choice in game.setup.choices())
    return [{**wish, "round_limit": ROUNDS} if limited else wish for wish in wishes]


def speak_of(match: Match, decision: Decision, seen: list[int], rng: Rng) -> None:
    """The question, all choices, and why a few moves that are not offered are refused."""
    game, state = match.game, match.state
    spoken(decision.question)
    for act in {*decision.options, *decision.pool}:
        spoken(game.speech.label(state, act))
        for cause, _ in game.targets.price(state, act):
            spoken(cause)
    offered = options(state)
    for _ in range(3):
        act = seen[int(rng.below(len(seen)))]
        if act not in offered:
            refusal = game.refusals.refusal(state, act)
            spoken(refusal.message)
            assert refusal.rule in rules(game.name, "en")


@pytest.mark.parametrize("game", registry.games(), ids=str)
def test_whole_games_can_be_told(game: Game) -> None:
    rng = seeded(1)
    seen: list[int] = []
    for seed, settings in enumerate(tables(game)):
        try:
            match = new_match(game, settings, seed)
        except BadInput:
            continue  # the expansion of another edition, a seat that this table does not have
        told: set[str] = set()
        while (decision := match.decision) is not None:
            seen = list({*seen, *decision.options})[-400:]
            if decision.question.id not in told or int(rng.below(8)) == 0:
                speak_of(match, decision, seen, rng)
                told.add(decision.question.id)
            for event in match.play(decision.options[int(rng.below(len(decision.options)))]):
                line = game.speech.line(match.state, event).message
                if line.id not in told or int(rng.below(4)) == 0:
                    spoken(line)
                    told.add(line.id)


def test_a_message_that_does_not_exist_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="no message 'nothing-of-this-name' in 'fr'"):
        say(Message("nothing-of-this-name"), "fr")


def test_an_argument_that_is_missing_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="sj-do-produce"):
        say(Message("sj-do-produce"), "en")


def test_an_argument_brings_its_forms_into_the_sentence() -> None:
    card = Message("sj-card-trading-post", {"edition": 1})
    assert say(Message("sj-do-keep", {"card": card}), "fr") == "Garder un Comptoir"
    card = Message("sj-card-trading-post", {"edition": 2})
    assert say(Message("sj-do-keep", {"card": card}), "fr") == "Garder une Boutique"
    assert say(Message("sj-do-keep", {"card": card}), "en") == "Keep a Trading Post"


def test_the_reader_is_addressed() -> None:
    line = Message("sj-event-passes", {"seat": 1})
    assert say(line, "en", NAMES, 1) == "You pass."
    assert say(line, "en", NAMES, 0) == "Ben passes."
    assert say(line, "fr", NAMES, None) == "Ben passe."
