"""A game that breaks a law is found out by it: the example game, harmed on purpose."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bastide.engine.game import Game
from bastide.testing import Laws


def shows_clients(game: Game) -> tuple[object, str, Any]:
    """Everybody sees everybody's client."""
    view = game.knowledge.view

    def open_view(state: Any, seat: int) -> Any:
        seen = view(state, seat)
        for at, area in enumerate(seen["seats"]):
            area["client"] = int(state.clients[at])
        return seen

    return game.knowledge, "view", open_view


def keeps(field: str, game: Game) -> tuple[object, str, Any]:
    """Imagining leaves something hidden as it is."""
    imagine = game.knowledge.imagine

    def peeking(state: Any, seat: int, rng: Any) -> Any:
        imagined = imagine(state, seat, rng)
        setattr(imagined, field, getattr(state, field)[:])
        return imagined

    return game.knowledge, "imagine", peeking


def counts_the_sold(game: Game) -> tuple[object, str, Any]:
    """Something grows that should stay."""
    return game.setup, "pieces", lambda state: {"lots": int(state.sold)}


def counts_wrongly(game: Game) -> tuple[object, str, Any]:
    """The sources do not add up to the points."""
    return game.scoring, "scores", lambda state: [int(coins) for coins in state.coins]


def forgets_a_word(game: Game) -> tuple[object, str, Any]:
    """An event has no message."""
    return game.speech, "prefix", "xx"


def tells_secrets_in_features(game: Game) -> tuple[object, str, Any]:
    """A bot is told the other's client."""
    return (
        game.features,
        "fill",
        lambda state, seat, out: out.add(0, 1.0 + int(state.clients[1 - seat])),
    )


HARM: list[tuple[Callable[[Game], tuple[object, str, Any]], str]] = [
    (shows_clients, "test_an_imagined_table_looks_the_same_from_the_seat"),
    (partial(keeps, "pile"), "test_imagining_goes_beyond_the_one_opening_that_is_true"),
    (partial(keeps, "clients"), "test_what_another_seat_sees_is_imagined_in_several_ways"),
    (counts_the_sold, "test_nothing_is_made_or_lost"),
    (counts_the_sold, "test_random_games_run_without_error_and_lose_nothing"),
    (counts_wrongly, "test_every_random_game_ends_and_is_scored"),
    (forgets_a_word, "test_whole_games_can_be_told"),
    (forgets_a_word, "test_a_lesson_is_right_in_every_language"),
    (tells_secrets_in_features, "test_features_of_a_seat_do_not_depend_on_others_secrets"),
]


@pytest.mark.parametrize(("harm", "law"), HARM, ids=[law for _, law in HARM])
def test_a_law_finds_the_harm(
    lots: Game, monkeypatch: pytest.MonkeyPatch, harm: Any, law: str
) -> None:
    subject = Laws()
    subject.game = lots
    getattr(subject, law)()
    monkeypatch.setattr(*harm(lots))
    with pytest.raises((AssertionError, LookupError)):
        getattr(subject, law)()
