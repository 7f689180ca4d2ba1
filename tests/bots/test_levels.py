"""Opponents by name."""

import pytest

from bastide.bots import hints
from bastide.bots.chances import curve
from bastide.bots.hints import findings, hint
from bastide.bots.judge import PATIENCE, patient
from bastide.bots.levels import HARDEST, Level, levels, make
from bastide.bots.search import Search
from bastide.engine.flow import options, play
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput, Message
from bastide.engine.seat import Seat
from bastide.words import LANGUAGES, say
from tests.bots.walks import GAMES, player_counts, walk


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_game_has_four_levels_with_words(game: Game) -> None:
    found = levels(game.name)
    assert len(found) == 4
    for lang in LANGUAGES:
        assert len({say(level.name, lang) for level in found}) == 4
        assert len({say(level.sentence, lang) for level in found}) == 4


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_level_plays_a_whole_game(game: Game, level: int) -> None:
    limits = [choice.name for choice in game.setup.choices() if choice.name == "round_limit"]
    given = dict.fromkeys(limits, 40)
    state = game.setup.new(complete(game, {"players": 2, **given}), 4)
    bots = [make(f"level:{level}", seat) for seat in range(2)]
    while not state.is_over():
        seat = state.mover()
        chosen = bots[seat].choose(Seat(game, state, seat))
        assert chosen in options(state)
        play(state, chosen)


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "level:5",
        "clever",
        "search",
        "search:",
        "search:it",
        "search:-1s",
        "search:5",
        "greedy:3",
        "value:x",
        "value:0dreams",
        "value:8:8",
        "search:1.5it",
        "search:9999999it",
        "search:601s",
        "search:nan s",
        "search:1s:0cores",
        "search:advised:50it",
        "search:1s:2s",
        "uniform:hand",
    ],
)
def test_a_bot_that_does_not_exist_is_refused_in_a_sentence(spec: str) -> None:
    with pytest.raises(BadInput) as refused:
        make(spec, 1)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    "spec", ["search:1s", "search:50it", "search:50it:0.5s", "search:advised", "level:4"]
)
def test_a_search_is_made_from_its_budget(spec: str) -> None:
    assert isinstance(make(spec, 1), Search)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_hint_names_an_option_and_says_why(game: Game) -> None:
    seen = set()
    for state in walk(game, player_counts(game)[0], seed=6, every=40):
        seat = Seat(game, state, state.mover())
        act, reason = hint(seat)
        assert act in seat.options()
        for lang in LANGUAGES:
            assert say(reason, lang)
        seen.add(reason.id)
    assert seen <= {f"bot-hint-{it}" for it in ("only", "better", "close", "why", "unlike")}
    assert seen != {"bot-hint-only"}, "one option is set against another"


@pytest.mark.parametrize("players", [2, 4])
def test_a_hint_speaks_of_the_chance_of_winning_however_long_the_game_lasts(players: int) -> None:
    """What a judge takes off a lead for every round is given back to people."""
    for chance in (0.0, 1 / players, 0.6, 1.0):
        for rounds in (0, 14, 40):
            kept = PATIENCE**rounds
            judged = 1 / players + (chance - 1 / players) * kept
            assert patient(judged, players, rounds) == pytest.approx(chance)
    assert patient(0.99, players, 100) == 1.0
    assert patient(0.01, players, 100) == 0.0


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_hint_tells_the_shares_as_chances(game: Game) -> None:
    *_, late = walk(game, 2, seed=3, every=10)
    seat = Seat(game, late, late.mover())
    bot = make(HARDEST.spec, 5)
    assert isinstance(bot, Search)
    bot.seconds = 0.0
    rounds = game.scoring.round(late)
    true = curve(game, 2)
    thought = [(it.act, true.chance(patient(it.share, 2, rounds))) for it in bot.findings(seat)]
    with pytest.MonkeyPatch.context() as unhurried:
        plain = Level(HARDEST.id, "search:advised", HARDEST.name, HARDEST.sentence)
        unhurried.setattr(hints, "HARDEST", plain)
        assert [(it.act, it.share) for it in findings(seat, 5)] == thought


def test_a_hint_where_nothing_is_to_choose_says_so() -> None:
    game = GAMES[0]
    state = game.setup.new(complete(game, {"players": 2}), 1)
    seat = Seat(game, state, 1 - state.mover())
    assert seat.options() == []
    assert say(Message("bot-hint-only"), "en")
