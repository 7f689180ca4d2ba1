"""Windows of every size: whatever can be pointed at lies in the window, and nothing lies on it."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.moments import crowded
from tests.browser.positions import Position
from tests.browser.test_budgets import DRAWN, GAMES
from tests.browser.visitor import BOT, DESKTOP, LARGE, LYING, ME, PHONE, SMALL, Size

SIZES = (
    DESKTOP,
    Size(1366, 625),  # a laptop, less what its browser takes
    Size(1024, 768),  # a tablet on its side
    Size(960, 540),  # a large window at double size
)
HIDDEN = """() => [...document.querySelectorAll('.board .spot, #action button')].filter(it => {
    if (!it.checkVisibility()) return false;
    const box = it.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !above || !it.contains(above);
}).map(it => it.dataset.target ?? it.textContent)"""


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_board_can_be_reached(visit: Visit, game: str) -> None:
    anna = visit()
    anna.sit(crowded(game))
    hidden: dict[Size, list[str]] = {}
    for size in SIZES:
        anna.page.set_viewport_size({"width": size.width, "height": size.height})
        anna.page.evaluate(DRAWN)
        hidden[size] = anna.page.evaluate(HIDDEN)
    assert {size: spots for size, spots in hidden.items() if spots} == {}


OUTSIDE = """() => [...document.querySelectorAll('.boxes .ttl :is(b, i)')].filter(it => {
    if (!it.checkVisibility()) return false;
    const text = it.getBoundingClientRect();
    const box = it.closest('.box').getBoundingClientRect();
    const front = box.left + box.width * 134 / 152;
    return text.left < box.left + 2 || text.right > front;
}).map(it => it.textContent)"""
"""Titles that stick out of the front of their box."""


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_titles_stay_on_their_boxes(visit: Visit, locale: str) -> None:
    """Also where my tables take room from the shelf."""
    anna = visit(locale=locale)
    anna.set_table("little-town", [ME, BOT])
    outside: dict[Size, list[str]] = {}
    for size in (*SIZES, Size(1366, 650), PHONE, SMALL, LYING):
        anna.page.set_viewport_size({"width": size.width, "height": size.height})
        anna.page.goto("/")
        anna.page.locator(".tables a").first.wait_for()
        anna.page.evaluate(DRAWN)
        outside[size] = anna.page.evaluate(OUTSIDE)
    assert {size: titles for size, titles in outside.items() if titles} == {}


CUT = """() => [...document.querySelectorAll('.tray .goal :is(.gt, .gn2)')].filter(it => {
    if (!it.checkVisibility()) return false;
    const [text, strip] = [it, it.closest('.goal')].map(node => node.getBoundingClientRect());
    return it.scrollHeight > it.clientHeight + 6 || it.scrollWidth > it.clientWidth + 1
        || text.right > strip.right || text.bottom > strip.bottom + 1 || strip.right > innerWidth;
}).map(it => it.textContent)"""
"""Words of a secret goal that cannot be read."""


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_four_goals_are_read_whole_on_any_desk(visit: Visit, locale: str) -> None:
    anna = visit(locale=locale)
    anna.sit(Position("little-town", "lt-ask-turn", players=2, late=True))
    assert anna.page.locator(".tray .goal").count() == 4
    cut: dict[Size, list[str]] = {}
    for size in (DESKTOP, Size(1400, 900), Size(1440, 900), Size(1600, 900), LARGE):
        anna.page.set_viewport_size({"width": size.width, "height": size.height})
        anna.page.evaluate(DRAWN)
        cut[size] = anna.page.evaluate(CUT)
    assert {size: words for size, words in cut.items() if words} == {}
