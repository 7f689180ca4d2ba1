"""Why one option is better than another: what it changes of what the learned value looks at."""

# not compiled: asked for the mistakes of one game

from bastide.bots.follow import Adviser
from bastide.bots.net import Net
from bastide.bots.weights import learned
from bastide.engine.advice import Features
from bastide.engine.flow import State, apply, fill
from bastide.engine.rng import Rng
from bastide.engine.seat import Seat

IMAGININGS = 6
"""Imagined tables on which both options are tried."""
STEPS = 4
"""Places between the two positions at which the value's slope is taken."""
SURE = 3.0
"""What the end of a game counts as, in strength."""
MOST = 2
LEAST = 0.15
"""A reason makes up at least this part of all that speaks for the better option."""

CONCERNS = {
    "hand": "cards",
    "own cards": "cards",
    "own stored cards": "cards",
    "own hardly a card": "cards",
    "own letters": "letters",
    "own bonus letters": "letters",
    "own points": "points",
    "own victory points": "points",
    "promise": "points",
    "bonus": "points",
    "city": "built",
    "owned": "built",
    "own built": "built",
    "own buildings": "built",
    "own production": "goods",
    "own goods": "goods",
    "own sale": "goods",
    "filled": "goods",
    "goods": "goods",
    "own posts": "posts",
    "own city posts": "posts",
    "own black posts": "posts",
    "own best post": "sites",
    "own sites": "sites",
    "own keys": "keys",
    "own coins": "coins",
    "own coin": "coins",
    "own no coin": "coins",
    "own three coins": "coins",
    "own wood": "stock",
    "own stone": "stock",
    "own fish": "stock",
    "own wheat": "stock",
    "own stock": "stock",
    "own food": "food",
    "own spare food": "food",
    "own workers": "workers",
    "own best build": "next-building",
    "own best building": "next-building",
    "own builds left": "time",
    "own rounds left": "time",
    "own phases": "time",
    "own turns": "tempo",
    "own tempo": "tempo",
    "turn in": "time",
    "round": "time",
    "own castle": "points",
    "own watchtower": "points",
    "governor in": "time",
    "bids after": "time",
    "first player in": "time",
    "own turns by link": "link",
    "own link": "link",
    "own bonuses": "bonuses",
    "own groups": "bonuses",
    "group": "bonuses",
    "own display": "display",
    "display": "display",
    "stack": "display",
    "own settlements": "settlements",
    "objective": "objectives",
    "own objectives": "objectives",
    "for sale": "for-sale",
    "role": "roles",
    "roles": "roles",
    "region": "regions",
    "rival link": "rival-link",
    "rival": "rival",
}
"""The beginnings of names of features, and what they are to people: the longest that fits."""


def concern(name: str) -> str:
    """What a feature is about, to people; nothing where that cannot be said."""
    words = name.split()
    for count in range(len(words), 0, -1):
        found = CONCERNS.get(" ".join(words[:count]))
        if found:
            return found
    return ""


def reasons(seat: Seat, better: int, worse: int, rng: Rng) -> list[str]:
    """Up to two ids of messages, the weightiest first: what speaks for the better option.

    Both are played on to the next calm position on the same imagined tables; what the learned value
    gains from one position to the other is shared out among the features that changed. Where one of
    them ends the game, that is the reason.
    """
    first = seat.imagine(rng)
    net = learned(seat.game, int(first.players))
    if net is None:
        return []
    names = seat.game.features.names()
    total: dict[str, float] = {}
    for _ in range(IMAGININGS):
        imagined = seat.imagine(rng)
        after, before = played_on(seat, imagined.clone(), better), played_on(seat, imagined, worse)
        if after.is_over() or before.is_over():
            total["end"] = total.get("end", 0.0) + SURE
            continue
        for at, gain in gains(net, position(seat, before), position(seat, after)).items():
            about = concern(names[at])
            if about:
                total[about] = total.get(about, 0.0) + gain
    speaking = {about: gain for about, gain in total.items() if gain > 0.0}
    enough = LEAST * sum(speaking.values())
    best = sorted(speaking, key=lambda about: (-speaking[about], about))[:MOST]
    return [f"bot-why-{about}" for about in best if speaking[about] >= enough]


def played_on(seat: Seat, state: State, act: int) -> State:
    """The next calm position behind an option, or the end."""
    adviser = Adviser(seat.game)
    fill(state, adviser.out)
    apply(state, act, adviser.out)
    adviser.follow(state)
    return state


def position(seat: Seat, state: State) -> dict[int, float]:
    """The features of the seat."""
    seen = Features()
    seat.game.features.fill(state, seat.number, seen)
    return {int(seen.at[k]): float(seen.values[k]) for k in range(int(seen.count))}


def gains(net: Net, here: dict[int, float], there: dict[int, float]) -> dict[int, float]:
    """How much each feature that changed adds to the strength, on the straight way between."""
    hidden = int(net.hidden)
    into, bias, out = net.into, net.bias, net.out
    changed = {
        at: there.get(at, 0.0) - here.get(at, 0.0)
        for at in sorted(here.keys() | there.keys())
        if there.get(at, 0.0) != here.get(at, 0.0)
    }
    sums = [
        bias[j] + sum(x * into[at * hidden + j] for at, x in here.items()) for j in range(hidden)
    ]
    moves = [sum(x * into[at * hidden + j] for at, x in changed.items()) for j in range(hidden)]
    slopes = [0.0] * hidden
    for step in range(STEPS):
        way = (step + 0.5) / STEPS
        for j in range(hidden):
            if sums[j] + way * moves[j] > 0.0:
                slopes[j] += out[j] / STEPS
    return {
        at: x * sum(slopes[j] * into[at * hidden + j] for j in range(hidden))
        for at, x in changed.items()
    }
