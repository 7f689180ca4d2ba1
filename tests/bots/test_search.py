"""How the search spends its budget, and what it remembers."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.bots.search import ADVISED, ENOUGH, SMALL, Search, Thought
from bastide.bots.speed import iterations_per_second
from bastide.bots.tree import NONE, Tree
from bastide.bots.weights import judge
from bastide.engine import registry
from bastide.engine.advice import real_row
from bastide.engine.flow import Options, play
from bastide.engine.game import Game, complete
from bastide.engine.seat import Seat
from bastide.games.little_town import steps
from tests.bots.walks import GAMES, player_counts, walk


def opening(game: Game, seed: int = 1) -> Seat:
    state = game.setup.new(complete(game, {"players": player_counts(game)[0]}), seed)
    return Seat(game, state, state.mover())


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_seed_repeats(game: Game) -> None:
    for seed in range(3):
        one = Search(seed, iterations=60).findings(opening(game))
        other = Search(seed, iterations=60).findings(opening(game))
        assert [(f.act, f.visits, f.share) for f in one] == [
            (f.act, f.visits, f.share) for f in other
        ]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_iterations_are_counted(game: Game) -> None:
    found = Search(1, iterations=50).findings(opening(game))
    assert 45 <= sum(finding.visits for finding in found) <= 65


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_says_how_often_to_think(game: Game) -> None:
    search = Search(1, ADVISED)
    seat = opening(game)
    found = search.findings(seat)
    advised = game.advice.iterations(len(seat.view()["seats"]))
    assert advised <= int(search.done) < advised + len(found)


def test_small_questions_get_a_quarter_of_the_thinking_and_never_very_much() -> None:
    game = registry.game("little-town")
    for state in walk(game, 2, seed=4):
        seat = Seat(game, state, state.mover())
        if game.advice.is_minor(state) and len(seat.options()) > 1:
            break
    for iterations, thought in ((400, 400 // SMALL), (16000, ENOUGH)):
        search = Search(1, iterations)
        found = search.findings(seat)
        assert thought <= int(search.done) < thought + len(found)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_time_is_kept(game: Game) -> None:
    """Counted as time that it works itself: what other programs take is not its own."""
    start = time.process_time()
    Search(1, seconds=0.05).choose(opening(game))
    assert time.process_time() - start < 1.0


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_shares_of_the_win_lie_between_0_and_1(game: Game) -> None:
    for state in walk(game, player_counts(game)[-1], seed=4, every=60):
        for finding in Search(1, iterations=30).findings(Seat(game, state, state.mover())):
            assert 0.0 <= finding.share <= 1.0


@given(
    weights=st.lists(st.integers(-9, 9).map(float), min_size=1, max_size=300),
    wide=st.integers(1, 150),
)
def test_of_many_options_the_best_advised_are_tried(weights: list[float], wide: int) -> None:
    """Good enough is whatever fewer than `wide` options are better than."""
    game = GAMES[0]
    thought = Thought(Search(1), opening(game), judge(game, 2, True))
    thought.adviser.weights = real_row(weights)
    thought.adviser.out.count = len(weights)
    floor = thought.floor(wide)
    for weight in weights:
        better = sum(other > weight for other in weights)
        assert (weight >= floor) == (better < wide)


def test_a_tree_is_kept_while_nothing_unforeseen_happened() -> None:
    """After the role of Builder the same seat builds: that question was already thought about."""
    game = GAMES[0]
    reused = 0
    for seed in range(1, 12):
        state = game.setup.new(complete(game, {"players": 2}), seed)
        seat = Seat(game, state, state.mover())
        search = Search(1, iterations=200)
        builder = game.notation.parse("role builder")
        search.findings(seat)
        play(state, builder)
        if state.mover() == seat.number:
            nodes = int(search.tree.nodes)
            root = search.root(seat, seat.imagine(search.rng))
            assert int(search.tree.nodes) == nodes
            reused += int(search.tree.entries[root]) > 1
    assert reused > 5


def test_in_little_town_a_search_looks_from_turn_to_turn() -> None:
    """What a worker activates, pays and shows below the root is left to advice."""
    game = registry.game("little-town")
    asked: set[int] = set()
    for state in walk(game, 2, seed=4, every=20):
        search = Search(1, iterations=200)
        search.findings(Seat(game, state, state.mover()))
        asked.update(int(search.tree.kind[node]) for node in range(1, int(search.tree.nodes)))
    assert asked == {steps.ROUND, steps.SITE}


def test_twins_behind_an_edge_are_told_apart() -> None:
    tree = Tree()
    root = tree.add_node(0, 0, 1)
    edge = tree.add_edge(root, 7, 0)
    node = tree.add_node(1, 2, 3)
    tree.child[edge] = node
    assert tree.child_of(edge, 1, 2) == node
    assert tree.child_of(edge, 0, 2) == NONE
    assert tree.edge_of(root, 8) == NONE


def test_an_option_is_found_wherever_it_stands() -> None:
    tree = Tree()
    root = tree.add_node(0, 0, 1)
    edges = [tree.add_edge(root, act, act - 5) for act in range(5, 9)]
    out = Options()
    for asked in ([5, 6, 7, 8], [8, 5, 7], [7], [9, 8, 6, 5, 7], [5, 6, 7, 8]):
        out.count = 0
        for act in asked:
            out.add(act)
        indices = [int(tree.index_of(edge, out)) for edge in edges]
        assert indices == [asked.index(act) if act in asked else NONE for act in range(5, 9)]


def test_a_tree_grows_beyond_its_first_rows() -> None:
    tree = Tree()
    root = tree.add_node(0, 0, 1)
    edges = [tree.add_edge(root, act, act) for act in range(1000)]
    assert [tree.edge_of(root, act) for act in range(1000)] == edges
    assert [tree.add_node(0, 0, number) for number in range(1, 1000)] == list(range(1, 1000))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_speed_is_measured(game: Game) -> None:
    assert iterations_per_second(game, seconds=0.05) > 10
