"""The score pad: who won, where the points came from, and the moves that turned the game."""

from collections import Counter
from collections.abc import Hashable

from msgspec import UNSET, UnsetType

from bastide.engine.messages import Message
from bastide.engine.story import Line
from bastide.server import wire
from bastide.server.model.live_game import PUBLIC
from bastide.server.views.viewer_messages import GameView

TURNING = 3
"""How many turning points are shown."""


def scores(shown: GameView) -> wire.Scores | UnsetType:
    """Everything about the end of a game, once it is over; made once for all who look alike."""
    if not shown.live_game.is_over:
        return UNSET
    key = (shown.lang, shown.view_seat, *shown.names)
    sheets: dict[Hashable, wire.Scores] = shown.live_game.sheets
    if key not in sheets:
        sheets[key] = _sheet(shown)
    return sheets[key]


def _sheet(shown: GameView) -> wire.Scores:
    game, live_game = shown.game, shown.live_game
    state = live_game.match.state
    totals = game.scoring.scores(state)
    winners = game.scoring.winners(state)
    pads = [game.scoring.breakdown(state, seat) for seat in range(len(totals))]
    sources = list(dict.fromkeys(source for pad in pads for source in pad))
    return wire.Scores(
        totals=totals,
        winners=winners,
        sources=[
            wire.ScoreSource(source, [pad.get(source, 0) for pad in pads]) for source in sources
        ],
        rounds=[[points[seat] for points in live_game.by_round] for seat in range(len(totals))],
        shares=shares(shown, len(totals)),
        turning=turning(shown, winners[0]),
        tie=tie(shown, winners),
    )


# --- what each seat did ---


def shares(shown: GameView, players: int) -> list[wire.Share]:
    """How often each seat did what its turns are about, the most usual thing first."""
    counts: dict[str, Counter[int]] = {}
    names: dict[str, Message] = {}
    for move in shown.live_game.moves:
        for seat, what in move.deeds:
            names[what.id] = what
            counts.setdefault(what.id, Counter())[seat] += 1
    usual = sorted(counts, key=lambda id: (-counts[id].total(), id))
    return [
        wire.Share(shown.say(names[id]), [counts[id][seat] for seat in range(players)])
        for id in usual
    ]


# --- turning points ---


def lead(points: list[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    return points[seat] - max(other for at, other in enumerate(points) if at != seat)


def turning(shown: GameView, winner: int) -> list[wire.TurningPoint]:
    """The moves that changed the winner's lead most, in the order in which they were played.

    Games that know a winner and no points have no lead.
    """
    live_game = shown.live_game
    if all(abs(points) <= 1 for points in live_game.moves[-1].points):
        return []
    leads = [lead(points, winner) for points in live_game.points]
    swings = {count: abs(leads[count] - leads[count - 1]) for count in range(1, len(leads))}
    largest = sorted(swings, key=lambda count: (-swings[count], count))[:TURNING]
    return [
        wire.TurningPoint(
            event=count,
            step=live_game.moves[count - 1].step,
            text=" ".join(shown.say(message) for message in headline(shown, count - 1)),
            before=leads[count - 1],
            after=leads[count],
        )
        for count in sorted(largest)
        if swings[count]
    ]


def told(shown: GameView, count: int) -> list[tuple[int, Line]]:
    """What everybody was told about a move, and of whom."""
    events = shown.live_game.moves[count].events
    state = shown.live_game.match.state
    return [
        (event.seat, shown.game.speech.line(state, event))
        for event in events
        if event.is_known_to(PUBLIC)
    ]


def headline(shown: GameView, count: int) -> list[Message]:
    """The one or two lines of a move that are about points, else its first line."""
    lines = [line for _, line in told(shown, count)]
    if not lines:
        return [shown.live_game.moves[count].label]
    most = sorted(lines, key=lambda line: line.points, reverse=True)[:2]
    chosen = [it for it in lines if any(it is one for one in most) and it.points]
    found = [*deed_before(shown, count, chosen), *(chosen or lines[:1])]
    return [line.message for line in found]


def deed_before(shown: GameView, count: int, chosen: list[Line]) -> list[Line]:
    """What a line is a note to, such as the building where it only says that it stands there."""
    if not any(line.under and line.note for line in chosen):
        return []
    seat = shown.live_game.moves[count].seat
    while count >= 0 and shown.live_game.moves[count].seat == seat:
        found = [
            line for doer, line in told(shown, count) if doer == seat and line.counts_as is not None
        ]
        if found:
            return found[:1]
        count -= 1
    return []


# --- ties ---


def tie(shown: GameView, winners: list[int]) -> wire.Tie | UnsetType:
    """What decided between those who are ahead with equal points, and the rule that says so."""
    if len(shown.game.scoring.tied(shown.live_game.match.state)) < 2:
        return UNSET
    shared = "yes" if len(winners) > 1 else "no"
    game, rule = shown.game, shown.game.scoring.tie_rule
    text = Message(f"{game.prefix.lower()}-tie", {"shared": shared}) if rule else Message("tie")
    return wire.Tie(shown.say(text), rule)
