"""The site for readers can be made: every link leads somewhere, every public name is described."""

import subprocess
import sys
from pathlib import Path

from bastide import api
from tests.architecture.tree import ROOT


def test_the_site_is_made_and_names_all_that_is_public(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "site", tmp_path / "site"], check=True)
    page = (tmp_path / "site" / "api.html").read_text("utf-8")
    assert [name for name in api.__all__ if f'id="bastide.api.{name}"' not in page] == []
    for name in ("rules/san-juan.html", "fr/san-juan.html", "searchindex.js"):
        assert (tmp_path / "site" / name).is_file()
