"""Bots from outside: found by name, held to time and options, known by their files."""

import sys
from importlib.metadata import EntryPoint, EntryPoints
from itertools import pairwise
from pathlib import Path

import pytest

from bastide.bots import guests
from bastide.bots.fault import REASONS
from bastide.bots.guests import Guest, mark, seated
from bastide.bots.levels import make
from bastide.engine import registry
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput, Message
from bastide.engine.seat import Seat
from bastide.research.arena import Arena
from bastide.research.farm import Farm
from bastide.research.lineup import Outcome, automatic, fill_up, play_game, schedule
from bastide.research.standing import faults
from bastide.words import LANGUAGES, say
from tests.bots.guests import Notes
from tests.limits import PATIENCE

GAME = registry.game("san-juan")
QUICK = {"round_limit": 4}
HERE = "tests.bots.guests"
TINY = 0.05
"""A limit for a bot that never answers."""


def played(bot: str, seconds: float = guests.SECONDS) -> Outcome:
    (pairing,) = schedule(GAME, [bot, "uniform"], dict(QUICK), 1, 3, seconds=seconds)
    return play_game(pairing)


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        ("Raises", "raised", "ValueError: no idea"),
        ("Exits", "raised", "SystemExit: 3"),
        ("Cheats", "illegal", "-1 was not among its"),
        ("Mumbles", "illegal", "'first'"),
        ("Refuses", "raised", "RuntimeError: no seat for me"),
    ],
)
def test_a_bot_that_fails_loses_by_a_named_reason(bot: str, reason: str, detail: str) -> None:
    outcome = played(f"{HERE}:{bot}")
    assert (outcome.failed, outcome.reason) == (0, reason)
    assert outcome.detail.startswith(detail)
    assert outcome.shares == [0.0, 1.0]


def test_a_bot_that_hangs_loses_its_game() -> None:
    outcome = played(f"{HERE}:Hangs", TINY)
    assert (outcome.failed, outcome.reason, outcome.shares) == (0, "late", [0.0, 1.0])


def test_a_good_bot_plays_as_ours_do() -> None:
    outcome = played(f"{HERE}:Good")
    assert (outcome.failed, outcome.reason) == (-1, "")
    assert sum(outcome.shares) == 1.0


def test_nobody_reckons_back_to_the_deal_from_a_seed() -> None:
    """The same deal tells the same seed; deals that follow each other tell none that do."""
    told = Notes.told
    told.clear()
    for pairing in schedule(GAME, [f"{HERE}:Notes", "uniform"], {"round_limit": 1}, 8, 3):
        play_game(pairing)
    between = [two - one for one, two in pairwise(told)]
    assert len(set(told)) == len(set(between)) + 1 == len(told) == 8
    again = [*told]
    told.clear()
    for pairing in schedule(GAME, [f"{HERE}:Notes", "uniform"], {"round_limit": 1}, 8, 3):
        play_game(pairing)
    assert told == again


def test_a_bot_that_fails_stops_nothing() -> None:
    fought = Arena(GAME, [f"{HERE}:Raises", f"{HERE}:Good", "uniform"], dict(QUICK), 6)
    assert len(list(fought.play(Farm(1)))) == 6
    (fault,) = faults(fought.outcomes)
    assert (fault.bot, fault.reason, fault.games) == (f"{HERE}:Raises", "raised", 6)
    for outcome in fought.outcomes:
        assert sorted(outcome.shares) == [0.0, 0.5, 0.5]


@pytest.mark.parametrize("on", ["cores", "ray"])
def test_bots_from_outside_play_in_worker_processes(on: str) -> None:
    line_up = [f"{HERE}:Good", f"{HERE}:Raises"]
    alone = Arena(GAME, line_up, dict(QUICK), 4)
    list(alone.play(Farm(1)))
    together = Arena(GAME, line_up, dict(QUICK), 4)
    with Farm(2, on) as farm:
        list(together.play(farm))
    assert sorted(map(str, alone.outcomes)) == sorted(map(str, together.outcomes))


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_told(reason: str, lang: str) -> None:
    assert say(Message(f"bot-fault-{reason}"), lang) != f"bot-fault-{reason}"


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("no_such_package:Bot", "ModuleNotFoundError"),
        (f"{HERE}:Nobody", "AttributeError"),
        (f"{HERE}:NOTHING", "no method 'choose'"),
        (f"{HERE}:Refuses", "no seat for me"),
    ],
)
def test_a_bot_that_cannot_sit_down_is_refused_before_the_first_game(spec: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        fill_up(GAME, [spec, "uniform"], None)


@pytest.mark.parametrize("spec", [f"{HERE}:Good", "process:true"])
def test_a_server_runs_nothing_from_outside(spec: str) -> None:
    with pytest.raises(BadInput, match="no bot"):
        make(spec, 1)
    sources = (Path(guests.__file__).parents[1] / "server").rglob("*.py")
    assert [path for path in sources if "bots.guests" in path.read_text("utf-8")] == []


def test_a_package_offers_bots_under_short_names(monkeypatch: pytest.MonkeyPatch) -> None:
    offers = EntryPoints([EntryPoint("good", f"{HERE}:Good", guests.GROUP)])
    monkeypatch.setattr(guests, "entry_points", lambda group: offers.select(group=group))
    bot = seated("good", 1)
    assert isinstance(bot, Guest)
    assert mark("good").split()[1] == mark(f"{HERE}:Good").split()[1]
    with pytest.raises(BadInput, match="no bot"):
        seated("bad", 1)


def test_the_folder_where_one_stands_is_searched_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = f"from {HERE} import Good as Mine\n"
    (tmp_path / "own_bot_of_mine.py").write_text(source, "utf-8")
    (tmp_path / "json.py").write_text("Mine = None\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    assert isinstance(seated("own_bot_of_mine:Mine", 1), Guest)
    with pytest.raises(BadInput, match="AttributeError"):
        seated("json:Mine", 1)


def test_a_bot_that_was_changed_begins_a_new_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package_of_mine"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    source = f"from {HERE} import Good\nclass Mine(Good):\n    pass\n"
    (package / "bot.py").write_text(source, "utf-8")
    weights = package / "weights.json"
    weights.write_text("[1]", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def fought(seconds: float = 1.0) -> Arena:
        line_up = ["package_of_mine.bot:Mine", "uniform"]
        return Arena(GAME, line_up, dict(QUICK), 2, 1, tmp_path / "out", seconds)

    fought()
    fought()
    with pytest.raises(BadInput, match="another arena"):
        fought(2.0)
    weights.write_text("[2]", "utf-8")
    with pytest.raises(BadInput, match="another arena"):
        fought()


@pytest.mark.parametrize("bot", ["first:First", "builder:Builder", "dreamer:Dreamer"])
def test_the_examples_play(bot: str) -> None:
    outcome = played(f"examples.bots.{bot}", seconds=PATIENCE)
    assert (outcome.reason, outcome.detail) == ("", "")


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_the_examples_for_all_games_know_every_game(game: Game) -> None:
    settings = complete(game, automatic(game))
    state = game.setup.new(settings, 1)
    seat = Seat(game, state, state.mover())
    for bot in ("first:First", "dreamer:Dreamer"):
        assert seated(f"examples.bots.{bot}", 1, PATIENCE).choose(seat) in seat.options()
