"""The pages on scenarios are complete and true, and their examples hold."""

import re
from pathlib import Path

import pytest

from bastide.engine import expectation, registry, scenario
from bastide.engine.flow import options, play
from bastide.engine.game import Game, complete
from bastide.engine.parts import Json
from bastide.engine.registry import game
from bastide.engine.rng import seeded
from bastide.engine.settings import Setting
from bastide.games.attika import position as attika_position
from bastide.games.attika.catalogue import GROUP_NAMES, RESOURCE_NAMES, TOKEN_NAMES
from bastide.games.attika.state import ENDINGS
from bastide.games.golden_city import position as golden_city_position
from bastide.games.golden_city.catalogue import BONUS_NAMES, GOODS_NAMES, TYPE_NAMES
from bastide.games.golden_city.island import REGION_NAMES, WITH_RING
from bastide.games.little_town import position as little_town_position
from bastide.games.little_town.catalogue import KINDS_OF_STOCK, OBJECTIVE_NAMES
from bastide.games.little_town.catalogue import NAMES as TILE_NAMES
from bastide.games.san_juan import position as san_juan_position
from bastide.games.san_juan.catalogue import GOOD_NAMES, NAMES, ROLES
from tests.scenarios.tables import PAGES

DOCS = Path(__file__).parents[2] / "docs"
GENERAL = (DOCS / "scenarios.md").read_text("utf-8")
GAMES = {page: (DOCS / "scenarios" / f"{page}.md").read_text("utf-8") for page in PAGES}
EXAMPLES = [
    text
    for page in (GENERAL, *GAMES.values())
    for text in re.findall(r"```toml\n(.*?)```", page, re.S)
    if "title =" in text
]
NAMED: dict[str, set[str]] = {
    "san-juan": {*NAMES, *ROLES, *GOOD_NAMES, "customs", *san_juan_position.PHASES},
    "little-town": {*TILE_NAMES, *OBJECTIVE_NAMES, *KINDS_OF_STOCK, *little_town_position.PHASES},
    "golden-city": {
        *(*TYPE_NAMES, *GOODS_NAMES, *BONUS_NAMES, *REGION_NAMES, *WITH_RING.names),
        *(*WITH_RING.goods_names, *WITH_RING.score_names, *golden_city_position.PHASES),
    },
    **{
        name: {
            *(*TOKEN_NAMES[name], *GROUP_NAMES[name], *RESOURCE_NAMES, *ENDINGS),
            *attika_position.PHASES,
        }
        for name in ("attika", "telegraph")
    },
}
"""Every name of a game that a position or a move may have."""
TABLES: list[tuple[str, dict[str, Setting]]] = [
    ("san-juan", {"edition": 2, "expansion": True, "round_limit": 12}),
    ("little-town", {}),
    ("golden-city", {"players": 2, "black_posts": True}),
    ("golden-city", {"players": 3}),
    ("attika", {"turn_limit": 60}),
    ("telegraph", {"turn_limit": 60}),
]
PLACE = re.compile(r"-?\d+,-?\d+|[A-I][1-6]")
"""Hexes and cells, which are keys where something stands on them."""


def page_of(name: str) -> str:
    return GAMES["attika" if name == "telegraph" else name]


def words(name: str) -> set[str]:
    """All that is written as code on the page of a game and on the general one."""
    prose = re.sub(r"```.*?```", "", GENERAL + page_of(name), flags=re.S)
    return set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", prose))))


def keys(document: Json) -> set[str]:
    if isinstance(document, dict):
        return set(document) | {key for value in document.values() for key in keys(value)}
    if isinstance(document, list):
        return {key for value in document for key in keys(value)}
    return set()


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_hold(text: str) -> None:
    assert scenario.run(scenario.load(text)).problems == []


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize("page", PAGES)
def test_what_is_printed_on_the_components_stands_on_the_page(page: str) -> None:
    for table in PAGES[page]:
        assert table in GAMES[page]


def test_every_expectation_is_on_the_page() -> None:
    assert {"expect", *vars(expectation.Expectation())} - {"facts"} - words("san-juan") == set()


@pytest.mark.parametrize("name", [each.name for each in registry.games()])
def test_every_name_of_a_game_is_on_its_page(name: str) -> None:
    rules = game(name)
    state = rules.setup.new(complete(rules, {}), 1)
    names = set(NAMED[name])
    names |= {choice.name for choice in rules.setup.choices()}
    names |= {*rules.notation.verbs, *rules.scoring.breakdown(state, 0), "total"}
    names |= {frame.question.partition("-ask-")[2] for frame in state.frames} - {""}
    names |= {frame.name for frame in state.frames}
    assert names - words(name) == set()


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_every_key_of_position_and_view_is_on_the_page(
    name: str, given: dict[str, Setting]
) -> None:
    """In every question of a game: positions and views have other keys in some of them."""
    rules = game(name)
    found = keys_of_a_game(rules, complete(rules, given))
    assert {key for key in found if not PLACE.fullmatch(key)} - words(name) == set()


def keys_of_a_game(rules: Game, settings: dict[str, Setting]) -> set[str]:
    state = rules.setup.new(settings, 1)
    rng = seeded(1)
    found: set[str] = set()
    while not state.is_over():
        written = rules.positions.to_document(state)
        del written["steps"]
        found |= keys(written) | keys(rules.knowledge.view(state, 0))
        acts = options(state)
        play(state, acts[int(rng.below(len(acts)))])
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_reason_for_a_refusal_is_on_the_page(page: str) -> None:
    package = Path(__file__).parents[2] / "src" / "bastide" / "games" / page.replace("-", "_")
    prefix = game(page).prefix
    source = (package / "refusals.py").read_text("utf-8")
    given = set(re.findall(rf'"({prefix}-[R\d]+|{prefix}-D\d+)"', source))
    table = GAMES[page].partition("## Refusals")[2]
    assert given == set(re.findall(rf"{prefix}-[RD]?\d+", table))
