"""The turn (section 3) and the end of a turn (section 12)."""

from collections import Counter
from typing import Any

import pytest

from bastide.engine.game import Game
from bastide.words import say
from tests.rules.attika.tables import (
    ATTIKA,
    BOTH,
    area,
    asked,
    cards,
    do,
    fact,
    hand,
    new,
    offered,
    offers,
    refused_by,
    table,
    told,
)

both = pytest.mark.parametrize("game", BOTH, ids=str)


def rich(**more: Any) -> dict[str, Any]:
    """A seat that can build whatever it has."""
    return area("8water 8wood", "tower tower ship ship", left=[6, 8, 8, 4], **more)


def test_at_020_up_to_two_draws() -> None:
    state = table(area("9wood"))
    do(state, "draw 2", "keep")
    assert asked(state) == "0 turn"
    do(state, "draw 3", "keep")
    assert asked(state) == "1 turn"


def test_at_020_up_to_three_builds_and_never_both_kinds() -> None:
    state = table(rich())
    do(state, "build tower", "at 0,1")
    do(state, "pay")
    assert offers(state, "draw") == []
    assert refused_by(state, "draw 1") == "AT-020"
    for hex in ("1,2", "0,2"):
        do(state, offered(state)[0], f"at {hex}")
        do(state, "pay")
    assert asked(state) == "1 turn"


def test_at_020_after_a_draw_nothing_is_built_from_the_display() -> None:
    state = do(table(rich()), "draw 1", "keep")
    assert offers(state, "build") == []
    assert refused_by(state, "build tower") == "AT-020"


def test_at_021_the_top_token_of_any_own_stack_is_built_or_put_on_the_display() -> None:
    stacks = [["well"], ["ship"], ["tower"], ["mint"]]
    for at, (token,) in enumerate(stacks, 1):
        state = do(table(area("3wood", stacks=stacks)), f"draw {at}")
        assert asked(state) == "0 drawn"
        assert refused_by(state, "stop") == refused_by(state, "draw 1") == "AT-021"
        do(state, "keep")
        assert token in fact(state, "seats.0.display")
    state = do(table(area("3wood", stacks=stacks)), "draw 2", "at -1,0", "pay")
    assert fact(state, "seats.0.built") == {"-1,0": "ship"}


def test_at_022_a_face_up_token_is_built_for_its_price() -> None:
    state = table(area("wood clay", "tavern", left=[6, 8, 8, 7]))
    assert refused_by(state, "build mint") == "AT-022"
    do(state, "build tavern", "at -1,0", "pay")
    assert fact(state, "seats.0.built") == {"-1,0": "tavern"}
    assert fact(state, "seats.0.display") == []
    assert fact(state, "discard") == ["wood"]


def test_at_023_a_token_built_from_a_stack_leaves_the_turn_a_draw_turn() -> None:
    state = table(area("3wood", "tower", stacks=[[], ["ship"]], left=[6, 8, 8, 7]))
    do(state, "draw 2", "at -1,0", "pay")
    assert (fact(state, "acting"), fact(state, "done")) == ("draw", 1)
    assert offers(state, "draw") == ["1", "2", "3", "4"]
    assert offers(state, "build") == []


@both
def test_at_024_nothing_is_compulsory(game: Game) -> None:
    assert "stop" in offered(new(game=game))
    state = do(table(rich(), game=ATTIKA), "build ship", "at -1,0")
    do(state, "pay")
    assert "stop" in offered(state)


@pytest.mark.parametrize(
    ("acting", "done", "drawn"), [("draw", 1, 1), ("build", 1, 2), ("build", 2, 1)]
)
def test_at_025_a_card_for_every_regular_action_not_taken(
    acting: str, done: int, drawn: int
) -> None:
    state = table(area("9wood", "tower"), acting=acting, done=done)
    do(state, "stop")
    assert len(fact(state, "seats.0.hand")) == 9 + drawn


def test_at_026_a_turn_without_any_action_brings_three_cards() -> None:
    state = do(table(area()), "stop")
    assert len(fact(state, "seats.0.hand")) == 3
    assert asked(state) == "1 turn"


def test_at_027_after_the_first_card_no_token_is_drawn_or_built() -> None:
    state = do(table(rich(bonuses=2)), "stop")
    assert asked(state) == "0 swap"
    assert offered(state) == ["swap", "stop"]
    assert refused_by(state, "draw 1") == refused_by(state, "build tower") == "AT-027"
    do(state, "swap")
    assert offered(state) == ["swap", "stop"]


def test_at_028_there_is_no_hand_limit_and_hands_are_secret() -> None:
    state = do(table(area("9water 9wood 9clay")), "stop")
    assert len(fact(state, "seats.0.hand")) == 30
    assert ATTIKA.knowledge.view(state, 1)["seats"][0]["hand"] is None
    assert ATTIKA.knowledge.view(state, 1)["seats"][0]["hand_size"] == 30
    assert len(ATTIKA.knowledge.view(state, 0)["seats"][0]["hand"]) == 30


