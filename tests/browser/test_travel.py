"""Pieces travel from where they were to where they go, at every speed, and are in nobody's way."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import crowded
from tests.browser.positions import Position
from tests.browser.test_budgets import GAMES
from tests.browser.visitor import DESKTOP, PHONE, SETTLED, Size, Visitor

FLIGHTS = """
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const all = Array.isArray(frames) ? frames : [];
        const moved = all.map(it => it.transform ?? '').join(' ');
        if (moved.includes('translate(')) window.flights.push({
            own: this.classList.contains('travels'),
            lasts: typeof how === 'number' ? how : how.duration,
            far: Math.max(...moved.match(/-?[.\\d]+(?=px)/g).map(Math.abs)),
            touched: getComputedStyle(this).pointerEvents,
        });
        return animate.call(this, frames, how);
    };
"""
"""Notes every piece that sets out."""
SPEEDS = {"fast": 0.5, "normal": 1.0, "slow": 1.66}


def played(
    visit: Visit, game: str, speed: str, size: Size = DESKTOP, still: bool = False
) -> Visitor:
    """A few answers and those of the bots, seen by somebody who wishes that speed."""
    anna = visit(size)
    anna.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    wishes = f"{{speed: '{speed}', botPause: 0}}"
    anna.page.add_init_script(
        f"localStorage.setItem('bastide.preferences', JSON.stringify({wishes}))"
    )
    anna.page.add_init_script(FLIGHTS)
    anna.sit(Position(game, players=2) if game == "little-town" else crowded(game))
    revision = anna.wait()
    for _ in range(8):
        anna.answer()
        revision = anna.wait(after=revision)
        if not revision or flights(anna):
            break
    return anna


def flights(anna: Visitor) -> list[dict[str, Any]]:
    """The pieces that have set out for somewhere else, not just appeared."""
    return [it for it in anna.page.evaluate("window.flights") if it["far"] > 60 and it["lasts"] > 0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_pieces_travel_and_nothing_of_them_stays(visit: Visit, game: str, size: Size) -> None:
    anna = played(visit, game, "normal", size)
    assert flights(anna)
    assert all(it["touched"] == "none" for it in flights(anna) if it["own"])
    anna.page.evaluate(SETTLED)
    expect(anna.page.locator(".travels")).to_have_count(0)


@pytest.mark.parametrize("speed", SPEEDS)
def test_pieces_travel_as_fast_as_somebody_wishes(visit: Visit, speed: str) -> None:
    anna = played(visit, "little-town", speed)
    assert {round(it["lasts"]) for it in flights(anna)} <= {
        round(320 * much * SPEEDS[speed]) for much in (1.0, 1.5)
    }


@pytest.mark.parametrize(("speed", "still"), [("off", False), ("normal", True)])
def test_nothing_travels_where_somebody_wishes_stillness(
    visit: Visit, speed: str, still: bool
) -> None:
    assert flights(played(visit, "little-town", speed, still=still)) == []
