"""All frames of Little Town, in the order of the numbers in `steps`."""

from typing import Any, Final

from bastide.engine.flow import Frame
from bastide.games.little_town.build import Site
from bastide.games.little_town.feeding import Feeding
from bastide.games.little_town.objectives import Objective
from bastide.games.little_town.payment import Payment, Take
from bastide.games.little_town.place import Worker
from bastide.games.little_town.round import Round
from bastide.games.little_town.round_end import Special

FRAMES: Final[list[Frame[Any]]] = [
    Round(),
    Worker(),
    Payment(),
    Take(),
    Site(),
    Objective(),
    Special(),
    Feeding(),
]
