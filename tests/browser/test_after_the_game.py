"""After a game: turning points lead into the replay, the pad is shared, the game is tried anew."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Download, Locator, expect

from bastide.engine import record
from tests.browser.conftest import Visit
from tests.browser.positions import Shelf
from tests.browser.visitor import BOT, DESKTOP, ME, PHONE, Visitor

SHORT = {"players": 2, "round_limit": 3}
SHARES = """
    navigator.canShare = () => true;
    navigator.share = async ({ files }) => { window.shared = files.map(it => [it.name, it.type]); };
"""
"""A device that can share files, as phones can."""


@pytest.fixture(scope="module")
def finished(browser: Browser, address: str, shelf: Shelf) -> Iterator[str]:
    """The id of a short game of San Juan that is over; everybody may look at it."""
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    context.add_init_script(
        'localStorage.setItem(\'bastide.preferences\', \'{"botPause": 0, "speed": "off"}\')'
    )
    anna = Visitor(context.new_page(), DESKTOP, shelf)
    id = anna.set_table("san-juan", [ME, BOT], options=SHORT)
    anna.play_to_the_end()
    yield id
    context.close()


def at_the_pad(guest: Visitor, id: str) -> None:
    guest.page.goto(f"/table/{id}")
    guest.page.locator(".pad").wait_for()


def in_the_replay(guest: Visitor, id: str, event: int) -> None:
    guest.page.goto(f"/replay/{id}?event={event}")
    guest.page.locator(".scrubber").wait_for()
    expect(moment(guest)).to_have_value(str(event))


def moment(guest: Visitor) -> Locator:
    return guest.page.get_by_role("slider")


def bytes_of(download: Download) -> bytes:
    return download.path().read_bytes()


def test_turning_points_lead_to_their_moments_in_the_replay(visit: Visit, finished: str) -> None:
    guest = visit()
    at_the_pad(guest, finished)
    points = guest.page.get_by_role("region", name="Turning points").get_by_role("link")
    count = points.count()
    assert 1 <= count <= 3
    for at in range(count):
        href = points.nth(at).get_attribute("href") or ""
        event = href.rpartition("=")[2]
        points.nth(at).click()
        expect(moment(guest)).to_have_value(event)
        expect(guest.page.locator(".scrubber .mark")).to_have_count(count)
        expect(guest.page.locator(".table")).to_have_attribute("data-revision", event)
        guest.page.go_back()
        guest.page.locator(".pad").wait_for()


def test_the_log_of_a_replay_leads_forwards_and_back(visit: Visit, finished: str) -> None:
    guest = visit()
    in_the_replay(guest, finished, 2)
    expect(guest.page.locator(".log .now")).to_have_count(1)
    expect(guest.page.locator(".scrubber .round-tick")).to_have_text(["1", "2", "3"])
    guest.page.locator(".log .later button").first.click()
    expect(moment(guest)).not_to_have_value("2")
    guest.page.locator(".log li:not(.later):not(.rule) button").first.click()
    expect(moment(guest)).to_have_value("1")


def test_without_spoilers_nothing_later_is_told(visit: Visit, finished: str) -> None:
    guest = visit()
    in_the_replay(guest, finished, 3)
    expect(guest.page.locator(".log .later").first).to_be_attached()
    guest.page.get_by_role("button", name="No spoilers").click()
    expect(guest.page.locator(".log .later")).to_have_count(0)
    expect(guest.page.locator(".scrubber .mark")).to_have_count(0)
    expect(guest.page.locator(".scrubber .tools .num")).to_have_text("3")


def test_every_chair_may_be_looked_through(visit: Visit, finished: str) -> None:
    guest = visit()
    in_the_replay(guest, finished, 3)
    for seat, name in enumerate(("Anna", "Bruno")):
        then = guest.page.request.get(f"/api/tables/{finished}/replay/3?seat={seat}").json()
        held = sorted(f"hand:{card}" for card in then["view"]["seats"][seat]["hand"])
        guest.page.get_by_role("button", name=name, exact=True).click()
        guest.page.wait_for_function(
            """held => JSON.stringify([...document.querySelectorAll('.hand .spot')]
                .map(it => it.dataset.target).sort()) === JSON.stringify(held)""",
            arg=held,
        )
    guest.page.get_by_role("button", name="What everybody sees").click()
    expect(guest.page.locator(".hand .spot")).to_have_count(0)


def test_the_pad_is_saved_as_a_picture_and_the_game_as_text(visit: Visit, finished: str) -> None:
    guest = visit()
    at_the_pad(guest, finished)
    with guest.page.expect_download() as picture:
        guest.page.get_by_role("button", name="Share picture").click()
    assert picture.value.suggested_filename == f"san-juan-{finished}.png"
    assert bytes_of(picture.value).startswith(b"\x89PNG")
    for place in (f"/table/{finished}", f"/replay/{finished}"):
        guest.page.goto(place)
        with guest.page.expect_download() as text:
            guest.page.get_by_role("link", name="Export").click()
        kept = record.read(bytes_of(text.value).decode())
        assert record.replay(kept).is_over()


def test_a_phone_hands_the_picture_to_its_own_sheet(visit: Visit, finished: str) -> None:
    guest = visit(PHONE)
    guest.page.add_init_script(SHARES)
    at_the_pad(guest, finished)
    guest.page.get_by_role("button", name="Share picture").click()
    guest.page.wait_for_function("() => window.shared")
    assert guest.page.evaluate("window.shared") == [[f"san-juan-{finished}.png", "image/png"]]


def test_a_moment_is_played_differently_against_bots(visit: Visit, finished: str) -> None:
    guest = visit()
    in_the_replay(guest, finished, 1)
    guest.page.get_by_role("button", name="Anna", exact=True).click()
    guest.page.get_by_role("button", name="Try from here").click()
    guest.page.wait_for_url(re.compile("/table/(?!" + finished + ")"))
    revision = guest.wait()
    guest.answer()
    guest.wait(after=revision)


def test_a_bot_says_what_it_thinks_of_every_moment(visit: Visit, finished: str) -> None:
    guest = visit()
    in_the_replay(guest, finished, 0)
    guest.page.get_by_role("button", name="Best moves").click()
    best = guest.page.locator(".best")
    for event in range(2):
        expect(moment(guest)).to_have_value(str(event))
        expect(best.locator("li").nth(1)).to_contain_text("%")
        expect(best).to_contain_text(re.compile("played", re.IGNORECASE))
        guest.page.get_by_role("button", name="One step on").click()
        expect(best).to_contain_text("thinking")
    guest.page.get_by_role("button", name="No spoilers").click()
    expect(best.locator("li").nth(1)).to_be_visible()
    expect(best).not_to_contain_text(re.compile("played", re.IGNORECASE))


def test_a_key_is_changed_in_the_settings(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="C", exact=True).click()
    anna.page.keyboard.press("k")
    expect(anna.page.get_by_role("button", name="K", exact=True)).to_be_visible()
    anna.set_table("san-juan", [ME, BOT])
    revision = anna.wait()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog").locator("kbd").first).to_have_text("K")
    anna.page.keyboard.press("Escape")
    while not anna.confirm.count():
        anna.step()
    anna.page.keyboard.press("c")
    expect(anna.page.locator(".table")).to_have_attribute("data-revision", revision)
    expect(anna.confirm).to_have_count(1)
    anna.page.keyboard.press("k")
    assert anna.wait(after=revision) != revision


def test_goals_are_ticked_as_far_as_the_server_says(visit: Visit) -> None:
    anna = visit()
    id = anna.set_table("little-town", [ME, BOT, BOT])
    anna.wait()
    seen = anna.page.request.get(f"/api/tables/{id}/replay/0?seat=0").json()
    progress = seen["view"]["seats"][0]["progress"]
    assert progress
    for goal, (have, need) in progress.items():
        strip = anna.page.locator(f'.tray [data-target="goal:{goal}"]')
        expect(strip).to_contain_text(f"{have} of {need}")
        if need <= 6:
            expect(strip.locator(".gp i")).to_have_count(need)
            expect(strip.locator(".gp i.y")).to_have_count(have)
