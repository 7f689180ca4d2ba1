"""The pages on bots are true: their sample is the example, their conversation is what is said."""

import re
import shlex
import sys
from pathlib import Path

from bastide.bots.fault import REASONS
from bastide.bots.guests import SECONDS, seated
from bastide.engine import registry
from bastide.engine.game import complete
from bastide.engine.seat import Seat
from tests.limits import PATIENCE

ROOT = Path(__file__).parents[2]
BOTS = (ROOT / "docs" / "bots.md").read_text("utf-8")
PROTOCOL = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
SPY = ROOT / "tests" / "bots" / "any_program.py"


def test_the_first_bot_is_the_example() -> None:
    (sample,) = re.findall(r"```python\n(.*?)```", BOTS, re.DOTALL)
    assert sample == (ROOT / "examples" / "bots" / "first.py").read_text("utf-8")


def _short(line: str) -> str:
    """A view by its beginning alone, and no time: the test has its own."""
    return {"view": line[:36], "think": "think"}.get(line.split()[0], line)


def test_the_conversation_is_what_a_program_hears(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    game = registry.game("san-juan")
    settings = complete(game, {"players": 2, "first": 0, "round_limit": 60})
    state = game.setup.new(settings, 1)
    command = shlex.join([sys.executable, str(SPY), "spies", str(notes)])
    bot = seated(f"process:{command}", 7, PATIENCE, settings)
    bot.choose(Seat(game, state, 0))
    printed = re.findall(r"^> (.*)", PROTOCOL, re.MULTILINE)
    heard = notes.read_text("utf-8").splitlines()
    assert [_short(line) for line in [*heard, "quit"]] == [_short(line) for line in printed]
    assert f"think {round(1000 * SECONDS)}" in printed


def test_every_reason_of_a_program_stands_in_its_page() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PROTOCOL, re.MULTILINE)
    assert {*listed} - {"stop", "quit"} == {*REASONS} - {"raised"}
