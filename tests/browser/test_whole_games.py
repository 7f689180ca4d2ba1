"""Each game from the first click to the score pad, through the page alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import BOT, ME

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
