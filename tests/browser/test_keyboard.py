"""A full turn of each game with keys alone."""

import pytest
from playwright.sync_api import expect

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


AT = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_what_opens_has_the_focus_and_gives_it_back(visit: Visit, speed: str) -> None:
    anna = visit()
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(
        f"localStorage.setItem('bastide.preferences', JSON.stringify({{speed: '{speed}'}}))"
    )
    anna.set_table("san-juan", [ME, BOT])
    anna.wait()
    anna.page.get_by_role("button", name="Menu").press("Enter")
    menu = anna.page.get_by_role("dialog", name="Menu")
    keys = anna.page.get_by_role("dialog", name="Keys")
    expect(menu).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert anna.page.evaluate(AT) == "Menu"
    anna.page.keyboard.press("Enter")
    menu.get_by_role("button", name="Keys").press("Enter")
    expect(keys).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert anna.page.evaluate(AT) == "Menu"


def test_a_device_is_passed_on_by_keyboard(visit: Visit) -> None:
    both = visit()
    both.set_table("san-juan", [ME, {"kind": "device", "name": "Bruno"}])
    cover = both.page.locator(".cover")
    for _ in range(2):
        expect(cover.get_by_role("button")).to_be_focused()
        asked = both.page.locator(".table").get_attribute("data-revision")
        for key in "1c":
            both.page.keyboard.press(key)
        both.page.keyboard.down("Enter")
        expect(cover).to_have_count(0)
        both.page.keyboard.up("Enter")
        assert both.page.locator(".table").get_attribute("data-revision") == asked
        while not cover.count():
            reach_something_open(both)
            both.page.keyboard.press("Enter")
            revision = both.wait()
            both.page.keyboard.press("c")
            both.wait(after=revision)
