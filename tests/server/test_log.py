"""Lines of the log: what they say was won and paid is what was won and paid."""

from collections import Counter

import pytest

from bastide.engine import registry
from bastide.engine.events import Event
from bastide.engine.flow import options
from bastide.engine.game import Game
from bastide.engine.rng import seeded
from bastide.engine.settings import Setting
from bastide.games.golden_city import events
from bastide.games.little_town import events as little_town
from bastide.games.san_juan import events as san_juan
from bastide.server.model.live_game import LiveGame
from bastide.server.model.viewer import Viewer
from bastide.server.views.viewer_messages import GameView
from bastide.server.wire import Amount, LogLine
from tests.server.test_secrets import NAMES, live_game_of


def played(game: str, seed: int, share: float = 1.0, **said: Setting) -> LiveGame:
    """A game of random moves, to its end or broken off."""
    live_game, rng = live_game_of(registry.game(game), seed, **said), seeded(seed)
    while not live_game.is_over and len(live_game.moves) < 400 * share:
        offered = options(live_game.match.state)
        live_game.play(len(live_game.moves) + 2, offered[int(rng.below(len(offered)))])
    return live_game


def lines(live_game: LiveGame, seat: int = -1) -> list[LogLine]:
    """Everything that a seat, or a guest, is told."""
    viewer = Viewer("p", (seat,) if seat >= 0 else (), -1, False)
    return GameView(live_game, NAMES, viewer, seat, "en").lines(live_game.moves, 0)


def total(amounts: list[Amount]) -> Counter[str]:
    """By kind."""
    found: Counter[str] = Counter()
    for it in amounts:
        assert it.amount > 0
        found[it.what] += it.amount
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_points_of_little_town_are_all_in_the_log(seed: int) -> None:
    live_game = played("little-town", seed)
    assert live_game.is_over
    points = Counter(dict.fromkeys(range(len(NAMES)), 0))
    for line in lines(live_game):
        points[line.seat] += total(line.gain)["point"] - total(line.cost)["point"]
    found = live_game.game.scoring.scores(live_game.match.state)
    assert [points[seat] for seat in range(len(found))] == found


@pytest.mark.parametrize("seed", range(6))
def test_the_pieces_of_little_town_are_all_in_the_log(seed: int) -> None:
    live_game = played("little-town", seed)
    first = live_game_of(live_game.game, seed).match.state
    opening = live_game.game.knowledge.view(first, -1)["seats"]
    for seat, mine in enumerate(live_game.game.knowledge.view(live_game.match.state, -1)["seats"]):
        told = [line for line in lines(live_game) if line.seat == seat]
        for piece in ("wood", "stone", "fish", "wheat"):
            won = sum(total(line.gain)[piece] - total(line.cost)[piece] for line in told)
            assert opening[seat][piece] + won == mine[piece]


@pytest.mark.parametrize("seed", [1, 2, 4, 9, 10, 12])
def test_the_cards_of_san_juan_are_all_in_the_log(seed: int) -> None:
    """So long as nobody has a building that moves cards unseen."""
    live_game = played("san-juan", seed, 0.25)
    first = live_game_of(live_game.game, seed).match.state
    opening = live_game.game.knowledge.view(first, -1)["seats"]
    for seat, mine in enumerate(live_game.game.knowledge.view(live_game.match.state, -1)["seats"]):
        told = [line for line in lines(live_game) if line.seat == seat]
        won = sum(total(line.gain)["card"] - total(line.cost)["card"] for line in told)
        built = mine["buildings"] - opening[seat]["buildings"]
        assert opening[seat]["hand_size"] + won - built == mine["hand_size"]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_the_letters_and_coins_of_the_golden_city_are_all_in_the_log(
    seed: int, players: int
) -> None:
    """Also the coin on the group of two (GC-203) and victory points with two players (GC-213)."""
    live_game = played("golden-city", seed, players=players)
    assert live_game.is_over
    first = live_game_of(live_game.game, seed, players=players).match.state
    opening = live_game.game.knowledge.view(first, -1)["seats"]
    ending = live_game.game.knowledge.view(live_game.match.state, -1)["seats"]
    for seat, score in enumerate(live_game.game.scoring.scores(live_game.match.state)):
        told = [line for line in lines(live_game) if line.seat == seat]
        won = sum((total(line.gain) for line in told), Counter())
        paid = sum((total(line.cost) for line in told), Counter())
        assert players == 2 or won["point"] == score
        assert won["victory"] == ending[seat]["victory"]
        assert opening[seat]["keys"] + won["key"] - paid["key"] == ending[seat]["keys"]
        assert opening[seat]["coins"] + won["coin"] - paid["coin"] == ending[seat]["coins"]


def test_victory_points_are_points() -> None:
    live_game = played("golden-city", 1, 0.0, players=2)
    won = Event(events.VICTORY, 0, 0, 2, -1)
    assert live_game.game.speech.line(live_game.match.state, won).points == 2


