"""What is in the box, as the rule page tells it (LT-001..LT-012, LT-R32..LT-R37)."""

import re

import pytest

from bastide import rulebook
from bastide.engine.rows import listed
from bastide.games.little_town.catalogue import (
    ALL_COINS,
    ALL_CUBES,
    BUILDINGS,
    FIELDS,
    NAMES,
    OBJECTIVE_CARDS,
    OBJECTIVE_NAMES,
    ROBIN,
)
from bastide.games.little_town.land import CELL_NAMES, LANDS
from bastide.games.little_town.scoring import TRACK
from bastide.games.little_town.town import COLOURS
from bastide.words import say
from tests.rules.little_town.tables import GAME, do, fact, new, table

ENDINGS = {"points": "", "coins": "coin", "coin": "coin"}


def listed_in(rule: str) -> dict[str, str]:
    """The entries of a rule's list by their bold heading."""
    text = rulebook.rule(rule, "en").text
    return dict(re.findall(r"^- \*\*(.+?)\*\*:?[, ]*(.+)$", text, flags=re.MULTILINE))


def amounts(text: str) -> dict[str, int]:
    """`2 stone and 2 wheat` by kind; points are called that."""
    found = re.findall(r"(\d+) (wood|stone|fish|wheat|coins?|points?)", text)
    return {kind.rstrip("s") if kind != "points" else "point": int(n) for n, kind in found}


def test_lt_001_the_land_has_nine_columns_and_six_rows() -> None:
    assert CELL_NAMES[0] == "A1"
    assert CELL_NAMES[8] == "I1"
    assert CELL_NAMES[-1] == "I6"
    assert len(CELL_NAMES) == 54
    assert len(GAME.knowledge.view(new(), -1)["board"]) == 54


def test_lt_002_five_wheat_fields_and_24_tiles_that_exist_once() -> None:
    assert len(set(NAMES)) == 25
    assert FIELDS + 24 == 29
    assert GAME.knowledge.view(new(), -1)["wheat_fields"] == 5


def test_lt_003_eighteen_objectives_with_these_points() -> None:
    said = listed_in("LT-003")
    assert list(said) == list(OBJECTIVE_NAMES)
    for card in OBJECTIVE_CARDS:
        assert amounts(said[card.name])["point"] == card.points, card.name


def test_lt_004_fifteen_cubes_of_each_kind() -> None:
    assert ALL_CUBES == 15
    supply = GAME.knowledge.view(new(), -1)["supply"]
    assert [supply[kind] for kind in ("wood", "stone", "fish", "wheat")] == [15, 15, 15, 15]


def test_lt_005_coins_worth_forty_of_which_only_the_sum_counts() -> None:
    assert ALL_COINS == 16 * 1 + 8 * 3
    state = new(players=2)
    view = GAME.knowledge.view(state, -1)
    assert view["supply"]["coin"] + sum(seat["coin"] for seat in view["seats"]) == 40


def test_lt_006_four_colours_with_at_most_five_workers_and_seven_pawns() -> None:
    assert COLOURS == ("white", "orange", "red", "purple")
    for players in (2, 3, 4):
        for seat in GAME.knowledge.view(new(players=players), -1)["seats"]:
            assert seat["workers"] <= 5
            assert seat["pawns"] <= 7
            assert seat["colour"] in COLOURS


def test_lt_007_each_player_has_a_marker_a_round_is_marked_and_one_is_first() -> None:
    view = GAME.knowledge.view(new(players=4), -1)
    assert [seat["marker"] for seat in view["seats"]] == [0, 0, 0, 0]
    assert view["round"] == 1
    assert view["first"] in range(4)


def test_lt_008_every_tile_costs_scores_and_does_what_the_rule_page_says() -> None:
    said = listed_in("LT-008")
    assert len(said) == 25
    for (name, text), tile in zip(said.items(), BUILDINGS, strict=True):
        cost, points, effect = text.split(";")
        assert name.lower().replace(" ", "_") == tile.name
        assert amounts(cost) == tile.cost, name
        assert amounts(points).get("point", 0) == tile.points, name
        if "?" in points:
            assert tile.points == 0
        if "see LT" not in effect and "any" not in effect and "no effect" not in effect:
            takes, _, gives = effect.rpartition("get")
            assert amounts(takes) == tile.takes, name
            assert amounts(gives) == tile.gives, name


def test_lt_009_the_score_track_goes_from_0_to_59() -> None:
    assert TRACK == 60
    seats = GAME.knowledge.view(table({"score": 59}, {"score": 60}), -1)["seats"]
    assert [seat["marker"] for seat in seats] == [59, 0]


