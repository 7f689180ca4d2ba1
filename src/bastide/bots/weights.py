"""Learned values as files beside their games: read once, when a bot first needs them."""

# not compiled: reads files, once per game and player count

import base64
import json
import warnings
from array import array
from functools import cache
from importlib import resources

from bastide.bots.judge import Judge
from bastide.bots.net import Net
from bastide.bots.quick import QuickNet
from bastide.engine.advice import real_row, reals
from bastide.engine.game import Game
from bastide.engine.rng import Rng


def file_name(game: str, players: int) -> str:
    """The file of the learned value of a game for that many players."""
    return f"value-{game}-{players}.json"


def write(net: Net, inputs: list[str], games: int) -> str:
    """The network as text: its inputs by name, games learned from, numbers as 32-bit floats."""
    rows = {"into": net.into, "bias": net.bias, "out": net.out}
    packed = {name: pack([float(x) for x in row]) for name, row in rows.items()}
    return json.dumps({"inputs": inputs, "hidden": int(net.hidden), "games": games, **packed})


def pack(numbers: list[float]) -> str:
    return base64.b64encode(array("f", numbers).tobytes()).decode("ascii")


def unpack(text: str) -> list[float]:
    numbers = array("f")
    numbers.frombytes(base64.b64decode(text))
    return list(numbers)


def read(text: str, inputs: list[str], source: str) -> Net:
    """The network that `write` wrote, for a game with these features.

    A feature that the network does not know yet weighs nothing; one that the game no longer has is
    left out, with a warning.
    """
    document = json.loads(text)
    hidden = document["hidden"]
    numbers = unpack(document["into"])
    known = {
        name: numbers[at * hidden : (at + 1) * hidden] for at, name in enumerate(document["inputs"])
    }
    gone = [name for name in known if name not in inputs]
    if gone:
        warnings.warn(f"{source}: no longer a feature: {', '.join(gone)}", stacklevel=2)
    nothing = [0.0] * hidden
    into = [number for name in inputs for number in known.get(name, nothing)]
    out = real_row(unpack(document["out"]))
    return Net(len(inputs), hidden, real_row(into), real_row(unpack(document["bias"])), out)


def fresh(inputs: int, hidden: int, rng: Rng) -> Net:
    """A network that has learned nothing yet."""
    width = (2.0 / 40.0) ** 0.5  # about forty features of a position are not zero
    into = [(int(rng.word()) / 2147483648.0 - 1.0) * width for _ in range(inputs * hidden)]
    out = [(int(rng.word()) / 2147483648.0 - 1.0) * 0.1 for _ in range(hidden)]
    return Net(inputs, hidden, real_row(into), reals(hidden), real_row(out))


@cache
def learned(game: Game, players: int) -> Net | None:
    """The learned value that ships with the game, fitted to its features as they are now."""
    name = file_name(game.name, players)
    file = resources.files(game.package) / name
    return read(file.read_text("utf-8"), game.features.names(), name) if file.is_file() else None


@cache
def quick(game: Game, players: int) -> QuickNet | None:
    """The same, ready to be asked very often."""
    net = learned(game, players)
    return None if net is None else QuickNet(net)


def judge(game: Game, players: int, by_hand: bool) -> Judge:
    """The best judge there is, or the one that only knows the game's own estimate."""
    return Judge(game, players, None if by_hand else quick(game, players))
