"""A hint teaches: what it says of a move is so, and nothing hidden is in it."""

import pytest

from bastide.bots.reasons import CONCERNS
from bastide.bots.why import (
    IMAGININGS,
    Compared,
    Reason,
    difference,
    next_turn,
    reasons,
    sentence,
    why,
)
from bastide.engine import registry
from bastide.engine.flow import State
from bastide.engine.game import Game, complete
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat
from bastide.words import LANGUAGES, say
from tests.bots.walks import GAMES, player_counts, walk


def choices(game: Game, count: int) -> list[Seat]:
    """Some seats that have something to choose."""
    found = [
        Seat(game, state, state.mover())
        for state in walk(game, player_counts(game)[0], seed=6, every=5)
    ]
    return [seat for seat in found if len(seat.options()) > 1][:count]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_a_move_is_said_to_gain_or_prevent_is_counted_on_imagined_tables(game: Game) -> None:
    told = 0
    for seat in choices(game, 3):
        one, *_, other = seat.options()
        chance = seeded(1)
        players = int(seat.imagine(chance).players)
        ends: list[tuple[State, State]] = []
        for _ in range(IMAGININGS):
            shown = seat.imagine(chance)
            ends.append((next_turn(seat, shown.clone(), one), next_turn(seat, shown, other)))
        for reason in reasons(difference(seat, one, other, seeded(1))):
            if reason.kind == "better":
                continue
            told += 1
            prevented = reason.kind == "prevent"
            whose = [at for at in range(players) if (at != seat.number) == prevented]
            more = [
                game.scoring.counts(end, at)[reason.thing] * sign
                for pair in ends
                if not (pair[0].is_over() or pair[1].is_over())
                for end, sign in zip(pair, (1, -1), strict=True)
                for at in whose
            ]
            assert reason.much == pytest.approx(sum(more) / IMAGININGS * (-1 if prevented else 1))
            assert round(reason.much) >= 0
    assert told > 0


def test_the_producer_is_said_to_bring_a_good_more_than_a_trader_without_goods() -> None:
    game = registry.game("san-juan")
    state = game.setup.new(complete(game, {"players": 2}), 4)
    seat = Seat(game, state, state.mover())
    acts = {game.notation.format(act): act for act in seat.options()}
    better, worse = acts["role producer"], acts["role trader"]
    assert list(reasons(difference(seat, better, worse, seeded(2)))) == [Reason("goods", "gain", 1)]
    doing = why(seat, better, worse, seeded(2))
    assert doing is not None
    assert say(doing, "en") == "brings you one good more"
    assert say(doing, "fr") == "vous rapporte une marchandise de plus"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_reasons(game: Game) -> None:
    for seat in choices(game, 1):
        one, *_, other = seat.options()
        twin = Seat(
            game,
            game.knowledge.imagine(seat.imagine(seeded(5)), seat.number, seeded(8)),
            seat.number,
        )
        assert why(seat, one, other, seeded(3)) == why(twin, one, other, seeded(3))


def test_a_reason_is_vague_only_where_nothing_can_be_counted() -> None:
    seen = Compared(
        IMAGININGS,
        weight={"cards": 0.5, "goods": 0.3, "time": 0.3, "rival": 0.2, "roles": -0.4},
        gained={"cards": -0.2, "goods": 2.0, "points": 1.0},
        grown={"cards": 1.0, "goods": -1.0, "points": 1.0},
        prevented={"cards": 1.6, "goods": 0.1},
    )
    assert list(reasons(seen)) == [
        Reason("cards", "better"),
        Reason("goods", "keep", 2.0),
        Reason("points", "gain", 1.0),
    ]
    seen.weight = {"rival": 0.9, "cards": 0.3}
    seen.gained.clear()
    assert list(reasons(seen)) == [Reason("cards", "prevent", 1.6)]


def test_what_ends_the_game_is_the_reason() -> None:
    assert list(reasons(Compared(12, 7, {"cards": 3.0}))) == [Reason("end", "better")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_hint_has_words(lang: str) -> None:
    for about in {*CONCERNS.values(), "end"}:
        assert say_all([Reason(about, "better")], lang)
    for game in GAMES:
        state = game.setup.new(complete(game, {}), 1)
        for thing in game.scoring.counts(state, 0):
            texts = {
                say_all([Reason(thing, kind, much)], lang)
                for kind in ("gain", "keep", "prevent")
                for much in (1.0, 2.0)
            }
            assert len(texts) == 6


def say_all(found: list[Reason], lang: str) -> str:
    message = sentence(found)
    assert message is not None
    return say(message, lang)
