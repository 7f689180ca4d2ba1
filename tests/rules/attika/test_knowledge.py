"""What a seat knows, and what it must imagine (section 12)."""

from collections import Counter

from bastide.engine.rng import seeded
from tests.rules.attika.tables import ATTIKA, area, asked, do, fact, hand, new, offered, table


def test_at_r19_hands_stacks_deck_and_tiles_are_hidden_the_unseen_tokens_are_two_known_sets() -> (
    None
):
    state = new(3, players=3)
    view = ATTIKA.knowledge.view(state, 0)
    assert view["deck"] == len(fact(state, "deck"))
    for seat in (1, 2):
        assert view["seats"][seat]["hand"] is None
        stacks = fact(state, f"seats.{seat}.stacks")
        assert view["seats"][seat]["stacks"] == [len(stack) for stack in stacks]
        assert Counter(view["seats"][seat]["unseen_base"]) == Counter(stacks[0])
        white = [token for stack in stacks[1:] for token in stack]
        assert Counter(view["seats"][seat]["unseen"]) == Counter(white)
    assert view["tiles_unseen"] == sorted(fact(state, "tiles"))


def test_at_r19_an_imagined_table_keeps_the_own_hand_and_all_that_lies_open() -> None:
    state = new(4, players=2)
    imaginings = [ATTIKA.knowledge.imagine(state, 0, seeded(seed)) for seed in range(30)]
    for imagined in imaginings:
        assert ATTIKA.knowledge.view(imagined, 0) == ATTIKA.knowledge.view(state, 0)
    assert (
        len(
            {
                str(ATTIKA.positions.to_document(imagined)["seats"][1]["hand"])
                for imagined in imaginings
            }
        )
        > 5
    )
    assert (
        len(
            {
                str(ATTIKA.positions.to_document(imagined)["seats"][0]["stacks"])
                for imagined in imaginings
            }
        )
        > 25
    )
    assert (
        len({str(ATTIKA.positions.to_document(imagined)["tiles"]) for imagined in imaginings}) > 25
    )


def test_whoever_is_about_to_pay_can_pay_at_every_imagined_table() -> None:
    # four mountains of a few are due; most hands of four cards could not pay
    rich = area("4metal", "oracle fortress", built={"3,1": "ship"}, left=[6, 8, 8, 6])
    tiles, cities = [*LAYOUT, {"tile": "R20", "at": "6,-3"}], ["-2,0", "8,-3"]
    state = do(table(rich, map=tiles, cities=cities), "build fortress")
    assert asked(state) == "0 site"
    for seed in range(40):
        imagined = ATTIKA.knowledge.imagine(state, 1, seeded(seed))
        assert offered(imagined)
        assert len(ATTIKA.positions.to_document(imagined)["seats"][0]["hand"]) == 4


def test_at_r38_being_asked_about_a_token_just_drawn_tells_nothing_about_a_hand() -> None:
    mine = area("2metal", stacks=[[], ["treasury"]])
    state = do(table(mine, map=[{"tile": "R21", "at": "0,0"}]), "draw 2")
    imaginings = [ATTIKA.knowledge.imagine(state, 1, seeded(seed)) for seed in range(40)]
    able = [imagined for imagined in imaginings if offered(imagined) != ["keep"]]
    assert 0 < len(able) < len(imaginings)


LAYOUT = [{"tile": "R01", "at": "0,0"}, {"tile": "R02", "at": "2,1"}]


def test_cards_half_chosen_are_known_to_the_payer_alone() -> None:
    seats = area("6water 6wood 6clay 6metal", "road", left=[6, 8, 8, 5])
    state = do(table(seats, map=[{"tile": "R20", "at": "0,0"}]), "build road", "at -1,1")
    keys = set()
    for count in (0, 3):
        after = do(state.clone(), f"spend {count}water")
        keys.add(int(ATTIKA.knowledge.key(after, 1)))
        assert offered(ATTIKA.knowledge.imagine(after, 0, seeded(1))) == offered(after)
        assert offered(ATTIKA.knowledge.imagine(after, 1, seeded(1)))
    assert len(keys) == 1


def test_after_a_reshuffle_two_players_know_each_others_hands_until_they_draw_and_pay() -> None:
    state = table(area("water"), area("3clay 4metal"), deck="2wood water", rest="discard")
    do(state, "stop")
    both = Counter(fact(state, "seats.0.hand") + fact(state, "seats.1.hand"))
    assert Counter(ATTIKA.knowledge.view(state, 0)["before_reshuffle"]) == both
    for seed in range(10):
        imagined = ATTIKA.knowledge.imagine(state, 0, seeded(seed))
        assert ATTIKA.positions.to_document(imagined)["seats"][1]["hand"] == fact(
            state, "seats.1.hand"
        )


def test_a_payment_of_old_and_new_cards_mixed_makes_all_forget() -> None:
    seats = area("2wood", "tavern ship", drawn_before=["wood"], left=[6, 8, 8, 6])
    state = table(seats, area("clay", drawn_before=["clay"]))
    do(state, "build tavern", "at -1,0", "pay")
    assert ATTIKA.knowledge.view(state, 1)["before_reshuffle"] == []
    assert fact(state, "seats.1.drawn_before") == []


def test_a_payment_of_old_cards_alone_is_remembered() -> None:
    seats = area("2wood", "tavern ship", drawn_before=["wood", "wood"], left=[6, 8, 8, 6])
    state = table(seats, area("clay", drawn_before=["clay"]))
    do(state, "build tavern", "at -1,0", "pay")
    assert ATTIKA.knowledge.view(state, 1)["before_reshuffle"] == ["wood", "clay"]
    assert hand(state) == "wood"
