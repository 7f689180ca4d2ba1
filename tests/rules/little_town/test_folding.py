"""Choices that are folded lose nothing: the game reaches exactly what the plain rules reach.

The unfolded turn of `unfolded` tries every order of single harvests, activations and validations
(LT-031, LT-037, LT-R01, LT-R02, LT-R16); small positions are compared outcome by outcome. What
others could show in the meantime they can show when they are next asked.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.engine.flow import KIND, Options, State, options
from bastide.engine.rows import listed
from bastide.games.little_town.catalogue import NAMES, OBJECTIVE_NUMBERS
from bastide.games.little_town.land import CELL_NAMES, CELL_NUMBERS, LANDS
from bastide.games.little_town.objectives import holding
from bastide.games.little_town.round import NEXT, STAGE
from bastide.games.little_town.state import LittleTown
from tests.rules.little_town import unfolded
from tests.rules.little_town.tables import (
    GAME,
    STOCK,
    area,
    asked,
    do,
    fact,
    goals,
    offered,
    table,
    validated,
)

CARDS = tuple(unfolded.CARD_POINTS)
WORKPLACES = [name for name in NAMES if name not in unfolded.IDLE]
HARD = [name for name in WORKPLACES if name != "pawnshop"]


def endings(state: State, before: int, mover: int) -> Iterator[tuple[object, ...]]:
    """How it stands with whatever the others choose to show of what they could show by now."""
    assert isinstance(state, LittleTown)
    players = int(state.players)
    stocks = [
        tuple(fact(state, f"seats.{seat}")[kind] for kind in STOCK) for seat in range(players)
    ]
    stocks.append(tuple(fact(state, "supply")[kind] for kind in STOCK))
    effects = fact(state, f"seats.{mover}.points.activated") - before
    for shown in product(*(shows(state, seat, seat == mover) for seat in range(players))):
        yield (tuple(stocks), effects, shown)


def shows(state: LittleTown, seat: int, is_mover: bool) -> list[frozenset[str]]:
    """What a seat has shown; another than the mover with any of the cards that hold for it."""
    fixed = frozenset(validated(state, seat))
    loose = [] if is_mover else [c for c in goals(state, seat) if holds(state, seat, c)]
    return [
        fixed | frozenset(cards)
        for size in range(len(loose) + 1)
        for cards in combinations(loose, size)
    ]


def holds(state: LittleTown, seat: int, card: str) -> bool:
    return bool(holding(state, seat) >> OBJECTIVE_NUMBERS[card] & 1)


def running(state: State) -> object:
    """Whose turn it is, and how far the end of the round has come."""
    assert isinstance(state, LittleTown)
    if state.is_over():
        return "over"
    at_end = (int(state.stack[STAGE]), int(state.stack[NEXT]))
    return int(state.turn) if state.turn >= 0 else at_end


def take(state: State, act: int, part: object) -> None:
    """Carry out an action and what is forced after it, but not beyond that part of the round."""
    out = Options()
    out.add(act)
    while out.count == 1 and running(state) == part:
        frame = state.frames[state.get(KIND)]
        frame.take(state, out.acts[0])
        out.count = 0
        while out.count == 0 and running(state) == part:
            state.frames[state.get(KIND)].advance(state, out)


def outcomes(state: State, mover: int, part: object) -> set[tuple[object, ...]]:
    """Every way in which that part of the round can end in the real game."""
    before = fact(state, f"seats.{mover}.points.activated")
    found: set[tuple[object, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    waiting: list[State] = [state]
    while waiting:
        now = waiting.pop()
        if running(now) != part:
            found.update(endings(now, before, mover))
            continue
        for act in options(now):
            after = now.clone()
            take(after, act, part)
            key = tuple(int(GAME.knowledge.key(after, seat)) for seat in range(int(after.players)))
            if key not in seen:
                seen.add(key)
                waiting.append(after)
    return found


def plain(state: State, cell: str, mover: int, harvests: bool) -> unfolded.Moment:
    """The same situation for the unfolded rules, the worker standing on a cell."""
    assert isinstance(state, LittleTown)
    land = state.town.land
    players = int(state.players)
    around = listed(int(land.around[CELL_NUMBERS[cell]]))
    stocks = [
        tuple(fact(state, f"seats.{seat}")[kind] for kind in STOCK) for seat in range(players)
    ]
    stocks.append(tuple(fact(state, "supply")[kind] for kind in STOCK))
    return unfolded.Moment(
        stocks=tuple(stocks),
        effects=0,
        held=tuple(frozenset(fact(state, f"seats.{s}.objectives")) for s in range(players)),
        shown=tuple(frozenset(validated(state, seat)) for seat in range(players)),
        fields=frozenset(
            (CELL_NAMES[c], int(land.terrain[c]) - 1)
            for c in around
            if harvests and land.terrain[c] > 0
        ),
        open=frozenset(
            (name, tile, seat)
            for seat in range(players)
            for name, tile in fact(state, f"seats.{seat}.buildings").items()
            if CELL_NUMBERS[name] in around
        ),
    )


def check_turn(state: State, cell: str, mover: int = 0) -> int:
    """Compare a whole turn on that cell; says how many outcomes there are."""
    workers = int(GAME.knowledge.view(state, -1)["seats"][0]["workers"])
    expected = unfolded.Turn(mover, workers).outcomes(plain(state, cell, mover, True))
    found: set[tuple[object, ...]] = set()
    for after in after_placing(state, cell):
        found |= outcomes(after, mover, running(state))
    assert found == expected
    return len(found)


def after_placing(state: State, cell: str) -> Iterator[State]:
    """The worker is on its cell, whatever was shown before; the turn may be over already."""
    for move in offered(state, "validate"):
        yield from after_placing(do(state.clone(), move), cell)
    after = state.clone()
    take(after, GAME.notation.parse(f"place {cell}"), running(state))
    yield after


@st.composite
def situations(draw: st.DrawFn) -> tuple[State, str]:
    """A cell with terrain, up to three buildings around it, and stocks that leave little over."""
    side = draw(st.sampled_from("AB"))
    land = LANDS[side]
    rich = [
        c
        for c in (int(cell) for cell in land.meadow)
        if any(land.terrain[n] for n in listed(int(land.around[c])))
    ]
    cell = draw(st.sampled_from(rich))
    free = [c for c in listed(int(land.around[cell])) if land.terrain[c] == 0]
    tiles = draw(st.lists(st.sampled_from(WORKPLACES), max_size=3, unique=True))
    if "pawnshop" in tiles:
        tiles = tiles[:2]
    elif draw(st.booleans()):
        tiles = [*tiles[:2], "wheat_field", "wheat_field"][: len(free)]
    places = draw(st.permutations(free))
    seats: list[dict[str, Any]] = []
    buildings: list[dict[str, str]] = [{}, {}]
    for place, tile in zip(places, tiles, strict=False):
        buildings[draw(st.integers(0, 1))][CELL_NAMES[place]] = tile
    cards = draw(st.lists(st.sampled_from(CARDS), max_size=3, unique=True))
    mine = draw(st.integers(0, len(cards)))
    for seat in range(2):
        seats.append({"buildings": buildings[seat], "coin": draw(st.integers(0, 7))})
        seats[seat]["objectives"] = cards[:mine] if seat == 0 else cards[mine:]
    for kind in STOCK[:4]:
        held = draw(st.integers(0, 2))
        left = draw(st.sampled_from([0, 1, 2, 3, 8]))
        seats[0][kind] = held
        seats[1][kind] = 15 - held - min(left, 15 - held)
    if draw(st.integers(0, 3)) == 0:
        seats[1]["coin"] = 40 - seats[0]["coin"]
    return (table(*seats, market=[], side=side), CELL_NAMES[cell])


@settings(max_examples=60)
@given(situation=situations())
def test_lt_r01_a_folded_turn_ends_in_exactly_the_ways_of_the_plain_rules(
    situation: tuple[State, str],
) -> None:
    check_turn(*situation)


@pytest.mark.parametrize("side", ["A", "B"])
def test_lt_031_no_choice_of_cell_changes_anything_without_buildings(side: str) -> None:
    for cell in ("B2", "H5"):
        assert check_turn(table(area(), area("14 wood 14 stone 14 fish"), side=side), cell) == 1


def test_lt_r02_with_an_empty_supply_a_late_harvest_brings_more() -> None:
    state = table(area("2 wood", "E5 workshop"), area("13 wood"), market=[])
    assert check_turn(state, "F5") == 3
    do(state, "place F5")
    assert offered(state) == ["harvest G5", "activate E5", "done"]
    assert fact(do(state.clone(), "harvest G5", "activate E5"), "seats.0.wood") == 0
    assert fact(do(state, "activate E5"), "seats.0.wood") == 1


def test_lt_031_a_cell_can_be_harvested_before_an_exchange_fills_the_supply_or_after_it() -> None:
    state = table(area("2 stone", "H3 warehouse"), area("13 stone"), market=[])
    assert check_turn(state, "H2") == 4  # without the exchange, or 0, 1 or 2 stone after it
    do(state, "place H2")
    assert offered(state) == ["harvest H1", "activate H3", "done"]
    do(state, "harvest H1")
    assert offered(state) == ["harvest I1", "activate H3", "done"]
    assert fact(do(state, "activate H3"), "seats.0.stone") == 1


def test_lt_r01_a_harvest_is_asked_about_only_while_a_supply_is_short() -> None:
    def harvests(left: int) -> list[str]:
        state = table(area("1 fish", "E5 fishmonger"), area(f"{14 - left} fish"), market=[])
        return offered(do(state, "place F5"), "harvest")

    assert [harvests(left) for left in (0, 1, 2)] == [["harvest E6"]] * 3
    assert [harvests(left) for left in (3, 4, 14)] == [[], [], []]


@pytest.mark.parametrize("tile", [*HARD, "pawnshop"])
@pytest.mark.parametrize("left", [0, 1, 3, 9])
def test_lt_r01_each_building_alone_loses_nothing(tile: str, left: int) -> None:
    everything = " ".join(f"{13 - left} {kind}" for kind in STOCK[:4])
    state = table(
        area("2 wood 2 stone 2 fish 2 wheat 3 coin", f"E5 {tile}"), area(everything), market=[]
    )
    check_turn(state, "F5")


def residence(state: State) -> tuple[set[tuple[object, ...]], set[tuple[object, ...]]]:
    """What the Residence on E5 can bring: in the real game, and by the plain rules."""
    harvests = bool(fact(state, "unharvested")) or "use residence" in offered(state)
    plainly = plain(state, "E5", 0, harvests)
    expected = unfolded.Turn(0, 5, is_turn=False).outcomes(plainly)
    if harvests:
        expected |= {plainly.outcome()}  # it need not be used at all
    return outcomes(state, 0, running(state)), expected


@pytest.mark.parametrize("harvests", [False, True])
@pytest.mark.parametrize("left", [0, 1, 2, 5])
def test_lt_r11_the_residence_ends_in_exactly_the_ways_of_the_plain_rules(
    harvests: bool, left: int
) -> None:
    for tiles in ("F5 pawnshop", "F5 pier, D5 fishmonger", "F5 bakery, D5 wheat_field"):
        state = table(
            area("1 wheat 1 fish 4 coin", f"E5 residence, {tiles}", "O05 O14 O15 O17"),
            area(f"{14 - left} fish {14 - left} wheat 5 coin", "D4 grocery", "O13"),
            market=[],
            phase="specials",
            residence_harvest_terrain=harvests,
        )
        found, expected = residence(state)
        assert found == expected


@settings(max_examples=150)
@given(
    stock=st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 16)),
    left=st.tuples(st.sampled_from([0, 1, 9]), st.sampled_from([0, 1, 9])),
    card=st.booleans(),
)
def test_lt_d11_feeding_loses_no_way_that_leads_elsewhere(
    stock: tuple[int, int, int], left: tuple[int, int], card: bool
) -> None:
    fish, wheat, coin = stock
    state = table(
        area(f"{fish} fish {wheat} wheat {coin} coin", "", "O06" if card else ""),
        area(f"{max(0, 15 - fish - left[0])} fish {max(0, 15 - wheat - left[1])} wheat"),
        phase="feeding",
        market=[],
    )
    supply = fact(state, "supply")
    plain_supply = tuple(supply[kind] for kind in STOCK)
    expected = set()
    for meal in unfolded.meals((0, 0, fish, wheat, coin), plain_supply, 5):
        fed = sum(meal)
        rest = (fish - meal[0], wheat - meal[1], coin - 3 * (meal[2] + meal[3]))
        expected.add((rest, -3 * (5 - fed), False))
        if card and meal[0] + meal[2] == 5:
            expected.add((rest, -3 * (5 - fed), True))
    assert set(fed_states(state)) == expected


def fed_states(state: State) -> Iterator[tuple[tuple[int, int, int], int, bool]]:
    """What seat 0 has after its feeding, points lost, and whether O06 is validated."""
    for move in offered(state, "feed") or [""]:
        after = do(state.clone(), move) if move else state
        chosen = offered(after) if asked(after) == "0 show" else [""]
        for answer in chosen:
            final = do(after.clone(), answer) if answer else after
            seat = fact(final, "seats.0")
            yield (
                (seat["fish"], seat["wheat"], seat["coin"]),
                seat["points"]["hunger"],
                "O06" in validated(final),
            )
