"""Plays a lesson against the rules and reads its words: no lesson is wrong or stale."""

from collections.abc import Iterator
from typing import Any

from bastide import rulebook
from bastide.engine.flow import options
from bastide.engine.game import Decision
from bastide.engine.match import Match
from bastide.engine.naming import listed
from bastide.lessons.guide import LEARNER, Guide, meant
from bastide.lessons.lesson import ANY, Lesson, Step

MOST_WORDS = {"text": 30, "held": 15, "accepted": 15}
"""How long what a note says may be."""
MOST_ON_CARD = 90


def mistakes(lesson: Lesson, lang: str) -> list[str]:
    """What is wrong with a lesson, one sentence each: first its words, then its line."""
    return [*_wordy(lesson), *_unruly(lesson, lang), *_stuck(lesson)]


def count(text: str) -> int:
    """Words as a reader counts them: a sign of punctuation alone is none."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def _wordy(lesson: Lesson) -> Iterator[str]:
    printed = sum(map(count, lesson.card.words()))
    if printed > MOST_ON_CARD:
        yield f"The card has {printed} words, at most {MOST_ON_CARD} fit."
    for note in lesson.notes:
        for name, most in MOST_WORDS.items():
            words = count(getattr(note, name))
            if words > most:
                yield f"Note {note.id}: '{name}' has {words} words, at most {most} fit."


def _unruly(lesson: Lesson, lang: str) -> Iterator[str]:
    known = rulebook.rules(lesson.game.name, lang)
    for note in lesson.notes:
        if not note.rules:
            yield f"Note {note.id} names no rule."
        for rule in note.rules:
            if rule not in known:
                yield f"Note {note.id}: there is no rule {rule}."


def _stuck(lesson: Lesson) -> Iterator[str]:
    """Plays the line to the first thing that is not so."""
    guide = Guide(lesson)
    match = guide.match()
    for note in lesson.notes:
        for seat, move in note.before:
            decision = question(guide, match)
            problem = _refused(match, decision, seat, move)
            if decision is None or problem:
                yield f"Note {note.id}, before it: {problem}"
                return
            _play(guide, match, _act(match, move))
        for step in note.steps:
            decision = question(guide, match)
            problem = "the game is over." if decision is None else _wrong(match, decision, step)
            if decision is None or problem:
                yield f"Note {note.id}: {problem}"
                return
            if guide.step(match.state) is not step:
                yield f"Note {note.id}: at '{step.moment}' another note is up."
                return
            if step.move:
                _play(guide, match, _act(match, step.move))
            else:
                guide.turn()


def question(guide: Guide, match: Match) -> Decision | None:
    """The next question with a choice; what has one answer is answered."""
    while (decision := match.decision) is not None and len(decision.options) == 1:
        _play(guide, match, decision.options[0])
    return decision


def _play(guide: Guide, match: Match, act: int) -> None:
    guide.follow(match.state, act)
    match.play(act)


def _act(match: Match, move: str) -> int:
    act = meant(match.game, match.state, move)
    assert act is not None
    return act


def _refused(match: Match, decision: Decision | None, seat: int, move: str) -> str:
    """Why that seat cannot make the move now; empty when it can."""
    if decision is None:
        return f"'{move}' comes too late, the game is over."
    if decision.seat != seat:
        other, question_id = decision.seat, decision.question.id
        return f"'{move}' is of seat {seat}, but seat {other} is asked {question_id}."
    if meant(match.game, match.state, move) is None:
        offered = listed([match.game.notation.format(act) for act in decision.options])
        return f"'{move}' is not possible; seat {seat} may choose {offered}."
    return ""


def _wrong(match: Match, decision: Decision, step: Step) -> str:
    """What a step says that is not so; empty when all is."""
    if decision.seat != LEARNER or decision.question.id != step.moment:
        return f"not '{step.moment}' is asked, but seat {decision.seat} {decision.question.id}."
    unknown = [thing for thing in step.lit if not is_there(match, thing)]
    if unknown or not step.lit:
        return f"nothing is lit that is there: {listed(unknown)}."
    moves = [step.move] if step.move else []
    for move in moves + [move for move in step.accepts if move != ANY]:
        problem = _refused(match, decision, LEARNER, move)
        if problem:
            return problem
    act = meant(match.game, match.state, step.move)
    pointed = [] if act is None else match.game.targets.targets(match.state, act)
    dark = [thing for thing in pointed if thing not in step.lit]
    if dark and step.accepts != (ANY,):
        return f"'{step.move}' points at {listed(dark)}, which is not lit."
    return ""


def is_there(match: Match, thing: str) -> bool:
    """Whether something that is lit is a target of the question or a way into the view."""
    if thing.startswith("/"):
        return _within(match.game.knowledge.view(match.state, LEARNER), thing.split("/")[1:])
    decision = match.decision
    acts = [*options(match.state), *(decision.pool if decision else [])]
    return any(thing in match.game.targets.targets(match.state, act) for act in acts)


def _within(view: Any, way: list[str]) -> bool:
    for name in way:
        if isinstance(view, list) and name.isdecimal() and int(name) < len(view):
            view = view[int(name)]
        elif isinstance(view, dict) and name in view:
            view = view[name]
        else:
            return False
    return view is not None
