"""The page on scenarios is complete, and its examples hold."""

import re
from pathlib import Path

import pytest

import bastide.games  # noqa: F401  makes the games known
from bastide.engine import expectation, scenario
from bastide.engine.flow import options, play
from bastide.engine.game import Json, complete
from bastide.engine.registry import game
from bastide.engine.rng import seeded
from bastide.games.attika import refusals as attika_refusals
from bastide.games.attika import steps as attika_steps
from bastide.games.attika.catalogue import GROUP_NAMES, RESOURCE_NAMES, TOKEN_NAMES
from bastide.games.attika.kinds import FRAMES
from bastide.games.attika.state import ENDINGS
from bastide.games.san_juan import position, refusals, steps
from bastide.games.san_juan.catalogue import GOOD_NAMES, NAMES, ROLES
from bastide.games.san_juan.kinds import KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.S)
WORDS = set(re.findall(r"[a-z_A-Z-]+", " ".join(re.findall(r"`([^`]+)`", PROSE))))
EXAMPLES = [text for text in re.findall(r"```toml\n(.*?)```", PAGE, re.S) if "title =" in text]

SAN_JUAN = game("san-juan")
FULL = complete(SAN_JUAN, {"edition": 2, "expansion": True})


def keys(document: Json) -> set[str]:
    """Every name of a document, but for cards and roles, which are named elsewhere."""
    if isinstance(document, dict):
        return set(document) | {key for value in document.values() for key in keys(value)}
    if isinstance(document, list):
        return {key for value in document for key in keys(value)}
    return set()


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_hold(text: str) -> None:
    assert scenario.run(scenario.load(text)).problems == []


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize(
    ("what", "names"),
    [
        ("buildings", set(NAMES)),
        ("roles and goods", {*ROLES, *GOOD_NAMES, "customs"}),
        ("options", {choice.name for choice in SAN_JUAN.choices()}),
        ("verbs", set(steps.VERBS)),
        ("questions", {frame.question.removeprefix("sj-ask-") for frame in KINDS} - {""}),
        ("steps", {frame.name for frame in KINDS}),
        ("phases", set(position.PHASES)),
        ("sources", {*SAN_JUAN.breakdown(SAN_JUAN.new(FULL, 1), 0), "total"}),
        ("expectations", {"expect", *vars(expectation.Expectation())} - {"facts"}),
    ],
)
def test_every_name_is_on_the_page(what: str, names: set[str]) -> None:
    assert names - WORDS == set(), what


def test_every_key_of_the_position_and_the_view_is_on_the_page() -> None:
    state = SAN_JUAN.new(FULL, 1)
    written = SAN_JUAN.position(state)
    del written["steps"]
    assert keys(written) - WORDS == set()
    views = keys(SAN_JUAN.view(state, 0)) - {"id"}
    assert views - WORDS == set()


def test_every_reason_for_a_refusal_is_on_the_page() -> None:
    source = (Path(refusals.__file__).parent / "refusals.py").read_text("utf-8")
    given = set(re.findall(r'"(SJ-[R\d]+)"', source))
    table = PAGE.partition("### Refusals")[2].partition("## Little Town")[0]
    assert given == set(re.findall(r"SJ-[R\d]+", table))


@pytest.mark.parametrize("name", ["attika", "telegraph"])
def test_every_name_of_attika_is_on_the_page(name: str) -> None:
    rules = game(name)
    names = {*TOKEN_NAMES[name], *GROUP_NAMES[name], *RESOURCE_NAMES, *ENDINGS}
    names |= {*attika_steps.VERBS, *(choice.name for choice in rules.choices())}
    names |= {frame.question.removeprefix("at-ask-") for frame in FRAMES}
    names |= {*rules.breakdown(rules.new(complete(rules, {}), 1), 0)}
    assert names - WORDS == set()


@pytest.mark.parametrize("name", ["attika", "telegraph"])
def test_every_key_of_attika_is_on_the_page(name: str) -> None:
    """In every question of a game: positions and views have other keys in some of them."""
    rules = game(name)
    state = rules.new(complete(rules, {"turn_limit": 60}), 1)
    rng = seeded(1)
    found: set[str] = set()
    while not state.is_over():
        written = rules.position(state)
        del written["steps"]
        found |= keys(written) | keys(rules.view(state, 0))
        acts = options(state)
        play(state, acts[int(rng.below(len(acts)))])
    hexes = {key for key in found if re.fullmatch(r"-?\d+,-?\d+", key)}
    assert hexes
    assert found - hexes - WORDS == set()


def test_every_reason_for_a_refusal_in_attika_is_on_the_page() -> None:
    source = (Path(attika_refusals.__file__).parent / "refusals.py").read_text("utf-8")
    given = set(re.findall(r'"(AT-[R\d]+)"', source))
    table = PAGE.rpartition("### Refusals")[2].partition("## When something")[0]
    assert given == set(re.findall(r"AT-[R\d]+", table))
