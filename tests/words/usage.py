"""Which messages the code asks for: by name, or by a name it puts together."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from bastide.bots.levels import LEVELS
from bastide.cli.answers import COMMANDS
from bastide.cli.bench import MEASURES
from bastide.engine import registry
from bastide.engine.flow import BARRIERS
from bastide.engine.game import Game
from bastide.games.attika.catalogue import GROUP_NAMES, RESOURCE_NAMES, TOKEN_NAMES
from bastide.games.san_juan.catalogue import GOOD_NAMES, NAMES, ROLES
from bastide.games.san_juan.events import EVENTS
from bastide.games.san_juan.steps import VERBS
from tests.architecture.tree import ROOT, modules

SIGNS = ("cards", "house", "bead", "role", "points", "hat")
"""What a chair of San Juan shows."""
SPEAKERS = {"Message", "tell", "refuse"}
"""Calls whose first argument names a message."""
PAGE = ROOT / "web" / "src"


def dashed(names: Iterator[str] | tuple[str, ...]) -> list[str]:
    return [name.replace("_", "-") for name in names]


def own(part: str) -> set[str]:
    """What every game must have a message for, after its own prefix."""
    found: set[str] = set()
    for game in registry.games():
        head = game.prefix.lower()
        if part == "option":
            for choice in game.setup.choices():
                name = f"{head}-option-{choice.name.replace('_', '-')}"
                found |= {name, f"{name}-about"}
        elif part == "box":
            found |= set(boxes(game))
        elif part == "source":
            for settings in _settings(game.name):
                state = game.setup.new(settings, 0)
                found |= {
                    f"{head}-source-{key}"
                    for told in (game.scoring.breakdown(state, 0), game.scoring.tally(state, 0))
                    for key in dashed(tuple(told))
                }
        else:
            found.add(f"{head}-{part}")
    return found


def _settings(name: str) -> list[dict[str, int | bool | str]]:
    game = registry.game(name)
    usual = {choice.name: choice.default for choice in game.setup.choices()}
    both = [choice for choice in game.setup.choices() if choice.values == [False, True]]
    return [usual, {**usual, **{choice.name: True for choice in both}}]


TERMS = (
    *("bonus", "settlement", "board", "base", "space", "tile", "city"),
    *("price-land", "supplies", "seat-line", "base-stack", "on-display", "link-in"),
)
"""What Attika and U.S. Telegraph have both and call differently."""


def attika() -> set[str]:
    """Names of things that Attika and U.S. Telegraph call differently."""
    found: set[str] = set()
    for game in (each for each in registry.games() if each.name in TOKEN_NAMES):
        head = game.prefix.lower()
        things = {"token": TOKEN_NAMES[game.name], "group": GROUP_NAMES[game.name]}
        things |= {"card": RESOURCE_NAMES, "city": ("a", "b", "c", "d")}
        for part, names in things.items():
            found |= {f"{head}-{part}-{name}" for name in dashed(names)}
        found |= {f"{head}-{thing}" for thing in TERMS}
    return found


def boxes(game: Game) -> list[str]:
    """What stands on the boxes of a game: its subtitle, or one for each edition."""
    by = game.setup.boxed_by
    head = f"{game.prefix.lower()}-box"
    for choice in game.setup.choices():
        if choice.name == by:
            return [f"{head}-{value}" for value in choice.values]
    return [head]


def computed() -> dict[str, set[str]]:
    """Every beginning of a name that code completes, with all the names it can become."""
    barriers = {*BARRIERS[1:], "start", "other-seat"}
    verbs = {*dashed(VERBS), "cover-nothing"}
    return {
        "sj-card-": {f"sj-card-{name}" for name in dashed(NAMES)},
        "sj-role-": {f"sj-role-{role}" for role in ROLES},
        "sj-action-": {f"sj-action-{role}" for role in ROLES},
        "sj-good-": {f"sj-good-{good}" for good in GOOD_NAMES},
        "sj-do-": {f"sj-do-{verb}" for verb in verbs},
        "sj-event-": {f"sj-event-{event.name}" for event in EVENTS.values()},
        "sj-under-": {"sj-under-chapel", "sj-under-bank"},
        "sj-sign-": {f"sj-sign-{sign}" for sign in SIGNS},
        "sj-about-": {"sj-about-deck", "sj-about-discard"},
        "sj-kind-": {f"sj-kind-{kind}" for kind in ("maker", "city", "mon", "six")},
        "undo-barrier-": {f"undo-barrier-{reason}" for reason in barriers},
        "bot-level-": {each for level in LEVELS for each in (level.name.id, level.sentence.id)},
        "cli-keys-": {f"cli-keys-{command}" for command in COMMANDS},
        "cli-panel-": {"cli-panel-arguments", "cli-panel-options"},
        "bench-": {f"bench-{measure}" for measure in MEASURES},
        "bench-build-": {f"bench-build-{build}" for build in ("compiled", "interpreted", "peer")},
        "": attika().union(
            {f"{skin}-sign-{sign}" for skin in ("at", "us") for sign in ("cards", "bonus")},
            {"sj-shares", "gc-value-rural-and-zones", "gc-value-rural-only"},
            *map(own, ("game", "about", "box", "tie", "option", "source")),
        ),
    }


@cache
def asked_for() -> tuple[set[str], set[str]]:
    """Names that stand in the Python code, and beginnings that it completes."""
    names: set[str] = set()
    heads: set[str] = set()
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for text in _speech(node):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    names.add(text.value)
                elif isinstance(text, ast.JoinedStr):
                    first = text.values[0]
                    heads.add(str(first.value) if isinstance(first, ast.Constant) else "")
                elif isinstance(text, ast.IfExp):
                    names |= {str(ast.literal_eval(text.body)), str(ast.literal_eval(text.orelse))}
    return names, heads


def _speech(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions of a node that name a message."""
    if isinstance(node, ast.Call):
        speaker = node.func.attr if isinstance(node.func, ast.Attribute) else None
        speaker = node.func.id if isinstance(node.func, ast.Name) else speaker
        if speaker in SPEAKERS and node.args:
            yield node.args[0]
        for keyword in node.keywords:
            if keyword.arg == "help":
                yield keyword.value
    elif isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "question" for target in node.targets
    ):
        yield node.value


@cache
def written() -> tuple[set[str], tuple[str, ...]]:
    """Every text in the Python code that may be a name, and every beginning of one."""
    names: set[str] = set()
    heads: set[str] = set()
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                names.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                heads.add(str(node.values[0].value))
    return names, tuple(head for head in heads if re.fullmatch(r"[a-z]+-([a-z]+-)*", head))


@cache
def page() -> tuple[set[str], tuple[str, ...]]:
    """Names that stand in the page's code, and beginnings that it completes."""
    names: set[str] = set()
    heads: set[str] = set()
    for path in [*PAGE.rglob("*"), *(PAGE.parent / "scripts").iterdir()]:
        if path.suffix in (".ts", ".svelte", ".mjs"):
            text = path.read_text("utf-8")
            names |= set(re.findall(r"[\"'`]([a-z][a-z0-9-]+)[\"'`]", text))
            heads |= set(re.findall(r"`([a-z][a-z0-9]*-[a-z0-9-]*)\$\{", text))
    return names, tuple(heads)
