"""Several picks in one message: every legal set is taken, and none goes past a secret."""

import secrets
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest
from hypothesis import given

from bastide.engine import registry
from bastide.engine.flow import IllegalAction, Options, State, apply, options, settle
from bastide.engine.game import Game, decision
from bastide.engine.match import Tried
from bastide.engine.rng import Rng, seeded
from bastide.server.model.multi_select import real_actions
from bastide.testing.knowledge import seen
from bastide.testing.walks import Walk, few, seeds
from tests.rules.golden_city import tables as golden_city
from tests.rules.little_town import tables as little_town
from tests.server.house import Line, house, in_loop, quick

with_sets = pytest.mark.parametrize(
    "game", [registry.game(name) for name in ("san-juan", "golden-city")], ids=str
)
MOVES = 300
THREE_HERE = [{"kind": "device", "name": name} for name in ("Anna", "Bruno", "Cleo")]


def question(state: State) -> list[int]:
    """Which question is asked: the place of its frame, its kind and its seat."""
    return [int(state.top), *map(int, state.stack[state.top : state.top + 2])]


def one_by_one(state: State, pool: list[int], rng: Rng) -> list[tuple[State, int, State]]:
    """Things of a pool chosen at random until the question is answered, forced ones too.

    Each comes with the table before it and after it.
    """
    found, asked, ahead, out = [], question(state), state.clone(), Options()
    while ahead.top >= 0 and question(ahead) == asked:
        frame = ahead.frames[ahead.stack[ahead.top]]
        out.count = 0
        frame.advance(ahead, out)
        open_now = [act for act in out.listed() if act in pool]
        if open_now:
            before, act = ahead.clone(), open_now[int(rng.below(len(open_now)))]
            frame.take(ahead, act)
            found.append((before, act, ahead.clone()))
        elif out.count > 0:
            break
    return found


def questions_with_sets(game: Game, seed: int) -> list[tuple[State, list[int]]]:
    """Moments of a random game in which several things are asked for, and what may be marked.

    Every other answer is the last option, mostly to stop or to pass, so that hands grow.
    """
    state, out, rng, found = Walk(game, seed).opening(), Options(), seeded(seed + 1), []
    settle(state, out)
    for turn in range(MOVES):
        asked = decision(game, state)
        if asked is None:
            break
        if asked.remaining > 1:
            found.append((state.clone(), asked.pool))
        at = out.count - 1 if turn % 2 else rng.below(out.count)
        apply(state, out.acts[at], out)
    return found


@with_sets
@few
@given(seed=seeds)
def test_every_set_that_can_be_chosen_one_by_one_is_taken_together(game: Game, seed: int) -> None:
    rng = seeded(seed)
    for state, pool in questions_with_sets(game, seed):
        picks = [act for _, act, _ in one_by_one(state, pool, rng)]
        for _ in range(3):
            taken = [step.act for step in real_actions(state, state.mover(), picks)]
            assert not Counter(taken) - Counter(picks)
            picks = picks[::-1] if rng.below(2) else sorted(picks)


@with_sets
@few
@given(seed=seeds)
def test_a_set_teaches_its_chooser_nothing_before_it_is_whole(game: Game, seed: int) -> None:
    """So a set may be sent at once, although the others learn from each of its things."""
    rng = seeded(seed)
    for state, pool in questions_with_sets(game, seed):
        seat, asked = state.mover(), question(state)
        for before, act, after in one_by_one(state, pool, rng):
            imagined = game.knowledge.imagine(before, seat, rng)
            assert act in options(imagined)
            imagined.frames[imagined.stack[imagined.top]].take(imagined, act)
            assert question(imagined) == question(after) == asked
            assert seen(game, imagined, seat) == seen(game, after, seat)


