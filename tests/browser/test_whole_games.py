"""Each game from the first click to the score pad, through the page alone."""

import json
import zlib

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import BOT, DESKTOP, ME, PHONE

GAMES = ("san-juan", "little-town", "golden-city", "attika")
HELD = ("golden-city", "attika")
"""Played on a phone, where things have the least room to stay where they are."""
WATCH = """new PerformanceObserver(list => {
    for (const it of list.getEntries())
        if (!it.hadRecentInput) window.shifted = (window.shifted ?? 0) + it.value;
}).observe({ type: 'layout-shift', buffered: true })"""
MOST_SHIFT = 0.05
"""How much of the screen may move by itself in a whole game, all of it added up."""
MOST_KB = {"snapshot": 12.0, "update": 2.0}
"""What nineteen of twenty messages may weigh at most, packed as the line packs them."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicking(visit: Visit, game: str) -> None:
    anna = visit(PHONE if game in HELD else DESKTOP)
    anna.page.add_init_script(WATCH)
    heard: list[str] = []
    anna.page.on(
        "websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text)))
    )
    anna.set_table(game, [ME, BOT])
    answers = anna.play_to_the_end()
    assert answers > 10
    assert anna.page.evaluate("window.shifted ?? 0") <= MOST_SHIFT
    pad = anna.page.locator(".pad, .result")
    expect(pad).to_be_visible()
    expect(pad.locator("thead, tr").first).to_contain_text("You")
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    for kind, most in MOST_KB.items():
        sizes = sorted(size for what, size in packed(heard) if what == kind)
        nearly_all = sizes[len(sizes) * 19 // 20]
        print(f"{game}: {len(sizes)} times {kind}, nearly all below {nearly_all:.2f} KB")
        assert nearly_all <= most


def packed(messages: list[str]) -> list[tuple[str, float]]:
    """The kind and the size of every message; one that resembles those before it is small."""
    packing = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    found: list[tuple[str, float]] = []
    for text in messages:
        sent = packing.compress(text.encode()) + packing.flush(zlib.Z_SYNC_FLUSH)
        found.append((json.loads(text)["type"], len(sent) / 1024))
    return found


@pytest.mark.parametrize(
    ("game", "answers"), [("golden-city", 12), ("attika", 6), ("telegraph", 6)]
)
def test_a_game_is_played_by_its_list(visit: Visit, game: str, answers: int) -> None:
    anna = visit()
    anna.set_table(game, [ME, BOT, BOT])
    revision = anna.wait()
    for _ in range(answers):
        listed = anna.page.get_by_role("button", name="options")
        if listed.count():
            listed.click()
        anna.answer()
        revision = anna.wait(after=revision)
        assert revision
