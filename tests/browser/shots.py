"""Pictures of every screen, to be looked at: `python -m tests.browser.shots FOLDER`.

Bots play games up to the moments worth seeing, so that the same table comes out every time; each
moment is taken in every size and light that matters for it. `--only san-juan-pay` takes the
pictures whose names contain that, and a language may be named.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Route, WebSocketRoute, sync_playwright

from bastide.engine import registry
from tests.browser import moments
from tests.browser.chromium import chromium, flags
from tests.browser.moments import MOMENTS, Moment
from tests.browser.positions import Position, Shelf, database
from tests.browser.visitor import BOT, DESKTOP, ME, SETTLED, Size, Visitor
from tests.limits import PATIENCE

KNOWN = json.dumps([game.name for game in registry.games()])
SLOW = PATIENCE * 1000
"""Milliseconds: a picture is late on a busy machine, never missing."""
READY = "() => document.fonts.status === 'loaded' && [...document.images].every(it => it.complete)"


class Camera:
    """Takes the same moment in every size and light."""

    def __init__(self, folder: Path, locale: str) -> None:
        self.folder = folder
        self.locale = locale
        self.taken = 0

    def take(self, anna: Visitor, name: str, sizes: tuple[Size, ...]) -> None:
        """One picture per size and light; the window is put back afterwards."""
        for size in sizes:
            self._resize(anna, size)
            for theme in ("day", "lamp"):
                anna.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                anna.page.wait_for_function(READY, timeout=SLOW)
                anna.page.evaluate(SETTLED)
                file = f"{name}-{size.width}x{size.height}-{theme}-{self.locale}.png"
                anna.page.screenshot(path=self.folder / file, timeout=SLOW)
                self.taken += 1
        anna.page.evaluate("document.documentElement.dataset.theme = 'day'")
        self._resize(anna, anna.size)

    def _resize(self, anna: Visitor, size: Size) -> None:
        anna.page.set_viewport_size({"width": size.width, "height": size.height})


@dataclass
class Studio:
    """A browser whose wishes are set, at a server whose store can be written to."""

    browser: Browser
    address: str
    shelf: Shelf
    camera: Camera
    only: list[str]

    def wants(self, name: str) -> bool:
        """Whether that picture is asked for."""
        return not self.only or any(part in name for part in self.only)

    def visitor(self, size: Size = DESKTOP, scale: int = 1) -> Visitor:
        """Somebody who has never been here."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": size.width, "height": size.height},
            device_scale_factor=scale,
            reduced_motion="reduce",
        )
        context.set_default_timeout(SLOW)
        wishes = {
            "theme": "day",
            "locale": self.camera.locale,
            "speed": "off",
            "name": "Anna",
            "botPause": 0,
        }
        kept = json.dumps(json.dumps(wishes))
        context.add_init_script(f"localStorage.setItem('bastide.preferences', {kept})")
        context.add_init_script(f"localStorage.setItem('bastide.known', {json.dumps(KNOWN)})")
        return Visitor(context.new_page(), size, self.shelf)

    def take(self, name: str, moment: Moment) -> None:
        """The pictures of one moment at a table."""
        for sizes in [(size,) for size in moment.sizes] if moment.afresh else [moment.sizes]:
            anna = self.visitor(sizes[0])
            anna.sit(moment.position, news=moment.news)
            for step in moment.steps:
                step(anna)
            self.camera.take(anna, name, sizes)
            anna.page.context.close()


def lobby(studio: Studio) -> None:
    """The screens around the tables."""
    small = (moments.P1, moments.P2, moments.D1)
    screen(studio, "create", every_kind_of_chair, small)
    for size in (moments.P1, moments.P2):
        screen(studio, "create-chairs", to_the_chairs, (size,), size)
    screen(studio, "create-little-town", going("/new/lt"), small)
    screen(studio, "settings", going("/settings"), small)
    screen(studio, "host", going("/host"), small)
    screen(studio, "me-guest", going("/me"), small)
    screen(studio, "me", me, (*small, moments.T, moments.D3))
    screen(studio, "my-games-none", going("/games"), small)
    screen(studio, "my-games", my_games, (*small, moments.D3))
    screen(studio, "finished", finished, (*small, moments.T, moments.D3))
    screen(studio, "waiting", waiting, small)
    screen(studio, "join", join, small)
    around = (moments.P2, moments.T, moments.D1, moments.D3)
    screen(studio, "home-empty", going("/"), (*around, moments.P1, moments.D2))
    screen(studio, "home", home, (*around, moments.PL, moments.NARROW))
    screen(studio, "desk", desk, (*around, moments.P1, moments.PL))
    screen(studio, "next-table", next_table, (moments.P1, *around, moments.PL))
    screen(studio, "me-away", me_away, (*small, moments.T))
    screen(studio, "notes", notes, (*small, moments.PL))
    screen(studio, "friend-away", friend_away, (moments.P1, *around, moments.PL))
    screen(studio, "cover", cover, (moments.P2, moments.PL, moments.D1))