@pytest.mark.parametrize(
    ("game", "kind", "gained", "paid"),
    [
        ("little-town", little_town.FEE, {}, {"coin": 2}),
        ("little-town", little_town.SUBSTITUTES, {}, {"coin": 6}),
        ("little-town", little_town.CATHEDRAL, {"point": 2}, {}),
        ("little-town", little_town.CASTLE, {"point": 2}, {}),
        ("little-town", little_town.WATCHTOWER, {"point": 2}, {}),
        ("san-juan", san_juan.PAYS_GOOD, {}, {"sugar": 1}),
        ("san-juan", san_juan.LOSES_GOOD, {}, {"sugar": 1}),
        ("san-juan", san_juan.FILLS, {"sugar": 1}, {}),
        ("san-juan", san_juan.TAKES, {"card": 1}, {}),
        ("golden-city", events.DRAWS, {"card": 1}, {}),
    ],
)
def test_a_line_says_what_few_games_come_to(
    game: str, kind: int, gained: dict[str, int], paid: dict[str, int]
) -> None:
    """What is won or paid too seldom for the sums of whole games to miss it."""
    live_game = played(game, 1, 0.0)
    line = live_game.game.speech.line(live_game.match.state, Event(kind, 0, 1, 2, -1))
    assert {it.what: it.amount for it in line.gained} == gained
    assert {it.what: it.amount for it in line.paid} == paid


def test_a_line_points_at_the_place_that_was_built_on() -> None:
    live_game = played("golden-city", 1)
    posts = {
        (seat, place["id"])
        for place in live_game.game.knowledge.view(live_game.match.state, -1)["places"]
        for seat in place["posts"]
    }
    built = [line for line in lines(live_game) if line.kind == "gc-event-builds"]
    assert {(line.seat, line.targets[0].removeprefix("place:")) for line in built} == posts


@pytest.mark.parametrize("game", ["san-juan", "little-town", "golden-city"])
def test_all_that_a_move_tells_after_a_round_began_belongs_to_that_round(game: str) -> None:
    live_game = played(game, 1)
    told = lines(live_game)
    begun = [line for line in told if line.kind.endswith("-event-round")]
    assert [line.round for line in begun] == [line.args["count"] for line in begun]
    assert all(line.sub for line in begun)
    opened = {line.move: line for line in begun}
    for line in told:
        of = live_game.moves[line.move - 1].round
        after = line.move in opened and line.n >= opened[line.move].n
        assert line.round == (opened[line.move].round if after else of)
    later = [line for line in told if line.move in opened and line.n > opened[line.move].n]
    assert later or game != "golden-city"


@pytest.mark.parametrize("seed", range(6))
def test_the_goods_of_san_juan_are_all_in_the_log(seed: int) -> None:
    """What was produced is on the buildings, sold or lost."""
    live_game = played("san-juan", seed, 0.25)
    view = live_game.game.knowledge.view(live_game.match.state, -1)
    for seat, mine in enumerate(view["seats"]):
        told = [line for line in lines(live_game) if line.seat == seat]
        made = sum(total(line.gain)["indigo"] for line in told)
        lost = sum(total(line.cost)["indigo"] for line in told)
        sold = [
            line
            for line in told
            if line.kind in ("sj-event-sells", "sj-event-ships")
            and "card:indigo_plant" in line.targets
        ]
        assert made - lost - len(sold) == sum(it["good"] == "indigo" for it in mine["city"])


def test_a_line_points_at_its_building_by_name() -> None:
    live_game = played("san-juan", 3, 0.5)
    view = live_game.game.knowledge.view(live_game.match.state, -1)
    built = [line for line in lines(live_game) if line.kind == "sj-event-builds"]
    assert built
    for line in built:
        card = line.targets[0].removeprefix("card:")
        assert line.targets == [f"card:{card}", f"built:{line.seat}:{card}"]
        city = view["seats"][line.seat]["city"]
        assert card in [name for it in city for name in (it["card"], *it["covers"])]


@pytest.mark.parametrize("game", registry.games(), ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_a_line_says_the_same_whenever_it_is_told(game: Game, seed: int) -> None:
    """Told at once, told at the end, and told of a game that was played again from its moves."""
    live_game, rng = live_game_of(game, seed), seeded(seed)
    viewer = Viewer("p", (0,), -1, False)
    at_once: list[LogLine] = []
    while not live_game.is_over and len(live_game.moves) < 80:
        offered = options(live_game.match.state)
        live_game.play(len(live_game.moves) + 2, offered[int(rng.below(len(offered)))])
        last = len(live_game.moves) - 1
        at_once += GameView(live_game, NAMES, viewer, 0, "en").lines(live_game.moves[last:], last)
    again = live_game_of(game, seed)
    for move in live_game.moves:
        again.play(move.number, move.act)
    assert at_once
    assert lines(live_game, 0) == at_once
    assert lines(again, 0) == at_once
