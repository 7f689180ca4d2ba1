"""All frames of both games, in the order of the numbers in `steps`."""

from typing import Any, Final

from bastide.engine.flow import Frame
from bastide.games.attika.ending import Swap
from bastide.games.attika.extension import Extension
from bastide.games.attika.turn import Drawn, Payment, Site, Turn

FRAMES: Final[list[Frame[Any]]] = [Turn(), Drawn(), Site(), Payment(), Extension(), Swap()]
