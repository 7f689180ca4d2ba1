"""Installing compiles where that is possible and succeeds where it is not."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

FLOW = "def answer() -> int:\n    return 42\n"
WRONG = "def answer() -> int:\n    return 'forty-two'\n"


def wheel(project: Path, flow: str, **environment: str) -> tuple[set[str], str]:
    """Build a small package with our set-up; return its libraries and what was said."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    engine = project / "src" / "bastide" / "engine"
    engine.mkdir(parents=True)
    (engine.parent / "__init__.py").touch()
    (engine / "__init__.py").touch()
    (engine / "flow.py").write_text(flow)
    (engine / "slow.py").write_text("# not compiled: to show that it can be left out\n" + flow)
    built = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "."],
        cwd=project,
        env={**os.environ, **environment},
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    (path,) = project.glob("bastide-*.whl")
    with zipfile.ZipFile(path) as archive:
        libraries = [Path(name).name for name in archive.namelist() if name.endswith(".so")]
    return {name.split(".")[0] for name in libraries}, built.stdout


def test_the_listed_modules_are_compiled(tmp_path: Path) -> None:
    compiled, said = wheel(tmp_path, FLOW)
    assert compiled == {"bastide__mypyc", "flow"}
    assert "NOT COMPILED" not in said


@pytest.mark.parametrize(
    ("flow", "environment"),
    [
        pytest.param(FLOW, {"BASTIDE_COMPILE": "0"}, id="switched off"),
        pytest.param(FLOW, {"CC": "/bin/false"}, id="the C compiler fails"),
        pytest.param(FLOW, {"CC": "/nowhere/cc"}, id="there is no C compiler"),
        pytest.param(WRONG, {}, id="mypyc refuses the source"),
    ],
)
def test_without_compilation_it_installs_as_plain_python(
    tmp_path: Path, flow: str, environment: dict[str, str]
) -> None:
    compiled, said = wheel(tmp_path, flow, **environment)
    assert compiled == set()
    assert "NOT COMPILED" in said
