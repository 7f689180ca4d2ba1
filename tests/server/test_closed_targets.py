"""What can be seen and not be chosen has a reason, with its rule."""

import pytest

from bastide.bots.levels import make
from bastide.engine import registry
from bastide.engine.match import Match, new_match
from bastide.engine.parts import Refusal
from bastide.engine.seat import Seat
from bastide.server.views.closed_targets import in_vain

EVASIVE = {"no-not-asked", "no-game-over"}
"""What is said of things that the question is not about."""


def reasons(match: Match) -> dict[str, Refusal]:
    """By target, for the seat that is asked."""
    assert match.decision is not None
    seat = match.decision.seat
    mine = match.game.knowledge.view(match.state, seat)["seats"][seat]
    return in_vain(match.game, match.state, match.decision.options, mine)


def start(name: str, **options: int | bool | str) -> Match:
    """A new game of two."""
    return new_match(registry.game(name), {"players": 2, **options}, 1, ["Anna", "Bruno"])


def test_a_role_that_is_taken_says_so() -> None:
    match = start("san-juan")
    assert match.decision is not None
    assert reasons(match) == {}
    match.play(match.game.notation.parse("role builder"))
    while match.game.speech.question(match.state).id != "sj-ask-role":
        assert match.decision is not None
        match.play(match.decision.options[-1])
    assert reasons(match)["role:builder"].rule == "SJ-022"


def test_the_market_tells_why_a_tile_is_out_of_reach() -> None:
    match = start("little-town")
    found = reasons(match)
    tiles = [no for target, no in found.items() if target.startswith("market:")]
    assert len(tiles) >= 8
    assert {no.rule for no in tiles} == {"LT-045"}
    assert found["cell:A1"].rule == "LT-027"


def test_every_place_of_the_island_is_open_or_says_why_not() -> None:
    match = start("golden-city")
    bot = make("greedy", 1)
    while match.game.speech.question(match.state).id != "gc-ask-turn":
        assert match.decision is not None
        match.play(bot.choose(Seat(match.game, match.state, match.decision.seat)))
    assert match.decision is not None
    found = reasons(match)
    for place in match.game.knowledge.view(match.state, -1)["places"]:
        target = f"place:{place['id']}"
        is_open = any(
            target in match.game.targets.targets(match.state, act) for act in match.decision.options
        )
        assert is_open != (target in found)
    assert found["place:ZM-I"].rule == "GC-097"


def test_a_hex_that_is_taken_or_too_dear_says_so() -> None:
    match = start("attika")
    bot = make("greedy", 1)
    rules: set[str] = set()
    while match.decision is not None and rules != {"AT-030", "AT-037"}:
        found = reasons(match)
        rules |= {no.rule for target, no in found.items() if target.startswith("hex:")}
        match.play(bot.choose(Seat(match.game, match.state, match.decision.seat)))
    assert rules == {"AT-030", "AT-037"}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("san-juan", {"edition": 1}),
        ("san-juan", {"expansion": True}),
        ("little-town", {}),
        ("golden-city", {"black_posts": True}),
        ("attika", {}),
        ("telegraph", {}),
    ],
)
def test_every_reason_is_about_the_thing_and_no_open_thing_has_one(
    name: str, options: dict[str, int | bool | str]
) -> None:
    match = start(name, **options)
    bot = make("greedy", 1)
    seen = 0
    while match.decision is not None:
        found = reasons(match)
        seen += len(found)
        assert EVASIVE.isdisjoint(no.message.id for no in found.values())
        for act in match.decision.options:
            assert found.keys().isdisjoint(match.game.targets.targets(match.state, act))
        match.play(bot.choose(Seat(match.game, match.state, match.decision.seat)))
    assert seen > 100
