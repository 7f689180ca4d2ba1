"""The page stays light: what is sent, how often it waits, how still it lies, what changes."""

import gzip
import json

import pytest
from playwright.sync_api import Request, Route

from tests.browser.conftest import Visit
from tests.browser.moments import crowded
from tests.browser.visitor import BOT, ME, PHONE, Visitor

GAMES = ("san-juan", "little-town", "golden-city", "attika")

SLOW_LINE_SECONDS = 1.6
"""What a slow line may take of the 2.5 seconds until a slow phone can use a table."""
TRIP_SECONDS = 0.15
KB_PER_SECOND = 200.0
LONG_TRIP = 1500
"""Milliseconds, longer than any machine dawdles between two requests."""
MOST_REQUESTS = 24
WARM_KB = 20.0
MOST_NODES = 3000
MOST_SHIFT = 0.02
MOST_CHANGES = {"click": 150, "update": 1500}
"""Things in the page that a click, or an answer on its way, may change."""
SNAPSHOT_KB = 12.0
OTHER_TRIPS = 2
"""The first connection, and the line to the table, which tells as soon as it is open."""
FIRST_TABLE_KB = {"script": 200.0, "stylesheet": 30.0, "font": 35.0}

WATCH = """
window.shift = 0;
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
const seen = new MutationObserver(() => {
    if (!document.querySelector('.spot.open')) return;
    seen.disconnect();
    const drawn = () => { window.usable = performance.now(); };
    requestAnimationFrame(() => requestAnimationFrame(drawn));
});
seen.observe(document, { subtree: true, childList: true });
"""


SPANS = """performance.getEntriesByType('navigation')
    .concat(performance.getEntriesByType('resource'))
    .filter(it => /navigation|script|link|css/.test(it.initiatorType) && !/svg|woff/.test(it.name))
    .filter(it => it.responseEnd < window.usable)
    .map(it => [it.startTime, it.responseEnd])"""
"""From asking to the answer, of all that was needed."""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
POINT = "document.querySelector('.spot.open').click()"
CONFIRM = "document.querySelector('#action .acts .brass.lit').click()"
CHANGES = """() => {
    window.changes = 0;
    const all = it => 1 + (it.querySelectorAll?.('*').length ?? 0);
    new MutationObserver(found => {
        for (const it of found) {
            if (it.type !== 'childList') window.changes += 1;
            for (const node of [...it.addedNodes, ...it.removedNodes]) window.changes += all(node);
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Counts from now on: things that come, that go, and what changes about those that stay."""


def opened(anna: Visitor, game: str) -> dict[str, float]:
    """Set a table where I begin, open it with a cold cache, and wait until it can be played."""
    sizes: dict[str, float] = dict.fromkeys(FIRST_TABLE_KB, 0.0)

    def sent(request: Request) -> None:
        kind = request.resource_type
        response = request.response() if kind in sizes else None
        if response is not None and response.ok:
            body = response.body()
            packed = len(body) if kind == "font" else len(gzip.compress(body, 9))
            sizes[kind] += packed / 1024

    body = {"game": game, "chairs": [ME, BOT, BOT, BOT], "options": {"players": 4, "first": 0}}
    id = anna.page.request.post("/api/tables", data=body).json()["id"]
    anna.page.add_init_script(WATCH)
    anna.page.on("requestfinished", sent)
    anna.page.goto(f"/table/{id}")
    anna.page.wait_for_function("() => window.usable")
    anna.page.wait_for_load_state("networkidle")
    return sizes


@pytest.mark.parametrize("game", GAMES)
def test_a_first_table_is_light_and_lies_still(visit: Visit, game: str) -> None:
    anna = visit()
    snapshots: list[str | bytes] = []
    anna.page.on(
        "websocket", lambda line: line.on("framereceived", lambda text: snapshots.append(text))
    )
    sizes = opened(anna, game)
    nodes = anna.page.evaluate("document.querySelectorAll('*').length")
    shift = anna.page.evaluate("window.shift")
    first = next(text for text in snapshots if json.loads(text)["type"] == "snapshot")
    raw = first.encode() if isinstance(first, str) else first
    snapshot = len(gzip.compress(raw)) / 1024
    print(f"{game}: {nodes} nodes, shift {shift:.4f}, snapshot {snapshot:.1f} KB", sizes)
    assert {kind: kb for kind, kb in sizes.items() if kb > FIRST_TABLE_KB[kind]} == {}
    assert nodes <= MOST_NODES
    assert shift <= MOST_SHIFT
    assert snapshot <= SNAPSHOT_KB


