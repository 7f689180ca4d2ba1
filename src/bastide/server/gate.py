"""The gate: everything that a viewer is told about a game is made here, from `Game.view`.

Nothing else in the server reads the state of a game in order to send something.
"""

from collections.abc import Iterable
from functools import cached_property

import msgspec
from msgspec import UNSET, UnsetType

from bastide.engine.game import Decision, Json
from bastide.engine.messages import Message
from bastide.server import pad, saying, traces, wire
from bastide.server.chairs import Viewer
from bastide.server.course import Course, Move
from bastide.server.tried import in_vain

LINES = 1000
"""Numbers reserved for the log lines of one entry of the journal."""
LOG_LENGTH = 120
"""Lines in a snapshot; earlier ones are asked for over HTTP."""


def event_number(entry: int) -> int:
    """The number of the last thing that an entry of the journal can tell."""
    return entry * LINES + LINES - 1


class Gate:
    """One course as one viewer may see it, in one language."""

    def __init__(
        self, course: Course, names: list[str], viewer: Viewer, looking: int, lang: str
    ) -> None:
        self.course = course
        self.game = course.game
        self.names = names
        self.viewer = viewer
        self.looking = looking
        """The seat whose view is shown, or -1 for the public one."""
        self.lang = lang

    def say(self, message: Message) -> str:
        """A message in the viewer's language."""
        return saying.say(message, self.lang, self.names, self.looking)

    def args(self, message: Message) -> wire.Args:
        """The arguments of a message, for pages that say it themselves."""
        return {
            key: wire.Message(value.id, self.args(value)) if isinstance(value, Message) else value
            for key, value in message.args.items()
        }

    def view(self) -> msgspec.Raw:
        """The table as the seat sees it."""
        return msgspec.Raw(msgspec.json.encode(self.seen))

    @cached_property
    def seen(self) -> Json:
        """The same, before it is written down."""
        return self.game.view(self.course.match.state, self.looking)

    # --- the question ---

    def decision(self, stand_in: bool) -> wire.Decision | None:
        """The pending question, with its options if it is the viewer's."""
        found = self.course.match.decision
        if found is None:
            return None
        mine = found.seat in self.viewer.seats and found.seat == self.looking and not stand_in
        asked = found.question
        return wire.Decision(
            seat=found.seat,
            mine=mine,
            question=asked.id if mine else "",
            asked=self.say(asked) if mine else "",
            args=self.args(asked) if mine else {},
            remaining=found.remaining if mine else 1,
            options=[self.option(act) for act in found.options] if mine else [],
            pool=self.pool(found) if mine else [],
            marks=self.marks(found) if mine else [],
            refused=self.refused(found) if mine else [],
            price=self.due(found.seat) if mine else UNSET,
        )

    def refused(self, found: Decision) -> list[wire.Refusal]:
        """Why other things in view cannot be chosen."""
        state = self.course.match.state
        mine = self.seen["seats"][found.seat] if "seats" in self.seen else self.seen
        return [
            wire.Refusal(target, self.say(no.message), no.rule)
            for target, no in in_vain(self.game, state, found.options, mine).items()
        ]

    def due(self, seat: int) -> wire.Price | UnsetType:
        """What is to be paid, if the question is how: as the game says, or as chosen before."""
        state = self.course.match.state
        if not state.kinds[state.stack[state.top]].pays:
            return UNSET
        last = self.course.moves[-1] if self.course.moves else None
        chosen = last.price if last is not None and last.seat == seat else []
        return self.price(self.game.due(state) or chosen)

    def price(self, causes: list[tuple[Message, int]]) -> wire.Price | UnsetType:
        """A price, cause by cause; nothing where nothing is paid."""
        rows = [wire.PriceRow(self.say(label), amount) for label, amount in causes]
        return wire.Price(rows, max(0, sum(row.amount for row in rows))) if rows else UNSET

    def option(self, act: int) -> wire.Option:
        """One option; where nothing on the table stands for it, its first word is its target."""
        state = self.course.match.state
        text = self.game.word(act)
        price = self.price(self.game.price(state, act))
        targets = self.game.targets(state, act) or [text.split()[0]]
        return wire.Option(act, text, self.say(self.game.label(state, act)), targets, price)

    def marks(self, found: Decision) -> list[wire.Mark]:
        """Every thing that may be ticked, with its action."""
        state = self.course.match.state
        return [
            wire.Mark(target, act)
            for act in dict.fromkeys(found.pool)
            for target in self.game.targets(state, act)
        ]

    def pool(self, found: Decision) -> list[str]:
        """The things that may be ticked."""
        return list(dict.fromkeys(mark.target for mark in self.marks(found)))

    # --- taking back ---

    def undo(self) -> wire.Undo:
        """Whether the viewer may take something back."""
        match = self.course.match
        for seat in self.viewer.seats:
            steps = match.undoable(seat)
            if steps:
                # whoever shares the device does not read which card another one paid with
                mine = seat == self.looking
                label = self.say(self.course.moves[-1].label) if mine else UNSET
                return wire.Undo(True, steps, label)
        if not self.viewer.seats or not self.course.moves:
            return wire.Undo(False)
        last = self.course.moves[-1].seat
        barrier = match.barrier if last in self.viewer.seats else "other-seat"
        return wire.Undo(False, reason=self.say(Message(f"undo-barrier-{barrier}")))

    # --- the log ---

    def lines(self, moves: Iterable[Move], before: int) -> list[wire.LogLine]:
        """What those moves may tell the viewer; `before` moves came ahead of them."""
        state = self.course.match.state
        told: list[wire.LogLine] = []
        for count, move in enumerate(moves, before + 1):
            index = 0
            for event in move.events:
                if not event.is_known_to(self.looking):
                    continue
                message = self.game.report(state, event)
                index += 1
                told.append(
                    wire.LogLine(
                        n=move.number * LINES + min(index, LINES - 2),
                        move=count,
                        round=move.round,
                        step=move.step,
                        seat=event.seat,
                        kind=message.id,
                        args=self.args(message),
                        text=self.say(message),
                        gain=traces.gained(message),
                        cost=traces.paid(message),
                        sub=index > 1,
                        targets=traces.pointed(message, event.seat),
                    )
                )
        return told

    def log(self, most: int = LOG_LENGTH) -> list[wire.LogLine]:
        """The last lines."""
        moves = self.course.moves
        first = max(0, len(moves) - most)
        return self.lines(moves[first:], first)[-most:]

    # --- the end ---

    def scores(self) -> wire.Scores | UnsetType:
        """The score pad, once the game is over."""
        return pad.scores(self) if self.course.is_over else UNSET
