"""A long module is usually two."""

from tests.architecture.tree import ROOT, modules

MOST = 400


def test_no_module_is_longer_than_400_lines() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in modules()
    }
    assert {name: lines for name, lines in lengths.items() if lines > MOST} == {}
