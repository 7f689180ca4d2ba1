"""The build under test is the one that was meant."""

import os
import subprocess
import sys

import pytest

from bastide.build_info import build

EXPECTED = os.environ.get("BASTIDE_EXPECT_BUILD")


@pytest.mark.skipif(EXPECTED is None, reason="BASTIDE_EXPECT_BUILD is not set")
def test_the_expected_build_is_running() -> None:
    assert build() == EXPECTED


def test_bastide_pure_runs_the_sources_of_any_installation() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "from bastide.build_info import build; print(build())"],
        env={**os.environ, "BASTIDE_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert said.strip() == "interpreted"
