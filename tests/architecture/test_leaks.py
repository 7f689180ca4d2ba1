"""The list of leaks that tests must notice keeps up with the code it changes."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEAKS = runpy.run_path(str(ROOT / "scripts" / "leaks"), run_name="leaks")["leaks"]()


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_leak_fits_the_code_and_names_tests_that_are_there(leak: object) -> None:
    assert leak.fits(ROOT / "src")  # type: ignore[attr-defined]  # a class of the script
    assert leak.tests  # type: ignore[attr-defined]
    assert all((ROOT / it).exists() for it in leak.tests)  # type: ignore[attr-defined]


def test_there_are_leaks_in_every_list() -> None:
    lists = sorted((ROOT / "scripts" / "leaked").glob("*.toml"))
    assert lists
    assert len(LEAKS) >= 40
