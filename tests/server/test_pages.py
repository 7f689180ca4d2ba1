"""What a browser is shown at an address, and what a program is told there."""

import json
from pathlib import Path

import pytest

from bastide.server.http import pages
from tests.server.house import client, house, in_loop, quick

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PROGRAM = {"accept": "application/json"}
WRONG = ("/setings", "/table/", "/replay", "/a/b/c", "/sit/used", "/missing.svg")


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page as it is built, but smaller."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Bastide</title>")
    (folder / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(pages, "PAGE", folder)


@in_loop
async def test_a_wrong_address_shows_a_browser_the_page(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        client(f"http://{server.address}") as http,
    ):
        for path in WRONG:
            seen = await http.get(path, headers=BROWSER)
            assert (seen.status_code, seen.text) == (404, "<title>Bastide</title>"), path
            told = await http.get(path, headers=PROGRAM)
            assert told.status_code == 404
            assert told.json()["reason"], path
        told = await http.get("/api/nothing", headers=BROWSER)
        assert told.json()["reason"] == "There is nothing at this address."
        told = await http.get("/api/tables/0000000000000000/replay", headers=BROWSER)
        assert told.json()["reason"] == "There is no such table."
        assert (await http.post("/setings", headers=BROWSER)).json()["reason"]


@in_loop
async def test_a_code_can_be_entered_where_none_was_given(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        client(f"http://{server.address}") as http,
    ):
        assert (await http.get("/join")).status_code == 200


@in_loop
async def test_every_page_has_its_icon(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        client(f"http://{server.address}") as http,
    ):
        icon = await http.get("/favicon.ico")
        assert (icon.status_code, icon.text) == (200, "<svg/>")
        assert icon.headers["content-type"].startswith("image/svg+xml")


@in_loop
async def test_the_worker_is_asked_for_anew_and_taken_back_where_there_is_none(
    tmp_path: Path,
) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        client(f"http://{server.address}") as http,
    ):
        gone = await http.get("/worker.js")
        assert "unregister" in gone.text
        (pages.PAGE / "worker.js").write_text("// kept")
        (pages.PAGE / "fr.webmanifest").write_text("{}")
        (pages.PAGE / "icon-192.png").write_bytes(b"")
        kinds = {
            "worker.js": ("text/javascript", "no-cache"),
            "fr.webmanifest": ("application/manifest+json", "no-cache"),
            "icon-192.png": ("image/png", "public, max-age=86400"),
        }
        for name, (kind, kept) in kinds.items():
            answer = await http.get(f"/{name}")
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["cache-control"] == kept
            assert "worker-src 'self'" in answer.headers["content-security-policy"]


@in_loop
async def test_a_server_without_its_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path / "nowhere")
    async with (
        house(quick(tmp_path / "db")) as server,
        client(f"http://{server.address}") as http,
    ):
        assert (await http.get("/", headers=BROWSER)).status_code == 503
        assert (await http.get("/setings", headers=BROWSER)).json()["reason"]


@in_loop
async def test_a_table_is_asked_for_together_with_the_page(tmp_path: Path) -> None:
    (pages.PAGE / "index.html").write_text("<html><head></head></html>")
    files = {"en": ["/assets/a.js", "/assets/a.css"], "fr": ["/assets/b.js"]}
    (pages.PAGE / "ahead.json").write_text(json.dumps({"table": files}))
    async with (
        house(quick(tmp_path / "db")) as server,
        client(f"http://{server.address}") as http,
    ):
        table = (await http.get("/table/1")).text
        assert '<link rel="modulepreload" crossorigin href="/assets/a.js" />' in table
        assert '<link rel="preload" as="style" crossorigin href="/assets/a.css" />' in table
        french = await http.get("/table/1", headers={"accept-language": "fr"})
        assert "b.js" in french.text
        assert "assets" not in (await http.get("/settings")).text
