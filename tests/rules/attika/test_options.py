"""Two rulings that can be played by the letter of Attika's rulebook (AT-R08, AT-R10)."""

from typing import Any

import pytest

from bastide.engine.game import complete
from bastide.engine.messages import BadInput
from bastide.games.attika.state import Attika
from bastide.words import LANGUAGES, say
from tests.rules.attika.tables import (
    ATTIKA,
    TELEGRAPH,
    area,
    asked,
    do,
    fact,
    hand,
    offered,
    refused_by,
    table,
    told,
)

LONE = [{"tile": "R21", "at": "0,0"}]
BUILT = {"-1,1": "vineyard", "1,-1": "road"}


def empty(seat: dict[str, Any], **said: Any) -> Attika:
    """A table without an amphora in the supply."""
    held = int(seat.get("bonuses", 0))
    said = {"deck": "water wood clay metal", "supply": 0, "box": 15 - held, **said}
    return table(seat, map=LONE, **said)


def finishing(**more: Any) -> dict[str, Any]:
    """A vintner to complete the group of the vineyard, and a road to go on with."""
    return area("", "vintner road", built=BUILT, **more)


def again(state: Attika, **settings: Any) -> Attika:
    """The same table, written down and read."""
    whole = complete(ATTIKA, {"players": 2, **settings})
    read = ATTIKA.positions.from_document(ATTIKA.positions.to_document(state), whole)
    assert isinstance(read, Attika)
    return read


def test_at_r08_by_the_option_the_card_is_drawn_at_once_and_ends_the_actions() -> None:
    state = empty(finishing(), card_at_once=True)
    names = told(state, "build vintner", "at -1,0")
    cards = ["cards", "drew"]
    assert names == ["builds", "consoled", *cards, "stops", *cards, "turn"]
    assert hand(state) == "water wood clay"
    assert asked(state) == "1 turn"


def test_at_r08_without_the_option_the_actions_go_on() -> None:
    state = do(empty(finishing()), "build vintner", "at -1,0")
    assert (asked(state), hand(state)) == ("0 turn", "")
    assert "build road" in offered(state)


def test_at_r08_where_no_card_is_left_the_actions_go_on() -> None:
    state = empty(finishing(), card_at_once=True, deck="", rest="out")
    assert told(state, "build vintner", "at -1,0") == ["builds", "consoled"]
    assert asked(state) == "0 turn"
    assert "build road" in offered(state)


def test_at_r08_a_tile_is_laid_between_the_card_and_the_others() -> None:
    seat = area(stacks=[[], ["vintner"]], left=[5, 1, 8, 8], built={"-1,1": "vineyard"}, bonuses=1)
    state = do(empty(seat, card_at_once=True, tiles=["R01"]), "draw 2", "at -1,0")
    assert (asked(state), hand(state)) == ("0 extension", "water")
    state = do(again(state, card_at_once=True), "lay 2,1", "turn 0")
    assert (asked(state), hand(state)) == ("0 swap", "water wood")
    assert refused_by(state, "draw 1") == "AT-027"


def test_at_r08_only_with_the_option_a_turn_is_cut_short() -> None:
    seat = area(stacks=[[], ["vintner"]], left=[5, 1, 8, 8], built={"-1,1": "vineyard"})
    state = do(empty(seat, card_at_once=True, tiles=["R01"]), "draw 2", "at -1,0")
    with pytest.raises(BadInput, match="AT-R08"):
        again(state)


def test_at_r10_by_the_option_a_bonus_is_spent_early_and_earned_again() -> None:
    state = empty(finishing(bonuses=1), early_amphora=True)
    names = told(state, "build vintner early", "at -1,0")
    assert names == ["spends", "builds", "earns"]
    assert [fact(state, path) for path in ("supply", "seats.0.bonuses", "done")] == [0, 1, 0]


def test_at_r10_at_025_regular_actions_stay_and_bring_their_cards() -> None:
    state = empty(finishing(bonuses=1), early_amphora=True)
    do(state, "draw 2 early", "keep")
    state = do(again(state, early_amphora=True), "draw 2", "keep", "stop")
    assert hand(state) == "water"


def test_at_r10_at_025_one_action_that_was_bought_is_no_pass() -> None:
    state = do(empty(finishing(bonuses=1), early_amphora=True), "draw 2 early", "keep")
    labels = [say(ATTIKA.speech.label(state, 0), lang) for lang in LANGUAGES]
    assert labels == ["Stop and draw 2 cards", "Arrêter et prendre 2 cartes"]
    assert hand(do(state, "stop")) == "water wood"


@pytest.mark.parametrize(
    "said", [{"early_amphora": False}, {"supply": 1, "box": 13}, {"acting": "build", "done": 3}]
)
def test_at_r10_early_only_while_it_can_matter(said: dict[str, Any]) -> None:
    state = empty(finishing(bonuses=1), **{"early_amphora": True, **said})
    assert refused_by(state, "build vintner early") == "AT-R10"


def test_at_r10_nobody_spends_what_he_does_not_have() -> None:
    state = empty(finishing(), early_amphora=True)
    assert refused_by(state, "draw 1 early") == "AT-R10"


def test_at_r10_an_early_action_has_a_name_of_its_own() -> None:
    state = empty(finishing(bonuses=1), early_amphora=True)
    early = [ATTIKA.notation.parse(move) for move in ("build road early", "draw 1 EARLY")]
    assert [say(ATTIKA.speech.label(state, act), "en") for act in early] == [
        "Build a road, for an amphora",
        "Draw from stack 1, main buildings (5 left), for an amphora",
    ]
    assert [ATTIKA.targets.targets(state, act) for act in early] == [[], []]


def test_at_r08_at_r10_only_attika_has_these_options() -> None:
    names = {choice.name for choice in TELEGRAPH.setup.choices()}
    own = {choice.name for choice in ATTIKA.setup.choices()} - names
    assert own == {"card_at_once", "early_amphora"}
