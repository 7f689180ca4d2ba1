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
    engine.mkdir(parents=True, exist_ok=True)
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
    path.unlink()
    for left in project.glob("build/lib*"):  # as the Makefile does
        shutil.rmtree(left)
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


def test_only_what_changed_is_compiled_again(tmp_path: Path) -> None:
    """Where no compiler is found, the same sources are still what was compiled before."""
    compiled, _ = wheel(tmp_path, FLOW)
    (tmp_path / "src" / "bastide" / "page.py").touch()
    assert wheel(tmp_path, FLOW, PATH="/nowhere")[0] == compiled
    assert wheel(tmp_path, FLOW, CC="/bin/false")[0] == set()
    assert wheel(tmp_path, FLOW.replace("42", "43"), PATH="/nowhere")[0] == set()


def test_a_game_of_another_package_is_installed_played_and_tested(tmp_path: Path) -> None:
    """`pip install ./examples/lots`: on the shelf, to the end in the terminal, and its laws."""
    place = tmp_path / "site"
    example = tmp_path / "lots"
    shutil.copytree(ROOT / "examples" / "lots", example)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", place, example], check=True)
    around = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), *filter(None, sys.path)])}

    def run(*words: str, typed: str = "") -> str:
        command = [sys.executable, "-m", *words]
        done = subprocess.run(
            command, cwd=tmp_path, env=around, input=typed, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert "lots" in run("bastide", "games")
    record = tmp_path / "game.record"
    played = run("bastide", "play", "lots", "-l1", "--save", str(record), typed="1\n" * 40)
    assert "Total" in played
    assert record.read_text().startswith("bastide 1\ngame lots\n")
    run("bastide", "check", str(example / "tests" / "scenarios"))
    run("pytest", "-q", "-p", "no:cacheprovider", str(example / "tests"))
    lines = [
        path.read_text("utf-8").count("\n")
        for path in example.rglob("*")
        if path.suffix in (".py", ".ftl", ".md") and "build" not in path.parts
    ]
    assert sum(lines) <= 300
