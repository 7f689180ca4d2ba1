"""The only list of games: importing this package makes them known."""

from bastide.engine.registry import register
from bastide.games.attika.game import AttikaGame
from bastide.games.golden_city.game import GoldenCityGame
from bastide.games.little_town.game import LittleTownGame
from bastide.games.san_juan.game import SanJuanGame

register(SanJuanGame())
register(LittleTownGame())
register(GoldenCityGame())
register(AttikaGame("attika", "AT"))
register(AttikaGame("telegraph", "US"))
