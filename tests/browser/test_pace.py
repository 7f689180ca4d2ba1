"""How long the page works, in lengths of a ruler: work that is the same on every machine.

Time is not for a test that must always pass, so only `make sweep` measures it.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession

from tests.browser.conftest import Visit
from tests.browser.moments import crowded
from tests.browser.test_budgets import CONFIRM, DRAWN, GAMES, POINT, opened, updates
from tests.browser.visitor import Visitor

OPENING = 12.5
"""Rulers until a table can be used."""
EFFORT = 2.0
"""Rulers for a click, or for an update that lands, until it is drawn."""
RULER = """() => {
    for (let n = 0; n < 10; n++) {
        const box = document.createElement('div');
        for (let i = 0; i < 1000; i++) {
            const it = document.createElement('span');
            it.textContent = `${n}, ${i} `;
            box.append(it);
        }
        document.body.append(box);
        box.getBoundingClientRect();
        box.remove();
    }
}"""


def watched(anna: Visitor) -> CDPSession:
    """A line that tells how long the page itself works: other programs do not count."""
    line = anna.page.context.new_cdp_session(anna.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    return line


def worked(line: CDPSession) -> float:
    """Seconds that the page has worked so far."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(float(it["value"]) for it in metrics if it["name"] == "TaskDuration")


def effort(anna: Visitor, line: CDPSession, act: Callable[[], object]) -> float:
    """Seconds that the page works for one thing, until it is drawn."""
    anna.page.evaluate(DRAWN)
    before = worked(line)
    act()
    anna.page.evaluate(DRAWN)
    return worked(line) - before


def ruler(anna: Visitor) -> float:
    """Seconds that the ruler takes just now: the least of five, as all else only adds to it."""
    line = watched(anna)
    anna.page.goto("/settings")
    return min(effort(anna, line, lambda: anna.page.evaluate(RULER)) for _ in range(5))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_used_at_once(visit: Visit, game: str) -> None:
    anna = visit()
    line = watched(anna)
    opened(anna, game)
    rulers = worked(line) / ruler(visit())
    print(f"{game}: {rulers:.1f} rulers")
    assert 0 < rulers <= OPENING


def played(anna: Visitor, game: str) -> tuple[float, float]:
    """Seconds that the page works for a click, and for each update that an answer brings."""
    line, heard = watched(anna), updates(anna)
    anna.sit(crowded(game))
    click = effort(anna, line, lambda: anna.page.evaluate(POINT))
    revision = anna.wait()
    heard.clear()
    confirm = effort(anna, line, lambda: (anna.page.evaluate(CONFIRM), anna.wait(after=revision)))
    return click, confirm / len(heard)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_and_what_comes_of_it_are_light_work(visit: Visit, game: str) -> None:
    """The least of three: whatever else the machine does only adds to it."""
    clicks, updates = zip(*(played(visit(), game) for _ in range(3)), strict=True)
    length = ruler(visit())
    print(f"{game}: {min(clicks) / length:.2f} and {min(updates) / length:.2f} rulers")
    assert min(clicks) <= EFFORT * length
    assert min(updates) <= EFFORT * length
