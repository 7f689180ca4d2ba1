"""A long file is usually two."""

from pathlib import Path

from tests.architecture.tree import ROOT, modules, tracked

MOST = 400
PAGE = ROOT / "web"
GENERATED = PAGE / "src" / "wire.ts"


def written_page() -> list[Path]:
    """Return what people write of the page and its tests."""
    kinds = {".ts", ".svelte", ".css", ".mjs", ".js"}
    return [
        path
        for path in tracked()
        if path.is_relative_to(PAGE) and path.suffix in kinds and path != GENERATED
    ]


def test_no_written_file_is_longer_than_400_lines() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in [*modules(), *written_page()]
    }
    assert any(name.endswith(".css") for name in lengths)
    assert {name: lines for name, lines in lengths.items() if lines > MOST} == {}
