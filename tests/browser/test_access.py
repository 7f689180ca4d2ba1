"""No screen has a serious finding of axe, in either light.

Sizes and languages go round from screen to screen; `make sweep` takes every screen in all of them.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.conftest import ROOT, Visit
from tests.browser.moments import crowded
from tests.browser.positions import OVER, Position
from tests.browser.visitor import BOT, DESKTOP, ME, PHONE, SETTLED, Size, Visitor
from tests.limits import WHOLE

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async only => {
    const more = { rules: { 'label-content-name-mismatch': { enabled: true } } };
    const wanted = only.length ? { runOnly: only } : more;
    const found = await axe.run(document, { resultTypes: ['violations'], ...wanted });
    return found.violations
        .filter(it => it.impact === 'serious' || it.impact === 'critical')
        .map(it => `${it.id}: ${it.nodes.map(n => n.target.join(' ')).slice(0, 4).join(', ')}`
             + ` ${it.nodes[0].any[0]?.message ?? ''}`);
}"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""What another light may change; all else was looked at by day."""
SIDEWAYS = """() => document.documentElement.scrollWidth > innerWidth
    || (document.querySelector('.table') && document.documentElement.scrollHeight > innerHeight)"""


def lobby(path: str) -> Callable[[Visitor], None]:
    """A screen that only needs its address."""

    def show(anna: Visitor) -> None:
        anna.page.goto(path)
        anna.page.locator("main").wait_for()

    return show


def at(position: Position) -> Callable[[Visitor], None]:
    """A table at which a game is in progress, or over."""

    def show(anna: Visitor) -> None:
        anna.sit(position)

    return show


def tables(anna: Visitor) -> None:
    """All my tables, one of them about to be put away."""
    for _ in range(5):
        anna.set_table("little-town", [ME, BOT])
    anna.page.goto("/")
    anna.page.locator(".tables a").first.wait_for()
    anna.page.locator(".open [aria-expanded]").click()
    anna.page.locator(".away").first.click()
    anna.page.locator(".sure").wait_for()


def waiting(anna: Visitor) -> None:
    anna.set_table("san-juan", [{"kind": "person", "name": "Anna"}, {"kind": "person"}, BOT])
    anna.page.locator(".invite .code").wait_for()


def join(anna: Visitor) -> None:
    waiting(anna)
    anna.page.goto("/join/" + anna.page.locator(".invite .code").inner_text())
    anna.page.locator(".seats").wait_for()


def cover(anna: Visitor) -> None:
    anna.set_table("san-juan", [ME, {"kind": "device", "name": "Bruno"}])
    anna.page.locator(".cover").wait_for()


def choosing(anna: Visitor) -> None:
    anna.sit(Position("san-juan", "sj-ask-build"))
    anna.page.locator(".hand .spot.open").first.click()
    anna.page.locator(".ghost").wait_for()


def rules(anna: Visitor) -> None:
    anna.sit(crowded("san-juan"))
    anna.page.keyboard.press("/")
    anna.page.locator(".guide h3").wait_for()


def replay(anna: Visitor) -> None:
    id = anna.sit(Position("san-juan", OVER))
    anna.page.goto(f"/replay/{id}?event=60")
    anna.page.locator(".scrubber").wait_for()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": lobby("/"),
    "tables": tables,
    "create": lobby("/new/sj2"),
    "create-little-town": lobby("/new/lt"),
    "settings": lobby("/settings"),
    "host": lobby("/host"),
    "waiting": waiting,
    "join": join,
    "no-table": lobby("/table/0000000000000000"),
    "san-juan": at(crowded("san-juan", options={"expansion": True})),
    "choosing": choosing,
    "council": at(Position("san-juan", "sj-ask-keep")),
    "san-juan-end": at(Position("san-juan", OVER)),
    "little-town": at(crowded("little-town")),
    "feeding": at(Position("little-town", "lt-ask-feeding")),
    "little-town-end": at(Position("little-town", OVER)),
    "golden-city": at(crowded("golden-city")),
    "auction": at(Position("golden-city", "gc-ask-auction")),
    "bonus": at(Position("golden-city", "gc-ask-bonus")),
    "golden-city-end": at(Position("golden-city", OVER)),
    "attika": at(Position("attika", late=True)),
    "attika-prices": at(Position("attika", "at-ask-site", players=3)),
    "attika-payment": at(Position("attika", "at-ask-payment", players=3)),
    "attika-tile": at(Position("attika", "at-ask-extension", players=2)),
    "attika-end": at(Position("attika", OVER)),
    "telegraph": at(Position("telegraph", "at-ask-site", players=3, late=True)),
    "telegraph-end": at(Position("telegraph", OVER)),
    "cover": cover,
    "rules": rules,
    "replay": replay,
}


def findings(anna: Visitor) -> list[Any]:
    """What axe says in both themes, and whether the page scrolls where it must not."""
    if not anna.page.evaluate("'axe' in window"):
        anna.page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = ["the page scrolls"] if anna.page.evaluate(SIDEWAYS) else []
    for theme, only in (("day", []), ("lamp", OF_COLOURS)):
        anna.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        anna.page.evaluate(SETTLED)
        found += [(theme, it) for it in anna.page.evaluate(RUN, only)]
    return found


WINDOWS = {
    "desktop-en": (DESKTOP, "en"),
    "phone-fr": (PHONE, "fr"),
    "desktop-fr": (DESKTOP, "fr"),
    "phone-en": (PHONE, "en"),
}


def looks() -> Iterator[Any]:
    """Which screens are looked at in which windows."""
    for at, screen in enumerate(SCREENS):
        for turn, (name, window) in enumerate(WINDOWS.items()):
            if WHOLE or at % len(WINDOWS) == turn:
                yield pytest.param(screen, *window, id=f"{screen}-{name}")


@pytest.mark.parametrize(("screen", "size", "locale"), [*looks()])
def test_no_screen_has_a_serious_finding(
    visit: Visit, screen: str, size: Size, locale: str
) -> None:
    anna = visit(size, locale=locale)
    SCREENS[screen](anna)
    assert findings(anna) == []
