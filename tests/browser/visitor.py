"""Somebody at a browser: sets tables, points at what is open, confirms."""

import random
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.positions import Position, Shelf


@dataclass(frozen=True)
class Size:
    """A window."""

    width: int
    height: int

    @property
    def is_phone(self) -> bool:
        """Whether it is held in a hand."""
        return min(self.width, self.height) < 600


DESKTOP = Size(1280, 720)
LARGE = Size(1920, 1080)
PHONE = Size(390, 844)
SMALL = Size(360, 640)
LYING = Size(844, 390)

ME = {"kind": "device", "name": "Anna"}
BOT = {"kind": "bot", "level": 1}

PLAYED = "document.querySelector('.acts.end') !== null"
ASKED = "document.querySelector('.table[data-asked]')?.dataset.revision"


SETTLED = """() => new Promise(done => requestAnimationFrame(() => {
    for (const it of document.getAnimations())
        if (it.effect.getComputedTiming().endTime !== Infinity) it.finish();
    requestAnimationFrame(() => requestAnimationFrame(done));
}))"""
"""Everything that moves comes to its end."""


class Visitor:
    """A page, and the hands of somebody who plays on it."""

    def __init__(self, page: Page, size: Size, shelf: Shelf) -> None:
        self.page = page
        self.size = size
        self.shelf = shelf
        self.luck = random.Random(7)

    def set_table(self, game: str, chairs: list[dict[str, Any]], **more: Any) -> str:
        """Set a table as the page does, and go there."""
        body = {"game": game, "chairs": chairs, "options": {"players": len(chairs)}} | more
        answer = self.page.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        id = str(answer.json()["id"])
        self.page.goto(f"/table/{id}")
        return id

    def sit(self, position: Position, news: bool = False) -> str:
        """Sit down at a game in progress; what happened before is put away unless it is wanted."""
        id, link = self.shelf.put(position)
        self.page.goto(f"/sit/{link}")
        self.wait()
        if not news:
            self.page.evaluate("document.querySelector('.since .btn')?.click()")
        return id

    @property
    def confirm(self) -> Locator:
        """The one button that sends."""
        return self.page.locator("#action .acts .brass.lit:not([aria-disabled])")

    def wait(self, after: str = "") -> str:
        """Until I am asked again or the game is over; the revision, or nothing when it is over."""
        asked = f"{ASKED} && {ASKED} !== {after!r} && {ASKED}"
        found = self.page.wait_for_function(f"() => {PLAYED} ? 'over' : {asked}")
        value = str(found.json_value())
        return "" if value == "over" else value

    def open_spots(self) -> Locator:
        """What glows."""
        return self.page.locator(".spot.open:visible")

    def answer(self) -> None:
        """Answer one question by clicking what is open; luck chooses, the same every time."""
        for _ in range(40):
            if self.confirm.count():
                self.confirm.click()
                return
            self.step()
        raise AssertionError("no way to an answer: " + self.page.locator("#action").inner_text())

    def step(self) -> None:
        """One click further: a listed option, else an answer or a thing, else the end of it."""
        listed = self.page.locator("#action .sheet .line")
        open_now = self.page.locator(
            "#action .offered button:not([aria-pressed=true], .ending), .spot.open:visible"
        )
        if listed.count():
            listed.nth(self.luck.randrange(listed.count())).click()
        elif open_now.count():
            open_now.nth(self.luck.randrange(open_now.count())).click()
        else:
            self.page.locator("#action .ending").click()

    def play_to_the_end(self, most: int = 400) -> int:
        """Play on until the score pad lies on the table; how many questions that took."""
        revision = self.wait()
        for count in range(most):
            if not revision:
                return count
            self.answer()
            revision = self.wait(after=revision)
        raise AssertionError(f"the game is not over after {most} answers")

    def expect_live(self) -> None:
        """The line stands."""
        expect(self.page.locator(".chip.live")).to_have_class("chip live live")
