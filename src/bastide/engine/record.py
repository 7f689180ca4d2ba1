"""A game as text: a header and one readable line per action."""

# not compiled: text work, done once per game

from dataclasses import dataclass, field

from bastide.engine import registry
from bastide.engine.flow import Options, State, fill, play
from bastide.engine.game import Game, complete, unusual
from bastide.engine.messages import BadInput
from bastide.engine.settings import Setting, plain, setting

FORMAT = 1


@dataclass
class Record:
    """Everything needed to play a game again: what was set, who sat there, what they did."""

    game: str
    settings: dict[str, Setting]
    seed: int
    rules: int
    seats: list[str] = field(default_factory=list)
    actions: list[tuple[int, int]] = field(default_factory=list)
    """Seat and action, in order."""


def game_of(record: Record) -> Game:
    """The game by the rules that the record follows; raises BadInput."""
    return registry.game(record.game).by_rules(record.rules)


def opening(record: Record) -> State:
    """The state before the first action."""
    game = game_of(record)
    return game.setup.new(complete(game, record.settings), record.seed)


def replay(record: Record) -> State:
    """The state after the last action; raises BadInput at the first one that is not legal."""
    game = game_of(record)
    state = opening(record)
    for number, (seat, act) in enumerate(record.actions, 1):
        advance(game, state, seat, act, f"Action {number} of the record")
    return state


def advance(game: Game, state: State, seat: int, act: int, where: str) -> None:
    """Play one action of a record; `where` begins the sentence that refuses it."""
    if state.mover() != seat:
        raise BadInput(f"{where} is by seat {seat}, but seat {state.mover()} is asked.")
    out = Options()
    fill(state, out)
    if not out.has(act):
        raise BadInput(f"{where}, '{game.notation.format(act)}', is not possible there.")
    play(state, act)


def write(record: Record) -> str:
    """The record as text; `read` gives the same record back.

    Of the options it names the number of players and what is not as usual by its rules version.
    """
    game = game_of(record)
    named = unusual(game, record.settings)
    shown = " ".join(f"{name}={plain(value)}" for name, value in named.items())
    lines = [
        f"bastide {FORMAT}",
        f"game {record.game}",
        f"options {shown}",
        f"seats {' | '.join(record.seats)}",
        f"seed {record.seed}",
        f"rules {record.rules}",
        "",
    ]
    lines += [f"{seat} {game.notation.format(act)}" for seat, act in record.actions]
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record that a text holds; raises BadInput with the number of the line."""
    lines = text.splitlines()
    header: dict[str, str] = {}
    at = 0
    for at, line in enumerate(lines):
        if not line.strip():
            break
        word, _, rest = line.partition(" ")
        if word in header or word not in ("bastide", "game", "options", "seats", "seed", "rules"):
            raise BadInput(f"Line {at + 1} of the record, '{line[:40]}', is not a header line.")
        header[word] = rest.strip()
    for word in ("bastide", "game", "seed", "rules"):
        if word not in header:
            raise BadInput(f"The record has no line that begins with '{word}'.")
    if header["bastide"] != str(FORMAT):
        raise BadInput(f"The record has format '{header['bastide'][:20]}', not {FORMAT}.")
    rules = _whole(header["rules"], "rules version")
    game = registry.game(header["game"]).by_rules(rules)
    settings = complete(game, _settings(header.get("options", "")))
    record = Record(
        game.name,
        settings,
        _whole(header["seed"], "seed"),
        rules,
        _seats(header.get("seats", ""), int(settings["players"])),
    )
    for number, line in enumerate(lines[at + 1 :], at + 2):
        if line.strip() and not line.startswith("#"):
            seat, _, move = line.strip().partition(" ")
            if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
                raise BadInput(f"Line {number} of the record does not begin with a seat's number.")
            try:
                record.actions.append((int(seat), game.notation.parse(move)))
            except BadInput as problem:
                raise BadInput(f"Line {number} of the record: {problem}") from None
    return record


def _seats(text: str, players: int) -> list[str]:
    names = [name.strip() for name in text.split("|")] if text else []
    if names and len(names) != players:
        raise BadInput(f"The record names {len(names)} seats for {players} players.")
    return names


def _settings(text: str) -> dict[str, Setting]:
    settings: dict[str, Setting] = {}
    for part in text.split():
        name, sign, value = part.partition("=")
        if not sign:
            raise BadInput(f"'{part[:40]}' in the options is not of the form name=value.")
        settings[name] = setting(value)
    return settings


def _whole(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 30):
        raise BadInput(f"The {name} of the record, '{text[:40]}', is not a whole number.")
    return int(text)
