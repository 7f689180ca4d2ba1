"""What is said of a table: prices add up, questions give their reason, lines name who acts."""

import pytest

from bastide.engine.events import Log
from bastide.engine.flow import State, options
from bastide.words import say
from tests.rules.san_juan.tables import GAME, area, asked, do, many, new, table


def reason(state: State) -> tuple[object, ...]:
    """Why cards must be discarded, and how many may stay."""
    args = GAME.speech.question(state).args
    return args["why"], args.get("limit")


@pytest.mark.parametrize("town", ["crane library", "crane library smithy quarry", "crane park"])
def test_sj_032_sj_034_a_price_adds_up_cause_by_cause(town: str) -> None:
    """What would be saved beyond the cost saves nothing."""
    for card in ("sugar_mill", "statue", "palace"):
        seats = (area(card + many(6), town), area(), area())
        state = do(table("builder", *seats, expansion=True), f"build {card}")
        assert asked(state) == "0 cover"
        for act in options(state):
            rows = [amount for _, amount in GAME.targets.price(state, act)]
            assert sum(rows) == GAME.speech.label(state, act).args["cost"]
            assert all(amount < 0 for amount in rows[1:])


@pytest.mark.parametrize(
    ("mine", "theirs", "why"),
    [
        ("", "", ("limit", 7)),
        ("", "guard_room", ("guard", 6)),
        ("guard_room", "guard_room", ("limit", 7)),
        ("tower", "guard_room", ("limit", 12)),
    ],
)
def test_sj_091_the_question_says_which_hand_limit_holds_and_why(
    mine: str, theirs: str, why: tuple[str, int]
) -> None:
    seats = (area("well hero crane" + many(10), mine), area(city=theirs))
    state = table("round_start", *seats, expansion=True)
    assert reason(state) == why
    for lang, name in (("en", "Guard Room"), ("fr", "Caserne")):
        assert (name in say(GAME.speech.question(state), lang)) == (why[0] == "guard")


def test_sj_015_sj_053_other_reasons_to_discard_are_told_apart() -> None:
    assert reason(new(start_variant=True))[0] == "start"
    seats = (area("hero", "archive"), area())
    state = do(table("councillor", *seats, draw_pile="well crane chapel tower quarry"), "look")
    assert reason(state)[0] == "archive"
    assert say(GAME.speech.question(state), "en").startswith("Archive: which 4 cards")


def test_sj_060_it_is_told_who_covers_what_whatever_its_gender() -> None:
    seats = (area("hero" + many(2), "crane chapel"), area())
    state = table("builder", *seats)
    state.log = log = Log()
    do(state, "build hero")
    lines = [say(GAME.speech.line(state, event).message, "fr", ["Inés"]) for event in log.events]
    assert "Inés recouvre une Chapelle." in lines
