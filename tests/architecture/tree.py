"""Where the checked files are."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"


def modules() -> list[Path]:
    """Return every module of the package."""
    return sorted((SOURCES / "bastide").rglob("*.py"))


def tracked() -> list[Path]:
    """Return every file under version control."""
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    paths = (ROOT / name for name in listing.split("\0") if name)
    return [path for path in paths if path.is_file()]
