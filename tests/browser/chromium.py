"""Where a Chromium is found: on this machine, else Debian's, else one that a package ships."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")

QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
)


def installed() -> str | None:
    """The browser of this machine."""
    named = os.environ.get("BASTIDE_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def is_root() -> bool:
    """Whether packages of the system may be installed."""
    return sys.platform == "linux" and os.geteuid() == 0


def from_debian() -> str | None:
    """Debian's browser, installed now."""
    if not (is_root() and shutil.which("apt-get")):
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *step], env=quiet, check=False, stdout=subprocess.DEVNULL)
    return installed()


def from_playwright() -> str | None:
    """The browser that Playwright fetches for itself."""
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium-headless-shell"], check=False
    )
    homes = [os.environ.get("PLAYWRIGHT_BROWSERS_PATH", ""), str(Path.home() / ".cache")]
    for home in filter(None, homes):
        for found in sorted(Path(home).glob("**/chrome*linux*/*headless*shell")):
            return str(found)
    return None


def chromium() -> str:
    """The path of a browser; without one the browser tests fail and say so."""
    found = installed() or from_debian() or from_playwright()
    if found is None:
        raise RuntimeError("No Chromium: install one, or name it in BASTIDE_CHROMIUM.")
    return found


def flags() -> list[str]:
    """How it is started; root needs it without a sandbox."""
    return [*QUIET, "--no-sandbox"] if is_root() else list(QUIET)
