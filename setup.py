"""Builds the page and compiles rules and bots; installs plain Python where mypyc cannot work."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# The one list of what is compiled. A module opts out with the line "# not compiled: <reason>".
COMPILED = ("engine/**/*.py", "games/**/*.py", "bots/**/*.py")
# The library's functions call one another directly, and short ones disappear into their callers.
DIRECT_CALLS = (
    [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
)
# All rules are one large C file. Checking how its half a million lines are indented takes minutes,
# so nobody does; it is optimised while it is linked, in parts and on all cores.
QUICKLY = [] if sys.platform == "win32" else ["-Wno-misleading-indentation"]
IN_PARTS = ["-flto=auto"] if sys.platform == "linux" else []
OPT_OUT = re.compile(r"^# not compiled: \S", re.MULTILINE)
# What was compiled last, in a folder named after everything it was made of: a change of the page or
# of the server compiles nothing again.
KEPT = Path("build/compiled")


def sources() -> Iterator[Path]:
    """What is compiled and all of the package that it imports, as tests/architecture enforces."""
    for pattern in COMPILED:
        yield from sorted(Path("src/bastide").glob(pattern))


def modules() -> Iterator[str]:
    for path in sources():
        if path.name != "__init__.py" and not OPT_OUT.search(path.read_text("utf-8")):
            yield str(path)


def kept() -> Path:
    """Where that which is to be compiled now is kept, once it has been."""
    tools = [sys.version, sys.platform, *(f"{it} {version(it)}" for it in ("mypy", "setuptools"))]
    flags = [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    found = hashlib.sha256("\n".join([*tools, *flags]).encode())
    for path in [Path("setup.py"), Path("pyproject.toml"), *sources()]:
        found.update(f"\n{path}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return KEPT / found.hexdigest()


def go_without(reason: str) -> None:
    print(f"\nbastide: NOT COMPILED, installing as plain Python: {reason}\n", file=sys.stderr)


def extensions() -> list[Extension]:
    # Builders also run this file only to read metadata; mypyc should not work for that.
    if not {"build_ext", "bdist_wheel"} & set(sys.argv):
        return []
    if os.environ.get("BASTIDE_COMPILE") == "0":
        go_without("BASTIDE_COMPILE is 0")
        return []
    try:
        from mypyc.build import mypycify

        BuildAllOrNothing.kept = kept()
        if BuildAllOrNothing.kept.is_dir():
            return [Extension(it.name, [str(it)]) for it in BuildAllOrNothing.kept.iterdir()]
        made = mypycify([*modules()], opt_level="3", debug_level="0", group_name="bastide")
    except (Exception, SystemExit) as problem:  # mypyc exits when it finds a type error
        go_without(f"mypyc stopped, {problem!r}")
        return []
    flags = [*DIRECT_CALLS, *QUICKLY, *IN_PARTS]
    for extension in made:  # they share one list of arguments, so it is not added to in place
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *IN_PARTS]
    return list(made)


class BuildAllOrNothing(build_ext):
    """The compiled modules share one library, so a part of them is of no use."""

    kept = KEPT

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = True  # one small file per module, beside the large one that they share

    def run(self) -> None:
        try:
            super().run()
        except (Exception, SystemExit) as problem:
            go_without(f"the C compiler failed, {problem!r}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
        # whoever saves a file while it is being compiled compiles again
        if self.extensions and not self.kept.is_dir() and self.kept == kept():
            self.keep()

    def build_extension(self, ext: Extension) -> None:
        if not ext.sources[0].startswith(str(KEPT)):
            super().build_extension(ext)
            return
        made = Path(self.get_ext_fullpath(ext.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ext.sources[0], made)

    def keep(self) -> None:
        """Keep what was compiled: all of it or nothing, as a folder is renamed in one step."""
        shutil.rmtree(KEPT, ignore_errors=True)
        half = KEPT / "half"
        half.mkdir(parents=True)
        for extension in self.extensions:
            shutil.copy2(self.get_ext_fullpath(extension.name), half / extension.name)
        half.rename(self.kept)


class BuildWithPage(build_py):
    """The server's page goes into the package; from a clone it is built first."""

    def run(self) -> None:
        if Path("web/package.json").is_file() and os.environ.get("BASTIDE_PAGE") != "0":
            try:
                subprocess.run([sys.executable, "scripts/page"], check=True)
            except (OSError, subprocess.CalledProcessError) as problem:
                print(f"\nbastide: NO PAGE could be built: {problem!r}\n", file=sys.stderr)
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithPage},
)
