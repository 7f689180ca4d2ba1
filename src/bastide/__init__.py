"""The open table for six town-building board games.

With BASTIDE_PURE=1 in the environment the package runs from its Python sources, also where it was
installed compiled: for debugging, for coverage, and to test both builds of one installation.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _Sources(MetaPathFinder):
    """Finds bastide's modules by their .py files only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("bastide."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("BASTIDE_PURE") == "1":
    sys.meta_path.insert(0, _Sources())
