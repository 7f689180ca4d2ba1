"""What may be answered now, as numbered choices."""

from collections import Counter
from dataclasses import dataclass, field

from bastide.cli.look import Look
from bastide.engine.flow import State, options, play
from bastide.engine.game import Decision, Game, decision
from bastide.engine.match import Match

STOPPING = ("pass", "done")
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


def menu(match: Match, asked: Decision, look: Look) -> Menu:
    """The pending question as the person who is asked sees it."""
    several = asked.remaining > 1 and bool(asked.pool)
    acts = list(asked.pool) if several else []
    acts += [act for act in asked.options if act not in acts]
    choices: list[Choice] = []
    number = 0
    for act in acts:
        word = match.game.word(act)
        if word not in STOPPING:
            number += 1
        choices.append(_choice(match, act, word, 0 if word in STOPPING else number, look))
    return Menu(look.say(asked.question), asked.remaining, choices, several)


def _choice(match: Match, act: int, word: str, number: int, look: Look) -> Choice:
    game = match.game
    rows = game.price(match.state, act)
    return Choice(
        number,
        act,
        word,
        look.say(game.label(match.state, act)),
        game.targets(match.state, act),
        [(look.say(cause), amount) for cause, amount in rows],
    )


def in_order(game: Game, state: State, acts: list[int]) -> list[int] | None:
    """The marked actions in an order in which they can be played, or None.

    Games offer sets in one order only, mostly the ascending one, so that is tried first.
    """
    if not acts:
        return []
    offered = options(state)
    for act in sorted(set(acts)):
        if act not in offered:
            continue
        after = state.clone()
        play(after, act)
        rest = list((Counter(acts) - Counter([act])).elements())
        if rest and not _asks_on(game, state, after, 1):
            continue
        following = in_order(game, after, rest)
        if following is not None:
            return [act, *following]
    return None


def finishing(game: Game, state: State, acts: list[int]) -> list[int] | None:
    """Playable actions with the one that ends the question; None when more must be marked."""
    after = state.clone()
    for act in acts:
        play(after, act)
    if not _asks_on(game, state, after, len(acts)):
        return acts
    stops = [act for act in options(after) if game.word(act) in STOPPING]
    return [*acts, stops[0]] if stops else None


def _asks_on(game: Game, before: State, after: State, played: int) -> bool:
    """Whether, so many answers later, the same question is still open."""
    first, then = decision(game, before), decision(game, after)
    return (
        first is not None
        and then is not None
        and (first.seat, first.question.id) == (then.seat, then.question.id)
        and first.remaining - played == then.remaining
    )
