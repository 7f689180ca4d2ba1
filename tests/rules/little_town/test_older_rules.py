"""Rules version 1 plays its own tables on: whoever holds a card that holds is asked about it."""

import pytest

from bastide.engine.events import Log
from bastide.engine.flow import NOTHING, SECRET_TOLD, options, play
from bastide.engine.game import complete
from bastide.engine.messages import BadInput
from bastide.engine.rng import seeded
from tests.rules.little_town.tables import (
    OLDER,
    area,
    asked,
    do,
    fact,
    goals,
    offered,
    refused_by,
    score,
    table,
)


def test_a_card_that_holds_is_asked_about_at_once_one_after_the_other() -> None:
    state = table(area("6 coin", "C3 statue", "O11 O13"), area(), market=[], game=OLDER)
    assert (asked(state), offered(state)) == ("0 objective", ["validate O11", "keep O11"])
    assert refused_by(state, "validate O13") == "LT-R39"
    do(state, "validate O11", "keep O13")
    assert (asked(state), score(state), goals(state)) == ("0 turn", 2, ["O13"])
    assert refused_by(state, "validate O13") == "LT-D07"


def test_a_card_put_off_is_asked_about_again_at_the_next_own_turn() -> None:
    state = table(area("6 coin", "", "O13"), area(), market="gold_mine", game=OLDER)
    assert asked(do(state, "keep O13", "place C3")) == "1 turn"
    assert asked(do(state, "place D3")) == "0 objective"


def test_o12_is_asked_about_again_every_turn() -> None:
    state = table(area("", "", "O12"), area("1 coin"), area("1 coin"), game=OLDER)
    assert asked(do(state, "keep O12", "place C3")) == "0 objective"
    assert asked(do(state, "keep O12", "place D3")) == "0 objective"
    assert asked(do(state, "validate O12")) == "2 turn"


def test_the_last_chance_comes_after_every_last_feeding() -> None:
    mine = area("6 coin 5 fish", "", "O13", put_off=["O13"])
    state = table(mine, area("1 coin"), phase="feeding", game=OLDER)
    do(state, "keep O13", "feed fish fish fish fish fish")
    assert asked(state) == "0 objective"


def test_a_question_in_another_s_turn_cannot_be_taken_back() -> None:
    state = table(area("2 coin"), area("5 coin", "C3 well", "O13"), game=OLDER)
    do(state, "place D3")
    assert state.learned == NOTHING
    do(state, "activate C3")
    assert (asked(state), state.learned) == ("1 objective", SECRET_TOLD)


def test_a_question_about_a_card_that_is_not_held_is_refused() -> None:
    with pytest.raises(BadInput, match="does not hold O01"):
        table(area(), area(), steps=[{"step": "round"}, {"step": "objective"}], game=OLDER)


def test_no_cell_is_harvested_while_the_supply_is_empty() -> None:
    state = table(area("2 stone", "H3 warehouse"), area("13 stone"), market=[], game=OLDER)
    assert offered(do(state, "place H2")) == ["activate H3", "done"]


def test_who_is_asked_is_imagined_with_a_card_that_holds() -> None:
    state = table(
        area("6 coin 9 fish 1 wheat", "C3 statue", "O13 O01"), area("1 coin", "", "O02"), game=OLDER
    )
    assert asked(state) == "0 objective"
    seen = set()
    rng = seeded(2)
    for _ in range(200):
        imagined = OLDER.knowledge.imagine(state, 1, rng)
        move = offered(imagined)[0]
        card = move.split()[1]
        seen.add(card)
        assert card in goals(imagined)
        assert OLDER.knowledge.view(imagined, 1) == OLDER.knowledge.view(state, 1)
        assert OLDER.knowledge.key(imagined, 1) == OLDER.knowledge.key(state, 1)
        do(imagined, move)
    assert seen == {"O03", "O11", "O13"}


def test_keeping_a_card_is_told_to_its_owner_only() -> None:
    state = table(area("6 coin", "", "O13"), area(), game=OLDER)
    state.log = Log()
    do(state, "keep O13")
    (event,) = state.log.drain()
    assert [event.is_known_to(seat) for seat in (-1, 0, 1)] == [False, True, False]


def test_what_is_put_off_holds_and_is_held() -> None:
    for seed in range(6):
        state = OLDER.setup.new(complete(OLDER, {"players": 3, "auto_validate": "0"}), seed)
        rng = seeded(seed + 1000)
        while not state.is_over():
            for seat in fact(state, "seats")[1:]:
                assert set(seat["put_off"]) <= set(seat["objectives"])
            acts = options(state)
            play(state, acts[int(rng.below(len(acts)))])
