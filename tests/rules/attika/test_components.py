"""What is in the boxes (section 1)."""

from collections import Counter

import pytest

from bastide.engine.game import Game
from bastide.engine.messages import BadInput
from bastide.games.attika.catalogue import RESOURCE_NAMES
from bastide.games.attika.editions import PRINTED
from bastide.games.attika.state import Attika
from tests.rules.attika.tables import ATTIKA, BOTH, TELEGRAPH, area, cost, do, fact, new, table

both = pytest.mark.parametrize("game", BOTH, ids=str)


def all_tokens(state: Attika, seat: int) -> Counter[str]:
    place = fact(state, f"seats.{seat}")
    tokens = [token for stack in place["stacks"] for token in stack]
    return Counter([*tokens, *place["display"], *place["built"].values()])


@both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_001_two_three_or_four_play(game: Game, players: int) -> None:
    assert len(fact(new(game=game, players=players), "seats")) == players


@pytest.mark.parametrize("players", [1, 5])
def test_at_001_nobody_plays_alone_or_with_five(players: int) -> None:
    with pytest.raises(BadInput, match="players"):
        new(players=players)


@both
def test_at_002_there_are_22_tiles_of_seven_hexes(game: Game) -> None:
    state = new(game=game)
    assert len(fact(state, "map")) + len(fact(state, "tiles")) == 22
    assert len(game.knowledge.view(state, -1)["hexes"]) == 4 * 7
    symbols = Counter(symbol for _, hexes in PRINTED.tiles for symbol in hexes)
    assert symbols == {-1: 22 * 7 - 68, 0: 17, 1: 17, 2: 17, 3: 17}


def test_at_002_a_hex_is_named_after_its_coordinates() -> None:
    view = ATTIKA.knowledge.view(new(players=4), -1)
    assert [hex["id"] for hex in view["hexes"]] == [f"{h['q']},{h['r']}" for h in view["hexes"]]
    assert [(city["q"], city["r"]) for city in view["cities"]] == [
        (-1, -1),
        (5, 0),
        (1, 8),
        (-5, 7),
    ]


def test_at_003_a_city_covers_one_hex_that_is_no_hex_of_a_tile() -> None:
    view = ATTIKA.knowledge.view(new(players=4), -1)
    places = {(hex["q"], hex["r"]) for hex in view["hexes"]}
    assert len(view["cities"]) == 4
    assert not places & {(city["q"], city["r"]) for city in view["cities"]}


@both
def test_at_004_everybody_has_the_same_thirty_tokens_six_of_them_base(game: Game) -> None:
    state = new(game=game, players=3)
    first = all_tokens(state, 0)
    assert first.total() == 30
    assert all_tokens(state, 1) == all_tokens(state, 2) == first
    base = [kind for kind, is_base in enumerate(state.edition.base) if is_base]
    assert sum(first[state.edition.names[kind]] for kind in base) == 6


@both
def test_at_005_six_groups_start_with_a_base_token_and_the_roads_with_none(game: Game) -> None:
    edition = new(game=game).edition
    base = [edition.group[kind] for kind in range(24) if edition.base[kind]]
    assert sorted(base) == [0, 1, 2, 3, 4, 5]


@both
def test_at_006_the_groups_have_2_4_4_2_10_4_and_4_tokens(game: Game) -> None:
    edition = new(game=game).edition
    sizes = [0] * 7
    for kind in range(24):
        sizes[edition.group[kind]] += int(edition.copies[kind])
    assert sizes == [2, 4, 4, 2, 10, 4, 4] == list(edition.group_size)


def test_at_007_an_arrow_leads_from_a_token_to_its_successors() -> None:
    state = table(area(built={"0,0": "capital"}))
    free = [n for n in state.edition.names if cost(state, n, "0,1") == {"chain": True}]
    assert free == ["market", "temple", "theatre"]


@both
def test_at_008_tokens_cost_one_to_four_resources_and_roads_five_of_any(game: Game) -> None:
    for token in PRINTED.boxes[game.name].tokens:
        if token.number == 70:
            assert (sum(token.cost), token.any) == (0, 5)
        else:
            assert 1 <= sum(token.cost) <= 4
            assert token.any == 0


@both
def test_at_008_what_is_printed_on_each_token_is_known(game: Game) -> None:
    edition = new(game=game).edition
    for token in PRINTED.boxes[game.name].tokens:
        kind = edition.names.index(token.id)
        assert tuple(int(edition.cost[kind * 4 + card]) for card in range(4)) == token.cost
        assert int(edition.printed[kind]) == sum(token.cost) + token.any


@both
def test_at_009_there_are_fifteen_bonus_pieces(game: Game) -> None:
    assert fact(new(game=game), "supply") == 15
    with pytest.raises(BadInput, match="AT-009"):
        table(area(bonuses=8), area(bonuses=8), game=game)


@both
def test_at_010_a_board_shows_which_of_the_thirty_are_built_waiting_and_unseen(game: Game) -> None:
    seat = game.knowledge.view(new(game=game), 1)["seats"][0]
    assert len(seat["display"]) == 4
    assert len(seat["unseen_base"]) == 5
    assert len(seat["unseen"]) == 21
    assert seat["built"] == []


@pytest.mark.parametrize(("game", "each"), [(ATTIKA, 15), (TELEGRAPH, 20)], ids=str)
def test_at_101_us_001_so_many_cards_of_each_kind(game: Game, each: int) -> None:
    state = new(game=game)
    dealt = Counter(fact(state, "deck") + fact(state, "seats.0.hand") + fact(state, "seats.1.hand"))
    assert dealt == dict.fromkeys(RESOURCE_NAMES, each)


def test_us_002_everybody_sees_what_is_built_and_what_is_still_to_come() -> None:
    state = table(area("wood", "houses", left=[6, 8, 8, 7]), game=TELEGRAPH)
    do(state, "build houses", "at -1,0")
    for viewer in (-1, 0, 1):
        seat = TELEGRAPH.knowledge.view(state, viewer)["seats"][0]
        assert seat["built"] == ["houses"]
        assert "houses" not in seat["display"] + seat["unseen"]


def test_at_r31_resources_have_one_order_in_both_games() -> None:
    by_game = [
        [(t.number, t.cost, t.any, t.copies) for t in PRINTED.boxes[game.name].tokens]
        for game in BOTH
    ]
    assert by_game[0] == by_game[1]
    assert RESOURCE_NAMES == ("water", "wood", "clay", "metal")


def test_at_r33_arrows_count_not_numbers() -> None:
    state = table(area(built={"0,0": "bathhouse"}), game=TELEGRAPH)
    assert "chain" not in cost(state, "church", "0,1")  # 54 does not follow 53
    state = table(area(built={"0,0": "town_hall"}), game=TELEGRAPH)
    assert cost(state, "church", "0,1") == {"chain": True}


def test_at_r37_neither_colour_nor_seat_nor_city_makes_a_difference() -> None:
    for seat in (0, 1):
        areas = [area(), area()]
        areas[seat] = area(built={"0,0": "fortress"})
        state = table(*areas)
        assert cost(state, "tower", "0,1", seat) == {"chain": True}
    assert {city["id"] for city in ATTIKA.knowledge.view(new(), -1)["cities"]} == {"A", "B"}
