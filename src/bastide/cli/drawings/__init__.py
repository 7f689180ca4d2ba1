"""How each game's table is drawn in a terminal; a game without a drawing gets a plain one."""

from bastide.cli.drawings.attika import AttikaDrawing
from bastide.cli.drawings.drawing import Drawing
from bastide.cli.drawings.golden_city import GoldenCityDrawing
from bastide.cli.drawings.little_town import LittleTownDrawing
from bastide.cli.drawings.plain import PlainDrawing
from bastide.cli.drawings.san_juan import SanJuanDrawing
from bastide.engine import registry

DRAWINGS: dict[str, Drawing] = {
    "san-juan": SanJuanDrawing(),
    "little-town": LittleTownDrawing(),
    "golden-city": GoldenCityDrawing(),
    "attika": AttikaDrawing("at-legend"),
    "telegraph": AttikaDrawing("us-legend"),
}


def drawing_of(game: str) -> Drawing:
    """The drawing of a game's table."""
    return DRAWINGS.get(game) or PlainDrawing(registry.game(game).prefix.lower())
