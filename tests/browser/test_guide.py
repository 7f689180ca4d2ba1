"""The rules as a guide, worked examples on the table, and things that explain themselves."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import Position
from tests.browser.visitor import DESKTOP, PHONE, Size

BUILD = Position("san-juan", "sj-ask-build")
ASKS = {
    "san-juan": "sj-ask-role",
    "little-town": "lt-ask-turn",
    "golden-city": "gc-ask-turn",
    "attika": "at-ask-turn",
    "telegraph": "at-ask-turn",
}
WINDOWS = [pytest.param(DESKTOP, id="desk"), pytest.param(PHONE, id="phone")]


@pytest.mark.parametrize("size", WINDOWS)
def test_the_guide_opens_at_what_is_asked(visit: Visit, size: Size) -> None:
    anna = visit(size)
    anna.sit(BUILD)
    anna.page.keyboard.press("/")
    expect(anna.page.locator("#chapter-turn")).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator(".parts [aria-pressed=true]")).to_have_text("Builder")
    heading = anna.page.locator(".guide h3")
    expect(heading).to_contain_text("asked now")
    expect(heading).to_be_in_viewport()
    anna.page.locator("#rule-search").fill("sj-050")
    expect(anna.page.locator("#guide-page article").first).to_have_id("rule-SJ-050")
    anna.page.locator("#rule-SJ-050 .no").click()
    expect(anna.page.locator("#chapter-argue")).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator("#rule-SJ-050 .source")).to_be_visible()


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("game", ASKS)
def test_an_example_is_played_and_the_game_lies_there_again(
    visit: Visit, game: str, size: Size
) -> None:
    anna = visit(size, locale="fr")
    anna.sit(Position(game, ASKS[game], players=3))
    board = anna.page.locator("#board")
    before = board.inner_text()
    anna.page.keyboard.press("/")
    anna.page.locator("#chapter-turn").click()
    parts = anna.page.locator(".parts button")
    play = anna.page.locator(".example .btn")
    for at in range(parts.count()):
        parts.nth(at).click()
        if play.count():
            break
    play.first.click()
    on = anna.page.locator(".example-bar .brass")
    expect(on).to_be_focused()
    bar = anna.page.locator(".example-bar")
    while "Suite" in on.inner_text():
        said = bar.inner_text()
        anna.page.keyboard.press("Enter")
        expect(bar).not_to_have_text(said, use_inner_text=True)
    anna.page.keyboard.press("Enter")
    expect(bar).to_have_count(0)
    expect(anna.page.locator(".guide")).to_be_visible()
    if size.is_phone:
        anna.page.locator(".tabs button").first.click()
    expect(board).to_have_text(before, use_inner_text=True)


def test_a_role_says_what_it_does(visit: Visit) -> None:
    anna = visit(DESKTOP)
    anna.sit(Position("san-juan", "sj-ask-role"))
    trader = anna.page.locator('[data-target="role:trader"]')
    trader.hover()
    slip = anna.page.locator(".zoomed.passing .slip")
    expect(slip.locator("dt")).to_have_text(["Everybody", "Who took it"])
    source, shown = trader.bounding_box(), slip.bounding_box()
    assert source
    assert shown
    assert shown["y"] >= source["y"] + source["height"]
    anna.page.keyboard.press("z")
    expect(anna.page.get_by_role("dialog")).to_contain_text("may sell one more")
    anna.page.keyboard.press("Escape")
    trader.click()
    expect(slip).to_have_count(0)
    expect(anna.page.locator("#action .q2")).to_have_text("All sell 1 good for cards; you sell 2.")


@pytest.mark.parametrize("game", ASKS)
def test_a_chair_explains_its_signs(visit: Visit, game: str) -> None:
    anna = visit(DESKTOP)
    anna.sit(Position(game, ASKS[game], players=3))
    anna.page.locator(".chair").nth(1).click(button="right")
    slip = anna.page.locator(".zoomed .slip")
    expect(slip).to_contain_text("Bruno")
    assert slip.locator("li").count() >= 4
    slip.locator("footer button").first.click()
    expect(anna.page.locator(".guide .cited")).to_be_visible()


def test_a_card_says_its_effect_when_it_is_picked_on_a_phone(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.sit(BUILD)
    card = anna.page.locator('.hcard[aria-pressed="false"]').first
    card.click()
    told = anna.page.locator("#action .q2")
    expect(told).to_contain_text("Cost")
    assert told.inner_text().count(".") >= 2
