"""The page points at places: what it is told in words never has their codes."""

import re

import pytest

from bastide.engine import registry
from bastide.engine.rng import seeded
from bastide.server.model.viewer import Viewer
from bastide.server.views.score_sheet import scores
from bastide.server.views.viewer_messages import GameView
from bastide.server.wire import Scores
from bastide.words import LANGUAGES
from tests.server.test_secrets import NAMES, live_game_of

CODE = re.compile(r"\b(H\d\d|[MDFP]\d|Z[MDFP]-[LRI])\b")
"""Ports, sites and zones of The Golden City, as its notation writes them."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_choices_log_and_turning_points_name_no_place_by_its_code(lang: str) -> None:
    live_game = live_game_of(registry.game("golden-city"), 3)
    rng = seeded(3)
    told: list[str] = []
    while (decision := live_game.match.decision) is not None:
        viewer = Viewer("", (decision.seat,), -1, False)
        shown = GameView(live_game, NAMES, viewer, decision.seat, lang)
        question = shown.decision(False)
        assert question is not None
        told += [question.text, *(option.label for option in question.options)]
        act = decision.options[int(rng.below(len(decision.options)))]
        live_game.play(len(live_game.moves) + 2, act)
    guest = GameView(live_game, NAMES, Viewer("", (), -1, False), -1, lang)
    told += [line.text for line in guest.lines(live_game.moves, 0)]
    found = scores(guest)
    assert isinstance(found, Scores)
    told += [point.text for point in found.turning]
    assert len(told) > 500
    assert [text for text in told if CODE.search(text)] == []
