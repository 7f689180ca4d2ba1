"""Scoring, the endings, and players who can build no more (GC-140..GC-175, GC-R27..GC-R29)."""

import pytest

from bastide.engine.events import Log
from bastide.games.golden_city.state import AREA, STOCK, GoldenCity
from bastide.games.golden_city.turn import note_blocked
from tests.rules.golden_city.tables import GAME, area, asked, do, fact, hand, letters, table

PORTS = [f"H{n:02}" for n in range(1, 17)]


def test_gc_140_gc_141_gc_142_goods_however_often_and_alone_twice_as_much() -> None:
    both = [area("", goods="G1 G5"), area("", goods="G6"), area()]
    state = table("scoring", *both, score_card="S1-1")
    assert [letters(state, "goods", seat) for seat in range(3)] == [2, 2, 0]
    alone = table("scoring", area("", goods="G1 G5"), area(goods="G3"), area(), score_card="S1-1")
    assert [letters(alone, "goods", seat) for seat in range(3)] == [4, 0, 0]


def test_gc_r39_goods_come_before_the_region_in_the_log() -> None:
    state = table("building", area("port", "H01 M1", goods="G1"), *[area()] * 2, score_card="S1-1")
    state.log = Log()
    do(state, "stop")
    told = [GAME.speech.line(state, event).message.id for event in state.log.drain()]
    scored = [line for line in told if "scores" in line]
    assert scored == ["gc-event-scores-goods", "gc-event-scores-region"]


def test_gc_143_gc_144_being_there_is_worth_two_letters() -> None:
    seats = [area("", "H01 M1"), area("", "H16 P5"), area("", "H02 M2 M7 ZM-L")]
    river = table("scoring", *seats, score_card="S1-1")
    assert [letters(river, "regions", seat) for seat in range(3)] == [2, 2, 0]
    quarter = table("scoring", *seats, score_card="S2-5", round=5)
    assert [letters(quarter, "regions", seat) for seat in range(3)] == [0, 0, 4]


def test_gc_145_gc_r24_a_tie_for_most_gives_nobody_the_majority() -> None:
    seats = [
        area("", "H01 M1 ZM-L ZM-R"),
        area("", "H02 M2 M7 ZM-L ZM-R"),
        area("", "H03 M3 M8 ZM-R"),
    ]
    state = table("scoring", *seats, score_card="S2-5", round=5)
    assert [letters(state, "regions", seat) for seat in range(3)] == [2, 2, 2]


def test_gc_146_gc_147_gc_160_the_next_round_has_another_card_and_first_player() -> None:
    state = table("scoring", *[area()] * 3, first=2, score_card="S1-2")
    assert (fact(state, "round"), fact(state, "first"), asked(state)) == (2, 0, "0 auction")
    view = GAME.knowledge.view(state, 0)
    assert view["score_cards"][0]["id"] == "S1-2" != view["score_card"]["id"]


SEVENTEEN = "H01 H02 H03 H04 H05 H06 H07 H08 H09 H10 H11 H12 H13 H14 H15 M1 M2"


def test_gc_170_gc_r26_after_a_last_post_the_round_is_finished() -> None:
    state = table(
        "building", area("port", SEVENTEEN), area("mountain mountain"), area(), score_card="S1-1"
    )
    do(state, "build H16")
    assert fact(state, "seats.0.stock") == 0
    assert state.is_over()
    assert letters(state, "regions") == 4


def test_gc_170_later_players_still_build() -> None:
    mine = "H01 H02 H03 H04 H05 H06 H07 H08 H09 H10 H11 H12 H13 M1 M2 M3 M4"
    state = table("building", area("port", mine), area("port"), area())
    do(state, "build H14")
    assert fact(state, "ending") is True
    assert asked(state) == "1 turn"
    do(state, "build H15")
    assert state.is_over()


def test_gc_171_the_game_ends_after_round_sixteen() -> None:
    state = table("scoring", *[area()] * 3, round=16)
    assert state.is_over()
    assert not table("scoring", *[area()] * 3, round=15).is_over()