def screen(
    studio: Studio,
    name: str,
    show: Callable[[Visitor], object],
    sizes: tuple[Size, ...],
    first: Size = DESKTOP,
) -> None:
    """One screen in several sizes; it is shown in the first of them."""
    if not studio.wants(name):
        return
    anna = studio.visitor(first)
    show(anna)
    anna.page.locator("main").wait_for()
    anna.page.wait_for_load_state("networkidle")
    studio.camera.take(anna, name, sizes)
    anna.page.context.close()


def going(path: str) -> Callable[[Visitor], object]:
    """A screen that only needs its address."""
    return lambda anna: anna.page.goto(path)


def every_kind_of_chair(anna: Visitor) -> None:
    """A bot, somebody who gets a link, and somebody at this device."""
    anna.page.goto("/new/sj2")
    chairs = anna.page.locator("[aria-labelledby=c-chairs] .segments")
    chairs.nth(1).locator("button").nth(1).click()
    chairs.nth(2).locator("button").nth(2).click()


def to_the_chairs(anna: Visitor) -> None:
    """Further down on a phone."""
    every_kind_of_chair(anna)
    anna.page.locator("#c-chairs").evaluate("it => it.scrollIntoView()")


def home(anna: Visitor) -> None:
    """Three tables, one of them waits for me."""
    anna.sit(Position("san-juan", "sj-ask-build"))
    anna.sit(Position("little-town", moments.OVER))
    waiting(anna)
    anna.page.goto("/")
    anna.page.locator(".mine, .tables, .slip").first.wait_for()


def desk(anna: Visitor) -> None:
    """Three tables that wait for me in games that take days, and one that does not."""
    waiting(anna)
    for game, days in (("attika", 0.05), ("little-town", 3.0), ("golden-city", 1.0)):
        anna.sit(Position(game, live=False, waited=days * 86400))
    anna.page.goto("/")
    anna.page.locator(".hot").first.wait_for()


def next_table(anna: Visitor) -> None:
    """At one of them the way to the next."""
    desk(anna)
    anna.page.locator(".hot").first.click()
    anna.page.locator(".top .next").wait_for()


def me_away(anna: Visitor) -> None:
    """Days away that are planned, and the fields for more."""
    anna.sit(Position("attika", live=False))
    now = int(time.time())
    span = {"begins": now + 3 * 86400, "ends": now + 12 * 86400}
    anna.page.request.post("/api/me/away", data=span)
    anna.page.goto("/me")
    anna.page.locator("#me-away").scroll_into_view_if_needed()
    anna.page.locator("[aria-labelledby=me-away] li").wait_for()


def notes(anna: Visitor) -> None:
    """What I noted down at a table."""
    id = anna.sit(Position("attika", live=False))
    text = "Bruno saves for the palace.\nKeep a road to the sea."
    anna.page.request.put(f"/api/tables/{id}/note", data={"text": text})
    anna.page.locator(".top [aria-haspopup], .top .btn").last.click()
    anna.page.get_by_text("Notes to myself").or_(anna.page.get_by_text("Mes notes")).click()
    anna.page.locator("textarea").wait_for()


def friend_away(anna: Visitor) -> None:
    """A friend who is asked is away."""
    id = anna.set_table(
        "attika", [ME, {"kind": "person"}], live=False, pace="move:259200", spectators=False
    )
    browser = anna.page.context.browser
    assert browser is not None
    friend = browser.new_context(base_url=anna.page.url.split("/table")[0])
    code = anna.page.locator(".invite .code").inner_text()
    friend.request.post(f"/api/invitations/{code}", data={"seat": 1, "name": "Bruno"})
    now = int(time.time())
    friend.request.post("/api/me/away", data={"begins": now, "ends": now + 9 * 86400})
    friend.request.post(f"/api/tables/{id}/ready", data={})
    anna.page.request.post(f"/api/tables/{id}/ready", data={})
    anna.page.goto(f"/table/{id}")
    anna.page.locator(".chair .away").wait_for()


