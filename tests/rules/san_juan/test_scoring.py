"""Points at the end and who wins (SJ-076..SJ-080, SJ-086, SJ-087, SJ-099, SJ-101)."""

import pytest

from tests.rules.san_juan.tables import GAME, area, offered, points, table


def score(city: str, other: str = "", *, edition: int = 2, expansion: bool = False) -> int:
    """Total of a seat with that city."""
    state = table("over", area(city=city), area(city=other), edition=edition, expansion=expansion)
    return GAME.scoring.scores(state)[0]


def bonus(source: str, city: str, other: str = "", edition: int = 2) -> int:
    """Points of one source."""
    said = {"edition": edition, "expansion": edition == 2}
    state = table("over", area(city=city), area(city=other), **said)
    mirrored = table("over", area(city=other), area(city=city), **said)
    assert GAME.scoring.breakdown(state, 0) == GAME.scoring.breakdown(mirrored, 1)
    return points(state, source)


def test_sj_076_monuments_are_points_and_one_of_each() -> None:
    assert score("statue victory_column hero") == 3 + 4 + 5
    seat = area("hero statue" + " indigo_plant" * 5, "statue")
    state = table("builder", seat, area())
    assert "build hero" in offered(state)
    assert "build statue" not in offered(state)


@pytest.mark.parametrize(
    ("city", "first", "second"),
    [
        ("", 0, 0),
        ("sugar_mill", 2, 2),
        ("indigo_plant indigo_plant sugar_mill tobacco_storage", 8, 7),
        ("indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter", 10, 10),
        ("smithy tower", 0, 0),
    ],
)
def test_sj_077_guild_hall(city: str, first: int, second: int) -> None:
    assert bonus("guild_hall", f"guild_hall {city}", edition=1) == first
    assert bonus("guild_hall", f"guild_hall {city}", edition=2) == second


def test_sj_077_only_with_a_visible_guild_hall_and_visible_mills() -> None:
    assert bonus("guild_hall", "sugar_mill", "guild_hall") == 0
    assert bonus("guild_hall", "guild_hall tower/sugar_mill", edition=1) == 0
    assert bonus("guild_hall", "palace/guild_hall sugar_mill") == 0


def test_sj_078_city_hall_counts_every_city_building_and_itself() -> None:
    assert bonus("city_hall", "city_hall") == 1
    assert bonus("city_hall", "city_hall smithy hero palace indigo_plant sugar_mill") == 4
    assert bonus("city_hall", "smithy hero", "city_hall") == 0


@pytest.mark.parametrize(
    ("monuments", "worth"),
    [("", 0), ("hero", 4), ("statue victory_column", 6), ("statue victory_column hero", 8)],
)
def test_sj_079_triumphal_arch(monuments: str, worth: int) -> None:
    assert bonus("triumphal_arch", f"triumphal_arch {monuments}") == worth
    assert bonus("triumphal_arch", monuments or "tower", "triumphal_arch") == 0


def test_sj_079_monuments_count_for_arch_and_city_hall_both() -> None:
    assert score("triumphal_arch city_hall statue") == 3 + 4 + 3


@pytest.mark.parametrize(
    ("city", "palace"),
    [
        ("statue", 0),
        ("victory_column", 1),
        ("victory_column statue", 1),
        ("victory_column statue smithy", 2),
        ("city_hall statue smithy archive", 2),  # 3 + 1 + 1 + 5 = 10
    ],
)
def test_sj_080_palace_a_quarter_of_all_other_points_rounded_down(city: str, palace: int) -> None:
    assert bonus("palace", f"palace {city}", edition=1) == palace
    assert bonus("palace", city, "palace", edition=1) == 0


def test_sj_080_chapel_cards_count_for_the_palace() -> None:
    state = table("over", area(city="palace statue", chapel="well"), area())
    assert points(state, "palace") == 1
    assert GAME.scoring.scores(state)[0] == 5


