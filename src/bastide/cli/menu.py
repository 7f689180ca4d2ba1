"""What may be answered now, as numbered choices."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bastide.cli.look import Look
from bastide.engine.flow import Frame, Options, State, options
from bastide.engine.game import Decision, Game
from bastide.engine.match import Match

STOPPING = ("pass", "done", "stop")
"""The notation of the moves that do nothing more; they have the number 0."""


@dataclass
class Choice:
    """One line to choose."""

    number: int
    act: int
    word: str
    """The move in the notation of records."""
    label: str
    targets: list[str]
    price: list[tuple[str, int]] = field(default_factory=list)
    marked: bool = False


@dataclass
class Menu:
    """A question and its choices."""

    question: str
    least: int
    remaining: int
    choices: list[Choice]
    takes_several: bool
    """Whether choices are marked first and played together."""

    def numbered(self, number: int) -> Choice | None:
        """The choice of that number."""
        return next((choice for choice in self.choices if choice.number == number), None)

    @property
    def marked(self) -> list[Choice]:
        """The choices marked so far."""
        return [choice for choice in self.choices if choice.marked]


def menu(match: Match, decision: Decision, look: Look) -> Menu:
    """The pending question as the person who is asked sees it."""
    several = decision.remaining > 1 and bool(decision.pool)
    acts = list(decision.pool) if several else []
    acts += [act for act in decision.options if act not in acts]
    choices: list[Choice] = []
    number = 0
    for act in acts:
        word = match.game.notation.format(act)
        if word not in STOPPING:
            number += 1
        choices.append(_choice(match, act, word, 0 if word in STOPPING else number, look))
    return Menu(look.say(decision.question), decision.least, decision.remaining, choices, several)


def _choice(match: Match, act: int, word: str, number: int, look: Look) -> Choice:
    game = match.game
    rows = game.targets.price(match.state, act)
    return Choice(
        number,
        act,
        word,
        look.say(game.speech.label(match.state, act)),
        game.targets.targets(match.state, act),
        [(look.say(cause), amount) for cause, amount in rows],
    )


@dataclass
class Plan:
    """Marked choices in an order in which they can be played."""

    acts: list[int]
    """What is really decided; the engine takes the only option left by itself."""
    lacks_more: bool
    """Whether the question cannot end before more is marked."""


def planned(game: Game, state: State, marks: list[int]) -> Plan | None:
    """How to play all that is marked and end the question there; None if it does not go together.

    Games offer sets in one order only, mostly the ascending one, so that is tried first.
    """
    found = _ordered(state, options(state), marks)
    if found is None:
        return None
    acts, after, left = found
    stops = [act for act in left if game.notation.format(act) in STOPPING]
    if stops and _is_asked(after, left):
        acts = [*acts, stops[0]]
    return Plan(acts, bool(left) and not stops)


def _ordered(
    state: State, offered: list[int], marks: list[int]
) -> tuple[list[int], State, list[int]] | None:
    """The decisions that take all the marks, the state after them, what is still offered there."""
    if not marks:
        return [], state, offered
    for act in sorted(set(marks)):
        if act not in offered:
            continue
        after, then = _taken(state, act)
        rest = list((Counter(marks) - Counter([act])).elements())
        found = _ordered(after, then, rest) if then or not rest else None
        if found is not None:
            decided = [act] if _is_asked(state, offered) else []
            return [*decided, *found[0]], *found[1:]
    return None


def _is_asked(state: State, offered: list[int]) -> bool:
    """Whether a question that offers this waits for an answer."""
    return len(offered) > 1 or state.frames[state.stack[state.top]].asks_forced(state)


def _taken(state: State, act: int) -> tuple[State, list[int]]:
    """The state after one answer, and what the same question offers then; nothing when it ends."""
    after = state.clone()
    top = after.top
    kind = after.stack[top]
    frame: Frame[Any] = after.frames[kind]
    frame.take(after, act)
    out = Options()
    if after.top == top and after.stack[top] == kind:
        frame.advance(after, out)
    return after, out.listed()
