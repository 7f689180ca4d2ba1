"""Two trials of a newcomer: all that is written for a new building, and for a new option.

The building takes the place of a copy of another, so that no printed number changes.
"""

Edit = tuple[str, str, str]
"""A file, text that stands there once, and what stands in its place then; a new file has none."""

SAN_JUAN = "src/bastide/games/san_juan"
LITTLE_TOWN = "src/bastide/games/little_town"
EN, FR = "src/bastide/words/en", "src/bastide/words/fr"


def before(path: str, mark: str, text: str) -> Edit:
    """Text that is written before a mark."""
    return path, mark, text + mark


A_BUILDING: list[Edit] = [
    (
        f"{SAN_JUAN}/catalogue.py",
        "\nTYPES: Final = 40\n",
        "LIGHTHOUSE: Final = 40\n\nTYPES: Final = 41\n",
    ),
    before(
        f"{SAN_JUAN}/catalogue.py",
        "    ],\n)\n\nNAMES",
        """        Building(
            LIGHTHOUSE, "lighthouse", cost=3, points=2, copies=Copies(0, 0, 1), worth=0.16
        ),
""",
    ),
    (f"{SAN_JUAN}/catalogue.py", "copies=Copies(0, 0, 2)", "copies=Copies(0, 0, 1)"),
    before(f"{SAN_JUAN}/cards/trader.py", "    MARKET_HALL,\n", "    LIGHTHOUSE,\n"),
    before(
        f"{SAN_JUAN}/cards/trader.py",
        "def harbor(",
        '''def lighthouse(state: SanJuan, seat: i64, sold: i64) -> None:
    """Whoever sold at least two goods of their own draws a card (SJ-102)."""
    if sold >= 2 and state.uses(seat, LIGHTHOUSE):
        state.gain(seat, LIGHTHOUSE, 1)


''',
    ),
    before(f"{SAN_JUAN}/trader.py", "    market_hall,\n", "    lighthouse,\n"),
    before(
        f"{SAN_JUAN}/trader.py",
        "        market_hall(state, seat, sold)\n",
        "        lighthouse(state, seat, sold)\n",
    ),
    before(
        f"{EN}/san-juan.ftl",
        "sj-card-residence =",
        """sj-card-lighthouse = Lighthouse
    .a = a Lighthouse
    .effect = 2 goods sold: 1 card
    .long = Trader: 1 card for 2 goods sold
""",
    ),
    before(
        f"{FR}/san-juan.ftl",
        "sj-card-residence =",
        """sj-card-lighthouse = Phare
    .a = un Phare
    .effect = 2 ventes : 1 carte
    .long = Marchand : 1 carte pour 2 marchandises vendues
""",
    ),
    before(
        "src/bastide/rulebook/en/san-juan.md",
        "### SJ-100 ·",
        """### SJ-102 · Lighthouse
**Cost 3, 2 points.** If you sold at least 2 goods in a Trader phase, draw 1 card.

Source: invented.

""",
    ),
    before(
        "src/bastide/rulebook/fr/san-juan.md",
        "### SJ-100 ·",
        """### SJ-102 · Phare
**Coût 3, 2 points.** Si vous avez vendu au moins 2 marchandises, piochez 1 carte.

Source : inventé.

""",
    ),
    before(
        "docs/sources.md",
        "\n## Attika and U.S. Telegraph",
        "| Lighthouse | 3 | 2 | 1 | invented | invented |\n",
    ),
    ("docs/sources.md", "| Residence | 6 | 0 | 2 |", "| Residence | 6 | 0 | 1 |"),
    before(
        "tests/rules/san_juan/test_trader.py",
        "def test_sj_058_others",
        """def test_sj_102_the_lighthouse_brings_a_card_for_two_goods() -> None:
    owner = area(city="lighthouse trading_post indigo_plant+ sugar_mill+")
    state = table("trader", owner, area(), expansion=True, tiles=[[1, 1, 1, 2, 2]])
    do(state, "sell indigo_plant", "sell sugar_mill")
    assert len(hand(state)) == 3


""",
    ),
    (
        "tests/scenarios/san-juan/sj-102-the-lighthouse.toml",
        "",
        """title = "A Lighthouse brings a card to whoever sells two goods"
rules = ["SJ-102"]
game = "san-juan"
options = { edition = 2, expansion = true, players = 2 }

[position]
phase = "trader"
chooser = 1
tiles = [[1, 1, 1, 2, 2]]
seats = [
  { city = [
    "lighthouse",
    "trading_post",
    { card = "indigo_plant", good = true },
    { card = "sugar_mill", good = true },
  ] },
  {},
]

[[case]]
title = "two goods bring two cards by their prices, and one more"
[[case.step]]
move = "sell indigo_plant"
[[case.step]]
move = "sell sugar_mill"
expect = { "seats.0.hand.size" = 3 }
""",
    ),
    before(
        "web/src/games/san-juan/art/expansion.ts",
        "  goldsmith: {\n",
        """  lighthouse: {
    bg: ["exp", "hills", "plaza"],
    p: [["wall", 52, 30, 16, { c: "white", d: 6 }]],
  },
""",
    ),
]

AN_OPTION: list[Edit] = [
    before(
        f"{LITTLE_TOWN}/town.py",
        "    automatic: i64 = 0",
        "    hunger: i64 = HUNGER\n",
    ),
    before(
        f"{LITTLE_TOWN}/setup.py",
        '            Choice("colours"',
        '            Choice("hunger", [3, 2], 3, "LT-058"),\n',
    ),
    before(
        f"{LITTLE_TOWN}/setup.py",
        "        colours=colours(settings, COLOURS),\n",
        '        hunger=int(settings["hunger"]),\n',
    ),
    (f"{LITTLE_TOWN}/feeding.py", "-= HUNGER * hungry", "-= state.town.house.hunger * hungry"),
    (f"{LITTLE_TOWN}/feeding.py", ", HUNGER * hungry)", ", state.town.house.hunger * hungry)"),
    (f"{LITTLE_TOWN}/feeding.py", "import HUNGER, SILENT, SUBSTITUTE", "import SILENT, SUBSTITUTE"),
    before(
        f"{EN}/little-town.ftl",
        "lt-option-colours =",
        """lt-option-hunger = Hunger
lt-option-hunger-about = The points that a worker without food costs.
""",
    ),
    before(
        f"{FR}/little-town.ftl",
        "lt-option-colours =",
        """lt-option-hunger = Faim
lt-option-hunger-about = Les points que coûte un ouvrier sans nourriture.
""",
    ),
    before(
        "docs/scenarios/little-town.md",
        "| `auto_validate` |",
        "| `hunger` | 3, 2 | 3 | LT-058 |\n",
    ),
    before(
        "tests/rules/little_town/test_setup.py",
        "def test_lt_022",
        """def test_lt_058_hunger_may_cost_two_points() -> None:
    assert complete(GAME, {"hunger": 2})["hunger"] == 2


""",
    ),
    before(
        "tests/rules/little_town/test_setup.py", '        "colours",\n    ]', '        "hunger",\n'
    ),
    (
        "tests/scenarios/little-town/lt-058-hunger-may-cost-less.toml",
        "",
        """title = "By the option `hunger` a worker without food costs 2 points"
rules = ["LT-058"]
game = "little-town"
options = { players = 2, hunger = 2 }

[position]
phase = "feeding"
seats = [{ fish = 1, wheat = 3, score = 10 }, { wheat = 5 }]

[at_start]
expect = { "seats.0.score" = 8 }
""",
    ),
]
