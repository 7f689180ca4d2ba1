"""How far a player is from linking two cities (AT-071), on one tile between them."""

import pytest

from bastide.bots.follow import Adviser
from bastide.engine import registry
from bastide.engine.flow import apply, settle
from bastide.engine.game import complete
from bastide.engine.rng import seeded
from bastide.engine.rows import filled
from bastide.games.attika.links import FAR, link_length, links, links_over
from bastide.games.attika.state import NONE, Attika
from tests.rules.attika.tables import area, table

HEXES = ("0,0", "1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")


def between(mine: tuple[str, ...], theirs: tuple[str, ...], seat: int = 0) -> Attika:
    """A tile with a city in the west and one in the east, and a third one far away."""
    areas = [area(), area(), area()]
    areas[seat] = area(built=dict.fromkeys(mine, "ship"))
    areas[seat - 1] = area(built=dict.fromkeys(theirs, "ship"))
    cities = ["-2,0", "9,9", "2,0"]
    return table(*areas, map=[{"tile": "R20", "at": "0,0"}], cities=cities)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("mine", "theirs", "shortest", "over"),
    [
        ((), (), 3, (3, 3, 4, 4, 3, 4, 4)),
        (("0,0",), (), 2, (2, 2, 3, 3, 2, 3, 3)),
        (("-1,0", "0,0"), (), 1, (1, 1, 2, 2, 1, 2, 2)),
        (("0,-1", "1,-1"), (), 2, (3, 2, 2, 2, 2, 4, 4)),
        ((), ("0,0",), 4, (FAR, 4, 4, 4, 4, 4, 4)),
        (("1,0",), ("0,0", "0,-1"), 3, (FAR, 3, 4, FAR, 3, 3, 3)),
        ((), ("-1,0",), FAR, (FAR,) * 7),
    ],
)
def test_at_071_tokens_still_needed_for_a_link_and_for_one_over_each_hex(
    mine: tuple[str, ...], theirs: tuple[str, ...], shortest: int, over: tuple[int, ...], seat: int
) -> None:
    state = between(mine, theirs, seat)
    assert link_length(state, seat) == shortest
    via = filled(7)
    assert links_over(state, seat, via) == shortest
    assert dict(zip(HEXES, map(int, via), strict=True)) == dict(zip(HEXES, over, strict=True))


def test_at_071_links_are_worked_out_anew_when_the_map_changes() -> None:
    state = between((), ())
    assert [link_length(state, seat) for seat in range(3)] == [3, 3, 3]
    built = state.clone()
    built.put_token(0, 0, 0)
    assert [link_length(built, seat) for seat in range(3)] == [2, 4, 4]
    grown = state.clone()
    grown.put_tile(0, grown.land.legal[0], 0)
    assert len(links(grown, 0).over[0]) == 14
    assert link_length(state, 0) == 3
    assert len(links(state, 0).over[0]) == 7


@pytest.mark.parametrize("name", ["attika", "telegraph"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_071_what_is_kept_of_the_links_is_what_would_be_worked_out(
    name: str, players: int
) -> None:
    """Whoever builds keeps what it does not change: the shortest links and where they lead."""
    game = registry.game(name)
    state = game.setup.new(complete(game, {"players": players, "turn_limit": 60}), players)
    assert isinstance(state, Attika)
    adviser, chance = Adviser(game), seeded(players)
    kept = 0
    settle(state, adviser.out)
    while not state.is_over():
        free = [hex for hex in range(int(state.land.hexes())) if state.on[hex] == NONE]
        known = state.links.known if state.links is not None else 0
        for seat in range(players):
            kept += int(known >> seat) & 1
            found, anew = links(state, seat), filled(state.land.hexes())
            shortest = links_over(state, seat, anew)
            assert found.shortest[seat] == shortest
            for hex in free:
                assert (found.over[seat][hex] == shortest) == (anew[hex] == shortest)
        standing = len(free)
        while not state.is_over() and len(free) == standing:
            adviser.weigh(state)
            some = adviser.best() if chance.below(3) else chance.below(adviser.out.count)
            apply(state, adviser.out.acts[some], adviser.out)
            free = [hex for hex in range(int(state.land.hexes())) if state.on[hex] == NONE]
    assert kept > 0
