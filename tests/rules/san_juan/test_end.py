"""The end of the game (SJ-085)."""

from tests.rules.san_juan.tables import GAME, area, asked, city, do, hand, many, offered, table

ELEVEN = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter" + (
    " smithy well tower aqueduct statue hero"
)


def test_sj_085_twelve_buildings_end_the_game_after_that_builder_phase() -> None:
    state = table("builder", area("indigo_plant", ELEVEN), area())
    do(state, "build indigo_plant")
    assert len(city(state)) == 12
    assert asked(state) == "nobody"
    assert state.is_over()


def test_sj_085_eleven_do_not() -> None:
    state = table("builder", area("indigo_plant", ELEVEN.replace(" hero", "")), area())
    do(state, "build indigo_plant")
    assert len(city(state)) == 11
    assert asked(state) == "1 role"


def test_sj_085_covered_buildings_do_not_count() -> None:
    seat = area("archive" + many(2), ELEVEN.replace("hero", "crane"))
    state = do(table("builder", seat, area()), "build archive", "cover well 6")
    assert len(city(state)) == 11
    assert not state.is_over()


def test_sj_085_the_rest_of_the_round_is_not_played() -> None:
    state = table("builder", area("indigo_plant", ELEVEN), area(), roles={"builder": 0})
    do(state, "build indigo_plant")
    assert offered(state) == []
    assert GAME.scoring.round(state) == 1


def test_sj_r33_later_players_still_build_and_two_may_reach_twelve() -> None:
    seats = (
        area("indigo_plant", ELEVEN),
        area("archive indigo_plant", ELEVEN.replace("hero", "crane")),
        area("archive" + many(1)),
    )
    state = table("builder", *seats)
    do(state, "build indigo_plant")
    assert asked(state) == "1 build"
    do(state, "build archive", "cover nothing")
    assert asked(state) == "2 build"
    do(state, "build archive")
    assert state.is_over()
    assert [len(city(state, seat)) for seat in range(3)] == [12, 12, 1]


def test_sj_r33_the_end_is_noticed_whoever_reaches_twelve() -> None:
    for owner in range(3):
        seats = [area() for _ in range(3)]
        seats[owner] = area("indigo_plant smithy", ELEVEN.replace("smithy", "archive"))
        state = table("builder", *seats, chooser=owner)
        do(state, "build indigo_plant")
        assert state.is_over()


def test_sj_r33_no_chapel_step_and_no_hand_check_afterwards() -> None:
    seats = (area("indigo_plant" + many(8), ELEVEN.replace("well", "chapel")), area())
    state = table(
        "builder", *seats, governor=0, chooser=0, roles={"trader": 0, "producer": 1, "builder": 0}
    )
    do(state, "build indigo_plant")
    assert state.is_over()
    assert len(hand(state)) == 8


def test_sj_r22_guesthouses_pay_in_the_phase_that_ends_the_game() -> None:
    seats = (area("indigo_plant", ELEVEN), area(city="guesthouse"))
    state = table("builder", *seats, expansion=True)
    do(state, "build indigo_plant")
    assert state.is_over()
    assert len(hand(state, 1)) == 1


def test_sj_r22_and_the_card_counts_for_the_tie_break() -> None:
    poor = "indigo_plant indigo_plant indigo_plant sugar_mill sugar_mill sugar_mill" + (
        " smithy gold_mine archive black_market well"
    )
    rich = "guesthouse statue victory_column"
    state = table("builder", area("crane indigo_plant", poor), area(city=rich), expansion=True)
    do(state, "build crane")
    assert state.is_over()
    scores = GAME.scoring.scores(state)
    assert scores == [12, 8]
    rich += " tower chapel"
    even = table("builder", area("crane indigo_plant", poor), area(city=rich), expansion=True)
    do(even, "build crane")
    assert GAME.scoring.scores(even) == [12, 12]
    assert GAME.scoring.winners(even) == [1]