@pytest.mark.parametrize("side", ["A", "B"])
def test_lt_010_how_much_terrain_there_is(side: str) -> None:
    terrain = [cell["terrain"] for cell in GAME.knowledge.view(new(side=side), -1)["board"]]
    assert {kind: terrain.count(kind) for kind in set(terrain)} == {
        "grass": 39,
        "forest": 6,
        "lake": 5,
        "mountain": 4,
    }


@pytest.mark.parametrize(("side", "best"), [("A", "B2 B5 F5 H5"), ("B", "B2 D2 H2 H5")])
def test_lt_010_no_grass_cell_has_more_than_three_terrain_cells_around(
    side: str, best: str
) -> None:
    land = LANDS[side]
    around = {
        CELL_NAMES[cell]: len([c for c in listed(int(land.around[cell])) if land.terrain[c]])
        for cell in (int(cell) for cell in land.meadow)
    }
    assert max(around.values()) == 3
    assert [cell for cell, n in around.items() if n == 3] == best.split()


@pytest.mark.parametrize(("side", "pairs"), [("A", "H1-I1 B6-C6 E6-F6"), ("B", "D1-E1 A5-A6")])
def test_lt_011_large_pictures_are_two_terrain_cells(side: str, pairs: str) -> None:
    board = GAME.knowledge.view(new(side=side), -1)["board"]
    for pair in pairs.split():
        first, second = (board[CELL_NAMES.index(cell)]["terrain"] for cell in pair.split("-"))
        assert first == second != "grass"


def test_lt_012_the_market_has_twelve_places_and_one_for_wheat_fields() -> None:
    view = GAME.knowledge.view(new(), -1)
    assert len(view["market"]) == 12
    assert "wheat_field" not in view["market"]


def test_lt_r32_there_are_18_objectives_not_15() -> None:
    dealt = {
        card
        for seed in range(60)
        for seat in fact(new(seed, players=2), "seats")
        for card in seat["objectives"]
    }
    assert len(dealt) == 18


@pytest.mark.parametrize(("players", "left"), [(2, 34), (3, 31), (4, 28)])
def test_lt_r33_the_supply_begins_with_the_coins_not_dealt_out(players: int, left: int) -> None:
    assert fact(new(players=players), "supply.coin") == left


def test_lt_r35_tiles_have_the_names_of_the_rulebook() -> None:
    from bastide.games.little_town.words import tile_name

    assert say(tile_name(NAMES.index("pawnshop")), "fr") == "Échoppe"
    assert say(tile_name(NAMES.index("watchtower")), "fr") == "Tour de guet"
    assert say(tile_name(NAMES.index("pawnshop")), "en") == "Pawnshop"


def test_lt_r36_the_market_is_drawn_the_robin_set_or_picked_but_never_drafted() -> None:
    (choice,) = [choice for choice in GAME.setup.choices() if choice.name == "market"]
    assert choice.values == ["random", "robin"]
    assert GAME.speech.question(new()).id == "lt-ask-turn"


def test_lt_r37_no_other_edition_has_a_tile_here() -> None:
    assert len(BUILDINGS) == 25
    assert len(ROBIN) == 12
    assert len(LANDS) == 2


def test_lt_r41_scores_below_0_and_from_120_are_shown_as_numbers_and_tokens() -> None:
    seats = GAME.knowledge.view(table({"score": -7}, {"score": 0}, {"score": 125}), -1)["seats"]
    assert [(s["score"], s["tokens_60"], s["marker"]) for s in seats] == [
        (-7, 0, -7),
        (0, 0, 0),
        (125, 2, 5),
    ]


def test_lt_x17_passing_60_takes_a_token() -> None:
    state = table({"score": 57, "wood": 4, "buildings": {}}, {}, market="granary")
    do(state, "build granary", "on C3")
    seat = GAME.knowledge.view(state, -1)["seats"][0]
    assert (seat["score"], seat["tokens_60"], seat["marker"]) == (63, 1, 3)


def test_lt_066_reaching_60_exactly_takes_a_token() -> None:
    seats = GAME.knowledge.view(table({"score": 59}, {"score": 60}), -1)["seats"]
    assert [seat["tokens_60"] for seat in seats] == [0, 1]


def test_lt_r27_a_token_is_given_back_below_60() -> None:
    state = table({"score": 61, "workers_left": 1}, {"workers_left": 0}, market="granary", first=0)
    do(state, "place C3")
    seat = GAME.knowledge.view(state, -1)["seats"][0]
    assert (seat["score"], seat["tokens_60"], seat["marker"]) == (46, 0, 46)
