"""What people at a table may ask of each other: a move back, a bot for the absent, a rematch."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_at_the_table import visitor_asked
from tests.browser.visitor import BOT, ME, PHONE, Visitor

PERSON = {"kind": "person", "name": "Anna"}
OPEN = {"kind": "open"}


def both(visit: Visit, **more: object) -> tuple[Visitor, Visitor]:
    """Anna set a table, Bruno joined, and the cards are dealt."""
    anna, bruno = visit(), visit(PHONE)
    anna.set_table("san-juan", [PERSON, OPEN], **more)
    bruno.page.goto(f"/join/{anna.page.locator('.invite .code').inner_text()}")
    bruno.page.locator("input.text-field").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    for visitor in (anna, bruno):
        visitor.page.get_by_role("button", name="I am ready").click()
    for visitor in (anna, bruno):
        visitor.page.locator(".table").wait_for()
    return anna, bruno


def play_until(done: Callable[[], bool], *visitors: Visitor) -> None:
    """The table goes on until something holds."""
    for _ in range(30):
        if done():
            return
        asked = visitor_asked(*visitors)
        revision = asked.wait()
        asked.answer()
        asked.page.wait_for_function(
            f"() => Number(document.querySelector('.table').dataset.revision) > {revision}"
        )
    raise AssertionError("it never came to that")


def test_a_move_is_taken_back_when_everybody_agrees(visit: Visit) -> None:
    anna, bruno = both(visit)
    barred = anna.page.locator(".undo[aria-disabled][title]")
    play_until(lambda: barred.count() > 0 and "ANNA" in seats_moved(anna), anna, bruno)
    lines = anna.page.locator(".log li").count()
    anna.page.locator(".undo").click(force=True)
    anna.page.get_by_role("button", name="Ask the table").click()
    bruno.page.get_by_role("button", name="Better not").click()
    expect(anna.page.locator("#action")).to_contain_text("Bruno would rather not.")
    anna.page.locator(".undo").click(force=True)
    anna.page.get_by_role("button", name="Ask the table").click()
    expect(anna.page.locator("#action")).to_contain_text("Asked; waiting for Bruno.")
    bruno.page.get_by_role("button", name="Allow it").click()
    expect(bruno.page.get_by_role("button", name="Allow it")).to_have_count(0)
    expect(anna.page.locator(".table[data-asked]")).to_be_visible()
    assert anna.page.locator(".log li").count() <= lines  # a card of several is not told


def seats_moved(anna: Visitor) -> str:
    """Who has done something, as the log tells it to Anna."""
    return "ANNA" if anna.page.locator(".log", has_text="You choose").count() else ""


def test_a_bot_sits_in_for_somebody_who_is_away(visit: Visit) -> None:
    anna, bruno = both(visit, patience=1)
    play_until(lambda: bruno.page.locator(".table[data-asked]").count() > 0, anna, bruno)
    address = bruno.page.url
    bruno.page.goto("/")
    sits_in = anna.page.locator(".chairs", has_text="a bot sits in")
    button = anna.page.get_by_role("button", name="Let a bot sit in")
    button.wait_for()
    anna.page.wait_for_timeout(1500)  # an absent friend is waited for, here a second
    button.click()
    expect(sits_in).to_be_visible()
    anna.wait()
    bruno.page.goto(address)
    expect(anna.page.locator(".chairs")).not_to_contain_text("a bot sits in")


def test_who_leaves_a_game_may_leave_the_place_to_a_bot(visit: Visit) -> None:
    anna, bruno = both(visit)
    address = bruno.page.url
    bruno.page.get_by_role("button", name="Menu").click()
    expect(bruno.page.get_by_role("link", name="Home, and back later")).to_be_visible()
    bruno.page.get_by_role("button", name="Leave my place to a bot").click()
    bruno.page.wait_for_url("**/")
    expect(anna.page.locator(".chairs")).to_contain_text("a bot sits in")
    bruno.page.goto(address)
    expect(anna.page.locator(".chairs")).not_to_contain_text("a bot sits in")


def test_who_stands_up_before_the_game_leaves_the_chair_free(visit: Visit) -> None:
    anna, bruno = visit(), visit(PHONE)
    anna.set_table("san-juan", [PERSON, OPEN])
    bruno.page.goto(f"/join/{anna.page.locator('.invite .code').inner_text()}")
    bruno.page.locator("input.text-field").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.locator(".round")).to_contain_text("Bruno")
    bruno.page.get_by_role("button", name="Stand up").click()
    expect(anna.page.locator(".round")).not_to_contain_text("Bruno")
    expect(bruno.page.get_by_role("button", name="Join")).to_be_visible()
    expect(bruno.page.get_by_text("given your chair away")).to_have_count(0)


def test_a_chair_goes_on_at_another_device(visit: Visit) -> None:
    """Bruno lost his phone, Anna gives him his chair again; then she goes to her tablet herself."""
    anna, bruno = both(visit)
    bruno.page.goto("/")
    move = anna.page.get_by_role("button", name="To another device")
    link = anna.page.locator("[role=dialog] .link")
    for whose, name in (("Bruno’s chair", "Bruno"), ("My chair", "Anna")):
        expect(anna.page.locator(".chairs")).to_contain_text("away")
        anna.page.get_by_role("button", name="Menu").click()
        move.click()
        anna.page.get_by_role("button", name=whose).click()
        other = visit(PHONE)
        other.page.goto(link.inner_text())
        expect(other.page.get_by_label("Nickname")).to_have_value(name)
        other.page.get_by_role("button", name="Sit down").click()
        other.page.locator(".table").wait_for()
        expect(other.page.locator(".chairs .who", has_text="You")).to_have_count(1)
        expect(link).to_have_count(0)
        if name == "Bruno":
            expect(anna.page.locator(".chairs")).not_to_contain_text("away")
            other.page.goto("/")
    expect(anna.page.locator(".chairs .who", has_text="You")).to_have_count(0)
    why = "Your chair has moved to another device: its link was opened there."
    expect(anna.page.locator("#action")).to_have_text(why)


def test_a_friend_looks_over_the_shoulder_until_sent_away(visit: Visit) -> None:
    anna, bruno = both(visit)
    eye = ".chair .eye"
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Let a friend look on").click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Make a link").click()
    friend = visit(PHONE)
    friend.page.goto(sheet.locator(".link").inner_text())
    friend.page.get_by_label("Nickname").fill("Carla")
    friend.page.get_by_role("button", name="Look on").click()
    expect(friend.page.locator("#action")).to_contain_text("You look over Anna’s shoulder")
    expect(friend.page.locator(".hand .card").first).to_be_visible()
    expect(sheet).to_contain_text("A friend looks over your shoulder.")
    for visitor in (anna, bruno):
        expect(visitor.page.locator(eye)).to_have_count(1)
        expect(visitor.page.locator(".chairs")).to_contain_text("a friend looks over the shoulder")
    sheet.get_by_role("button", name="Send them away").click()
    expect(friend.page.locator("#action")).to_contain_text("You are watching.")
    expect(anna.page.locator(eye)).to_have_count(0)
    expect(bruno.page.locator(eye)).to_have_count(0)


def test_a_game_rests_and_goes_on(visit: Visit) -> None:
    anna = visit()
    anna.set_table("san-juan", [ME, BOT])
    revision = anna.wait()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Pause the game").click()
    anna.page.get_by_role("button", name="Go on").click()
    expect(anna.page.locator("#action")).not_to_contain_text("The game is paused")
    anna.answer()
    anna.wait(after=revision)


def test_a_running_game_is_seen_again_beside_the_table(visit: Visit) -> None:
    anna = visit()
    anna.set_table("san-juan", [ME, BOT])
    for _ in range(4):
        anna.wait()
        anna.answer()
    anna.wait()
    anna.page.get_by_role("button", name="Menu").click()
    with anna.page.context.expect_page() as opened:
        anna.page.get_by_role("link", name="The game so far").click()
    again = opened.value
    views = again.get_by_role("group", name="Viewpoint").get_by_role("button")
    expect(again.locator(".scrubber")).to_be_visible()
    assert [view.get_attribute("aria-label") for view in views.all()] == [
        "Anna",
        "What everybody sees",
    ]
    again.get_by_role("button", name="One step on").click()
    expect(again.locator(".log .now")).to_be_visible()
    again.get_by_role("button", name="Menu").click()
    expect(again.get_by_role("button", name="Let a friend look on")).to_have_count(0)
    again.get_by_role("link", name="To the table").click()
    again.locator(".table[data-asked]").wait_for()


def test_a_replay_on_a_shared_device_shows_no_hand(visit: Visit) -> None:
    anna = visit()
    id = anna.set_table("san-juan", [ME, {"kind": "device", "name": "Bruno"}])
    anna.page.goto(f"/replay/{id}")
    expect(anna.page.locator(".scrubber")).to_be_visible()
    views = anna.page.get_by_role("group", name="Viewpoint").get_by_role("button")
    expect(views).to_have_count(1)
    expect(anna.page.locator(".hand .card")).to_have_count(0)


def test_a_clock_runs_for_whoever_is_asked(visit: Visit) -> None:
    anna = visit()
    anna.set_table("san-juan", [ME, BOT], pace="move:600")
    anna.wait()
    clock = anna.page.locator(".clock")
    expect(clock).to_contain_text("Clock of Anna")
    began = clock.inner_text()
    expect(clock).not_to_have_text(began)
    expect(clock).to_contain_text(re.compile(r"[0-9]:[0-5][0-9]"))


def test_when_time_is_up_a_bot_sits_in_until_its_owner_returns(visit: Visit) -> None:
    anna, bruno = both(visit, pace="move:6")
    late = visitor_asked(anna, bruno)
    back = late.page.get_by_role("button", name="Take my chair back")
    back.click()
    expect(back).to_have_count(0)


def test_a_rematch_keeps_the_chairs(visit: Visit) -> None:
    anna = visit()
    anna.set_table("little-town", [ME, BOT])
    anna.play_to_the_end()
    first = anna.page.url
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_url(lambda url: url != first)
    anna.wait()
    expect(anna.page.locator(".chair")).to_have_count(2)
