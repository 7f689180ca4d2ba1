"""What a seat may not know, it cannot know: views, keys, log lines and imagined tables (SJ-084).

Two tables that differ only in what is hidden from a seat are made here by hand, from the
position's document, so that nothing rests on how the game itself deals hidden cards anew.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from bastide.engine.events import Log
from bastide.engine.facts import paths_of
from bastide.engine.flow import State, options, play
from bastide.engine.game import complete
from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.engine.rng import seeded
from bastide.games.san_juan.catalogue import NAMES
from tests.rules.san_juan.tables import GAME, area, do, san_juan_cards, table

SPECTATOR = -1
TABLES = [
    {"players": players, **edition}
    for players in (2, 3, 4)
    for edition in ({"edition": 1}, {"edition": 2}, {"edition": 2, "expansion": True})
]


def named(given: dict[str, Any]) -> str:
    return "-".join(f"{name}{value}" for name, value in given.items())


every_table = pytest.mark.parametrize("given", TABLES, ids=named)


def moments(given: dict[str, Any], seed: int, share: float) -> Iterator[State]:
    """That share of the decisions of one random game, and its end."""
    random = Random(seed)
    state = GAME.setup.new(complete(GAME, {**given, "round_limit": 30}), seed)
    while not state.is_over():
        if random.random() < share:
            yield state
        play(state, random.choice(options(state)))
    yield state


def twin(state: State, given: dict[str, Any], viewer: int, random: Random) -> State:
    """The same table with all that is hidden from the viewer mixed up.

    Where somebody else is asked, the cards must leave something to choose: else nobody asks.
    """
    for _ in range(20):
        document = _mixed(state, viewer, random)
        other = GAME.positions.from_document(document, complete(GAME, {**given, "round_limit": 30}))
        if GAME.positions.to_document(other)["steps"] == document["steps"]:
            return other
    return state


def _mixed(state: State, viewer: int, random: Random) -> Json:
    document = GAME.positions.to_document(state)
    step = document["steps"][-1] if document["steps"] else {}
    is_mine = step.get("seat") == viewer
    rows = _hidden_rows(document, viewer)
    if step.get("step") == "keep" and not is_mine:
        rows.append(document["looking"])
    if not is_mine and step.get("step") != "sell" and step.get("floor", 99) < len(NAMES):
        step["floor"] = 0  # which card was picked last is secret, too; goods are not
    _mix(rows, random)
    _bury(document, viewer)
    seen = document["tiles_seen"]
    unseen = document["tiles"][seen:]
    random.shuffle(unseen)
    document["tiles"][seen:] = unseen
    return document


def _hidden_rows(document: Json, viewer: int) -> list[list[str]]:
    """Every list of cards of which the viewer knows only the length; known ones are set aside."""
    rows: list[list[str]] = [document["draw_pile"]]
    known = list(document["open_discard"])
    for number, seat in enumerate(document["seats"]):
        if number == viewer:
            known += seat["buried"]
        else:
            rows += [seat["chapel"], seat["bank"]]
            seat["hand"] = _Rest(seat["hand"], seat["known"])
            rows.append(seat["hand"])
        rows.append(seat["harbor"])
        for building in seat["city"]:
            if building["good"] is not None:
                building["good"] = _Rest([building["good"]], [])
                rows.append(building["good"])
    document["discard"] = _Rest(document["discard"], known)
    rows.append(document["discard"])
    return rows


class _Rest(list[str]):
    """A list without the cards that are known to be in it."""

    def __init__(self, cards: list[str], known: list[str]) -> None:
        super().__init__((Counter(cards) - Counter(known)).elements())
        self.known = known


def _mix(rows: list[list[str]], random: Random) -> None:
    cards = [card for row in rows for card in row]
    random.shuffle(cards)
    for row in rows:
        for at in range(len(row)):
            row[at] = cards.pop()


def _bury(document: Json, viewer: int) -> None:
    """Put known cards back; other seats remember as many discards as before, whichever."""
    unknown = list(document["discard"])
    document["discard"] = unknown + document["discard"].known
    for number, seat in enumerate(document["seats"]):
        if number != viewer:
            seat["hand"] = list(seat["hand"]) + seat["hand"].known
            seat["buried"] = [unknown.pop() for _ in seat["buried"]]
        for building in seat["city"]:
            if building["good"] is not None:
                building["good"] = building["good"][0]


@every_table
def test_sj_084_tables_that_differ_only_in_hidden_cards_look_alike(given: dict[str, Any]) -> None:
    random = Random(1)
    differ = 0
    for seed in range(2):
        for state in moments(given, seed, 0.06):
            for viewer in range(SPECTATOR, given["players"]):
                other = twin(state, given, viewer, random)
                assert GAME.knowledge.view(other, viewer) == GAME.knowledge.view(state, viewer)
                assert GAME.knowledge.key(other, viewer) == GAME.knowledge.key(state, viewer)
                differ += GAME.positions.to_document(other) != GAME.positions.to_document(state)
    assert differ > 60


@every_table
def test_sj_084_they_are_imagined_alike(given: dict[str, Any]) -> None:
    """What a seat imagines follows from what it knows, and from nothing else."""
    random = Random(2)
    differ = 0
    for state in moments(given, 5, 0.05):
        for viewer in range(given["players"]):
            other = twin(state, given, viewer, random)
            differ += GAME.positions.to_document(other) != GAME.positions.to_document(state)
            one = GAME.positions.to_document(GAME.knowledge.imagine(state, viewer, seeded(7)))
            two = GAME.positions.to_document(GAME.knowledge.imagine(other, viewer, seeded(7)))
            assert one == two
    assert differ > 10


@every_table
def test_sj_084_an_imagined_table_keeps_all_that_the_seat_knows(given: dict[str, Any]) -> None:
    for state in moments(given, 3, 0.07):
        true = GAME.positions.to_document(state)
        for viewer in range(SPECTATOR, given["players"]):
            imagined = GAME.knowledge.imagine(state, viewer, seeded(viewer + 2))
            assert GAME.knowledge.view(imagined, viewer) == GAME.knowledge.view(state, viewer)
            assert GAME.knowledge.key(imagined, viewer) == GAME.knowledge.key(state, viewer)
            assert san_juan_cards(imagined) == san_juan_cards(state)
            imagined = GAME.positions.to_document(imagined)
            assert imagined["open_discard"] == true["open_discard"]
            discarded = Counter(imagined["discard"])
            assert not Counter(imagined["open_discard"]) - discarded
            for number, seat in enumerate(imagined["seats"]):
                assert seat["known"] == true["seats"][number]["known"]
                assert not Counter(seat["known"]) - Counter(seat["hand"])
                assert not Counter(seat["buried"]) - discarded
                if number == viewer:
                    for mine in ("hand", "chapel", "bank", "buried"):
                        assert seat[mine] == true["seats"][number][mine]


def test_sj_084_imagining_varies_everything_that_is_hidden() -> None:
    """Over a few games each kind of hidden card is seen to change, and never what is known."""
    given = {"players": 3, "edition": 2, "expansion": True}
    varied: Counter[str] = Counter()
    for seed in range(12):
        for state in moments(given, seed, 0.1):
            true = GAME.positions.to_document(state)
            for viewer in range(3):
                imagined = GAME.positions.to_document(
                    GAME.knowledge.imagine(state, viewer, seeded(seed))
                )
                for name in ("draw_pile", "discard", "looking", "tiles", "random"):
                    varied[name] += imagined[name] != true[name]
                for number, seat in enumerate(imagined["seats"]):
                    before = true["seats"][number]
                    whose = "own" if number == viewer else "other"
                    for name in ("hand", "chapel", "bank", "harbor", "buried"):
                        varied[f"{whose} {name}"] += seat[name] != before[name]
                    for one, two in zip(seat["city"], before["city"], strict=True):
                        varied[f"{whose} good"] += one["good"] != two["good"]
    never = {"own hand", "own chapel", "own bank", "own buried"}
    assert {name for name, times in varied.items() if times == 0} == never
    assert min(times for name, times in varied.items() if name not in never) >= 3


SECRET_PICKS = {
    "paying": (
        table("builder", area("statue smithy well tower hero palace"), area(), chooser=1),
        ["build statue"],
        ["pay smithy", "pay well"],
    ),
    "keeping": (
        table(
            "councillor", area("", "prefecture"), area(), draw_pile="smithy well crane hero tower"
        ),
        ["look"],
        ["keep smithy", "keep well", "keep tower"],
    ),
    "discarding with an Archive": (
        table(
            "councillor",
            area("chapel quarry library", "archive"),
            area(),
            draw_pile="smithy well crane hero tower",
        ),
        ["look"],
        ["discard smithy", "discard well"],
    ),
    "swapping": (
        table(
            "round_start",
            area("smithy well hero palace", "office_building"),
            area(),
            edition=2,
            expansion=True,
        ),
        [],
        ["swap smithy", "swap well", "swap hero"],
    ),
    "banking": (
        table(
            "round_start",
            area("smithy well hero palace", "bank"),
            area(),
            edition=2,
            expansion=True,
        ),
        [],
        ["bank smithy", "bank well", "bank hero"],
    ),
}


@pytest.mark.parametrize(("start", "before", "picks"), SECRET_PICKS.values(), ids=SECRET_PICKS)
def test_sj_084_which_card_another_seat_just_picked_tells_nothing(
    start: State, before: list[str], picks: list[str]
) -> None:
    """In the middle of choosing several cards the others see how many went, not which."""
    after = []
    for pick in picks:
        state = start.clone()
        do(state, *before, pick)
        assert state.mover() == 0
        after.append(state)
    for state in after[1:]:
        for viewer in (SPECTATOR, 1):
            assert GAME.knowledge.view(state, viewer) == GAME.knowledge.view(after[0], viewer)
            assert GAME.knowledge.key(state, viewer) == GAME.knowledge.key(after[0], viewer)
        assert GAME.knowledge.key(state, 0) != GAME.knowledge.key(after[0], 0)


def test_sj_r45_a_card_named_for_the_crane_is_known_to_all() -> None:
    state = table(
        "builder", area("hero well well tower quarry quarry", "crane chapel"), area(), chooser=1
    )
    do(state, "build hero")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["hero"]
    for seed in range(30):
        imagined = GAME.knowledge.imagine(state, 1, seeded(seed))
        assert "hero" in GAME.positions.to_document(imagined)["seats"][0]["hand"]
        do(imagined, "cover nothing")
    do(state, "cover nothing")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == []


def test_sj_084_what_a_gold_mine_showed_is_never_forgotten_while_it_lies_there() -> None:
    mine = "quarry smithy tobacco_storage library"
    state = table("prospector", area("hero tower", "gold_mine"), area("well"), edition=1)
    document = GAME.positions.to_document(state)
    for card in mine.split():
        document["draw_pile"].remove(card)
    document["draw_pile"] = mine.split() + document["draw_pile"]
    state = GAME.positions.from_document(document, complete(GAME, {"players": 2, "edition": 1}))
    do(state, "pass", "turn_up gold_mine", "take quarry")
    hands: Counter[str] = Counter()
    for seed in range(200):
        imagined = GAME.positions.to_document(GAME.knowledge.imagine(state, 1, seeded(seed)))
        assert "quarry" in imagined["seats"][0]["hand"]
        assert Counter(imagined["discard"]) == Counter(["smithy", "tobacco_storage", "library"])
        assert imagined["seats"][1]["hand"] == ["well"]
        hands.update(imagined["seats"][0]["hand"])
    assert hands["hero"] < 60
    assert len(hands) > 20


def chi_square(counts: dict[Any, int], cells: int) -> float:
    """How far counts are from all being equal."""
    expected = sum(counts.values()) / cells
    assert len(counts) == cells
    return sum((count - expected) ** 2 / expected for count in counts.values())


def test_sj_084_hidden_cards_are_dealt_fairly() -> None:
    """Ten cards out of sight, all different: each is equally likely in every hidden place."""
    state = table(
        "role",
        area("indigo_plant sugar_mill"),
        area("smithy well", "indigo_plant+ chapel", chapel="crane"),
        draw_pile="tower quarry hero statue",
        discard="palace library",
    )
    document = GAME.positions.to_document(state)
    document["seats"][1]["city"][0]["good"] = "archive"
    state = GAME.positions.from_document(document, complete(GAME, {"players": 2}))
    places: dict[str, Counter[Any]] = {
        name: Counter() for name in ("hand", "chapel", "good", "discard", "top", "bottom", "both")
    }
    rng = seeded(11)
    for _ in range(3000):
        imagined = GAME.positions.to_document(GAME.knowledge.imagine(state, 0, rng))
        seat = imagined["seats"][1]
        good = seat["city"][0]["good"]
        places["hand"].update(seat["hand"])
        places["chapel"].update(seat["chapel"])
        places["good"][good] += 1
        places["discard"].update(imagined["discard"])
        places["top"][imagined["draw_pile"][0]] += 1
        places["bottom"][imagined["draw_pile"][-1]] += 1
        places["both"][good, imagined["draw_pile"][0]] += 1
    together = places.pop("both")
    for name, counts in places.items():
        assert chi_square(counts, 10) < 30, name  # 9 degrees of freedom: 1 in 2000
    assert chi_square(together, 90) < 145  # 89 degrees of freedom: 1 in 5000


def test_sj_043_tiles_not_yet_seen_may_lie_in_any_order() -> None:
    state = table("role", area(), area(), tiles=[[1, 2, 2, 3, 3], [1, 1, 1, 2, 2]], tile=2)
    orders: Counter[Any] = Counter()
    rng = seeded(12)
    for _ in range(1200):
        tiles = GAME.positions.to_document(GAME.knowledge.imagine(state, 0, rng))["tiles"]
        assert tiles[:2] == [[1, 2, 2, 3, 3], [1, 1, 1, 2, 2]]
        orders[tuple(map(tuple, tiles[2:]))] += 1
    rest = [(1, 1, 2, 2, 2), (1, 1, 2, 2, 3), (1, 2, 2, 2, 3)]
    assert set(orders) == set(permutations(rest))
    assert chi_square(orders, 6) < 25  # 5 degrees of freedom: 1 in 7000


def cards_in(message: Message) -> Iterator[str]:
    """The buildings that a line of the log names."""
    if message.id.startswith("sj-card-"):
        yield message.id.removeprefix("sj-card-").replace("-", "_")
    for value in message.args.values():
        if isinstance(value, Message):
            yield from cards_in(value)


@every_table
def test_sj_084_log_lines_for_all_name_only_cards_that_all_can_see(given: dict[str, Any]) -> None:
    random = Random(8)
    state = GAME.setup.new(complete(GAME, {**given, "round_limit": 30}), 8)
    private = 0
    while not state.is_over():
        log = state.log = Log()
        before = GAME.knowledge.view(state, SPECTATOR)
        play(state, random.choice(options(state)))
        after = GAME.knowledge.view(state, SPECTATOR)
        for event in log.events:
            if event.is_known_to(SPECTATOR):
                for card in cards_in(GAME.speech.line(state, event).message):
                    assert paths_of(before, card) or paths_of(after, card), card
            else:
                private += 1
                assert event.audience == event.seat
                others = set(range(given["players"])) - {event.seat}
                assert not any(event.is_known_to(seat) for seat in others)
    assert private > 50


@pytest.mark.parametrize("card", ["smithy", "hero", "guild_hall", "guesthouse", "residence"])
def test_sj_050_whether_a_building_was_just_built_makes_a_difference(card: str) -> None:
    """All see it: whoever sees two tables apart must hold them apart."""
    asked = area("indigo_plant indigo_plant well well")
    tables = [
        table("builder", area(city=f"indigo_plant {card}{mark}"), asked, expansion=True)
        for mark in ("", "!")
    ]
    for viewer in (SPECTATOR, 0, 1):
        assert len({str(GAME.knowledge.view(state, viewer)) for state in tables}) == 2
        assert len({GAME.knowledge.key(state, viewer) for state in tables}) == 2
