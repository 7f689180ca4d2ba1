"""Each game from the first click to the score pad, through the page alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_access import findings
from tests.browser.visitor import BOT, DESKTOP, ME, PHONE, Visitor

GAMES = ("san-juan", "little-town")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicking(visit: Visit, game: str) -> None:
    anna = visit()
    anna.set_table(game, [ME, BOT])
    answers = anna.play_to_the_end()
    assert answers > 10
    pad = anna.page.locator(".pad")
    expect(pad).to_be_visible()
    expect(pad.locator("thead, tr").first).to_contain_text("You")
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    assert end_is_readable(anna) == []


def end_is_readable(anna: Visitor) -> list[object]:
    """What axe says of the score pad: both sizes, both languages."""
    found: list[object] = []
    for locale in ("en", "fr"):
        anna.page.evaluate(
            """locale => localStorage.setItem('bastide.preferences', JSON.stringify({
                ...JSON.parse(localStorage.getItem('bastide.preferences')), locale }))""",
            locale,
        )
        anna.page.reload()
        anna.page.locator(".pad").wait_for()
        for size in (DESKTOP, PHONE):
            anna.page.set_viewport_size({"width": size.width, "height": size.height})
            found += [(locale, size, it) for it in findings(anna)]
    return found


def test_a_game_without_a_drawn_board_is_played_by_its_list(visit: Visit) -> None:
    anna = visit()
    anna.set_table("golden-city", [ME, BOT, BOT])
    revision = anna.wait()
    for _ in range(12):
        listed = anna.page.get_by_role("button", name="options")
        if listed.count():
            listed.click()
        anna.answer()
        revision = anna.wait(after=revision)
        assert revision
