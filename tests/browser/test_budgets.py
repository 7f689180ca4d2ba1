"""The page stays light: what is sent, how soon it can be used, how still it lies."""

import gzip
import json

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Visit
from tests.browser.visitor import BOT, ME, Visitor

GAMES = ("san-juan", "little-town")

USABLE_SECONDS = 1.0
"""What the page itself may work until a table can be used; other programs do not count."""
MOST_REQUESTS = 24
WARM_KB = 20.0
MOST_NODES = 3000
MOST_SHIFT = 0.02
SNAPSHOT_KB = 12.0
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


def opened(anna: Visitor, game: str) -> dict[str, float]:
    """Set a table, open it with a cold cache, and wait until it can be played."""
    sizes: dict[str, float] = dict.fromkeys(FIRST_TABLE_KB, 0.0)

    def sent(request: Request) -> None:
        kind = request.resource_type
        response = request.response() if kind in sizes else None
        if response is not None and response.ok:
            body = response.body()
            packed = len(body) if kind == "font" else len(gzip.compress(body, 9))
            sizes[kind] += packed / 1024

    body = {"game": game, "chairs": [ME, BOT, BOT, BOT], "options": {"players": 4}}
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


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_used_at_once(visit: Visit, game: str) -> None:
    """Time that the page itself computes, so that a busy machine measures the same."""
    anna = visit()
    line = anna.page.context.new_cdp_session(anna.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    opened(anna, game)
    metrics = line.send("Performance.getMetrics")["metrics"]
    worked = {metric["name"]: metric["value"] for metric in metrics}
    print(f"{game}: worked {worked['TaskDuration']:.2f} s, of it scripts", worked["ScriptDuration"])
    assert 0 < worked["TaskDuration"] <= USABLE_SECONDS


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
