"""People at one table: two browsers, a reload, a lost line, a shared device."""

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import BOT, DESKTOP, ME, PHONE, Size, Visitor
from tests.limits import PATIENCE

LOOK = 0.025
"""Seconds between two looks at who is asked."""
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


@pytest.mark.parametrize("size", SIZES)
def test_play_now_leads_to_a_first_move(visit: Visit, size: Size) -> None:
    anna = visit(size)
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Play now").click()
    revision = anna.wait()
    anna.answer()
    assert anna.wait(after=revision) != revision


def test_two_browsers_play_at_one_table(visit: Visit) -> None:
    anna, bruno = visit(), visit(PHONE)
    anna.set_table("san-juan", [{"kind": "person", "name": "Anna"}, {"kind": "open"}])
    code = anna.page.locator(".invite .code").inner_text()
    bruno.page.goto(f"/join/{code}")
    bruno.page.locator("input.text-field").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    for visitor in (anna, bruno):
        visitor.page.get_by_role("button", name="I am ready").click()
    for _ in range(6):
        asked = visitor_asked(anna, bruno)
        revision = asked.wait()
        asked.answer()
        for visitor in (anna, bruno):
            visitor.page.wait_for_function(
                f"() => Number(document.querySelector('.table')?.dataset.revision) > {revision}"
            )
    expect(anna.page.locator(".chairs")).to_contain_text("Bruno")
    expect(bruno.page.locator(".chairs")).to_contain_text("Anna")


def visitor_asked(*visitors: Visitor) -> Visitor:
    """Whose turn it is; both pages agree that it is one of them."""
    for _ in range(round(PATIENCE / LOOK)):
        for visitor in visitors:
            if visitor.page.locator(".table[data-asked]").count():
                return visitor
        visitors[0].page.wait_for_timeout(LOOK * 1000)
    raise AssertionError("nobody is asked")


def test_a_reload_in_mid_turn_changes_nothing(visit: Visit) -> None:
    anna = visit()
    anna.set_table("san-juan", [ME, BOT])
    revision = anna.wait()
    hand = anna.page.locator(".hand .spot").evaluate_all("all => all.map(x => x.dataset.target)")
    anna.step()
    anna.page.reload()
    assert anna.wait() == revision
    assert hand == anna.page.locator(".hand .spot").evaluate_all(
        "all => all.map(x => x.dataset.target)"
    )
    anna.answer()
    anna.wait(after=revision)


def test_a_lost_line_is_taken_up_again_without_a_reload(visit: Visit) -> None:
    anna = visit()
    lines: list[WebSocketRoute] = []
    cut = [False]

    def carry(socket: WebSocketRoute) -> None:
        if cut[0]:
            socket.close(code=1012)
            return
        lines.append(socket)
        socket.connect_to_server()

    anna.page.route_web_socket("**/ws/table/**", carry)
    anna.set_table("san-juan", [ME, BOT])
    revision = anna.wait()
    anna.page.evaluate("window.sameDocument = true")
    anna.step()
    cut[0] = True
    lines[-1].close(code=1012)
    chip = anna.page.locator(".chip.live")
    expect(chip).to_have_class("chip live connecting")
    expect(anna.page.locator(".hand .spot").first).to_be_visible()
    cut[0] = False
    expect(chip).to_have_class("chip live online")
    assert anna.wait() == revision
    anna.answer()
    anna.wait(after=revision)
    assert anna.page.evaluate("window.sameDocument")


def test_a_shared_device_covers_the_hands_between_two_people(visit: Visit) -> None:
    both = visit()
    both.set_table("san-juan", [ME, {"kind": "device", "name": "Bruno"}])
    seen: list[str] = []
    for _ in range(5):
        cover = both.page.locator(".cover")
        both.page.locator(".table[data-asked]").wait_for()
        if cover.count():
            expect(both.page.locator(".hand .spot")).to_have_count(0)
            seen.append(cover.get_by_role("heading").inner_text())
            button = cover.get_by_role("button")
            button.hover()
            both.page.mouse.down()
            expect(cover).to_have_count(0)
            both.page.mouse.up()
        expect(both.page.locator(".tray")).to_be_visible()
        revision = both.wait()
        both.answer()
        both.page.wait_for_function(
            f"() => Number(document.querySelector('.table').dataset.revision) > {revision}"
        )
    assert {"Anna" in text for text in seen} == {True, False}
