"""What is printed on the components, as the tables of the pages on scenarios.

`python -m tests.scenarios.tables` prints all of them.
"""

from bastide import words
from bastide.engine.game import complete
from bastide.engine.messages import Message
from bastide.engine.registry import game
from bastide.engine.rows import listed
from bastide.games.attika import hexes
from bastide.games.attika.catalogue import RESOURCE_NAMES, RESOURCES
from bastide.games.attika.editions import Edition
from bastide.games.attika.setup import AttikaSetup
from bastide.games.golden_city.catalogue import BONUSES, GOODS_NAMES, PLACES, REWARDS, TYPE_NAMES
from bastide.games.golden_city.island import QUARTERS, REGION_NAMES, WITH_RING
from bastide.games.little_town.catalogue import BUILDINGS, OBJECTIVE_CARDS
from bastide.games.little_town.land import SIDES

NONE = "–"


def table(head: str, rows: list[list[str]]) -> str:
    """Rows under a head, in Markdown."""
    lines = [head, "|" + "---|" * (head.count("|") - 1)]
    return "\n".join(lines + [f"| {' | '.join(row)} |" for row in rows])


def names(found: list[str]) -> str:
    """Names as code."""
    return " ".join(f"`{name}`" for name in found) or NONE


def amounts(pile: dict[str, int]) -> str:
    """A pile as it is written in moves: `2wood wheat`."""
    return names([name if count == 1 else f"{count}{name}" for name, count in pile.items()])


def little_town_boards() -> str:
    """Both sides of the board."""
    text = ""
    for side, lines in SIDES.items():
        text += f"side {side}   A B C D E F G H I\n"
        text += "".join(f"       {row} {' '.join(line)}\n" for row, line in enumerate(lines, 1))
    return text.rstrip()


def little_town_tiles() -> str:
    """Cost, points and effect of every tile."""
    rows = [
        [
            f"`{tile.name}`",
            amounts(tile.cost),
            str(tile.points),
            amounts(tile.takes),
            amounts(tile.gives),
            "yes" if tile.robin else "",
        ]
        for tile in BUILDINGS
    ]
    return table("| tile | cost | points | takes | gives | in the market `robin` |", rows)


def little_town_objectives() -> str:
    """What every objective asks for."""
    rows = [
        [
            f"`{card.name}`",
            words.say(Message(f"lt-goal-{card.name.lower()}"), "en"),
            str(card.points),
        ]
        for card in OBJECTIVE_CARDS
    ]
    return table("| card | asks for | points |", rows)


def golden_city_places() -> str:
    """Every place with its reward and its roads."""
    island = WITH_RING
    rows = []
    for place in range(PLACES):
        gifts = [REWARDS[island.reward[place]]]
        if island.coins[place]:
            gifts.append("coin" if island.coins[place] == 1 else f"{island.coins[place]} coins")
        reward = ", ".join(gift for gift in gifts if gift != "coins")
        river = [REGION_NAMES[at] for at in range(QUARTERS) if (island.region[at] >> place) & 1]
        near = [island.names[other] for other in listed(int(island.near[place]))]
        side = TYPE_NAMES[island.side[place]]
        rows.append([f"`{island.names[place]}`", side, reward, "".join(river), names(near)])
    return table("| place | landscape | reward | river | roads to |", rows)


def golden_city_goods() -> str:
    """The two goods of every goods card."""
    rows = []
    for card, name in enumerate(WITH_RING.goods_names):
        kinds = [kind for at, kind in enumerate(GOODS_NAMES) if (WITH_RING.goods[card] >> at) & 1]
        rows.append([f"`{name}`", names(kinds)])
    return table("| goods card | goods |", rows)


def golden_city_scores() -> str:
    """What every score card counts."""
    island = WITH_RING
    rows = [
        [
            f"`{name}`",
            str(island.back[card]),
            f"`{GOODS_NAMES[island.scored_goods[card]]}`",
            f"`{REGION_NAMES[island.scored_region[card]]}`",
        ]
        for card, name in enumerate(island.score_names)
    ]
    return table("| score card | back | goods | river or quarter |", rows)


def golden_city_bonuses() -> str:
    """What every bonus card is worth."""
    rows = [[f"`{card.name}`", str(card.letters)] for card in BONUSES]
    return table("| bonus card | letters for each |", rows)


def box_of(name: str) -> Edition:
    """What is printed in the box of Attika or U.S. Telegraph."""
    rules = game(name)
    assert isinstance(rules.setup, AttikaSetup)
    return rules.setup.edition(complete(rules, {}))


def attika_buildings(name: str) -> str:
    """Group, number, cost and predecessors of every building."""
    box = box_of(name)
    rows = []
    for kind, building in enumerate(box.names):
        cost = {
            RESOURCE_NAMES[card]: int(box.cost[kind * RESOURCES + card])
            for card in range(RESOURCES)
            if box.cost[kind * RESOURCES + card]
        }
        if box.any[kind]:
            cost = {"any": int(box.any[kind])}
        after = [other for at, other in enumerate(box.names) if (box.before[kind] >> at) & 1]
        base = "1" if box.base[kind] else "2–4"
        group = f"`{box.group_names[box.group[kind]]}`"
        copies = str(box.copies[kind])
        rows.append([f"`{building}`", group, base, copies, amounts(cost), names(after)])
    return table("| building | group | stack | copies | cost | free beside |", rows)


def attika_tiles() -> str:
    """The symbols of every tile."""
    box = box_of("attika")
    rows = []
    for tile, name in enumerate(box.tile_names):
        printed = [int(symbol) for symbol in box.symbols[tile * 7 : tile * 7 + 7]]
        drawn = [NONE if symbol < 0 else RESOURCE_NAMES[symbol] for symbol in printed]
        rows.append([f"`{name}`", *drawn])
    return table("| tile | middle | E | NE | NW | W | SW | SE |", rows)


def attika_layouts() -> str:
    """Where tiles and cities lie at the beginning."""
    box = box_of("attika")
    rows = []
    for at, (centres, cities) in enumerate(zip(box.centres, box.cities, strict=True)):
        places = [[hexes.name(int(spot)) for spot in spots] for spots in (centres, cities)]
        rows.append([str(at + 2), *map(names, places)])
    return table("| players | centres of the tiles | cities |", rows)


PAGES = {
    "san-juan": [],
    "little-town": [little_town_boards(), little_town_tiles(), little_town_objectives()],
    "golden-city": [
        golden_city_places(),
        golden_city_goods(),
        golden_city_scores(),
        golden_city_bonuses(),
    ],
    "attika": [
        attika_buildings("attika"),
        attika_buildings("telegraph"),
        attika_tiles(),
        attika_layouts(),
    ],
}
"""The tables of each page, as they must stand there."""

if __name__ == "__main__":
    for page, tables in PAGES.items():
        print(f"# {page}\n\n" + "\n\n".join(tables) + "\n")
