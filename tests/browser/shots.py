"""Pictures of every screen, to be looked at: `python -m tests.browser.shots FOLDER`.

Two games are played on the way, and each moment worth seeing is taken in every size and light.
"""

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

from tests.browser.chromium import chromium, flags
from tests.browser.visitor import (
    BOT,
    DESKTOP,
    LARGE,
    LYING,
    ME,
    PHONE,
    SETTLED,
    SMALL,
    Size,
    Visitor,
)

ALL = (SMALL, PHONE, LYING, DESKTOP, LARGE)
PAIR = (PHONE, DESKTOP)
LONG_NAMES = ("Marie-Antoinette", "Jean-Baptiste", "Maximilienne")


@dataclass(frozen=True)
class Moment:
    """A moment that shows by something on the page, and perhaps one click on it."""

    shows: str
    sizes: tuple[Size, ...]
    click: str = ""


MOMENTS: dict[str, dict[str, Moment]] = {
    "san-juan": {
        "opening": Moment(".role.open", ALL),
        "council": Moment(".fan", (SMALL, PHONE, LYING, DESKTOP)),
        "pay": Moment(".table:has(.ghostbox) #action .pay", (SMALL, PHONE, LYING, DESKTOP)),
        "refused": Moment(".hand .spot.refused", PAIR, ".hand .spot.refused"),
        "barrier": Moment(".undo[aria-disabled][title]", PAIR, ".undo"),
        "crowded": Moment(".mat li:nth-child(11) .spot", ALL),
    },
    "little-town": {
        "opening": Moment(".cell.open", ALL),
        "activate": Moment(".bchip", (SMALL, PHONE, LYING, DESKTOP)),
        "refused": Moment(".market .spot.refused", PAIR, ".market .spot.refused"),
        "payment": Moment("#action .offered", PAIR),
        "feeding": Moment(".feed", (SMALL, PHONE, LYING, DESKTOP)),
        "crowded": Moment(".standing:nth-child(1) >> nth=9", ALL),
    },
    "golden-city": {
        "opening": Moment(".gc-offer.open", (PHONE, LYING, DESKTOP)),
        "build": Moment(".gc-place.open", (PHONE, DESKTOP)),
    },
}


class Camera:
    """Takes the same moment in every size and light."""

    def __init__(self, folder: Path, locale: str) -> None:
        self.folder = folder
        self.locale = locale

    def take(self, anna: Visitor, name: str, sizes: tuple[Size, ...]) -> None:
        """One picture per size and light; the window is put back afterwards."""
        for size in sizes:
            anna.page.set_viewport_size({"width": size.width, "height": size.height})
            for theme in ("day", "lamp"):
                anna.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                anna.page.evaluate(SETTLED)
                file = f"{name}-{size.width}x{size.height}-{theme}-{self.locale}.png"
                anna.page.screenshot(path=self.folder / file)
        anna.page.evaluate("document.documentElement.dataset.theme = 'day'")
        anna.page.set_viewport_size({"width": anna.size.width, "height": anna.size.height})


def lobby(anna: Visitor, camera: Camera) -> None:
    """The screens around the tables."""
    anna.set_table("san-juan", [{"kind": "person", "name": "Anna"}, {"kind": "open"}, BOT, BOT])
    anna.page.locator(".invite .code").wait_for()
    camera.take(anna, "waiting", (SMALL, *PAIR))
    anna.page.goto("/join/" + anna.page.locator(".invite .code").inner_text())
    anna.page.locator(".seats").wait_for()
    camera.take(anna, "join", (SMALL, *PAIR))
    for name, path in (("home", "/"), ("create", "/new/sj2"), ("settings", "/settings")):
        anna.page.goto(path)
        anna.page.wait_for_load_state("networkidle")
        camera.take(anna, name, ALL if name == "home" else (SMALL, *PAIR))
    anna.set_table("san-juan", [ME, {"kind": "device", "name": "Bruno"}])
    anna.page.locator(".cover").wait_for()
    camera.take(anna, "cover", PAIR)


def away(anna: Visitor, camera: Camera) -> None:
    """Back at a table where others have moved on; then the line is lost."""
    lines: list[WebSocketRoute] = []

    def carry(socket: WebSocketRoute) -> None:
        if lines:
            socket.close(code=1012)
        else:
            socket.connect_to_server()
        lines.append(socket)

    again = Visitor(anna.page.context.new_page(), anna.size)
    again.page.route_web_socket("**/ws/table/**", carry)
    again.page.goto(anna.page.url)
    again.wait()
    camera.take(again, "since", PAIR)
    lines[0].close(code=1012)
    again.page.locator(".chip.live.connecting").wait_for()
    camera.take(again, "offline", PAIR)
    again.page.close()


def choosing(anna: Visitor, camera: Camera, game: str) -> None:
    """Something is chosen and not yet confirmed; then what the keys open."""
    anna.step()
    camera.take(anna, f"{game}-choosing", ALL)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("/")
    anna.page.locator("details").first.wait_for()
    camera.take(anna, f"{game}-rules", PAIR)
    anna.page.keyboard.press("l")
    camera.take(anna, f"{game}-log", (PHONE,))
    anna.page.evaluate("document.querySelector('.tabs button')?.click()")
    source = anna.page.locator(".hand .spot, .plots .spot, .market .spot").first
    source.click(button="right")
    camera.take(anna, f"{game}-zoom", PAIR)
    anna.page.keyboard.press("Escape")


def whole_game(anna: Visitor, camera: Camera, game: str) -> None:
    """Play, and stop at every moment that has not been taken yet."""
    left = dict(MOMENTS[game])
    bots = [{**BOT, "name": name} for name in LONG_NAMES]
    id = anna.set_table(game, [ME, *bots])
    revision, turns = anna.wait(), 0
    while revision and (left or game != "golden-city"):
        for name, moment in list(left.items()):
            if anna.page.locator(moment.shows).count():
                if moment.click:
                    anna.page.locator(moment.click).first.click(force=True)
                camera.take(anna, f"{game}-{name}", moment.sizes)
                del left[name]
        if turns == 1 and game != "golden-city":
            choosing(anna, camera, game)
        if turns == 6 and game == "san-juan":
            away(anna, camera)
        anna.answer()
        revision, turns = anna.wait(after=revision), turns + 1
    print(f"{game}: {turns} answers; not met: {', '.join(left) or 'nothing'}")
    if revision:
        return
    camera.take(anna, f"{game}-end", ALL)
    anna.page.goto(f"/replay/{id}?event=20")
    anna.page.locator(".scrubber").wait_for()
    camera.take(anna, f"{game}-replay", PAIR)


def visitor(browser: Browser, address: str, locale: str) -> Visitor:
    """A browser whose wishes are set."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": DESKTOP.width, "height": DESKTOP.height},
        reduced_motion="reduce",
    )
    wishes = {"theme": "day", "locale": locale, "speed": "off", "name": "Anna", "botPause": 0}
    kept = json.dumps(json.dumps(wishes))
    context.add_init_script(f"localStorage.setItem('bastide.preferences', {kept})")
    return Visitor(context.new_page(), DESKTOP)


def main(folder: Path, only: str) -> None:
    """All pictures, or those of one language."""
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
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags())
        try:
            for locale in (only,) if only else ("en", "fr"):
                camera = Camera(folder, locale)
                lobby(visitor(browser, address, locale), camera)
                for game in MOMENTS:
                    whole_game(visitor(browser, address, locale), camera, game)
        finally:
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
