"""Tables on a phone: nothing that matters is out of sight."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.positions import LONG_NAMES, OVER, Position
from tests.browser.visitor import DESKTOP, LYING, PHONE, SMALL, Size, Visitor

CUT = """selector => [...document.querySelectorAll(selector)].flatMap(node => {
    const text = document.createRange();
    text.selectNodeContents(node);
    return [...text.getClientRects()].filter(it => it.width > 1).filter(it => {
        const above = document.elementFromPoint(it.x + it.width / 2, it.y + it.height / 2);
        return !above || !node.contains(above);
    }).map(() => node.textContent);
})"""
"""Words of which something is cut off or covered."""
UPRIGHT = [pytest.param(PHONE, id="phone"), pytest.param(SMALL, id="small")]
HELD = [*UPRIGHT, pytest.param(LYING, id="lying")]


class Told:
    """A visitor whose table is also told things by the test."""

    def __init__(self, anna: Visitor) -> None:
        self.anna = anna
        self.lines: list[WebSocketRoute] = []
        self.heard: list[dict[str, Any]] = []
        anna.page.route_web_socket("**/ws/table/**", self._carry)

    def _carry(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        server = line.connect_to_server()

        def heard(text: str | bytes) -> None:
            self.heard.append(json.loads(text))
            line.send(text)

        server.on_message(heard)

    def tell(self, **message: Any) -> None:
        """As if the server said it."""
        self.lines[-1].send(json.dumps(message))

    @property
    def asked(self) -> dict[str, Any]:
        """The question that was told last."""
        found = [it["decision"] for it in self.heard if it.get("decision")]
        return dict(found[-1])

    def hint(self, text: str, reason: str = "It wins most often.") -> None:
        """A hint to take the option whose text begins so."""
        option = next(it for it in self.asked["options"] if it["text"].startswith(text))
        self.tell(type="hint", option=option["id"], reason=reason)


LONG_REASON = (
    "À la différence de « Champ de blé en B2 », ce coup vous rapporte une pièce de plus et un "
    "point de plus et tire mieux parti de votre bois et de votre pierre. Vos chances de gagner "
    "ainsi sont d’environ 53 %, à peine plus qu’avec « Ouvrier en F5 »."
)


@pytest.mark.parametrize("size", HELD)
def test_a_hint_and_a_wish_are_seen_under_a_long_question(visit: Visit, size: Size) -> None:
    anna = visit(size, locale="fr")
    told = Told(anna)
    anna.sit(Position("little-town", "lt-ask-turn"))
    told.hint("place", LONG_REASON)
    notice = anna.page.locator("#action .q2")
    expect(notice).to_contain_text("53 %")
    expect(notice).to_be_visible()
    assert anna.page.evaluate(CUT, "#action .q2") == []
    told.tell(type="wish", seat=1, steps=1, waiting=[0])
    expect(notice).to_contain_text("Bruno")
    assert anna.page.evaluate(CUT, "#action .q2") == []
    anna.page.get_by_role("button", name="Plutôt non").click()
    expect(notice).not_to_contain_text("Bruno")


@pytest.mark.parametrize("game", ["attika", "little-town"])
def test_what_a_hint_advises_comes_into_view(visit: Visit, game: str) -> None:
    anna = visit(PHONE)
    told = Told(anna)
    question = "at-ask-site" if game == "attika" else "lt-ask-turn"
    anna.sit(Position(game, question, late=game == "attika", players=2))
    places = [it for it in told.asked["options"] if it["text"].startswith(("at ", "place "))]
    elsewhere = anna.page.locator(".tabs button").nth(0 if game == "attika" else 1)
    for option in (places[0], places[-1]):
        elsewhere.click()
        told.hint(option["text"])
        spot = anna.page.locator(f'.board [data-target="{option["targets"][0]}"]')
        expect(spot).to_be_in_viewport(ratio=0.9)


def test_tabs_tell_where_the_choices_are(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.sit(Position("attika", "at-ask-turn", players=3))
    marked = anna.page.locator(".tabs button:has(.glows)")
    open_now = anna.page.locator(".pboard .spot.open").count()
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("aria-label", re.compile(r"^Buildings, [0-9]+ choices$"))
    assert open_now > 1


SCROLLED = """() => {
    const map = document.querySelector('.sea .pan');
    return [map.scrollLeft, map.scrollTop];
}"""
COVERS = """names => {
    const [one, other] = names.map(it => document.querySelector(it)?.getBoundingClientRect() ?? {});
    return one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
}"""
"""Whether one of two things lies over the other."""
IN_FRONT = """() => [...document.querySelectorAll('.spot.open')].filter(it => {
    const box = it.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return above && it.contains(above);
}).length"""
"""Answers that can be touched as the screen stands."""
ASKED = {
    "role": Position("san-juan", "sj-ask-role"),
    "turn": Position("little-town", "lt-ask-turn"),
    "auction": Position("golden-city", "gc-ask-auction"),
    "goods": Position("golden-city", "gc-ask-goods", late=True),
    "draw-or-build": Position("attika", "at-ask-turn", players=3),
    "place": Position("telegraph", "at-ask-site", players=3),
}


@pytest.mark.parametrize(
    ("asked", "size"),
    [*((asked, SMALL) for asked in ASKED), ("draw-or-build", LYING), ("place", LYING)],
)
def test_a_question_opens_the_pane_that_answers_it(visit: Visit, size: Size, asked: str) -> None:
    anna = visit(size)
    anna.sit(ASKED[asked])
    anna.page.wait_for_function(f"() => ({IN_FRONT})() > 0")


NEWS = Position("san-juan", "sj-ask-role", lambda view: view["round"] == 5, me=2)
COVERED = """() => {
    const news = document.querySelector('.since').getBoundingClientRect();
    const spots = document.querySelectorAll('.board .spot, #action button, .tray .spot');
    return [...spots].filter(it => {
        const box = it.getBoundingClientRect();
        return it.checkVisibility() && box.width > 0 && box.left < news.right - 1
            && box.right > news.left + 1 && box.top < news.bottom - 1 && box.bottom > news.top + 1
            && it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 9));
    }).map(it => it.dataset.target ?? it.textContent);
}"""
"""What may be touched and lies under the news."""


@pytest.mark.parametrize("size", [*HELD, pytest.param(DESKTOP, id="desktop")])
def test_news_lie_over_nothing_and_push_nothing(visit: Visit, size: Size) -> None:
    anna = visit(size)
    anna.sit(NEWS, news=True)
    news = anna.page.locator(".since:has(.chip)")
    expect(news).to_be_visible()
    assert anna.page.evaluate(COVERED) == []
    before = anna.page.locator("#board").bounding_box()
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
    if size != LYING:  # there the row is only as long as somebody wants to read it
        assert anna.page.locator("#board").bounding_box() == before


@pytest.mark.parametrize("size", [SMALL, LYING], ids=["small", "lying"])
def test_chairs_carry_three_letters_of_the_name(visit: Visit, size: Size) -> None:
    anna = visit(size)
    anna.sit(Position("little-town", "lt-ask-turn", names=LONG_NAMES))
    brief = anna.page.locator(".chair .brief")
    assert brief.all_inner_texts() == ["You", "Jea", "Max", "Bar"]
    for name in brief.all():
        expect(name).to_be_visible()
    assert anna.page.evaluate(CUT, ".chair .brief") == []
    assert anna.page.evaluate(CUT, ".chair .pts") == []


def test_the_golden_city_is_written_out_on_a_phone(visit: Visit) -> None:
    anna = visit(SMALL)
    anna.sit(Position("golden-city", OVER, names=LONG_NAMES))
    assert anna.page.evaluate(CUT, ".top .title") == []
    assert anna.page.evaluate(CUT, ".pad thead th span") == []
    first = anna.page.locator(".gc-held .gc-bonus").first
    expect(first).to_be_in_viewport(ratio=0.99)
    assert first.evaluate(
        "it => it.scrollHeight <= it.clientHeight && it.scrollWidth <= it.clientWidth"
    )


def test_a_building_carries_its_price_along_to_the_map(visit: Visit) -> None:
    """Own board and map are two halves of one swipe; the question decides which is in front."""
    anna = visit(SMALL)
    anna.sit(Position("attika", "at-ask-turn", players=3))
    expect(anna.page.locator(".pboard h2")).to_be_in_viewport()
    anna.page.locator(".slot.open").first.click()
    anna.confirm.click()
    slip = anna.page.locator(".carried")
    expect(slip).to_be_in_viewport(ratio=0.9)
    place = anna.page.locator(".hex.open").first
    place.click()
    due = place.locator(".due").inner_text()
    expect(slip.locator(".sum b")).to_have_text(due)
    assert anna.page.evaluate(CUT, ".carried .sum") == []


@pytest.mark.parametrize("size", [*HELD, pytest.param(DESKTOP, id="desktop")])
def test_a_list_is_only_spoken_of_where_there_is_one(visit: Visit, size: Size) -> None:
    anna = visit(size)
    anna.sit(Position("golden-city", "gc-ask-auction"))
    text = anna.page.locator("#action .q2").text_content() or ""
    assert "glows" in text
    if "list" in text:
        expect(anna.page.locator("#action .all")).to_be_visible()


@pytest.mark.parametrize("size", HELD)
def test_an_unread_line_is_found_where_its_dot_is(visit: Visit, size: Size) -> None:
    anna = visit(size)
    told = Told(anna)
    anna.sit(Position("san-juan", "sj-ask-role"))
    log = anna.page.locator(".tabs button").nth(2)
    log.click()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.locator(".tabs button").first.click()
    told.tell(type="chat", n=9999, seat=1, name="Bruno", text="Good morning!")
    expect(log.locator(".news")).to_be_visible()
    expect(log).to_have_attribute("aria-label", "Log and chat, 1 new line")
    log.click()
    expect(anna.page.get_by_text("Good morning!")).to_be_visible()
    expect(log.locator(".news")).to_have_count(0)
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.locator(".log-pane")).to_be_visible()


@pytest.mark.parametrize("size", HELD)
@pytest.mark.parametrize("pane", [2, 3])
def test_no_map_shows_through_log_and_rules(visit: Visit, size: Size, pane: int) -> None:
    anna = visit(size)
    anna.sit(Position("telegraph", "at-ask-turn", players=3))
    anna.page.locator(".tabs button").nth(1).click()
    expect(anna.page.locator(".zoomers")).to_be_visible()
    anna.page.locator(".tabs button").nth(pane).click()
    anna.page.locator(".side .pane").wait_for()
    for there in (".sea", ".zoomers", ".legend"):
        expect(anna.page.locator(there)).not_to_be_visible()
    assert anna.page.evaluate(CUT, "#action .offered button") == []
    side = anna.page.locator(".side").bounding_box()
    offered = anna.page.locator("#action .offered").bounding_box()
    assert side is not None
    assert offered is not None
    assert side["y"] + side["height"] <= offered["y"]


@pytest.mark.parametrize("game", ["attika", "telegraph"])
def test_a_large_land_is_seen_in_small_and_a_tap_goes_there(visit: Visit, game: str) -> None:
    anna = visit(PHONE)
    large = Position(game, "at-ask-turn", lambda view: len(view["hexes"]) > 60, late=True)
    anna.sit(large)
    anna.page.locator(".tabs button").nth(1).click()
    small = anna.page.locator(".overview")
    expect(small).to_be_visible()
    small.click(position={"x": 6, "y": 6})
    first = anna.page.evaluate(SCROLLED)
    small.click(position={"x": 80, "y": 70})
    assert all(
        after > before for before, after in zip(first, anna.page.evaluate(SCROLLED), strict=True)
    )
    for other in (".zoomers", "#action .offered"):
        assert not anna.page.evaluate(COVERS, [".overview", other])
    desk = visit()
    desk.sit(large)
    expect(desk.page.locator(".overview")).to_have_count(0)
