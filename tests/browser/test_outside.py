"""A game of another package, without page code: on the shelf, at the table, to its end."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visit, served
from tests.browser.positions import Shelf, database
from tests.browser.test_access import findings
from tests.browser.visitor import BOT, DESKTOP, ME, PHONE, Size


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where this server keeps its tables; the one package is as good as installed there.

    The other one, of `examples/lots`, is installed.
    """
    found = tmp_path_factory.mktemp("outside")
    source = found / "source"
    shutil.copytree(ROOT / "examples" / "lots", source)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", found, source], check=True)
    info = found / "stones-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stones\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[bastide.games]\nstones = stones.game:GAME\n")
    return found


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server that knows two games more."""
    paths = [str(folder), str(ROOT / "tests/browser/outside"), os.environ.get("PYTHONPATH", "")]
    yield from served(folder, {"PYTHONPATH": os.pathsep.join(paths)})


@pytest.fixture(scope="module")
def shelf(folder: Path) -> Shelf:
    return Shelf(database(folder))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_is_opened_on_the_shelf_and_played_to_its_end(visit: Visit, size: Size) -> None:
    anna = visit(size)
    anna.page.goto("/")
    anna.page.get_by_role("link", name="Stones, Three heaps, 2 players. Open the box").click()
    anna.page.get_by_text("Tall heaps").click()
    anna.page.get_by_role("button", name="Set the table").click()
    assert anna.wait()
    heaps = anna.page.get_by_role("group", name="Heaps")
    expect(heaps.locator("b")).to_have_text(["5", "6", "7"])
    assert anna.play_to_the_end() > 4
    pad = anna.page.locator(".pad")
    expect(pad).to_be_visible()
    expect(pad.locator("thead")).to_contain_text("You")


def test_lots_is_played_to_its_end_once_it_is_installed(visit: Visit) -> None:
    anna = visit()
    anna.set_table("lots", [ME, BOT])
    anna.page.get_by_role("button", name="I know it").click()  # its card lies beside the table
    assert anna.play_to_the_end() > 0
    expect(anna.page.locator(".pad")).to_be_visible()


def test_things_are_pointed_at_and_what_names_nothing_is_a_button(visit: Visit) -> None:
    anna = visit()
    anna.set_table("stones", [ME, BOT])
    anna.wait()
    heaps = anna.page.locator(".plain .spot.open")
    expect(heaps).to_have_count(3)
    expect(anna.page.locator("#action .offered button")).to_have_text(["Rest"])
    heaps.nth(1).click()
    expect(anna.page.locator("#action .offered button")).to_have_text(["Take 1", "Take 2"])
    expect(anna.page.locator(".plain-tray")).to_contain_text("number")
    expect(anna.page.locator(".plain")).not_to_contain_text("number")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("locale", "word"), [("en", "Stones taken"), ("fr", "Cailloux pris")])
def test_it_has_no_serious_finding_in_either_language(
    visit: Visit, size: Size, locale: str, word: str
) -> None:
    anna = visit(size, locale=locale)
    anna.set_table("stones", [ME, BOT])
    anna.wait()
    expect(anna.page.locator(".plain")).to_contain_text(word)
    assert findings(anna) == []
    anna.page.goto("/")
    anna.page.locator(".boxes a").first.wait_for()
    assert findings(anna) == []


def test_whoever_passes_the_device_on_leaves_nothing_open(visit: Visit) -> None:
    anna = visit()
    anna.set_table("stones", [ME, {"kind": "device", "name": "Bruno"}])
    anna.page.locator(".cover").wait_for()
    assert "number" not in anna.page.locator("body").inner_text()
