"""Lines of the log: what they say was won and paid is what was won and paid."""

from collections import Counter

import pytest

import bastide.games
from bastide.engine import registry
from bastide.engine.flow import options
from bastide.engine.rng import seeded
from bastide.server.chairs import Viewer
from bastide.server.course import Course
from bastide.server.gate import Gate
from bastide.server.wire import Amount, LogLine
from tests.server.test_secrets import NAMES, course_of

assert bastide.games


def played(game: str, seed: int, share: float = 1.0) -> Course:
    """A game of random moves, to its end or broken off."""
    course, rng = course_of(registry.game(game), seed), seeded(seed)
    while not course.is_over and len(course.moves) < 400 * share:
        offered = options(course.match.state)
        course.play(len(course.moves) + 2, offered[int(rng.below(len(offered)))])
    return course


def lines(course: Course, seat: int = -1) -> list[LogLine]:
    """Everything that a seat, or a guest, is told."""
    viewer = Viewer("p", (seat,) if seat >= 0 else (), -1, False)
    return Gate(course, NAMES, viewer, seat, "en").lines(course.moves, 0)


def total(amounts: list[Amount]) -> Counter[str]:
    """By kind."""
    found: Counter[str] = Counter()
    for it in amounts:
        assert it.amount > 0
        found[it.what] += it.amount
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_points_of_little_town_are_all_in_the_log(seed: int) -> None:
    course = played("little-town", seed)
    assert course.is_over
    points = Counter(dict.fromkeys(range(len(NAMES)), 0))
    for line in lines(course):
        points[line.seat] += total(line.gain)["point"] - total(line.cost)["point"]
    found = course.game.scores(course.match.state)
    assert [points[seat] for seat in range(len(found))] == found


@pytest.mark.parametrize("seed", range(6))
def test_the_goods_of_san_juan_are_all_in_the_log(seed: int) -> None:
    """What was produced is on the buildings, sold or lost."""
    course = played("san-juan", seed, 0.25)
    view = course.game.view(course.match.state, -1)
    for seat, mine in enumerate(view["seats"]):
        told = [line for line in lines(course) if line.seat == seat]
        made = sum(total(line.gain)["indigo"] for line in told)
        lost = sum(total(line.cost)["indigo"] for line in told)
        sold = [
            line
            for line in told
            if line.kind in ("sj-event-sells", "sj-event-ships")
            and "card:indigo_plant" in line.targets
        ]
        assert made - lost - len(sold) == sum(it["good"] == "indigo" for it in mine["city"])


def test_a_line_points_at_the_building_where_it_stands() -> None:
    course = played("san-juan", 3, 0.5)
    view = course.game.view(course.match.state, -1)
    built = [line for line in lines(course) if line.kind == "sj-event-builds"]
    assert built
    for line in built:
        places = [target.split(":") for target in line.targets if target.startswith("city:")]
        card = line.targets[-1].removeprefix("card:")
        for _, seat, place in places:
            assert view["seats"][int(seat)]["city"][int(place)]["card"] == card
            assert int(seat) == line.seat