def me(anna: Visitor) -> None:
    """Somebody who sits at a table."""
    anna.sit(Position("san-juan", "sj-ask-build"))
    anna.page.goto("/me")
    anna.page.locator(".way button").first.wait_for()


def my_games(anna: Visitor) -> None:
    """Games of two boxes that are over."""
    finished(anna)
    anna.sit(Position("little-town", moments.OVER))
    anna.page.goto("/games")
    anna.page.locator(".played .count").wait_for()


def finished(anna: Visitor) -> None:
    """The page of a finished game."""
    id = anna.sit(Position("san-juan", moments.OVER))
    anna.page.goto(f"/game/{id}")
    anna.page.locator(".finished").wait_for()


def waiting(anna: Visitor) -> None:
    """One of four is ready, and two chairs are free."""
    chairs = [{"kind": "person", "name": "Marie-Antoinette"}, {"kind": "person"}]
    anna.set_table("san-juan", [*chairs, {"kind": "person"}, BOT])
    anna.page.locator(".invite .code").wait_for()


def join(anna: Visitor) -> None:
    """Somebody follows the link."""
    waiting(anna)
    anna.page.goto("/join/" + anna.page.locator(".invite .code").inner_text())
    anna.page.locator(".seats").wait_for()


def cover(anna: Visitor) -> None:
    """The device is passed on."""
    anna.set_table("san-juan", [ME, {"kind": "device", "name": "Bruno"}])
    anna.page.locator(".cover").wait_for()


def offline(studio: Studio) -> None:
    """The line is lost in mid-turn."""
    lines: list[WebSocketRoute] = []

    def carry(socket: WebSocketRoute) -> None:
        if lines:
            socket.close(code=1012)
        else:
            socket.connect_to_server()
        lines.append(socket)

    if not studio.wants("offline"):
        return
    anna = studio.visitor()
    anna.page.route_web_socket("**/ws/table/**", carry)
    anna.sit(Position("san-juan", "sj-ask-build"))
    lines[0].close(code=1012)
    anna.page.locator(".chip.live.connecting").wait_for()
    studio.camera.take(anna, "offline", (moments.P2, moments.D1))
    anna.page.context.close()


def endings(studio: Studio, game: str) -> None:
    """The score pad, the table under it, and the game once more."""
    names = [name for name in (f"{game}-end", f"{game}-replay") if studio.wants(name)]
    if not names:
        return
    anna = studio.visitor()
    id = anna.sit(Position(game, moments.OVER, me=3, names=moments.LONG_NAMES))
    if f"{game}-end" in names:
        studio.camera.take(anna, f"{game}-end", (moments.P1, moments.P2, *moments.ENDS))
    if f"{game}-replay" in names:
        anna.page.goto(f"/replay/{id}?event=60")
        anna.page.locator(".scrubber").wait_for()
        anna.page.locator(".table").wait_for()
        studio.camera.take(anna, f"{game}-replay", (moments.P1, moments.P2, *moments.ENDS))
        anna.page.locator(".scrubber .advised").click()
        anna.page.locator(".best li").first.wait_for()
        studio.camera.take(anna, f"{game}-replay-best", (moments.P1, moments.P2, *moments.ENDS))
    anna.page.context.close()


