"""The only list of games: importing this package makes them known."""

from bastide.engine.registry import register
from bastide.games.san_juan.game import SanJuanGame

register(SanJuanGame())
