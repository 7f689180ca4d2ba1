"""A worker: reads positions from its input, one per line, and writes what it would play."""

import os
import signal
import sys

import msgspec

from bastide.bots import analysis, hints, levels
from bastide.engine import registry
from bastide.engine.messages import Message
from bastide.engine.seat import Seat
from bastide.server.thinking.pool import (
    ANALYSIS,
    COMPARE,
    HINT,
    REVIEW,
    Answer,
    Ranked,
    Said,
    Thought,
)


def answer(thought: Thought) -> Answer:
    """What a bot of that level chooses on that chair; or what else is asked."""
    game = registry.game(thought.game).by_rules(thought.rules)
    state = game.positions.from_document(thought.position, thought.settings)
    seat = Seat(game, state, thought.seat)
    if thought.level == ANALYSIS:
        options = seat.options()
        found = hints.findings(seat, thought.seed) if len(options) > 1 else []
        return Answer(options[0], best=[Ranked(each.act, each.share) for each in found])
    if thought.level == HINT:
        act, reason = hints.hint(seat, thought.seed)
        return Answer(act, said(reason))
    if thought.level == REVIEW:
        made = analysis.reviewed(seat, thought.acts[0], thought.iterations, thought.seed)
        return Answer(made.best, chances=made.chances, after=made.after, why=made.reasons)
    if thought.level == COMPARE:
        worth = analysis.worths(seat, thought.acts, thought.iterations, thought.seed)
        ranked = [Ranked(act, share) for act, share in zip(thought.acts, worth, strict=True)]
        return Answer(thought.acts[0], best=ranked)
    return Answer(levels.make(f"level:{thought.level}", thought.seed).choose(seat))


def said(message: Message) -> Said:
    """A message as it travels."""
    return Said(
        message.id,
        {
            key: said(value) if isinstance(value, Message) else value
            for key, value in message.args.items()
        },
    )


def main() -> None:
    """Answer until the server closes the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decode = msgspec.json.Decoder(Thought).decode
    for line in sys.stdin.buffer:
        thought = msgspec.json.encode(answer(decode(line))) + b"\n"
        try:
            os.write(sys.stdout.fileno(), thought)
        except BrokenPipeError:
            return  # the server is gone


if __name__ == "__main__":
    main()