@pytest.mark.parametrize("known", ["", "prairie", "mountain forest", "port port mountain forest"])
def test_gc_101_any_surplus_cards_go_whether_the_others_knew_them_or_not(known: str) -> None:
    hand = "port port mountain desert desert forest forest prairie"
    state = golden_city.table(
        "building",
        golden_city.area(hand, "H01", known=known),
        golden_city.area("port"),
        golden_city.area("port"),
    )
    golden_city.do(state, "stop")
    asked = decision(golden_city.GAME, state)
    assert asked is not None
    assert (asked.remaining, len(asked.pool)) == (3, 8)
    for chosen in set(combinations(asked.pool, 3)):
        for picks in set(permutations(chosen)):
            taken = [step.act for step in real_actions(state, 0, list(picks))]
            assert Counter(taken) <= Counter(picks)


def test_picks_go_as_far_whatever_somebody_else_hides() -> None:
    """Whether the owner has just fulfilled a goal is a secret of his (LT-R34)."""
    taken = []
    for goal in ("O01", "O09"):
        owner = little_town.area("5 coin", "C3 quarry, C2 gold_mine", goal)
        state = little_town.table(little_town.area("4 coin"), owner)
        little_town.do(state, "place D3")
        picks = [little_town.GAME.notation.parse(word) for word in ("activate C3", "activate C2")]
        assert set(picks) <= set(options(state))
        taken.append([step.act for step in real_actions(state, 0, picks)])
    assert taken[0] == taken[1]


def test_what_another_seat_is_forced_to_do_is_none_of_my_picks() -> None:
    """Seat 2 has no coin, so that it must take what is left."""
    groups = golden_city.pairs("port/desert", "forest/forest", "port/prairie", hands={2: 0})
    seats = [golden_city.area(coins=0) for _ in range(3)]
    state = golden_city.table("auction", *seats, groups=groups, mover=1, watched=True)
    one, two = (golden_city.GAME.notation.parse(word) for word in ("bid 1", "bid 2"))
    assert [step.act for step in real_actions(state, 1, [one])] == [one]
    with pytest.raises(IllegalAction):
        real_actions(state, 1, [one, two])


async def surplus(line: Line) -> list[int]:
    """Play until two surplus cards go, and choose first one that nobody else knows of."""
    while not line.is_over:
        asked = line.now["decision"]
        mine = line.now["view"]["seats"][asked["seat"]]
        if asked["remaining"] == 2:
            marks = {mark["target"].removeprefix("hand:"): mark["id"] for mark in asked["marks"]}
            hidden = [act for kind, act in marks.items() if kind not in mine["known"]]
            if hidden and min(hidden) < max(marks.values()):
                return [min(hidden), max(marks.values())]
        await line.answer(-1)
        await line.turn()
    raise AssertionError("nobody had to discard a card that is hidden")


@in_loop
async def test_gc_101_a_hidden_card_and_another_are_discarded_in_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 1)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(THREE_HERE, game="golden-city", options={"players": 3})
        async with anna.line(table) as line:
            await line.turn()
            picks = await surplus(line)
            seat, before = line.now["decision"]["seat"], line.now["revision"]
            hand = line.now["view"]["seats"][seat]["hand"]
            await line.act(*picks)
            while line.now["revision"] == before:
                assert (await line.hear())["type"] != "refused"
            assert (await line.turn())["view"]["seats"][seat]["hand_size"] == len(hand) - 2


@in_loop
async def test_what_was_tried_is_kept_once_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[Tried] = []

    def heard(state: State, seat: int, picks: list[int]) -> list[Tried]:
        steps[:] = real_actions(state, seat, picks)
        return steps

    monkeypatch.setattr("bastide.server.live.table.real_actions", heard)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create([{"kind": "device"}, {"kind": "device"}])
        async with anna.line(id) as line:
            await line.turn()
            await line.answer()
            table = await server.table(id)
            live_game = table.live_game
            assert live_game is not None
            kept = live_game.match.state
            assert kept is steps[-1].state

            async def fail(*_: object) -> None:
                raise OSError("the disk is full")

            monkeypatch.setattr(server.tables.store, "append", fail)
            await line.turn()
            await line.act(line.now["decision"]["options"][0]["id"])
            await line.told("refused")
        assert live_game.match.state is kept
        assert len(live_game.moves) == 1