def test_sj_086_all_sources_add_up() -> None:
    seats = (
        area(
            city="palace guild_hall city_hall triumphal_arch statue indigo_plant chapel",
            chapel="well well",
        ),
        area(),
    )
    state = table("over", *seats)
    parts = GAME.scoring.breakdown(state, 0)
    assert parts == {
        "buildings": 3 + 1 + 2,
        "stored": 2,
        "triumphal_arch": 4,
        "guild_hall": 2,
        "city_hall": 6,
        "palace": (6 + 2 + 4 + 2 + 6) // 4,
    }
    assert list(parts)[-1] == "palace"
    assert GAME.scoring.scores(state) == [25, 0]


def test_sj_086_cards_under_bank_and_harbor_count_like_those_under_the_chapel() -> None:
    seat = area(
        city="chapel bank harbor", chapel="well", bank="well tower", harbor="hero hero hero"
    )
    state = table("over", seat, area(), expansion=True)
    assert points(state, "stored") == 6


def test_sj_087_most_points_win() -> None:
    state = table("over", area(city="smithy"), area(city="tower"), area(city="well"))
    assert GAME.scoring.winners(state) == [1]


def test_sj_087_a_tie_goes_to_most_cards_in_hand_plus_goods() -> None:
    seats = (area("well", "indigo_plant+"), area("well", "indigo_plant"))
    assert GAME.scoring.winners(table("over", *seats)) == [0]
    seats = (area("well", "indigo_plant"), area("well hero", "indigo_plant"))
    assert GAME.scoring.winners(table("over", *seats)) == [1]


def test_sj_087_points_come_before_the_tie_break() -> None:
    seats = (area("well well hero", "indigo_plant"), area("", "tower"))
    assert GAME.scoring.winners(table("over", *seats)) == [1]


def test_sj_087_cards_under_a_chapel_do_not_count_for_it() -> None:
    seats = (area("", "chapel", chapel="well"), area("well", "statue"))
    state = table("over", *seats)
    assert GAME.scoring.scores(state) == [3, 3]
    assert GAME.scoring.winners(state) == [1]


def test_sj_r32_still_tied_is_a_shared_win() -> None:
    seats = (area("well", "smithy"), area("hero", "archive"), area("hero", ""))
    assert GAME.scoring.winners(table("over", *seats)) == [0, 1]


# --- Residence, Cathedral ---


@pytest.mark.parametrize(
    ("city", "worth"),
    [
        ("", 0),
        ("smithy archive", 0),
        ("smithy archive gold_mine", 4),
        ("smithy archive gold_mine well crane poor_house", 7),
        ("smithy archive gold_mine well crane poor_house tower chapel statue", 9),
        (
            "smithy archive gold_mine well crane poor_house tower chapel statue quarry market_hall",
            9,
        ),
        ("guild_hall city_hall", 4),  # the Residence is the third of cost six
        ("guild_hall", 0),
    ],
)
def test_sj_099_residence_scores_sets_of_three_different_buildings_of_one_cost(
    city: str, worth: int
) -> None:
    assert bonus("residence", f"residence {city}") == worth


def test_sj_099_a_fourth_set_brings_one_more_and_there_is_no_fifth() -> None:
    ones = "smithy archive gold_mine indigo_plant indigo_plant"
    assert bonus("residence", f"residence {ones} office_building guild_hall city_hall") == 9
    twelve = (
        "smithy archive gold_mine well crane poor_house tower chapel statue guild_hall city_hall"
    )
    assert bonus("residence", f"residence {twelve}") == 10


def test_sj_099_only_with_a_residence_and_the_expansion() -> None:
    assert bonus("residence", "smithy archive gold_mine", "residence") == 0
    state = table("over", area(city="smithy archive gold_mine"), area())
    assert "residence" not in GAME.scoring.breakdown(state, 0)


