"""All frames of The Golden City, in the order of the numbers in `steps`."""

from typing import Any, Final

from bastide.engine.flow import Frame
from bastide.games.golden_city.auction import Auction
from bastide.games.golden_city.rewards import Bonus, Goods, Return
from bastide.games.golden_city.round import Round
from bastide.games.golden_city.turn import Discard, Payment, Turn

FRAMES: Final[list[Frame[Any]]] = [
    Round(),
    Auction(),
    Turn(),
    Payment(),
    Goods(),
    Return(),
    Bonus(),
    Discard(),
]
