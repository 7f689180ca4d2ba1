"""Small faults put into a game's rules one by one: does any test notice?

Tests are collected once by pytest. Each fault then lives in a fork of that process: the function
concerned gets the faulty code, and the tests that run through it are called until one fails.
"""

import argparse
import ast
import copy
import importlib
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
SECONDS = 1.0
PATIENCE = 5
"""A test that takes a second more than five times as long as usual runs for ever: noticed."""


@dataclass
class Fault:
    """One change of one function."""

    module: str
    function: str
    line: int
    what: str
    code: CodeType


def places(function: ast.FunctionDef) -> Iterator[tuple[Any, str, Callable[[Any], None]]]:
    """Every node that can be made faulty: the node, in words, and the change to its copy."""
    for node in (node for part in function.body for node in ast.walk(part)):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
            yield node, "comparison", _swap_comparison
        elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPS:
            yield node, "operator", _swap_operator
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, "truth", lambda it: setattr(it, "value", not it.value)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, "+1", lambda it: setattr(it, "value", it.value + 1)
            if node.value > 0:
                yield node, "-1", lambda it: setattr(it, "value", it.value - 1)
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            yield node, "condition", _negate
        if _is_action(node):
            yield node, "left out", lambda it: None


def _is_action(node: ast.AST) -> bool:
    """Whether it does something, such that leaving it out could be noticed."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name)
    return isinstance(node, ast.AugAssign) or (isinstance(node, ast.Return) and node.value is None)


def _swap_comparison(node: ast.Compare) -> None:
    node.ops[0] = SWAPS[type(node.ops[0])]()


def _swap_operator(node: Any) -> None:
    node.op = SWAPS[type(node.op)]()


def _negate(node: Any) -> None:
    node.test = ast.UnaryOp(ast.Not(), node.test)


class Replace(ast.NodeTransformer):
    """Puts something else in the place of one node."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else super().generic_visit(node)


def faults(module: ModuleType) -> Iterator[Fault]:
    """All faults of a module's functions and methods."""
    path = Path(str(module.__file__))
    tree = ast.parse(path.read_text("utf-8"))
    for function, name in functions(tree.body, ""):
        for node, what, change in places(function):
            memo: dict[int, Any] = {}
            copied = copy.deepcopy(function, memo)
            twin = memo[id(node)]
            change(twin)
            if what == "left out":
                copied = Replace(twin, ast.copy_location(ast.Pass(), twin)).visit(copied)
            copied.decorator_list = []
            copied.returns = None
            text = ast.unparse(node).splitlines()[0][:70]
            code = compiled(copied, path)
            if code.co_freevars == live(module, name).__code__.co_freevars:
                yield Fault(module.__name__, name, node.lineno, f"{what}: {text}", code)


def compiled(function: ast.FunctionDef, path: Path) -> CodeType:
    """The code of a function; as a method, so that `super` knows its class."""
    holder = ast.ClassDef("Holder", [], [], [function], [])
    whole = compile(ast.fix_missing_locations(ast.Module([holder], [])), str(path), "exec")
    (body,) = (it for it in whole.co_consts if isinstance(it, CodeType))
    return next(it for it in body.co_consts if isinstance(it, CodeType))


def functions(body: list[ast.stmt], prefix: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions of a module and the methods of its classes, docstrings taken out."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from functions(node.body, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            if ast.get_docstring(node) and len(node.body) > 1:
                node.body = node.body[1:]
            yield node, prefix + node.name


def live(module: ModuleType, name: str) -> FunctionType:
    """The function that is called when the game is played."""
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    assert isinstance(found, FunctionType), name
    return found


def forget(module: ModuleType) -> None:
    """Empty what a module keeps from one game to the next, so that it is made again."""
    for name, value in vars(module).items():
        if name.startswith("_") and not name.startswith("__") and isinstance(value, dict):
            value.clear()


class Runner:
    """A pytest plugin that plays the tests against every fault instead of running them."""

    def __init__(self, modules: list[str]) -> None:
        self.modules = modules
        self.seconds: list[float] = []
        """How long each test takes."""
        self.files: list[str] = []
        """The file of each test: those named after a module are its first judges."""
        self.survivors: list[Fault] = []
        self.noticed = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        tests = [caller(item) for item in session.items]
        self.files = [item.path.stem for item in session.items]
        began = time.monotonic()
        reached = self.reach(tests)
        for name in self.modules:
            module = importlib.import_module(name)
            for fault in faults(module):
                named = f"test_{name.rpartition('.')[2]}"
                through = sorted(
                    reached[(name, fault.function)], key=lambda at: self.files[at] != named
                )
                if self.is_noticed(fault, module, tests, through):
                    self.noticed += 1
                else:
                    self.survivors.append(fault)
                    print(
                        f"  {fault.module}:{fault.line} {fault.function}: {fault.what}", flush=True
                    )
            total = self.noticed + len(self.survivors)
            spent = time.monotonic() - began
            print(f"{name}: {self.noticed} of {total} noticed so far, {spent:.0f} s", flush=True)
        return True

    def reach(self, tests: list[Callable[[], None]]) -> dict[tuple[str, str], list[int]]:
        """Which tests run through which function, shortest tests first."""
        codes: dict[CodeType, tuple[str, str]] = {}
        for name in self.modules:
            module = importlib.import_module(name)
            for _, function in functions(
                ast.parse(Path(str(module.__file__)).read_text()).body, ""
            ):
                codes[live(module, function).__code__] = (name, function)
        found: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
        for at, call in enumerate(tests):
            for name in self.modules:
                forget(importlib.import_module(name))
            seen: set[CodeType] = set()
            began = time.perf_counter()
            sys.setprofile(lambda frame, *_, seen=seen: seen.add(frame.f_code))
            try:
                call()
            finally:
                sys.setprofile(None)
            self.seconds.append(time.perf_counter() - began)
            for code in seen & codes.keys():
                found[codes[code]].append((self.seconds[at], at))
        return defaultdict(list, {key: [at for _, at in sorted(it)] for key, it in found.items()})

    def is_noticed(
        self, fault: Fault, module: ModuleType, tests: list[Callable[[], None]], through: list[int]
    ) -> bool:
        """Whether one of the tests that run through the faulty function fails."""
        child = os.fork()
        if child == 0:
            sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
            forget(module)
            live(module, fault.function).__code__ = fault.code
            try:
                for at in through:
                    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS + PATIENCE * self.seconds[at])
                    tests[at]()
            except BaseException:
                os._exit(1)
            os._exit(0)
        return os.waitpid(child, 0)[1] != 0


def caller(item: Any) -> Callable[[], None]:
    """The test as a call without arguments."""
    given = item.callspec.params if hasattr(item, "callspec") else {}
    return lambda: item.obj(**given)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/mutate", description=__doc__)
    parser.add_argument("modules", help="such as bastide.games.san_juan.builder, comma-separated")
    parser.add_argument("tests", nargs="+", help="files or folders of tests without fixtures")
    chosen = parser.parse_args(words)
    runner = Runner(chosen.modules.split(","))
    pytest.main(["-q", "-p", "no:cacheprovider", "-n", "0", *chosen.tests], plugins=[runner])
    print(f"{runner.noticed} faults noticed, {len(runner.survivors)} not")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
