"""The page on a device: kept whole, renewed without a mix of builds, open without a line; calls."""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bastide.server.http import pages
from tests.browser.conftest import served, watch, without_pauses
from tests.browser.visitor import BOT, ME

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        found.push(...(await (await caches.open(name)).keys()).map(it => new URL(it.url).pathname));
    return found;
}"""
TOLD = """() => new Promise(done => {
    navigator.serviceWorker.addEventListener("message", it => done(it.data));
    navigator.serviceWorker.getRegistration().then(it => it.update());
})"""
"""Asks for a newer build, and waits until its worker has said that the page is older than it."""
CACHES = """async (count) => {
    while ((await caches.keys()).length !== count) await new Promise(done => setTimeout(done, 20));
}"""
GONE = """async () => {
    while ((await navigator.serviceWorker.getRegistrations()).length)
        await new Promise(done => setTimeout(done, 20));
}"""
NEWER = "_newer"
"""What the names of all files of the second build end with."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server of its own, and the folder of the page that it serves."""
    folder = tmp_path / "page"
    shutil.copytree(pages.PAGE, folder)
    with closing(served(tmp_path, {}, str(folder))) as running:
        yield next(iter(running)), folder


@pytest.fixture
def context(browser: Browser, house: tuple[str, Path]) -> Iterator[BrowserContext]:
    """Somebody's browser."""
    found = browser.new_context(base_url=house[0], permissions=["notifications"])
    without_pauses(found)
    yield found
    found.close()


def renew(folder: Path) -> None:
    """Put another build in the place of the page: other names, and one word that differs."""
    older = folder.rename(folder.parent / "older")
    newer = folder.parent / "newer"
    (newer / "assets").mkdir(parents=True)
    names = {it.name: f"{it.stem}{NEWER}{it.suffix}" for it in (older / "assets").iterdir()}
    for path in older.rglob("*.*"):
        to = newer / path.relative_to(older).with_name(names.get(path.name, path.name))
        if path.suffix in (".js", ".css", ".html", ".json"):
            text = path.read_text("utf-8")
            for name, other in names.items():
                text = text.replace(name, other)
            text = text.replace('BUILD = "', 'BUILD = "newer')
            to.write_text(text.replace("settings = Settings", "settings = Wishes"))
        else:
            shutil.copy(path, to)
    newer.rename(folder)


def come(context: BrowserContext, path: str = "/") -> tuple[Page, list[str], list[str]]:
    """A page that its worker keeps; its troubles, and the parts of the page that it asks for."""
    page, troubles, asked = context.new_page(), list[str](), list[str]()
    watch(page, troubles)
    page.on("request", lambda it: asked.append(it.url) if "/assets/" in it.url else None)
    page.goto(path)
    page.wait_for_function(CONTROLLED)
    return page, troubles, asked


def test_a_newer_build_comes_whole_and_the_older_stays_whole(
    context: BrowserContext, house: tuple[str, Path]
) -> None:
    page, troubles, asked = come(context)
    older = {f"/assets/{it.name}" for it in (house[1] / "assets").iterdir()}
    assert older == {it for it in page.evaluate(KEPT) if it.startswith("/assets/")}
    renew(house[1])

    # the server has no part of the older page any more, and it goes on all the same
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    assert not any(NEWER in it for it in asked)

    # once the newer one is kept, the next screen is of it, in all its parts
    assert page.evaluate(TOLD) == {"stale": True}
    asked.clear()
    page.locator("header a").first.click()
    expect(page.locator(".boxes li").first).to_be_visible()
    page.get_by_role("link", name="Wishes").click()
    expect(page.get_by_role("heading", name="Wishes")).to_be_visible()
    assert asked
    assert all(NEWER in it for it in asked)
    page.evaluate(CACHES, 1)
    kept = [it for it in page.evaluate(KEPT) if it.startswith("/assets/")]
    assert len(kept) == len(older)
    assert all(NEWER in it for it in kept)
    assert troubles == []


def test_without_a_line_the_page_opens_and_says_so(browser: Browser, tmp_path: Path) -> None:
    running = served(tmp_path, {})
    context = browser.new_context(base_url=next(running))
    without_pauses(context, locale="fr")
    page, _, _ = come(context)
    expect(page.locator(".boxes li").first).to_be_visible()
    running.close()

    answer = page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Pas de connexion au serveur")
    assert answer is not None
    assert answer.from_service_worker
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.goto("/games")
    expect(page.get_by_role("alert")).to_contain_text("ne répond pas")
    context.close()


def test_what_the_server_says_is_never_kept(context: BrowserContext) -> None:
    page, troubles, _ = come(context)
    page.request.post("/api/tables", data={"game": "san-juan", "chairs": [ME, BOT]})
    page.goto("/games")
    expect(page.locator(".played")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert [it for it in kept if not it.startswith("/assets/")] == ["/worker.js"]
    assert troubles == []


def test_whoever_does_not_want_it_kept_is_rid_of_it(context: BrowserContext) -> None:
    page, troubles, _ = come(context, "/settings")
    page.get_by_role("switch", name="Keep the page here").click()
    page.evaluate(CACHES, 0)
    page.evaluate(GONE)
    page.reload()
    expect(page.get_by_role("switch", name="Keep the page here")).to_have_attribute(
        "aria-checked", "false"
    )
    page.evaluate(GONE)
    assert troubles == []


def test_a_server_without_a_worker_takes_it_back(
    context: BrowserContext, house: tuple[str, Path]
) -> None:
    page, _, _ = come(context)
    (house[1] / "worker.js").unlink()
    page.evaluate("navigator.serviceWorker.getRegistration().then(it => it.update())")
    page.evaluate(CACHES, 0)


SHOWN = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, more) => void self.shown.push([title, more]);
}"""
"""The browser of the tests has no place for notifications; what is shown is written down."""
CLICKED = """() => {
    const [, { data }] = self.shown.at(-1);
    const click = { notification: { data, close() {} }, waitUntil() {} };
    self.dispatchEvent(Object.assign(new Event("notificationclick"), click));
}"""


def called(page: Page, origin: str, call: dict[str, Any]) -> None:
    """A message of the push service arrives."""
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda it: found.extend(
            each["registrationId"]
            for each in it["registrations"]
            if each["scopeURL"].startswith(origin) and not each["isDeleted"]
        ),
    )
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[0], "data": json.dumps(call)},
    )
    wire.detach()


def test_a_call_is_shown_and_leads_to_the_table(
    context: BrowserContext, house: tuple[str, Path]
) -> None:
    page, troubles, _ = come(context)
    made = page.request.post("/api/tables", data={"game": "san-juan", "chairs": [ME, BOT]})
    path = f"/table/{made.json()['id']}"
    worker = context.service_workers[0]
    worker.evaluate(SHOWN)
    called(page, house[0], {"title": "San Juan", "body": "It is your turn.", "url": path})
    while not (shown := worker.evaluate("() => self.shown")):
        page.wait_for_timeout(20)
    [[title, more]] = shown
    assert (title, more["body"], more["data"]) == ("San Juan", "It is your turn.", {"url": path})
    worker.evaluate(CLICKED)
    page.wait_for_url(f"**{path}")
    expect(page.locator(".table")).to_be_visible()

    # no call leads to a place that is not ours
    for url in ("https://elsewhere.example/", "//elsewhere.example/x"):
        called(page, house[0], {"title": "San Juan", "url": url})
    while len(shown := worker.evaluate("() => self.shown")) < 3:
        page.wait_for_timeout(20)
    assert [it[1]["data"]["url"] for it in shown[1:]] == ["/", "/x"]
    assert troubles == []
