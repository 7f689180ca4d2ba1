"""The rules as a guide for one table, and their examples, played from a seat."""

from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from bastide import words
from bastide.engine import scenario
from bastide.engine.game import Game
from bastide.engine.rehearsal import Rehearsal
from bastide.engine.settings import Setting
from bastide.rulebook.guide import examples, guide
from bastide.server import api

NAMES = ("Anna", "Bruno", "Chloé", "Dario")
"""Who sits at the table of an example."""


def guide_for(game: Game, lang: str, settings: dict[str, Setting]) -> api.Guide:
    """All rules in reading order, with what the table makes of them."""
    found = guide(game, lang, settings)
    files = examples(game)
    return api.Guide(
        rules=[
            api.RuleText(
                id=each.rule.id,
                title=each.rule.title,
                section=each.rule.section,
                text=each.rule.text,
                source=each.rule.source,
                chapter=each.chapter,
                piece=each.piece,
                holds=each.holds,
                played=each.rule.id in files,
                about=_about(game, each.rule.id),
            )
            for each in found.entries
        ],
        forgotten=[api.Forgotten(each.text, each.rules) for each in found.forgotten],
        asked=found.asked,
    )


@cache
def example_for(game: Game, rule: str, lang: str) -> api.Example | None:
    """A worked example, position by position; nothing where there is none of that number."""
    file = examples(game).get(rule)
    if file is None:
        return None
    loaded = _loaded(file)
    case = loaded.cases[0]
    found = api.Example(dict(case.settings), list(NAMES[: int(case.settings["players"])]), [])
    seat = 0
    for _, before, now, picks in scenario.played(loaded):
        if before is None:
            seat = 0 if now.state.is_over() else now.state.mover()
        view = msgspec.json.encode(game.knowledge.view(now.state, seat))
        found.moments.append(
            api.ExampleMoment(
                view=msgspec.Raw(view),
                seat=seat,
                said=[] if before is None else _said(game, before, now, picks, seat, lang),
                targets=[] if before is None else _targets(game, before, picks),
                begins=before is None,
            )
        )
    return found


def _said(
    game: Game, before: Rehearsal, now: Rehearsal, picks: list[int], seat: int, lang: str
) -> list[str]:
    """What happened, as the log tells it; else what was chosen."""
    known = [each for each in now.log.events if each.is_known_to(seat)]
    lines = [game.speech.line(now.state, each) for each in known]
    whole = [line.message for line in lines if not (line.under or line.ahead)]
    if whole or not picks:
        return [words.say(message, lang, NAMES, seat) for message in whole]
    return [words.say(game.speech.label(before.state, picks[0]), lang, NAMES, seat)]


def _targets(game: Game, before: Rehearsal, picks: list[int]) -> list[str]:
    """The things of the table that a move is about."""
    found = (it for act in picks for it in game.targets.targets(before.state, act))
    return list(dict.fromkeys(found))


@cache
def _about(game: Game, rule: str) -> list[str]:
    file = examples(game).get(rule)
    return [] if file is None else [each for each in _loaded(file).rules if each != rule]


def _loaded(file: Traversable) -> scenario.Scenario:
    return scenario.load(file.read_text(encoding="utf-8"))
