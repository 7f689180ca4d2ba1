"""A full turn of each game with keys alone."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import BOT, ME, Visitor

GAMES = ("san-juan", "little-town", "golden-city", "attika")
FOCUSED = """() => {
    const at = document.activeElement;
    const ring = getComputedStyle(at);
    return {
        open: at.matches('.spot.open, #action .sheet .line, #action .offered button'),
        ring: ring.outlineStyle !== 'none' || ring.boxShadow !== 'none',
        target: at.dataset.target ?? at.className,
    };
}"""


def reach_something_open(anna: Visitor) -> None:
    """Tab between the panes, arrows inside them, until something that may be chosen is reached."""
    seen: set[str] = set()
    for _ in range(90):
        at = anna.page.evaluate(FOCUSED)
        if at["open"]:
            assert at["ring"], f"{at['target']} has the focus and does not show it"
            return
        anna.page.keyboard.press("Tab" if at["target"] in seen else "ArrowRight")
        if at["target"] in seen:
            seen.clear()
        else:
            seen.add(at["target"])
    raise AssertionError("no key leads to an open spot")


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_by_keyboard_alone(visit: Visit, game: str) -> None:
    anna = visit()
    anna.set_table(game, [ME, BOT])
    revision = anna.wait()
    for _ in range(3):
        while not anna.confirm.count():
            reach_something_open(anna)
            anna.page.keyboard.press("Enter")
        anna.page.keyboard.press("c")
        revision = anna.wait(after=revision)
        assert revision