def test_at_029_the_discard_pile_becomes_the_deck() -> None:
    state = table(area(), deck="clay clay", rest="discard")
    do(state, "stop")
    assert hand(state).startswith("clay clay") or hand(state).count("clay") >= 2
    assert fact(state, "discard") == []
    assert len(fact(state, "deck")) == 60 - 3


def test_at_r12_missing_actions_count_as_not_taken() -> None:
    last = area("9wood", built={}, stacks=[[], ["mint"]], left=[0, 1, 0, 0])
    state = do(table(last, tiles_left=0), "draw 2", "keep", "stop")
    assert asked(state) == "1 turn"
    assert len(fact(state, "seats.0.hand")) == 9 + 1


def test_at_r12_a_build_turn_with_one_token_brings_two_cards() -> None:
    state = do(table(area("wood", "tavern", left=[6, 8, 8, 7])), "build tavern", "at -1,0", "stop")
    assert asked(state) == "1 turn"
    assert len(fact(state, "seats.0.hand")) == 2


def test_at_r12_a_bonus_buys_no_action_without_a_token() -> None:
    state = table(area("wood", "tavern", left=[6, 8, 8, 7], bonuses=1), acting="build", done=2)
    do(state, "build tavern", "at -1,0")
    assert asked(state) == "0 swap"


def test_at_r13_the_cards_of_a_stop_are_not_optional() -> None:
    names = told(table(area()), "stop")
    assert names == ["stops", "cards", "drew", "turn"]


def test_at_r14_the_reshuffle_comes_right_after_the_deck_is_empty() -> None:
    state = table(area(), deck="3clay", rest="discard")
    names = told(state, "stop")
    assert names == ["stops", "cards", "drew", "reshuffle", "turn"]
    assert len(fact(state, "deck")) == 57


def test_at_r14_with_both_piles_empty_the_missing_cards_are_not_drawn() -> None:
    held = "9water 6water 9wood 6wood 9clay 6clay"
    state = table(area(held), area("9metal 5metal"), deck="metal")
    do(state, "stop")
    assert len(fact(state, "seats.0.hand")) == 46
    do(state, "stop")
    assert len(fact(state, "seats.1.hand")) == 14
    assert fact(state, "deck") == fact(state, "discard") == []


@pytest.mark.parametrize(
    ("deck", "discard", "english", "french"),
    [
        ("", "", ("No card is left", "Pass without a card"), ("aucune carte", "sans prendre")),
        ("metal", "", ("the last card?", "draw 1 card"), ("la dernière", "prendre 1 carte")),
        ("clay", "metal", ("the last 2 cards?", "draw 2 cards"), ("les 2", "prendre 2 cartes")),
        ("3clay", "", ("draw three cards?", "draw 3 cards"), ("trois", "prendre 3 cartes")),
        ("2clay", "2metal", ("draw three cards?", "draw 3 cards"), ("trois", "prendre 3 cartes")),
    ],
)
def test_at_r14_nobody_is_promised_more_cards_than_there_are(
    deck: str, discard: str, english: tuple[str, str], french: tuple[str, str]
) -> None:
    # the other player holds whatever lies in neither pile
    rest = Counter(dict.fromkeys(("water", "wood", "clay", "metal"), 15))
    rest -= Counter(cards(deck) + cards(discard))
    held = {"hand": list(rest.elements()), "display": []}
    state = table(area(), held, deck=deck, discard=discard)
    for lang, (question, answer) in (("en", english), ("fr", french)):
        assert question in say(ATTIKA.speech.question(state), lang)
        assert answer in say(ATTIKA.speech.label(state, ATTIKA.notation.parse("stop")), lang)
    do(state, "stop")
    assert len(fact(state, "seats.0.hand")) == min(3, len(cards(deck) + cards(discard)))


def test_at_r14_with_actions_made_a_stop_without_cards_is_only_a_stop() -> None:
    held = {"hand": cards("9water 6water 9wood 6wood 9clay 6clay 9metal 6metal"), "display": []}
    state = table(area(), held, acting="draw", done=1)
    for lang, said in (("en", "Stop"), ("fr", "Arrêter")):
        assert say(ATTIKA.speech.label(state, ATTIKA.notation.parse("stop")), lang) == said


def test_at_r14_a_deck_found_empty_is_made_anew_before_the_draw() -> None:
    everything = "9water 6water 9wood 6wood 9clay 6clay 9metal 5metal"
    state = table(area(everything), discard="metal")
    assert fact(state, "deck") == []
    do(state, "stop")
    assert fact(state, "discard") == fact(state, "deck") == []
    assert hand(state).count("metal") == 15


