"""Games that take days: the desk, and the way from one table to the next."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import Position
from tests.browser.visitor import DESKTOP, PHONE, SMALL, Size

DAY = 86400.0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_one_tap_leads_from_table_to_table_the_longest_wait_first(visit: Visit, size: Size) -> None:
    anna = visit(size)
    waits = {"attika": 1, "little-town": 3, "golden-city": 2}
    ids = {
        game: anna.sit(Position(game, live=False, waited=days * DAY))
        for game, days in waits.items()
    }
    anna.page.goto("/")
    slips = anna.page.locator(".tables .hot")
    expect(slips).to_have_count(3)
    order = [each.get_attribute("href") for each in slips.all()]
    ordered = [f"/table/{ids[game]}" for game in ("little-town", "golden-city", "attika")]
    assert order == ordered
    expect(slips.first).to_contain_text("for 3 days")
    slips.first.click()
    for after in [*ordered[1:], ordered[0]]:
        anna.wait()
        following = anna.page.locator(".top .next")
        expect(following).to_contain_text("2")
        following.click()
        expect(anna.page).to_have_url(re.compile(after))


def test_the_heading_of_the_desk_stands_in_one_line(visit: Visit) -> None:
    anna = visit(SMALL, locale="fr")
    anna.sit(Position("attika", live=False, waited=DAY))
    anna.page.goto("/")
    heading = anna.page.locator(".desk h2")
    expect(heading).to_contain_text("Mes tables")
    high = heading.evaluate(
        "it => it.getClientRects()[0].height / parseFloat(getComputedStyle(it).fontSize)"
    )
    assert high < 2
