"""Games that take days: the desk, and the way from one table to the next."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import Position
from tests.browser.visitor import DESKTOP, ME, PHONE, SMALL, Size

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


def test_notes_to_myself_are_mine_alone_and_follow_me(visit: Visit) -> None:
    anna = visit(PHONE)
    id = anna.sit(Position("attika", live=False))
    anna.page.get_by_label("Menu").click()
    anna.page.get_by_role("button", name="Notes to myself").click()
    anna.page.locator("textarea").fill("Bruno saves up")
    expect(anna.page.get_by_text("Kept.")).to_be_visible()
    anna.page.goto(f"/table/{id}")
    anna.wait()
    anna.page.get_by_label("Menu").click()
    anna.page.get_by_role("button", name="Notes to myself").click()
    expect(anna.page.locator("textarea")).to_have_value("Bruno saves up")
    stranger = visit()
    assert stranger.page.request.get(f"/api/tables/{id}/note").json() == {"text": ""}


def test_days_away_are_planned_seen_by_friends_and_ended(visit: Visit) -> None:
    anna, bruno = visit(), visit(PHONE)
    chairs = [ME, {"kind": "person", "name": ""}]
    id = anna.set_table("attika", chairs, live=False, pace="move:259200")
    code = anna.page.locator(".invite .code").inner_text()
    bruno.page.request.post(f"/api/invitations/{code}", data={"seat": 1, "name": "Bruno"})
    bruno.page.goto("/me")
    today = bruno.page.get_by_label("First day").get_attribute("min")
    assert today is not None
    bruno.page.get_by_label("First day").fill(today)
    bruno.page.get_by_label("Last day").fill(today)
    bruno.page.get_by_role("button", name="Be away").click()
    expect(bruno.page.get_by_role("button", name="I am back")).to_be_visible()
    for visitor in (anna, bruno):
        visitor.page.request.post(f"/api/tables/{id}/ready", data={})
    anna.page.goto(f"/table/{id}")
    expect(anna.page.locator(".chair .away")).to_have_attribute("title", re.compile("away until"))
    bruno.page.get_by_role("button", name="I am back").click()
    expect(bruno.page.get_by_role("button", name="I am back")).to_have_count(0)
    anna.page.goto(f"/table/{id}")
    expect(anna.page.locator(".chair .away")).not_to_have_attribute("title", re.compile("away"))


def test_what_happened_since_my_last_turn_is_a_film_to_be_stepped(visit: Visit) -> None:
    anna = visit(PHONE)
    id = anna.sit(Position("little-town", late=True, live=False), news=True)
    film = anna.page.locator(".since .film")
    film.click()
    expect(anna.page).to_have_url(re.compile(rf"/replay/{id}\?from=\d+"))
    scrubber = anna.page.locator(".scrubber")
    slider = scrubber.get_by_role("slider")
    first, last = slider.get_attribute("min"), slider.get_attribute("max")
    assert 0 < int(first or 0) < int(last or 0)
    expect(slider).to_have_value(str(last))
    scrubber.get_by_label("One step back").click()
    expect(slider).to_have_value(str(int(last or 0) - 1))
    assert not anna.page.locator("[aria-pressed][title=Bruno]").count()
    scrubber.get_by_text("To the table").click()
    expect(anna.page).to_have_url(re.compile(f"/table/{id}"))
