"""All frames of San Juan, in the order of the numbers in `steps`."""

from typing import Any, Final

from bastide.engine.flow import Frame
from bastide.games.san_juan.builder import Build, BuilderPhase, Cover, Payment
from bastide.games.san_juan.councillor import Council, CouncillorPhase, Keep, Shed
from bastide.games.san_juan.library import Double
from bastide.games.san_juan.producer import Produce, ProducerPhase
from bastide.games.san_juan.prospector import (
    GoldMine,
    GoldMineChoice,
    Goldsmith,
    Prospect,
    ProspectorPhase,
)
from bastide.games.san_juan.reductions import Price
from bastide.games.san_juan.round import Round
from bastide.games.san_juan.round_start import Bank, Chapel, Office, RoundStart
from bastide.games.san_juan.trader import Sell, TraderPhase

FRAMES: Final[list[Frame[Any]]] = [
    Round(),
    BuilderPhase(),
    Build(),
    Cover(),
    Payment(),
    ProducerPhase(),
    Produce(),
    TraderPhase(),
    Sell(),
    CouncillorPhase(),
    Council(),
    Keep(),
    Shed(),
    ProspectorPhase(),
    Prospect(),
    GoldMine(),
    GoldMineChoice(),
    Goldsmith(),
    Office(),
    Chapel(),
    Bank(),
    Double(),
    RoundStart(),
    Price(),
]
