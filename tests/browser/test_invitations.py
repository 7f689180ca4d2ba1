"""How people come to a table: a friend by link, a guest from the list, and the wrong address."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_at_the_table import visitor_asked
from tests.browser.visitor import BOT, DESKTOP, ME, PHONE, Size

PERSON = {"kind": "person", "name": "Anna"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_friend_follows_the_link_and_the_game_begins(visit: Visit, size: Size) -> None:
    """Everything is done with the page, from the box to the first move."""
    anna, bruno = visit(), visit(size)
    anna.page.goto("/new/sj2")
    anna.page.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    expect(anna.page.get_by_role("group", name="Patience")).to_have_count(0)
    anna.page.get_by_role("group", name="Chair 2").get_by_role("button", name="By link").click()
    anna.page.get_by_role("group", name="Patience").get_by_role("button", name="15 min").click()
    with anna.page.expect_request("**/api/tables") as sent:
        anna.page.get_by_role("button", name="Set the table").click()
    assert (sent.value.post_data_json or {})["patience"] == 15 * 60
    chairs = anna.page.locator(".round li")
    expect(chairs.nth(1)).to_contain_text("Free chair")
    bruno.page.goto(anna.page.locator(".invite .link").inner_text())
    bruno.page.locator(".seats label", has_text="free").click()
    bruno.page.get_by_label("Nickname").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    expect(chairs.nth(1)).to_contain_text("Bruno")
    for visitor in (anna, bruno):
        visitor.page.get_by_role("button", name="I am ready").click()
    for visitor in (anna, bruno):
        visitor.page.locator(".table").wait_for()
    asked = visitor_asked(anna, bruno)
    revision = asked.wait()
    asked.answer()
    asked.page.wait_for_function(
        f"() => Number(document.querySelector('.table').dataset.revision) > {revision}"
    )


def test_a_guest_sits_down_at_a_table_from_the_list(visit: Visit) -> None:
    anna, bruno = visit(), visit(PHONE)
    anna.page.goto("/new/sj2")
    anna.page.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    anna.page.get_by_role("group", name="Chair 2").get_by_role("button", name="Anyone").click()
    anna.page.get_by_role("button", name="Set the table").click()
    anna.page.wait_for_url("**/table/*")
    id = anna.page.url.rsplit("/", 1)[1]
    bruno.page.goto("/")
    bruno.page.get_by_role("button", name="Open tables").click()
    bruno.page.locator(f".tables a[href$='{id}']").click()
    bruno.page.get_by_label("Nickname").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.wait_for_url(f"**/table/{id}")
    expect(anna.page.locator(".round li").nth(1)).to_contain_text("Bruno")


@pytest.mark.parametrize(
    ("locale", "sentence", "home"),
    [("en", "Nobody but its players", "Home"), ("fr", "Seuls ses joueurs", "Accueil")],
)
def test_a_table_that_is_not_for_guests_says_so(
    visit: Visit, locale: str, sentence: str, home: str
) -> None:
    anna, spy = visit(), visit(PHONE, locale=locale)
    id = anna.set_table("san-juan", [ME, BOT], spectators=False)
    spy.page.goto(f"/table/{id}")
    expect(spy.page.get_by_role("heading")).to_contain_text(sentence)
    spy.page.get_by_role("link", name=home).click()
    spy.page.locator(".boxes").wait_for()


def test_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/table/0000000000000000")
    expect(anna.page.get_by_role("heading")).to_contain_text("There is no such table")
    expect(anna.page.get_by_role("link", name="Home")).to_be_visible()
