"""A finished game is analysed from its page, and one learns from its mistakes."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.positions import OVER, Position
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor

SHORT = Position("san-juan", OVER, players=2, options={"round_limit": 4})


def sheet(anna: Visitor) -> Locator:
    return anna.page.get_by_role("region", name="Analysis")


def analysed(anna: Visitor) -> str:
    """The id of a game that was analysed from its own page."""
    id = anna.sit(SHORT)
    anna.page.goto(f"/game/{id}")
    anna.page.get_by_role("link", name="Analyse").click()
    expect(sheet(anna).locator(".an-luck")).to_have_count(1)  # mine alone, and whole
    return id


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_game_is_analysed_and_its_mistakes_are_played_again(visit: Visit, size: Size) -> None:
    anna = visit(size)
    analysed(anna)
    # it outlives a reload, and everybody's decisions are more than mine
    anna.page.reload()
    expect(sheet(anna).locator(".an-luck")).to_have_count(1)
    mine = sheet(anna).locator(".an-dot").count()
    assert mine >= 2
    sheet(anna).get_by_role("button", name="All").click()
    expect(sheet(anna).locator(".an-luck")).to_have_count(2)
    expect(sheet(anna).locator(".an-dot")).not_to_have_count(mine)
    sheet(anna).get_by_role("button", name="Mine").click()
    expect(sheet(anna).locator(".an-dot")).to_have_count(mine)

    # a mistake tells what was played and what was better, and the board goes there
    sheet(anna).get_by_role("button", name="Next mistake").click()
    note = sheet(anna).locator(".an-note")
    expect(note.locator("h3")).to_contain_text("%")
    expect(note).to_contain_text("better")
    expect(anna.page).to_have_url(re.compile(r"event=[1-9]\d*&analysis"))

    # the mistakes once more: tries, and in the end the best move
    sheet(anna).get_by_role("button", name="Find better").click()
    bar = anna.page.get_by_role("region", name="Find better")
    expect(bar).to_contain_text("What is better?")
    expect(bar).to_contain_text(f"1 of {mine}")
    expect(sheet(anna)).to_have_count(0)
    anna.open_spots().first.click()
    anna.confirm.click()
    expect(bar.get_by_role("status")).to_contain_text(re.compile("Found|Better by|Not better"))
    show = bar.get_by_role("button", name="Show me")
    if show.count():
        show.click()
        expect(bar.get_by_role("status")).to_contain_text("Best:")
    bar.get_by_role("button", name="Next one").click()
    expect(bar).to_contain_text(f"2 of {mine}")
    bar.get_by_role("button", name="Done").click()
    expect(sheet(anna).locator(".an-dot")).to_have_count(mine)


def test_a_guest_sees_what_was_found_and_a_stranger_to_a_closed_table_nothing(
    visit: Visit,
) -> None:
    anna = visit()
    id = analysed(anna)
    guest = visit()
    guest.page.goto(f"/replay/{id}?analysis")
    expect(sheet(guest).locator(".an-luck")).to_have_count(2)
    expect(sheet(guest).get_by_role("button", name="Mine")).to_have_count(0)
    anna.page.goto(f"/game/{id}")
    anna.page.get_by_role("button", name="Close it again").click()
    expect(anna.page.get_by_role("button", name="Close it again")).to_have_count(0)
    other = visit()
    assert other.page.request.get(f"/api/tables/{id}/analysis").status == 403
