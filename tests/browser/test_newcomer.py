"""Whoever starts the program for the first time: `make play` ends in the command played here."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import ROOT, watch
from tests.browser.positions import Shelf
from tests.browser.test_at_the_table import SIZES
from tests.browser.visitor import Size, Visitor


@pytest.fixture
def link(tmp_path: Path) -> Iterator[str]:
    """The address that `bastide table` prints."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    command = ["-m", "bastide", "--lang", "en", "table", "--port", "0", "--database", database]
    with subprocess.Popen(
        [sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        found = re.search(r"http://\S+/sit/\S+", program.stdout.readline())
        if found is not None:
            yield found[0]
        program.terminate()
    assert found is not None


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_plays_a_first_move(
    browser: Browser, shelf: Shelf, size: Size, link: str
) -> None:
    """A browser that was never here, with every wish as it comes: bots and pieces take time."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height}, has_touch=size.is_phone
    )
    page = context.new_page()
    troubles: list[str] = []
    watch(page, troubles)
    anna = Visitor(page, size, shelf)
    page.goto(link)
    revision = anna.wait()
    page.get_by_role("button", name="I know it").click()
    anna.answer()
    assert anna.wait(after=revision) not in ("", revision)
    context.close()
    assert troubles == []
