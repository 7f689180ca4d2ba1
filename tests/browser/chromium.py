"""Where a Chromium is found: on this machine, else Debian's, else one that a package ships."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = "@sparticuz/chromium@153.0.0"
UNPACK = "import it from '@sparticuz/chromium'; console.log(await it.executablePath())"
SHELL = "chromium-headless-shell"
"""The same browser without windows of its own; Debian names its package so."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")

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
    install = ["install", "-y", "--no-install-recommends"]
    for step in (["update"], [*install, SHELL], [*install, "chromium"]):
        subprocess.run(["apt-get", "-qq", *step], env=quiet, check=False, stdout=subprocess.DEVNULL)
        if found := installed():
            return found
    return None


def from_package() -> str | None:
    """The browser that a package of the page's registry ships, unpacked now."""
    page = [sys.executable, str(ROOT / "scripts" / "page")]
    subprocess.run([*page, "install", "--no-save", "--no-package-lock", PACKAGE], check=False)
    said = subprocess.run(
        [*page, "exec", "--call", f'node --input-type=module --eval "{UNPACK}"'],
        check=False,
        capture_output=True,
        text=True,
        # it brings the libraries along that a bare machine lacks, once it believes to be there
        env={**os.environ, "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"},
    ).stdout.split()
    if not said or not Path(said[-1]).is_file():
        return None
    libraries = [str(Path(said[-1]).parent / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")]
    os.environ["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, libraries))
    return said[-1]


def fetched() -> str | None:
    """A browser installed now, by one process at a time: tests that run side by side share it."""
    with (Path(tempfile.gettempdir()) / "bastide-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return installed() or from_debian() or from_package()


def chromium() -> str:
    """The path of a browser; without one the browser tests fail and say so."""
    found = installed() or fetched()
    if found is None:
        raise RuntimeError("No Chromium: install one, or name it in BASTIDE_CHROMIUM.")
    return found


def flags() -> list[str]:
    """How it is started; root needs it without a sandbox."""
    return [*QUIET, "--no-sandbox"] if is_root() else list(QUIET)
