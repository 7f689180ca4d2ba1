"""Bots that are programs: docs/bot-protocol.md, held by both sides."""

import gc
import json
import shlex
import sys
from pathlib import Path

import pytest

from bastide.bots import program
from bastide.bots.fault import Fault
from bastide.bots.guests import luck, mark, seated
from bastide.bots.program import Program
from bastide.engine import registry
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput
from bastide.engine.record import read, replay
from bastide.engine.seat import Seat
from bastide.research.arena import Arena
from bastide.research.farm import Farm
from bastide.research.lineup import Outcome, automatic, fill_up, play_game, schedule
from tests.limits import PATIENCE

GAME = registry.game("san-juan")
QUICK = {"round_limit": 3}
PYTHON = shlex.quote(sys.executable)
ANY = f"process:{PYTHON} {shlex.quote(str(Path(__file__).with_name('any_program.py')))}"
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = f"process:node {shlex.quote(str(EXAMPLES / 'client.js'))}"
TINY = 0.05
"""A limit for a program that never answers in time."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that mean well have all the time they need, however slow the machine is."""
    for name in ("START", "GRACE", "FAREWELL"):
        monkeypatch.setattr(program, name, PATIENCE)


def played(bot: str, seconds: float = PATIENCE) -> Outcome:
    (pairing,) = schedule(GAME, [bot, "uniform"], dict(QUICK), 1, 3, True, seconds)
    return play_game(pairing)


@pytest.mark.parametrize("kind", ["good", "remarks"])
def test_a_program_plays(kind: str) -> None:
    outcome = played(f"{ANY} {kind}")
    assert (outcome.reason, outcome.detail) == ("", "")
    record = read(outcome.record)
    assert GAME.scoring.scores(replay(record)) == outcome.scores


@pytest.mark.parametrize(
    ("kind", "reason", "detail"),
    [
        ("dies", "died", "exit code 1, ValueError: no idea"),
        ("lies", "illegal", "answer 999 to"),
        ("dreams", "illegal", "answer yes to"),
        ("mumbles", "garbled", "'I take the first'"),
        ("rambles", "garbled", "'answer 000"),
        ("older", "garbled", "it speaks version '0', not 1"),
    ],
)
def test_a_program_that_fails_loses_by_a_named_reason(kind: str, reason: str, detail: str) -> None:
    outcome = played(f"{ANY} {kind}")
    assert (outcome.failed, outcome.reason, outcome.shares) == (0, reason, [0.0, 1.0])
    assert outcome.detail.startswith(detail)


def test_an_answer_too_many_is_noticed() -> None:
    state = GAME.setup.new(complete(GAME, {}), 1)
    bot = seated(f"{ANY} twice", 1, PATIENCE)
    assert isinstance(bot, Program)
    bot.choose(Seat(GAME, state, state.mover()))
    bot.said.put(bot.said.get(timeout=PATIENCE))  # the second answer has come
    with pytest.raises(Fault, match="garbled: 'answer 0'"):
        bot.choose(Seat(GAME, state, state.mover()))


@pytest.mark.parametrize("kind", ["hangs", "floods", "deaf"])
def test_a_program_that_never_answers_loses(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", TINY)
    assert played(f"{ANY} {kind}", TINY).reason == "late"


def test_a_program_that_never_says_hello_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START", TINY)
    assert played(f"{ANY} silent").reason == "late"
    with pytest.raises(BadInput, match="late"):
        fill_up(GAME, [f"{ANY} silent", "uniform"], None)


def test_stop_asks_for_an_answer_at_once() -> None:
    assert played(f"{ANY} waits", TINY).reason == ""


def test_a_program_is_ended_with_its_game() -> None:
    bot = seated(f"{ANY} good", 1)
    assert isinstance(bot, Program)
    process = bot.process
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.poll() == 0


def test_a_program_that_hangs_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "FAREWELL", TINY)
    bot = seated(f"{ANY} deaf", 1)
    assert isinstance(bot, Program)
    bot.close()
    assert bot.process.returncode == -9


def test_programs_play_in_worker_processes() -> None:
    line_up = [f"{ANY} good", f"{ANY} lies"]
    alone = Arena(GAME, line_up, dict(QUICK), 4, seconds=PATIENCE)
    list(alone.play(Farm(1)))
    together = Arena(GAME, line_up, dict(QUICK), 4, seconds=PATIENCE)
    with Farm(2) as farm:
        list(together.play(farm))
    assert sorted(map(str, alone.outcomes)) == sorted(map(str, together.outcomes))


@pytest.mark.parametrize("command", ["", "'", "a | b", "a@b"])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(BadInput, match="is no command"):
        seated(f"process:{command}", 1)


def test_a_command_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="cannot be started: No such file"):
        seated("process:./no-such-program", 1)


def test_a_program_that_was_changed_is_another(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("1", "utf-8")
    before = mark(f"process:python {file}")
    file.write_text("2", "utf-8")
    assert mark(f"process:python {file}") != before


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_program_hears_its_view_its_options_and_nothing_else(game: Game, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    settings = complete(game, automatic(game))
    state = game.setup.new(settings, 5)
    seat = Seat(game, state, state.mover())
    bot = seated(f"{ANY} spies {shlex.quote(str(notes))}", 7, PATIENCE, settings)
    assert bot.choose(seat) == seat.options()[0]
    lines = notes.read_text("utf-8").splitlines()
    options = [
        f"option {number} {game.notation.format(act)}" for number, act in enumerate(seat.options())
    ]
    told = [line for line in lines if not line.startswith(("set ", "view "))]
    assert told == [
        *("hello 1", f"game {game.name} {game.rules_version}"),
        *(f"seed {luck(7)}", f"seat {seat.number}"),
        *options,
        f"think {round(1000 * PATIENCE)}",
    ]
    assert [line.split()[1] for line in lines if line.startswith("set ")] == list(settings)
    (view,) = [line for line in lines if line.startswith("view ")]
    assert json.loads(view.removeprefix("view ")) == json.loads(json.dumps(seat.view()))


@pytest.mark.parametrize("bot", [f"process:{PYTHON} {EXAMPLES / 'client.py'}", NODE])
def test_the_reference_clients_play(bot: str) -> None:
    outcome = played(bot)
    assert (outcome.reason, outcome.detail) == ("", "")


def test_a_bot_in_another_language_beats_uniform() -> None:
    fought = Arena(GAME, [NODE, "uniform"], {}, 12, seconds=PATIENCE)
    list(fought.play(Farm(1)))
    assert not any(outcome.reason for outcome in fought.outcomes)
    won = sum(outcome.shares[outcome.seats.index(NODE)] for outcome in fought.outcomes)
    assert won > 6
