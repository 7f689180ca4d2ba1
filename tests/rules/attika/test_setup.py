"""Setting the table (section 2)."""

from collections import Counter

import pytest

from bastide.engine.flow import Options, settle
from bastide.engine.game import Game
from bastide.engine.rng import seeded
from bastide.games.attika.frames import FRAMES
from bastide.games.attika.setup import bare_table, deal_cards
from tests.rules.attika.tables import ATTIKA, BOTH, TELEGRAPH, asked, do, fact, new

both = pytest.mark.parametrize("game", BOTH, ids=str)
CENTRES = {
    2: ["0,0", "2,1", "-1,3", "1,4"],
    3: ["0,0", "2,1", "4,2", "-1,3", "1,4", "-2,6"],
    4: ["0,0", "2,1", "4,2", "-1,3", "1,4", "-4,5", "-2,6", "0,7"],
}
CITIES = {2: ["-1,-1", "2,5"], 3: ["-1,-1", "6,1", "-3,8"], 4: ["-1,-1", "5,0", "1,8", "-5,7"]}


@both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_011_as_many_cities_as_players(game: Game, players: int) -> None:
    assert fact(new(game=game, players=players), "cities") == CITIES[players]


@both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_012_tiles_lie_in_the_printed_arrangement(game: Game, players: int) -> None:
    state = new(game=game, players=players)
    assert [tile["at"] for tile in fact(state, "map")] == CENTRES[players]
    assert len(fact(state, "tiles")) == 22 - len(CENTRES[players])


def test_at_012_tiles_are_shuffled() -> None:
    first = {fact(new(seed), "map.0.tile") for seed in range(30)}
    assert len(first) > 8


@pytest.mark.parametrize(
    ("game", "left"), [(ATTIKA, (51, 45, 38)), (TELEGRAPH, (71, 65, 58))], ids=str
)
def test_at_013_the_deck_is_shuffled_and_the_rest_of_it_stays(
    game: Game, left: tuple[int, ...]
) -> None:
    for players, cards in zip((2, 3, 4), left, strict=True):
        state = new(game=game, players=players)
        assert len(fact(state, "deck")) == cards
        assert fact(state, "supply") == 15
    assert len({str(fact(new(seed), "deck")[:8]) for seed in range(20)}) > 15


@both
def test_at_014_one_stack_of_base_tokens_and_three_of_the_others(game: Game) -> None:
    state = new(game=game)
    for seat in (0, 1):
        stacks = fact(state, f"seats.{seat}.stacks")
        assert [len(stack) for stack in stacks] == [5, 7, 7, 7]
        for at, stack in enumerate(stacks):
            backs = {bool(state.edition.base[state.edition.names.index(t)]) for t in stack}
            assert backs == {at == 0}


@both
def test_at_015_the_top_token_of_each_stack_goes_to_the_display(game: Game) -> None:
    state = new(game=game, players=4)
    for seat in range(4):
        shown = fact(state, f"seats.{seat}.display")
        kinds = Counter(bool(state.edition.base[state.edition.names.index(t)]) for t in shown)
        assert kinds == {True: 1, False: 3}


@both
def test_at_016_hands_of_4_5_6_and_7_in_turn_order(game: Game) -> None:
    state = new(game=game, players=4, first=2)
    sizes = [len(fact(state, f"seats.{seat}.hand")) for seat in range(4)]
    assert sizes == [6, 7, 4, 5]


def test_at_016_the_first_player_is_drawn_by_lot() -> None:
    assert {int(new(seed, players=3).first) for seed in range(20)} == {0, 1, 2}


@both
def test_at_017_turns_go_clockwise(game: Game) -> None:
    state = new(game=game, players=3, first=1)
    movers = []
    for _ in range(4):
        movers.append(asked(state))
        do(state, "stop")
    assert movers == ["1 turn", "2 turn", "0 turn", "1 turn"]


@both
def test_at_r20_the_reveals_of_the_set_up_extend_nothing(game: Game) -> None:
    state = new(game=game)
    assert len(fact(state, "map")) == 4
    assert asked(state) in ("0 turn", "1 turn")


def test_at_r21_start_tiles_are_turned_at_random() -> None:
    turns = {fact(new(seed), f"map.{at}.rotation") for seed in range(12) for at in range(4)}
    assert turns == {0, 1, 2, 3, 4, 5}
    assert fact(new(7), "map") == fact(new(7), "map")


def test_at_r41_hands_leave_the_deck_in_turn_order_each_in_one_block() -> None:
    edition = new().edition
    state = bare_table(FRAMES, 3, seeded(5), edition, 0, edition.cities[1], 18)
    state.first = 1
    deal_cards(state)
    top = [int(state.deck[59 - i]) for i in range(15)]
    for seat, block in ((1, top[:4]), (2, top[4:9]), (0, top[9:])):
        held = [int(state.cards[seat * 4 + card]) for card in range(4)]
        assert held == [block.count(card) for card in range(4)]
    settle(state, Options())
