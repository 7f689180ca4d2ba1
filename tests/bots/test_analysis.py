"""The analysis of a finished game: what it adds up to, and that a seat's holds nothing more."""

import pytest

from bastide.bots.analysis import EVERYTHING, Analysis, Analyst, accuracy, analyse, choice
from bastide.bots.hints import CLOSE
from bastide.bots.reasons import CONCERNS, concern
from bastide.bots.search import Search
from bastide.engine.game import Game
from bastide.engine.messages import BadInput, Message
from bastide.engine.record import Record, read
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat
from bastide.research.lineup import play_game, schedule
from bastide.words import LANGUAGES, say
from tests.bots.walks import GAMES, player_counts, walk

QUICK = 16


def played(game: Game, bots: list[str]) -> Record:
    """A game of quick bots."""
    pairing = next(schedule(game, bots, {}, 1, 3, True))
    return read(play_game(pairing).record)


@pytest.fixture(scope="module")
def careless() -> Record:
    return played(GAMES[1], ["careless", "value"])


@pytest.fixture(scope="module")
def whole(careless: Record) -> Analysis:
    return analyse(careless, EVERYTHING, QUICK)


def test_every_seat_is_told_its_chances_at_every_decision(whole: Analysis) -> None:
    assert {each.seat for each in whole.choices} == {0, 1}
    for each in whole.choices:
        for shares in (each.chances, each.after):
            assert sum(shares) == pytest.approx(1.0)
            assert min(shares) >= 0.0
        assert each.cost >= 0.0
        assert each.cost == 0.0 if each.best == each.played else each.cost >= CLOSE
        assert each.options > 1


def test_start_own_moves_gifts_and_luck_make_the_end(whole: Analysis) -> None:
    for account, won in zip(whole.accounts, whole.won, strict=True):
        assert account is not None
        assert account.end == won
        sum_ = account.start - account.lost + account.given + account.luck
        assert sum_ == pytest.approx(account.end)
        assert account.lost >= 0.0
    lucks = [account.luck for account in whole.accounts if account]
    assert sum(lucks) == pytest.approx(0.0, abs=1e-6)


def test_whoever_is_careless_is_less_accurate(whole: Analysis) -> None:
    careless, careful = whole.accounts
    assert careless is not None
    assert careful is not None
    assert careless.accuracy < careful.accuracy
    assert careless.lost > careful.lost


def test_a_mistake_says_what_was_better_and_why(whole: Analysis) -> None:
    worst = max(whole.choices, key=lambda each: each.cost)
    assert worst.best_label != worst.played_label
    assert 1 <= len(worst.reasons) <= 2
    assert all(not each.reasons for each in whole.choices if each.best == each.played)


def test_a_seat_is_told_of_its_own_decisions_only(careless: Record) -> None:
    found = analyse(careless, 1, QUICK)
    assert {each.seat for each in found.choices} == {1}
    nothing, own = found.accounts
    assert nothing is None
    assert own is not None
    assert own.given == 0.0
    assert own.start - own.lost + own.luck == pytest.approx(own.end)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_decision_is_analysed_by_what_its_seat_knew(game: Game) -> None:
    """A table that the seat cannot tell from the true one gives the same choice, word by word."""
    players = player_counts(game)[0]
    looked = 0
    for state in walk(game, players, seed=4, every=7):
        seat = Seat(game, state, state.mover())
        options = seat.options()
        if len(options) < 2 or looked == 4:
            continue
        looked += 1
        twin = Seat(game, game.knowledge.imagine(state, seat.number, seeded(8)), seat.number)
        one, other = (
            choice(0, options[-1], each, Search(5, QUICK), QUICK, seeded(6))
            for each in (seat, twin)
        )
        assert one == other
    assert looked > 0


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_game_can_be_analysed(game: Game) -> None:
    record = played(game, ["greedy"] * player_counts(game)[-1])
    analyst = Analyst(record, 0, QUICK)
    some = [each for each, _ in zip(analyst.choices(), range(6), strict=False)]
    assert len(some) == 6 <= analyst.total()
    for each in some:
        assert len(each.chances) == player_counts(game)[-1]


def test_the_same_game_is_analysed_alike(careless: Record, whole: Analysis) -> None:
    assert analyse(careless, EVERYTHING, QUICK) == whole


def test_what_is_not_over_is_refused(careless: Record) -> None:
    half = Record(**{**vars(careless), "actions": careless.actions[:20]})
    with pytest.raises(BadInput, match="over"):
        Analyst(half)


@pytest.mark.parametrize("seat", [-2, 2])
def test_a_seat_that_is_not_there_is_refused(careless: Record, seat: int) -> None:
    with pytest.raises(BadInput, match="no seat"):
        Analyst(careless, seat)


def test_accuracy_falls_with_what_a_move_costs() -> None:
    assert accuracy(0.0) == 1.0
    assert accuracy(0.1) == pytest.approx(0.636, abs=0.001)
    assert accuracy(1.0) == 0.0


def test_the_longest_beginning_of_a_feature_says_what_it_is_about() -> None:
    assert concern("own link near") == "link"
    assert concern("rival link near") == "rival-link"
    assert concern("rival cards") == "rival"
    assert concern("own cards squared") == "cards"
    assert concern("always") == ""


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_hardly_a_feature_is_about_nothing(game: Game) -> None:
    silent = [name for name in game.features.names() if not concern(name)]
    assert len(silent) <= 8, silent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    for about in {*CONCERNS.values(), "end"}:
        id = f"bot-why-{about}"
        assert say(Message(id), lang) != id
