"""Who plays whom: deals, rotations, and one game between bots."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources

from bastide.bots import weights
from bastide.bots.bot import Bot
from bastide.bots.fault import Fault
from bastide.bots.guests import SECONDS, is_guest, mark, seated
from bastide.bots.levels import CARELESS, HASTY, LEVELS
from bastide.engine import registry
from bastide.engine.flow import play
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput, Message
from bastide.engine.record import Record, write
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting

LIMITS: dict[str, Setting] = {"round_limit": 60, "turn_limit": 400}
"""Bots that never finish are stopped, where the game's rules provide for it."""
BOT_SEEDS = 1000
"""Bots draw their luck from other seeds than deals do."""


@dataclass(frozen=True)
class Pairing:
    """One game to play: the bots in seat order, and the deal."""

    game: str
    settings: dict[str, Setting]
    seats: tuple[str, ...]
    deal: int
    turn: int
    """How far the line-up is rotated."""
    keep_record: bool = False
    seconds: float = SECONDS
    """How long a bot from outside may take for an answer."""


@dataclass
class Outcome:
    """How a game ended: shares of the win and points, seat by seat."""

    deal: int
    turn: int
    seats: list[str]
    shares: list[float]
    scores: list[int]
    rounds: int
    decisions: int
    record: str = field(default="", repr=False)
    failed: int = -1
    """The seat of a bot from outside that lost by its own fault; the others share the win."""
    reason: str = ""
    detail: str = ""


def automatic(game: Game) -> dict[str, Setting]:
    """The settings that only games without people have."""
    names = [choice.name for choice in game.setup.choices()]
    return {name: limit for name, limit in LIMITS.items() if name in names}


def fill_up(
    game: Game, bots: list[str], players: int | None, seconds: float = SECONDS
) -> list[str]:
    """The line-up: as many bots as players, the last one filling the empty chairs."""
    allowed = [int(value) for value in game.setup.choices()[0].values]
    count = max(len(bots), min(allowed)) if players is None else players
    if count not in allowed or len(bots) > count:
        numbers = ", ".join(map(str, allowed))
        raise BadInput(
            f"{game.name} is played by {numbers}; {len(bots)} bots are named for {count} players.",
            Message(
                "arena-bad-count",
                {"game": game.name, "numbers": numbers, "bots": len(bots), "players": count},
            ),
        )
    for bot in bots:
        check(bot, seconds)
    return bots + bots[-1:] * (count - len(bots))


def check(bot: str, seconds: float = SECONDS) -> None:
    """Raise BadInput unless there is such a bot, and it sits down."""
    try:
        seated(bot, 0, seconds)
    except Fault as fault:
        raise BadInput(
            f"The bot '{bot}' cannot be used: {fault}",
            Message("bad-guest", {"bot": bot, "why": str(fault)}),
        ) from None


def named(game: Game, players: int, bot: str) -> str:
    """The bot behind the name of a level, with the iterations that this game advises."""
    specs = {level.id: level.spec for level in LEVELS}
    return specs.get(bot, bot).replace("advised", f"{game.advice.iterations(players)}it")


def made_of(game: Game, players: int, bots: list[str]) -> list[str]:
    """What results of these bots depend on: rules, bots behind the names, learned values."""
    behind = [named(game, players, bot) for bot in bots]
    words = [str(game.advice.measured_rules or game.rules_version), *behind]
    for kind, heat in (("careless", CARELESS), ("hasty", HASTY)):
        if kind in behind:
            words.append(str(heat * game.advice.mistake_scale))
    if game.advice.search_version > 1 and any(bot.startswith("search:") for bot in behind):
        words.append(f"search version {game.advice.search_version}")
    if any(bot not in ("greedy", "uniform") and not bot.endswith(":hand") for bot in behind):
        file = resources.files(game.package) / weights.file_name(game.name, players)
        words.append(file.read_text("utf-8") if file.is_file() else "no learned value")
    words += [mark(bot) for bot in behind if is_guest(bot)]
    return words


def rotations(line_up: list[str]) -> int:
    """How often a line-up can be moved round until everybody sits where they sat before."""
    turn = 1
    while line_up[turn:] + line_up[:turn] != line_up:
        turn += 1
    return turn


def schedule(
    game: Game,
    line_up: list[str],
    given: dict[str, Setting],
    games: int,
    first_deal: int,
    keep_records: bool = False,
    seconds: float = SECONDS,
) -> Iterator[Pairing]:
    """Every deal is played once from every chair, so that nobody profits from luck or place."""
    settings = complete(game, {**automatic(game), **given, "players": len(line_up)})
    turns = rotations(line_up)
    for number in range(games):
        deal, turn = first_deal + number // turns, number % turns
        seats = tuple(line_up[turn:] + line_up[:turn])
        yield Pairing(game.name, settings, seats, deal, turn, keep_records, seconds)


def play_game(pairing: Pairing) -> Outcome:
    """One game between bots; depends on nothing but the pairing.

    A bot from outside that fails ends the game: it has lost, the others share the win.
    """
    game = registry.game(pairing.game)
    state = game.setup.new(pairing.settings, pairing.deal)
    bots: list[Bot] = []
    record = Record(
        game.name, pairing.settings, pairing.deal, game.rules_version, list(pairing.seats)
    )
    failed, reason, detail = -1, "", ""
    seat = 0
    try:
        for seat, spec in enumerate(pairing.seats):
            seed = (pairing.deal * 8 + seat) * BOT_SEEDS + 1
            bots.append(seated(spec, seed, pairing.seconds, pairing.settings))
        while not state.is_over():
            seat = state.mover()
            act = bots[seat].choose(Seat(game, state, seat))
            play(state, act)
            record.actions.append((seat, act))
    except Fault as fault:
        failed, reason, detail = seat, fault.reason, fault.detail
    players = range(len(pairing.seats))
    winners = game.scoring.winners(state) if failed < 0 else [s for s in players if s != failed]
    return Outcome(
        pairing.deal,
        pairing.turn,
        list(pairing.seats),
        [1.0 / len(winners) if seat in winners else 0.0 for seat in players],
        [int(score) for score in game.scoring.scores(state)],
        game.scoring.round(state),
        len(record.actions),
        write(record) if pairing.keep_record else "",
        failed,
        reason,
        detail,
    )
