"""Everything that a viewer is told about a game is made here, from `Knowledge.view`.

Nothing else in the server reads the state of a game in order to send something.
"""

import asyncio
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable
from functools import cached_property

import msgspec
from msgspec import UNSET, UnsetType

from bastide.engine.game import Decision
from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.engine.story import Amount
from bastide.server import wire
from bastide.server.model.live_game import PIECE, LiveGame, Move
from bastide.server.model.viewer import Viewer
from bastide.server.views import message_cache
from bastide.server.views.closed_targets import in_vain

LINES = 1000
"""Numbers reserved for the log lines of one entry of the journal."""
LOG_LENGTH = 120
"""Lines in a snapshot; earlier ones are asked for over HTTP."""

LATEST = 1 << 40
"""A number that no line has yet."""


def event_number(entry: int) -> int:
    """The number of the last thing that an entry of the journal can tell."""
    return entry * LINES + LINES - 1


class GameView:
    """One game as one viewer may see it, in one language."""

    def __init__(
        self, live_game: LiveGame, names: list[str], viewer: Viewer, view_seat: int, lang: str
    ) -> None:
        self.live_game = live_game
        self.game = live_game.game
        self.names = names
        self.viewer = viewer
        self.view_seat = view_seat
        """The seat whose view is shown, or -1 for the public one."""
        self.lang = lang

    def say(self, message: Message) -> str:
        """A message in the viewer's language."""
        return message_cache.say(message, self.lang, self.names, self.view_seat)

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
        return self.game.knowledge.view(self.live_game.match.state, self.view_seat)

    # --- the question ---

    def decision(self, stand_in: bool) -> wire.Decision | None:
        """The pending question, with its options if it is the viewer's."""
        found = self.live_game.match.decision
        if found is None:
            return None
        mine = found.seat in self.viewer.seats and found.seat == self.view_seat and not stand_in
        question = found.question
        return wire.Decision(
            seat=found.seat,
            mine=mine,
            question=question.id if mine else "",
            text=self.say(question) if mine else "",
            args=self.args(question) if mine else {},
            least=found.least if mine else 1,
            remaining=found.remaining if mine else 1,
            options=[self.option(act) for act in found.options] if mine else [],
            pool=self.pool(found) if mine else [],
            marks=self.marks(found) if mine else [],
            refused=self.refused(found) if mine else [],
            price=self.due(found.seat) if mine else UNSET,
        )

    def refused(self, found: Decision) -> list[wire.Refusal]:
        """Why other things in view cannot be chosen."""
        state = self.live_game.match.state
        mine = self.seen["seats"][found.seat] if "seats" in self.seen else self.seen
        return [
            wire.Refusal(target, self.say(no.message), no.rule)
            for target, no in in_vain(self.game, state, found.options, mine).items()
        ]

    def due(self, seat: int) -> wire.Price | UnsetType:
        """What is to be paid, if the question is how: as the game says, or as chosen before."""
        state = self.live_game.match.state
        if not state.frames[state.stack[state.top]].is_payment:
            return UNSET
        last = self.live_game.moves[-1] if self.live_game.moves else None
        chosen = last.price if last is not None and last.seat == seat else []
        return self.price(self.game.targets.due(state) or chosen)

    def price(self, causes: list[tuple[Message, int]]) -> wire.Price | UnsetType:
        """A price, cause by cause; nothing where nothing is paid."""
        rows = [wire.PriceRow(self.say(label), amount) for label, amount in causes]
        return wire.Price(rows, max(0, sum(row.amount for row in rows))) if rows else UNSET

    def option(self, act: int) -> wire.Option:
        """One option; where nothing on the table stands for it, its first word is its target."""
        state = self.live_game.match.state
        text = self.game.notation.format(act)
        price = self.price(self.game.targets.price(state, act))
        targets = self.game.targets.targets(state, act) or [text.split()[0]]
        return wire.Option(act, text, self.say(self.game.speech.label(state, act)), targets, price)

    def marks(self, found: Decision) -> list[wire.Mark]:
        """Every thing that may be ticked, with its action."""
        state = self.live_game.match.state
        return [
            wire.Mark(target, act)
            for act in dict.fromkeys(found.pool)
            for target in self.game.targets.targets(state, act)
        ]

    def pool(self, found: Decision) -> list[str]:
        """The things that may be ticked."""
        return list(dict.fromkeys(mark.target for mark in self.marks(found)))

    # --- taking back ---

    def undo(self, skips_forced: Callable[[int], bool]) -> wire.Undo:
        """Whether the viewer may take something back."""
        match = self.live_game.match
        for seat in self.viewer.seats:
            steps = self.live_game.undo_steps(seat, skips_forced(seat))
            if steps:
                # whoever shares the device does not read which card another one paid with
                mine = seat == self.view_seat
                label = self.say(self.live_game.moves[-steps].label) if mine else UNSET
                return wire.Undo(True, steps, label)
        if not self.viewer.seats or not self.live_game.moves:
            return wire.Undo(False)
        last = self.live_game.moves[-1].seat
        barrier = match.barrier if last in self.viewer.seats else "other-seat"
        return wire.Undo(False, reason=self.say(Message(f"undo-barrier-{barrier}")))

    # --- the log ---

    def lines(self, moves: Iterable[Move], before: int) -> list[wire.LogLine]:
        """What those moves may tell the viewer; `before` moves came ahead of them."""
        state = self.live_game.match.state
        told: list[wire.LogLine] = []
        for count, move in enumerate(moves, before + 1):
            index, round = 0, move.round
            for event in move.events:
                if not event.is_known_to(self.view_seat):
                    continue
                line = self.game.speech.line(state, event)
                index += 1
                round = line.opens_round or round
                told.append(
                    wire.LogLine(
                        n=move.number * LINES + min(index, LINES - 2),
                        move=count,
                        round=round,
                        step=move.step,
                        seat=event.seat,
                        kind=line.message.id,
                        args=self.args(line.message),
                        text=self.say(line.message),
                        gain=_amounts(line.gained),
                        cost=_amounts(line.paid),
                        sub=index > 1 or line.opens_round > 0,
                        targets=line.about,
                        under=line.under or UNSET,
                        ahead=line.ahead or UNSET,
                        note=line.note or UNSET,
                        together=line.together or UNSET,
                    )
                )
        return told

    def log(self, most: int = LOG_LENGTH) -> list[wire.LogLine]:
        """The last lines."""
        moves = self.live_game.moves
        first = max(0, len(moves) - most)
        return self.lines(moves[first:], first)[-most:]

    async def pages(self, most: int, before: int = LATEST) -> list[wire.LogLine]:
        """The last lines before a number, however many; others have their turn meanwhile."""
        end = bisect_left(self.live_game.moves, before, key=lambda move: move.number * LINES)
        moves = self.live_game.moves[:end]
        found: deque[wire.LogLine] = deque()
        while end > 0 and len(found) < most:
            first = max(0, end - PIECE)
            lines = self.lines(moves[first:end], first)
            found.extendleft(line for line in reversed(lines) if line.n < before)
            end = first
            await asyncio.sleep(0)
        return list(found)[-most:] if most else []


def _amounts(found: list[Amount]) -> list[wire.Amount]:
    return [wire.Amount(it.what, it.amount) for it in found]