def test_nothing_is_shown_before_its_sheet_has_come(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(WATCH)
    late: list[Route] = []
    anna.page.route("**/assets/TableRoom-*.css", lambda route: late.append(route))
    with anna.page.expect_response("**/assets/TableRoom-*.js"):
        anna.page.goto("/table/0000000000000000", wait_until="commit")
    anna.page.wait_for_timeout(500)
    assert anna.page.locator("#app").inner_text() == ""
    assert late
    for route in late:
        route.continue_()
    anna.page.locator("main").wait_for()
    assert anna.page.evaluate("window.shift") <= MOST_SHIFT


def trips(anna: Visitor, game: str) -> int:
    """How often the page waits for an answer before it asks the next thing, until it is usable.

    Every answer is held back so long that whatever is asked together begins together.
    """
    line = anna.page.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    slow = {
        "offline": False,
        "latency": LONG_TRIP,
        "downloadThroughput": -1,
        "uploadThroughput": -1,
    }
    line.send("Network.emulateNetworkConditions", slow)
    opened(anna, game)
    depths: list[tuple[float, int]] = []
    for began, ended in sorted(anna.page.evaluate(SPANS)):
        before = [depth for end, depth in depths if end <= began]
        depths.append((ended, 1 + max(before, default=0)))
    return max(depth for _, depth in depths)


@pytest.mark.parametrize("game", GAMES)
def test_a_slow_line_brings_a_table_soon(visit: Visit, game: str) -> None:
    """Reckoned from what is asked and sent, so that a busy machine says the same."""
    anna = visit(PHONE)
    sizes = opened(anna, game)
    rounds = trips(visit(PHONE), game) + OTHER_TRIPS
    sent = sizes["script"] + sizes["stylesheet"]
    seconds = rounds * TRIP_SECONDS + sent / KB_PER_SECOND
    print(f"{game}: {rounds} trips, {sent:.0f} KB: {seconds:.2f} s")
    assert seconds <= SLOW_LINE_SECONDS


def updates(anna: Visitor) -> list[str | bytes]:
    """Grows by every update that comes from now on."""
    found: list[str | bytes] = []

    def heard(text: str | bytes) -> None:
        if json.loads(text)["type"] == "update":
            found.append(text)

    anna.page.on("websocket", lambda line: line.on("framereceived", heard))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_click_and_what_comes_of_it_change_little(visit: Visit, game: str) -> None:
    anna = visit()
    heard = updates(anna)
    anna.sit(crowded(game))
    anna.page.evaluate(DRAWN)
    anna.page.evaluate(CHANGES)
    anna.page.evaluate(POINT)
    anna.page.evaluate(DRAWN)
    click = anna.page.evaluate("window.changes")
    revision = anna.wait()
    heard.clear()
    anna.page.evaluate(CONFIRM)
    anna.wait(after=revision)
    anna.page.evaluate(DRAWN)
    after = anna.page.evaluate("window.changes") - click
    print(f"{game}: a click changes {click}; {len(heard)} updates change {after}")
    assert 0 < click <= MOST_CHANGES["click"]
    assert 0 < after <= MOST_CHANGES["update"] * len(heard)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_in_few_pieces_and_is_kept(visit: Visit, game: str) -> None:
    anna = visit()
    asked: list[str] = []
    anna.page.on("requestfinished", lambda request: asked.append(request.url))
    opened(anna, game)
    pieces = [url for url in asked if url.startswith("http")]
    assert len(pieces) <= MOST_REQUESTS, pieces
    anna.page.reload()
    anna.wait()
    sent = anna.page.evaluate(
        "performance.getEntriesByType('resource').map(it => it.transferSize)"
        ".reduce((a, b) => a + b, 0) / 1024"
    )
    print(f"{game}: {len(pieces)} requests; {sent:.1f} KB when opened again")
    assert sent <= WARM_KB


def test_nothing_comes_from_elsewhere(visit: Visit, address: str) -> None:
    anna = visit()
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.goto("/")
    anna.page.wait_for_load_state("networkidle")
    assert asked
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
