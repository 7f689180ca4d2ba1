"""Opponents by name: four levels people can choose, and the bots behind them."""

# not compiled: reads texts, once per bot

from dataclasses import dataclass

from bastide.bots.bot import Bot
from bastide.bots.greedy import Greedy
from bastide.bots.parallel import Parallel
from bastide.bots.search import ADVISED, Search
from bastide.bots.uniform import Uniform
from bastide.bots.value import Value
from bastide.engine.messages import BadInput, Message


@dataclass(frozen=True)
class Level:
    """One of the four: its id, the bot behind it, its name and an honest sentence."""

    id: str
    spec: str
    name: Message
    sentence: Message


SPECS = ("careless", "hasty", "value", "search:advised:0.9s")
"""From the easiest to the hardest; `docs/strength.md` says how far they are apart."""

LEVELS = [
    Level(f"level:{n}", spec, Message(f"bot-level-{n}"), Message(f"bot-level-{n}-says"))
    for n, spec in enumerate(SPECS, 1)
]

HARDEST = LEVELS[-1]
FEW_IMAGININGS = 2
CARELESS = 2.0
HASTY = 1.0
"""How much they overlook, in the game's finesses."""
KINDS = (
    "uniform",
    "greedy",
    "careless",
    "hasty",
    "value",
    "search",
    "level:1",
    "level:2",
    "level:3",
    "level:4",
)


def levels(game_name: str) -> list[Level]:
    """The levels of a game, the easiest first; every game has the same four."""
    return LEVELS


def make(spec: str, seed: int) -> Bot:
    """The bot that a text such as `greedy`, `search:200it` or `level:3` names.

    Raises BadInput with a sentence. Equal texts and seeds make bots that choose alike, as long
    as they think by number and not by time.
    """
    for level in LEVELS:
        if spec == level.id:
            return make(level.spec, seed)
    kind, *words = spec.split(":")
    by_hand = "hand" in words
    words = [word for word in words if word != "hand"]
    if kind in ("uniform", "greedy", "careless", "hasty") and not words and not by_hand:
        return _plain(kind, seed)
    if kind == "value":
        return Value(seed, _imaginings(words, spec) if words else 8, by_hand)
    if kind == "search" and words:
        return _search(words, spec, seed, by_hand)
    known = ", ".join(KINDS)
    raise BadInput(
        f"There is no bot '{spec[:40]}'; there are {known}, and a search says how long"
        " it thinks, as in search:200it or search:1s; one of your own is written module:Name,"
        " a program process:COMMAND.",
        Message("bad-bot", {"bot": spec[:40], "bots": known}),
    )


def _plain(kind: str, seed: int) -> Bot:
    if kind == "uniform":
        return Uniform(seed)
    if kind == "greedy":
        return Greedy(seed)
    return Value(seed, FEW_IMAGININGS, heat=CARELESS if kind == "careless" else HASTY)


def _search(words: list[str], spec: str, seed: int, by_hand: bool) -> Bot:
    iterations, seconds, cores = 0, 0.0, 1
    for word in words:
        if word == "advised":
            iterations = ADVISED
        elif word.endswith("it"):
            iterations = _whole(word[:-2], spec)
        elif word.endswith("cores"):
            cores = _whole(word[:-5], spec)
        elif word.endswith("s"):
            seconds = _number(word[:-1], spec)
        else:
            _number("", spec)
    units = {"it" if word == "advised" else word.lstrip("0123456789.") for word in words}
    if not cores or len(units) < len(words):
        _number("", spec)
    if not (iterations or seconds) or iterations > 1_000_000 or seconds > 600 or cores > 256:
        raise BadInput(
            f"The bot '{spec[:40]}' needs a time up to 600s or up to 1000000it.",
            Message("bad-bot-time", {"bot": spec[:40]}),
        )
    if cores > 1:
        return Parallel(seed, iterations, seconds, by_hand, cores)
    return Search(seed, iterations, seconds, by_hand)


def _imaginings(words: list[str], spec: str) -> int:
    imaginings = _whole(words[0].removesuffix("dreams"), spec)
    if len(words) > 1 or not 1 <= imaginings <= 1000:
        _number("", spec)
    return imaginings


def _whole(text: str, spec: str) -> int:
    return int(_number(text if text.isdigit() else "", spec))


def _number(text: str, spec: str) -> float:
    if not (text.replace(".", "", 1).isdigit() and text.isascii() and len(text) < 9):
        raise BadInput(
            f"The bot '{spec[:40]}' cannot be read; write search:200it, search:1s,"
            " search:1s:2cores, search:200it:hand or value:8dreams.",
            Message("bad-bot-words", {"bot": spec[:40]}),
        )
    return float(text)