def analysis(studio: Studio, game: str, position: Position) -> None:
    """Asked for, half done, whole, with a mistake open, and that mistake once more."""
    name = f"{game}-analysis"
    if not studio.wants(name):
        return
    sizes = (moments.P1, moments.P2, moments.PL, moments.T, moments.D1, moments.D3)
    anna = studio.visitor()
    page, take = anna.page, studio.camera.take
    id = anna.sit(position)
    page.goto(f"/replay/{id}?analysis")
    page.locator(".analysis .an-ask").wait_for()
    take(anna, f"{name}-asked", sizes)
    page.request.post(f"/api/tables/{id}/analysis")
    while (found := page.request.get(f"/api/tables/{id}/analysis").json())["state"] == "running":
        page.wait_for_timeout(200)
    half = {**found, "state": "running", "done": found["events"] // 2}
    half["choices"] = [it for it in found["choices"] if it["event"] < half["done"]]
    answers = re.compile(r"/analysis\?")
    page.route(answers, lambda route: route.fulfill(json={**half, "choices": _since(route, half)}))
    page.reload()
    page.locator(".analysis progress").wait_for()
    take(anna, f"{name}-half", sizes)
    page.unroute(answers)
    page.reload()
    page.locator(".analysis .an-luck").first.wait_for()
    take(anna, f"{name}-whole", sizes)
    page.locator(".analysis .nb .quiet").last.click()
    page.locator(".analysis .an-note h3").wait_for()
    take(anna, f"{name}-mistake", sizes)
    page.locator(".analysis .nb .brass").click()
    page.locator(".better").wait_for()
    take(anna, f"{name}-find-better", sizes)
    page.locator(".better .acts .quiet").first.click()
    page.locator(".better .tries").wait_for(state="detached")
    take(anna, f"{name}-shown", sizes)
    page.context.close()


def _since(route: Route, half: dict[str, Any]) -> list[Any]:
    """The answer to a page that knows so much already."""
    first = int(route.request.url.rpartition("since=")[2])
    found: list[Any] = half["choices"][first:]
    return found


def first_game(studio: Studio, game: str) -> None:
    """The first note, and the second."""
    name = f"{game}-first-game"
    if not studio.wants(name):
        return
    for size in (moments.P1, moments.P2, moments.D1, moments.D2):
        anna = studio.visitor(size)
        made = anna.page.request.post(f"/api/games/{game}/lesson", data={}).json()
        anna.page.goto(f"/table/{made['id']}")
        anna.page.locator(".note-veil .ring").first.wait_for()
        studio.camera.take(anna, f"{name}-1", (size,))
        anna.page.locator(".note-paper .teach").click()
        anna.page.locator(".note-paper .show").wait_for(state="attached")
        anna.page.locator(".note-veil .ring").first.wait_for()
        studio.camera.take(anna, f"{name}-2", (size,))
        anna.page.context.close()


def hard_to_see(studio: Studio, game: str) -> None:
    """A crowded table without colours, with the system's colours, and twice as large."""
    position = moments.crowded(game)
    wishes: dict[str, Callable[[BrowserContext, Visitor], object]] = {
        "greyscale": lambda context, anna: anna.page.evaluate(
            "document.documentElement.style.filter = 'grayscale(1)'"
        ),
        "forced-colours": lambda context, anna: anna.page.emulate_media(forced_colors="active"),
        "double": lambda context, anna: None,
    }
    for wish, grant in wishes.items():
        name = f"{game}-{wish}"
        if not studio.wants(name):
            continue
        half = Size(DESKTOP.width // 2, DESKTOP.height // 2)
        anna = studio.visitor(half, 2) if wish == "double" else studio.visitor()
        anna.sit(position)
        grant(anna.page.context, anna)
        studio.camera.take(anna, name, (anna.size,))
        anna.page.context.close()


def everything(studio: Studio) -> None:
    """All pictures of one language."""
    lobby(studio)
    offline(studio)
    for name, moment in MOMENTS.items():
        if studio.wants(name):
            studio.take(name, moment)
    for game in ("san-juan", "little-town", "golden-city"):
        endings(studio, game)
    short = {"round_limit": 4}
    analysis(studio, "san-juan", Position("san-juan", moments.OVER, players=2, options=short))
    analysis(studio, "little-town", Position("little-town", moments.OVER, players=3))
    for game in ("san-juan", "little-town", "golden-city", "attika"):
        hard_to_see(studio, game)
    for each in registry.games():
        first_game(studio, each.name)
    print(f"{studio.camera.locale}: {studio.camera.taken} pictures")


def main(folder: Path, locales: list[str], only: list[str]) -> None:
    """A server and a browser for all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serve", home],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server,
        sync_playwright() as playwright,
    ):
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags(), timeout=SLOW)
        shelf = Shelf(database(Path(home)))
        try:
            for locale in locales:
                everything(Studio(browser, address, shelf, Camera(folder, locale), only))
        finally:
            browser.close()
            server.terminate()


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description="Pictures of every screen, to be looked at.")
    wishes.add_argument("folder", type=Path)
    wishes.add_argument("locale", nargs="*", default=["en", "fr"])
    wishes.add_argument("--only", nargs="+", default=[], help="parts of the names of pictures")
    given = wishes.parse_args()
    main(given.folder, given.locale, given.only)
