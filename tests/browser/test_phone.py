"""Tables on a phone: nothing that matters is out of sight."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.positions import Position
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
    "Vos chances de gagner ainsi sont d’environ 53 %, à peine plus qu’avec « Ouvrier en F5 »."
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
    told.tell(type="asked", seat=1, steps=1, waiting=[0])
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
    for option in (places[0], places[-1]):
        anna.page.locator(".tabs button").nth(1).click()
        told.hint(option["text"])
        spot = anna.page.locator(f'.board [data-target="{option["targets"][0]}"]')
        expect(spot).to_be_in_viewport(ratio=0.9)


def test_tabs_tell_where_the_choices_are(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.sit(Position("attika", "at-ask-turn", players=3))
    marked = anna.page.locator(".tabs button:has(.glows)")
    tabs = anna.page.locator(".tabs button")
    expect(marked.first).to_be_visible()
    for tab in tabs.all()[:3]:
        tab.click()
        spots = anna.page.locator(".board .spot.open:visible").count()
        assert (tab.locator(".glows").count() > 0) == (spots > 0), tab.inner_text()
    expect(marked.last).to_have_attribute("aria-label", "Stacks, 4 choices")


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
@pytest.mark.parametrize("pane", [3, 4])
def test_no_map_shows_through_log_and_rules(visit: Visit, size: Size, pane: int) -> None:
    anna = visit(size)
    anna.sit(Position("telegraph", "at-ask-turn", players=3))
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