@pytest.mark.parametrize(
    ("city", "worth"),
    [
        ("indigo_plant indigo_plant indigo_plant", 0),
        ("indigo_plant indigo_plant smithy archive", 4),
        ("indigo_plant indigo_plant smithy archive gold_mine", 4),
        ("indigo_plant indigo_plant smithy archive gold_mine office_building", 7),
        ("indigo_plant indigo_plant indigo_plant smithy archive gold_mine", 4),
        ("tobacco_storage tobacco_storage aqueduct", 0),
        ("tobacco_storage tobacco_storage aqueduct tower chapel", 4),
        ("tobacco_storage tobacco_storage aqueduct tower chapel statue", 7),
    ],
)
def test_sj_r27_each_card_is_in_one_set_and_a_set_has_three_different(
    city: str, worth: int
) -> None:
    assert bonus("residence", f"residence {city}") == worth


def test_sj_r27_only_visible_buildings() -> None:
    assert bonus("residence", "residence smithy archive hero/gold_mine") == 0


def test_sj_086_residence_and_cathedral_are_in_the_total() -> None:
    seats = (area(city="residence guild_hall city_hall cathedral"), area(city="palace residence"))
    state = table("over", *seats, expansion=True)
    assert points(state, "residence") == 4
    assert points(state, "cathedral") == 7
    assert GAME.scoring.scores(state) == [4 + 7 + 4, 0]  # and 4 for the City Hall's city buildings


def test_sj_r24_residence_and_cathedral_count_for_the_palace() -> None:
    state = table(
        "over", area(city="palace residence guild_hall"), area(city="city_hall"), expansion=True
    )
    assert points(state, "residence") == 4
    assert points(state, "palace") == 1
    state = table("over", area(city="palace cathedral"), area(city="city_hall"), expansion=True)
    assert points(state, "cathedral") == 4
    assert points(state, "palace") == 1


@pytest.mark.parametrize(
    ("others", "worth"),
    [
        (("tower", "hero"), 0),
        (("guild_hall", "hero"), 4),
        (("guild_hall", "guild_hall"), 7),
        (("guild_hall city_hall", "palace"), 9),
        (("guild_hall city_hall", "palace triumphal_arch"), 10),
        (("guild_hall city_hall residence", "palace triumphal_arch residence"), 10),
        (("residence triumphal_arch", ""), 7),
    ],
)
def test_sj_101_cathedral_scores_the_cost_six_buildings_of_all_the_others(
    others: tuple[str, str], worth: int
) -> None:
    seats = (area(city="cathedral"), area(city=others[0]), area(city=others[1]))
    assert points(table("over", *seats, expansion=True), "cathedral") == worth


def test_sj_101_own_buildings_do_not_count_and_others_score_nothing() -> None:
    state = table("over", area(city="cathedral guild_hall"), area(city="tower"), expansion=True)
    assert points(state, "cathedral", seat=0) == 0
    assert points(state, "cathedral", seat=1) == 0


def test_sj_r26_only_visible_ones_of_every_kind() -> None:
    state = table("over", area(city="cathedral"), area(city="hero/palace"), expansion=True)
    assert points(state, "cathedral") == 0
    for six in ("guild_hall", "city_hall", "triumphal_arch", "palace", "residence"):
        state = table("over", area(city="cathedral"), area(city=six), expansion=True)
        assert points(state, "cathedral") == 4


def test_sj_r25_the_cathedral_is_no_cost_six_building() -> None:
    state = table("over", area(city="residence guild_hall cathedral"), area(), expansion=True)
    assert points(state, "residence") == 0
    assert points(state, "cathedral") == 0


def test_sj_r36_the_score_pad_adds_up_as_we_read_it() -> None:
    # player 1: 17 for buildings, 2 under the Chapel, 6 and 6 for two great buildings: 31
    seat = area(
        city="chapel tower aqueduct carpenter library well smithy sugar_mill"
        " tobacco_storage indigo_plant palace guild_hall",
        chapel="well crane",
    )
    state = table("over", seat, area(), edition=1)
    assert points(state, "buildings") == 2 + 2 + 2 + 2 + 3 + 1 + 1 + 1 + 2 + 1
    assert points(state, "stored") == 2
    assert GAME.scoring.scores(state)[0] == 17 + 2 + 6 + (17 + 2 + 6) // 4
