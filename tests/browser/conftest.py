"""One server and one browser for all tests of a run; every visitor has cookies of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from bastide.engine import registry
from tests.browser.chromium import chromium, flags
from tests.browser.positions import Shelf, database
from tests.browser.visitor import DESKTOP, Size, Visitor
from tests.limits import PATIENCE, WHOLE

ROOT = Path(__file__).parents[2]

KNOWN = json.dumps([game.name for game in registry.games()])
"""Whose cards lie beside no table any more."""

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE * 1000)
collect_ignore = [] if WHOLE else ["test_pace.py"]
"""Time is not for a test that must always pass: only `make sweep` measures it."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """The address of a running server."""
    yield from served(folder, {})


def served(folder: Path, environment: dict[str, str], *more: str) -> Generator[str]:
    """A server that keeps its tables there, as long as its address is used."""
    with (
        (folder / "server.log").open("w") as log,
        subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serve", str(folder), *more],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        found = process.stdout.readline().strip()
        assert found, (folder / "server.log").read_text()
        try:
            yield found
        finally:
            process.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=flags())
        yield found
        found.close()


@pytest.fixture(scope="session")
def shelf(folder: Path) -> Shelf:
    """Puts games in progress where the server finds them."""
    return Shelf(database(folder))


@pytest.fixture
def visit(browser: Browser, address: str, shelf: Shelf) -> Iterator[Visit]:
    """Somebody comes with a browser of their own; what goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(size: Size = DESKTOP, theme: str = "day", locale: str = "en") -> Visitor:
        context = browser.new_context(
            base_url=address,
            viewport={"width": size.width, "height": size.height},
            has_touch=size.is_phone,
            reduced_motion="reduce",
        )
        contexts.append(context)
        without_pauses(context, theme, locale)
        page = context.new_page()
        watch(page, troubles)
        return Visitor(page, size, shelf)

    yield come
    for context in contexts:
        context.close()
    assert troubles == []


def without_pauses(context: BrowserContext, theme: str = "day", locale: str = "en") -> None:
    """The wishes of somebody who waits neither for bots nor for pieces on their way."""
    wishes: dict[str, Any] = {"theme": theme, "locale": locale, "speed": "off", "name": "Anna"}
    kept = json.dumps(json.dumps(wishes | {"botPause": 0}))
    context.add_init_script(f"localStorage.setItem('bastide.known', {json.dumps(KNOWN)})")
    context.add_init_script(
        "localStorage.getItem('bastide.preferences') ?? "
        f"localStorage.setItem('bastide.preferences', {kept})"
    )


def watch(page: Page, troubles: list[str]) -> None:
    """Gather the errors of the page."""
    page.set_default_timeout(PATIENCE * 1000)
    page.on("pageerror", lambda error: troubles.append(error.message))

    def heard(message: Any) -> None:
        if message.type == "error":
            troubles.append(f"{message.text} {message.location['url']}")

    page.on("console", heard)