def test_gc_172_bonus_cards_are_paid_at_the_end_and_most_letters_win() -> None:
    seats = [
        area("", total=10),
        area("", total=5, coins=3, bonus="coins"),
        area("", total=10, coins=2),
    ]
    state = table("scoring", *seats, round=16)
    assert GAME.scoring.scores(state) == [10, 11, 10]
    assert GAME.scoring.winners(state) == [1]
    assert GAME.knowledge.view(state, 0)["seats"][1]["bonus"] == ["coins"]


@pytest.mark.parametrize(
    ("one", "two", "winners"),
    [
        (area("", "H01 M1 ZM-L", total=9), area(total=9, coins=9), [0]),
        (area("", "H01 M2", total=9), area(total=9, coins=9), [1]),
        (area("", "H01 M2", total=9), area(total=9), [0, 1]),
    ],
)
def test_gc_173_gc_175_gc_r38_gc_r41_ties_by_city_posts_then_coins(
    one: dict[str, object], two: dict[str, object], winners: list[int]
) -> None:
    assert GAME.scoring.winners(table("over", one, two, area())) == winners


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        ([area(total=9), area(total=7), area(total=8)], [1, 3, 2]),
        ([area(total=9), area(total=7), area("", "H01 M1 ZM-L", total=7)], [1, 3, 2]),
        ([area(total=9), area(total=7, coins=4), area(total=7)], [1, 2, 3]),
        ([area(total=9), area(total=7), area(total=7)], [1, 2, 2]),
        ([area(total=7), area(total=7), area(total=1)], [1, 1, 3]),
        ([area(total=9, blocked=True), area(total=7, blocked=True), area(total=1)], [2, 3, 1]),
        ([area(total=9, blocked=True), area(total=9, blocked=True, coins=4), area()], [3, 2, 1]),
    ],
)
def test_gc_175_gc_r41_gc_r29_everybody_has_a_rank(
    seats: list[dict[str, object]], ranks: list[int]
) -> None:
    state = table("over", *seats)
    assert [seat["rank"] for seat in GAME.knowledge.view(state, 0)["seats"]] == ranks
    assert GAME.scoring.winners(state) == [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert (
        GAME.knowledge.view(table("building", area("port"), area(), area()), 0)["seats"][0]["rank"]
        is None
    )


def test_gc_r28_who_blocks_another_may_go_on_and_later_players_have_their_turn() -> None:
    mine = " ".join(port for port in PORTS if port not in ("H02", "H16", "H08", "H09"))
    seats = [
        area("port mountain mountain", f"{mine} M2"),
        area("forest forest", "H02", total=70, bonus="coins"),
        area("forest forest desert desert", "H08 H09 F1 F7 F3 M3"),
    ]
    state = table("building", *seats, score_card="S1-1", pile="prairie")
    do(state, "build H16", "pay port")
    assert (asked(state), fact(state, "ending")) == ("0 turn", True)
    do(state, "build M1")
    assert asked(state) == "2 turn"
    do(state, "stop")
    assert state.is_over()
    assert letters(state, "regions") == 4
    assert fact(state, "seats.1.total") == 70


def test_gc_174_gc_r27_gc_r28_who_can_build_nowhere_loses_though_the_round_is_finished() -> None:
    """The port H02 of seat 1 leads to M2 and M3 only; seat 0 takes the last free port."""
    mine = " ".join(port for port in PORTS if port not in ("H02", "H16", "H08", "H09"))
    seats = [
        area("port", f"{mine} M2"),
        area("forest forest", "H02", total=70),
        area("", "H08 H09 F1 F7 F3 M3"),
    ]
    state = do(table("building", *seats, score_card="S1-1"), "build H16")
    assert [fact(state, f"seats.{seat}.blocked") for seat in range(3)] == [False, True, False]
    assert state.is_over()
    assert 1 not in GAME.scoring.winners(state)
    assert GAME.scoring.scores(state)[1] == 0


def test_gc_r28_a_blocked_player_gets_no_letters_but_counts_against_others() -> None:
    seats = [
        area("", "H01 M1", goods="G1", total=1),
        area("", "H16 P5", goods="G5", total=50, blocked=True, bonus="coins"),
        area(),
    ]
    state = table("scoring", *seats, score_card="S1-1", ending=True)
    assert letters(state, "regions") == 2
    assert letters(state, "goods") == 2
    assert fact(state, "seats.1.total") == 50
    assert GAME.scoring.scores(state) == [5, 0, 0]
    assert GAME.scoring.winners(state) == [0]


@pytest.mark.parametrize(("option", "totals"), [(False, [50, 48]), (True, [54, 55])])
def test_gc_r28_an_option_gives_blocked_players_their_letters(
    option: bool, totals: list[int]
) -> None:
    """4 for the river of seat 0; 4 for the pottery of seat 1, and 3 for its goods card."""
    seats = [
        area("", "H01 M1", total=50, blocked=True),
        area("", "H04", goods="G1", total=48, blocked=True, bonus="goods"),
        area("", "H08", total=1),
    ]
    state = table("scoring", *seats, score_card="S1-1", ending=True, blocked_letters=option)
    assert [fact(state, f"seats.{seat}.total") for seat in range(2)] == totals
    assert GAME.scoring.scores(state) == [0, 0, 1]
    ranks = [seat["rank"] for seat in GAME.knowledge.view(state, -1)["seats"]]
    assert ranks == ([3, 2, 1] if option else [2, 3, 1])


def test_gc_r29_if_all_are_blocked_nobody_counts_as_blocked() -> None:
    seats = [area(total=4, blocked=True), area(total=6, blocked=True), area(total=1, blocked=True)]
    state = table("scoring", *seats, ending=True)
    assert state.is_over()
    assert GAME.scoring.scores(state) == [4, 6, 1]
    two = table("over", area(total=4, blocked=True), area(total=6, blocked=True), area(total=1))
    assert GAME.scoring.winners(two) == [2]
    for players in (3, 4):
        all_blocked = [area(total=4 + seat % 2, blocked=True) for seat in range(players)]
        over = table("over", *all_blocked)
        assert GAME.scoring.winners(over) == ([1] if players == 3 else [1, 3])
        assert GAME.scoring.scores(over) == [4, 5, 4, 5][:players]


@pytest.mark.parametrize(("stock", "blocked"), [(0, False), (1, True), (2, True)])
def test_gc_r27_only_who_still_has_posts_is_blocked(stock: int, blocked: bool) -> None:
    """H02 leads to M2 and M3 only, which the others hold; no port is free."""
    mine = " ".join(port for port in PORTS if port not in ("H02", "H08", "H09"))
    seats = [area("port", f"{mine} M2"), area("", "H02"), area("", "H08 H09 F1 F7 F3 M3")]
    state = table("building", *seats)
    assert isinstance(state, GoldenCity)
    state.areas[AREA + STOCK] = stock
    state.areas[2 * AREA + STOCK] = 0
    note_blocked(state)
    assert fact(state, "seats.1.blocked") is blocked
    assert fact(state, "ending") is blocked
    assert fact(state, "seats.2.blocked") is False


def test_gc_r42_who_is_blocked_before_his_turn_has_none_and_keeps_his_cards() -> None:
    cards = "mountain mountain desert desert forest forest prairie"
    state = table("building", area("port"), area(cards, blocked=True), area("port"), ending=True)
    do(state, "stop")
    assert asked(state) == "2 turn"
    assert len(hand(state, 1)) == 7


def test_gc_r42_who_blocks_himself_still_discards() -> None:
    """H16 leads to P4 and P5 only; with both taken, its new owner has no way on."""
    others = " ".join(port for port in PORTS if port not in ("H16", "H01", "H02"))
    cards = "port desert desert desert forest forest prairie"
    state = table(
        "building", area(cards), area("", f"{others} P4 P5"), area("mountain mountain", "H01 H02")
    )
    do(state, "build H16", "pay port")
    assert fact(state, "seats.0.blocked") is True
    assert asked(state) == "0 discard"
    do(state, "discard desert", "discard desert")
    assert asked(state) == "2 turn"
    assert len(hand(state)) == 5