def test_at_r28_at_r40_a_turn_limit_ends_a_game_without_a_winner() -> None:
    state = new(players=2, turn_limit=3)
    do(state, "stop", "stop")
    assert asked(state) != "nobody"
    do(state, "stop")
    assert asked(state) == "nobody"
    assert fact(state, "ending") == "limit"
    assert ATTIKA.scoring.winners(state) == [0, 1]
    assert ATTIKA.scoring.scores(state) == [0, 0]


def test_at_r40_swaps_belong_to_the_last_turn() -> None:
    state = do(table(area(bonuses=1), turn_limit=1), "stop")
    assert asked(state) == "0 swap"
    do(state, "swap")
    assert asked(state) == "nobody"
    assert len(fact(state, "seats.0.hand")) == 4


def test_at_r28_without_a_limit_passing_goes_on() -> None:
    state = new(players=2)
    for _ in range(60):
        do(state, "stop")
    assert not state.is_over()


def test_at_r29_when_no_hex_is_free_a_player_draws_or_passes() -> None:
    one_tile = [{"tile": "R20", "at": "0,0"}]
    taken = ("0,0", "1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")
    full = area("9wood", "tower", built=dict(zip(taken, SEVEN, strict=True)), left=[6, 8, 8, 0])
    state = table(full, map=one_tile)
    assert offers(state, "build") == []
    assert refused_by(state, "build tower") == "AT-R29"
    assert offers(state, "draw") == ["1", "2", "3"]
    assert "stop" in offered(state)


SEVEN = ("temple", "ship", "ship", "ship", "baths", "stadium", "mill")


def test_at_r30_passing_chooses_no_kind_of_action() -> None:
    state = table(rich())
    assert fact(state, "acting") == "undecided"
    assert offered(state).count("stop") == 1


def test_at_r38_a_further_action_is_asked_for_by_public_facts_alone() -> None:
    poor = area("", "fortress", bonuses=1, left=[6, 8, 8, 7])
    state = table(poor, acting="build", done=3)
    assert (asked(state), offered(state)) == ("0 turn", ["stop"])
    able = area("9metal 9wood", "fortress", bonuses=1, left=[6, 8, 8, 7])
    state = table(able, acting="build", done=3)
    assert offered(state) == ["build fortress", "stop"]


def test_at_r38_a_turn_does_not_end_by_itself() -> None:
    poor = area("", "fortress", left=[6, 8, 8, 7])
    for done in (1, 2):
        state = table(poor, acting="build", done=done)
        assert (asked(state), offered(state)) == ("0 turn", ["stop"])


@both
def test_at_028_at_d03_at_r38_a_token_that_can_only_be_kept_is_asked_about_all_the_same(
    game: Game,
) -> None:
    # the map has no mountain: two of them pay for a treasury, a water and a forest do not
    token = {"attika": "treasury", "telegraph": "newspaper"}[game.name]
    known = []
    for held, answers in (("2metal", 8), ("water wood", 1)):
        mine = area(held, stacks=[[], [token]])
        state = table(mine, area("3clay"), game=game, map=[{"tile": "R21", "at": "0,0"}])
        do(state, "draw 2")
        assert (asked(state), len(offered(state))) == ("0 drawn", answers)
        known.append((game.knowledge.view(state, 1), game.knowledge.key(state, 1)))
    assert known[0] == known[1]
    do(state, "keep")
    assert token in fact(state, "seats.0.display")


@both
def test_at_d03_whoever_can_pay_nowhere_is_told_so(game: Game) -> None:
    stacks = [[], [{"attika": "treasury", "telegraph": "newspaper"}[game.name]]]
    plain = [{"tile": "R21", "at": "0,0"}]
    state = do(table(area(stacks=stacks), game=game, map=plain), "draw 2")
    assert offered(state) == ["keep"]
    assert " where your cards pay for it: it goes on your " in say(
        game.speech.question(state), "en"
    )
    assert " où vos cartes suffisent\u202f: " in say(game.speech.question(state), "fr")
    state = do(table(area("2metal", stacks=stacks), game=game, map=plain), "draw 2")
    assert say(game.speech.question(state), "en").endswith(
        "Where do you build it, or do you keep it?"
    )


def test_at_083_noted_cards_come_first_then_those_for_actions_not_made() -> None:
    state = table(area(noted=1), acting="draw", done=1, deck="metal clay water")
    assert (
        say(ATTIKA.speech.label(state, ATTIKA.notation.parse("stop")), "en")
        == "Stop and draw 2 cards"
    )
    do(state, "stop")
    assert hand(state) == "clay metal"
    assert fact(state, "seats.0.noted") == 0


def test_at_083_a_turn_with_an_action_never_counts_as_none() -> None:
    state = do(table(area("wood", "tavern")), "build tavern", "at -1,0", "stop")
    assert len(fact(state, "seats.0.hand")) == 2
