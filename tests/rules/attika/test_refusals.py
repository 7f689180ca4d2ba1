"""Why a move is refused: the right sentence and the right rule, for whoever asks."""

import pytest

from bastide.engine.action import action
from bastide.engine.game import Game
from bastide.games.attika import steps
from bastide.games.attika.state import Attika
from bastide.words import say
from tests.rules.attika.tables import ATTIKA, BOTH, area, do, offered, refused_by, table

PLAIN = [{"tile": "R20", "at": "0,0"}]


def reason(state: Attika, move: str) -> tuple[str, str]:
    """The message and the rule with which a move is refused."""
    refusal = ATTIKA.refusals.refusal(state, ATTIKA.notation.parse(move))
    return refusal.message.id, refusal.rule


def test_at_061_at_r16_a_tile_must_lie_somewhere() -> None:
    last = area(stacks=[[], ["tower"]], left=[6, 1, 8, 8])
    state = do(table(last, tiles=["R09"]), "draw 2", "keep")
    refusal = ATTIKA.refusals.refusal(state, ATTIKA.notation.parse("lay 0,0"))
    nowhere = "Around K15, the new tile would lie on something, or touch nothing."
    assert (say(refusal.message, "en"), refusal.rule) == (nowhere, "AT-061")
    do(state, "lay 4,2")
    turned = ATTIKA.refusals.refusal(state, int(action(steps.ROTATE, 6)))
    assert (turned.message.id, turned.rule) == ("at-no-turn", "AT-R16")


EVERYTHING = (
    *("stop", "draw 1", "draw 2", "build tower", "keep", "at 0,1", "pay wood", "spend 1wood"),
    *("swap", "lay 4,2", "turn 0"),
)


@pytest.mark.parametrize("game", BOTH, ids=str)
@pytest.mark.parametrize("laid", [False, True])
def test_at_060_while_a_tile_waits_everything_else_is_refused(game: Game, laid: bool) -> None:
    drawn = "tower" if game is ATTIKA else "watchtower"
    seats = area("9wood", stacks=[[], [drawn]], left=[6, 1, 8, 8], bonuses=1)
    state = do(table(seats, game=game), "draw 2", "keep", *(["lay 4,2"] if laid else []))
    asked = "turn 0" if laid else "lay 4,2"
    for move in EVERYTHING:
        if move != asked:
            named = game.notation.parse(move.replace("tower", drawn))
            refusal = game.refusals.refusal(state, named)
            assert (refusal.message.id, refusal.rule) == ("at-no-tile-first", "AT-060"), move


def test_at_024_a_build_that_is_begun_is_not_stopped() -> None:
    state = do(table(area("2wood", "tavern ship"), map=PLAIN), "build tavern")
    assert reason(state, "stop") == ("no-not-asked", "AT-024")


def test_at_022_the_display_is_the_own_one() -> None:
    state = table(area("", "tower"), area("", "mint"), mover=1)
    assert refused_by(state, "build tower") == "AT-022"
    assert refused_by(state, "build mint") == "AT-037"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("spend 6water", ("at-no-spend", "AT-R05")),
        ("spend 7water", ("at-no-hand", "AT-037")),
        ("spend 6wood", ("at-no-cards-now", "AT-R36")),
        ("spend 2wood", ("at-no-cards-now", "AT-R36")),
        ("spend 7clay", ("at-no-hand", "AT-037")),
        ("pay 5water", ("at-no-choice", "AT-R36")),
        ("pay 3water", ("at-no-payment", "AT-R05")),
    ],
)
def test_at_r36_kind_by_kind_only_what_is_held_and_pays(move: str, why: tuple[str, str]) -> None:
    seats = area("6water 6wood 6clay 6metal", "road", left=[6, 8, 8, 5])
    state = do(table(seats, map=PLAIN), "build road", "at -1,1")
    assert reason(state, move) == why


def test_at_r36_what_was_chosen_of_a_payment_stays_chosen() -> None:
    seats = area("6water 6wood 6clay 6metal", "road", left=[6, 8, 8, 5])
    state = do(table(seats, map=PLAIN), "build road", "at -1,1", "spend 0water")
    assert offered(state)[0] == "spend 0wood"
    assert reason(state, "spend 1clay") == ("at-no-cards-now", "AT-R36")
    assert reason(state, "spend 0water") == ("at-no-cards-now", "AT-R36")
    assert reason(state, "pay 3water+2wood") == ("at-no-other-cards", "AT-R36")


def test_at_r36_a_listed_payment_asks_for_no_kind_by_itself() -> None:
    state = do(table(area("wood 2clay", "tavern ship"), map=PLAIN), "build tavern", "at -1,1")
    assert offered(state) == ["pay wood", "pay 2clay", "pay wood+clay"]
    assert reason(state, "spend 1wood") == ("at-no-cards-now", "AT-R36")


def test_at_037_cards_are_the_own_ones() -> None:
    mine = area("water 2wood clay", "ship tavern", left=[6, 8, 8, 6])
    state = table(area("9metal"), mine, mover=1, map=PLAIN)
    do(state, "build ship", "at -1,1")
    assert reason(state, "pay 2metal") == ("at-no-hand", "AT-037")
    assert reason(state, "pay water+clay") == ("at-no-payment", "AT-R05")


def test_at_r36_in_older_rules_a_payment_that_holds_a_smaller_one_is_too_much() -> None:
    mine = area("water 2wood clay", "ship tavern", left=[6, 8, 8, 6])
    state = table(mine, map=PLAIN, game=ATTIKA.by_rules(2))
    do(state, "build ship", "at -1,1")
    assert reason(state, "pay water+wood+clay") == ("at-no-smaller", "AT-R36")
