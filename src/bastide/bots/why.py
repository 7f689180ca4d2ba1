"""Why a hint is good, as people count it: what it gains, keeps, prevents beside another move."""

# not compiled: asked once, by a person

from collections.abc import Iterator
from dataclasses import dataclass, field

from bastide.bots.follow import Adviser
from bastide.bots.net import Net
from bastide.bots.reasons import concern, gains, position
from bastide.bots.weights import learned
from bastide.engine.flow import State, apply, fill
from bastide.engine.messages import Argument, Message
from bastide.engine.rng import Rng
from bastide.engine.seat import Seat

IMAGININGS = 12
"""Imagined tables on which both options are tried."""
FAR = 40
"""Answers after which nobody waits any longer for the seat's next turn."""
MOST = 3
LEAST = 0.1
"""A reason makes up at least this part of all that speaks for the option..."""
LEAST_VAGUE = 0.2
"""...and this part where nothing can be counted."""
SEEN = 0.5
"""Less of anything is no difference that people see."""
ORDER = ("first", "second", "third")


@dataclass
class Compared:
    """What became of both options, each on the same imagined tables."""

    tried: int = 0
    ended: int = 0
    """On how many of them one of the options ended the game."""
    weight: dict[str, float] = field(default_factory=dict)
    """How much of the value each concern makes up."""
    gained: dict[str, float] = field(default_factory=dict)
    """How much more the seat has of what people count."""
    grown: dict[str, float] = field(default_factory=dict)
    """How much more than before the move."""
    prevented: dict[str, float] = field(default_factory=dict)
    """How much less the others have, together."""


@dataclass(frozen=True)
class Reason:
    """Of what, whether it is gained, kept, prevented or used better, and how much."""

    thing: str
    kind: str
    much: float = 0.0


def why(seat: Seat, better: int, worse: int, rng: Rng) -> Message | None:
    """Up to three reasons, as what the better option does; None where there is nothing to say."""
    return sentence(list(reasons(difference(seat, better, worse, rng))))


def difference(seat: Seat, better: int, worse: int, rng: Rng) -> Compared:
    """How the two options differ; nothing where no value was learned."""
    compared = Compared()
    net = learned(seat.game, int(seat.imagine(rng).players))
    if net is not None:
        for _ in range(IMAGININGS):
            compare(compared, net, seat, seat.imagine(rng), (better, worse))
    return compared


def compare(
    compared: Compared, net: Net, seat: Seat, imagined: State, acts: tuple[int, int]
) -> None:
    """Play both options on to the seat's next turn, and add up how the two differ."""
    game = seat.game
    after, before = (next_turn(seat, imagined.clone(), act) for act in acts)
    compared.tried += 1
    if after.is_over() or before.is_over():
        compared.ended += 1
        return
    names = game.features.names()
    for at, gain in gains(net, position(seat, before), position(seat, after)).items():
        about = concern(names[at])
        if about:
            compared.weight[about] = compared.weight.get(about, 0.0) + gain
    for each in range(int(imagined.players)):
        now, one, other = (game.scoring.counts(it, each) for it in (imagined, after, before))
        for thing in one:
            if each != seat.number:
                add(compared.prevented, thing, other[thing] - one[thing])
                continue
            add(compared.gained, thing, one[thing] - other[thing])
            add(compared.grown, thing, one[thing] - now[thing])


def add(to: dict[str, float], thing: str, much: float) -> None:
    """Note its share of the mean."""
    to[thing] = to.get(thing, 0.0) + much / IMAGININGS


def next_turn(seat: Seat, state: State, act: int) -> State:
    """The table when the seat comes to its next calm question, or the end."""
    adviser = Adviser(seat.game)
    fill(state, adviser.out)
    apply(state, act, adviser.out)
    adviser.follow(state)
    for _ in range(FAR):
        if state.is_over() or state.mover() == seat.number:
            break
        adviser.weigh(state)
        apply(state, adviser.out.acts[adviser.best()], adviser.out)
        adviser.follow(state)
    return state


def reasons(compared: Compared) -> Iterator[Reason]:
    """The weightiest concerns, each once, then what else people see; little of it is vague."""
    if compared.ended > compared.tried // 2:
        yield Reason("end", "better")
        return
    speaking = {about: gain for about, gain in compared.weight.items() if gain > 0.0}
    total = sum(speaking.values())
    said: dict[str, Reason] = {}
    put_off: list[Reason] = []
    vague = False
    for about in sorted(speaking, key=lambda about: (-speaking[about], about)):
        reason = counted(compared, about)
        if speaking[about] < LEAST * total:
            break
        if reason.kind == "better" and (vague or speaking[about] < LEAST_VAGUE * total):
            put_off.append(reason)
        elif len(said) < MOST:
            said.setdefault(reason.thing, reason)
            vague = vague or reason.kind == "better"
    for thing, much in compared.gained.items():
        if much >= SEEN and len(said) < MOST and compared.weight.get(thing, 0.0) >= 0.0:
            said.setdefault(thing, counted(compared, thing))
    yield from said.values()
    if len(said) < 2:
        yield from put_off[:1]


def counted(compared: Compared, about: str) -> Reason:
    """What people see of a concern."""
    if about.startswith("rival"):
        seen = {
            thing: much
            for thing, much in compared.prevented.items()
            if much >= SEEN and about in ("rival", f"rival-{thing}")
        }
        if not seen:
            return Reason(about, "better")
        thing = max(sorted(seen), key=lambda thing: seen[thing])
        return Reason(thing, "prevent", seen[thing])
    thing = "letters" if about == "points" and "letters" in compared.gained else about
    much = compared.gained.get(thing, 0.0)
    if much < SEEN:
        return Reason(thing, "better")
    return Reason(thing, "gain" if compared.grown[thing] > 0.0 else "keep", much)


def sentence(found: list[Reason]) -> Message | None:
    """What the option does, joined: things that are gained, those that are kept, and so on."""
    doing: list[Message] = []
    for kind in dict.fromkeys(reason.kind for reason in found):
        same = [reason for reason in found if reason.kind == kind]
        own = [reason for reason in same if reason.thing == "link" or kind == "better"]
        things = [
            Message(f"bot-hint-{reason.thing}", {"kind": kind, "count": round(reason.much)})
            for reason in same
            if reason not in own
        ]
        if things:
            doing.append(Message(f"bot-hint-{kind}", {"things": joined(things)}))
        doing += [
            Message(f"bot-hint-{reason.thing}", {"kind": kind, "count": round(reason.much)})
            for reason in own
        ]
    return joined(doing) if doing else None


def joined(parts: list[Message]) -> Message:
    """One, two or three of them in a row."""
    if len(parts) == 1:
        return parts[0]
    args: dict[str, Argument] = dict(zip(ORDER, parts, strict=False))
    return Message(f"bot-hint-join-{len(parts)}", args)
