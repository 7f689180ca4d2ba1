"""How each game's table is drawn in a terminal; a game without a drawing gets a plain one."""

from bastide.cli.tables.attika import AttikaTable
from bastide.cli.tables.drawing import Table
from bastide.cli.tables.golden_city import GoldenCityTable
from bastide.cli.tables.little_town import LittleTownTable
from bastide.cli.tables.plain import PlainTable
from bastide.cli.tables.san_juan import SanJuanTable
from bastide.engine import registry

TABLES: dict[str, Table] = {
    "san-juan": SanJuanTable(),
    "little-town": LittleTownTable(),
    "golden-city": GoldenCityTable(),
    "attika": AttikaTable("at-legend"),
    "telegraph": AttikaTable("us-legend"),
}


def table(game: str) -> Table:
    """The drawing of a game's table."""
    return TABLES.get(game) or PlainTable(registry.game(game).prefix.lower())
