"""What bots are told about both games: sensible, and by the knowledge of the seat alone."""

import pytest

from bastide.engine.advice import Features, reals
from bastide.engine.flow import Options, fill
from bastide.engine.game import Game
from bastide.engine.rng import seeded
from bastide.games.attika import features
from bastide.games.attika.catalogue import TOKEN_NAMES
from bastide.games.attika.state import Attika
from tests.rules.attika.tables import (
    ATTIKA,
    BOTH,
    CHAIN,
    area,
    asked,
    built,
    cards,
    do,
    fact,
    game_at,
    new,
    table,
)

PLAIN = [{"tile": "R20", "at": "0,0"}]


def advised(state: Attika) -> str:
    """The move that seems best."""
    out = Options()
    fill(state, out)
    weights = reals(int(out.count))
    game = game_at(state)
    game.advice.weigh(state, out, weights)
    best = max(range(int(out.count)), key=lambda at: weights[at])
    return game.notation.format(out.acts[best])


def test_a_link_of_two_cities_is_taken() -> None:
    chain = [hex for hex in CHAIN if hex != "0,2"]
    state = table(area("9wood 9clay", "tower", built=built(*chain)))
    do(state, "build tower")
    assert advised(state) in {"at 0,2", "at -1,3"}


def test_a_rival_who_lacks_one_token_is_stopped() -> None:
    chain = [hex for hex in CHAIN if hex != "0,2"]
    state = table(area("9wood 9clay", "tower"), area(built=built(*chain)))
    assert advised(state) == "build tower"
    do(state, "build tower")
    assert advised(state) == "at 0,2"


def test_a_free_place_in_the_chain_is_better_than_a_paid_one() -> None:
    state = table(area("9wood 9clay", "tower", built={"3,1": "fortress"}))
    do(state, "build tower")
    assert advised(state) in {"at 2,1", "at 3,0", "at 2,2"}


@pytest.mark.parametrize(
    ("hand", "token", "left"),
    [
        ("5water 4wood 4clay 4metal", "fortress", "5water 4wood 3clay metal"),
        ("5water 5wood 3clay 4metal", "fortress", "5water 5wood 2clay metal"),
        ("9water 9wood 9clay 2metal", "fortress", "8water 8wood 8clay"),
        ("6water 6wood 6clay 6metal", "road", "4water 5wood 5clay 5metal"),
        ("9water 4wood 4clay 4metal", "road", "4water 4wood 4clay 4metal"),
        ("4water 4wood 4clay 9metal", "road", "4water 4wood 4clay 4metal"),
    ],
)
def test_at_r36_a_payment_kind_by_kind_takes_few_cards_and_leaves_an_even_hand(
    hand: str, token: str, left: str
) -> None:
    state = do(table(area(hand, f"{token} ship"), map=PLAIN), f"build {token}", "at -1,1")
    assert advised(state).startswith("spend ")
    while asked(state) == "0 payment":
        do(state, advised(state))
    assert fact(state, "seats.0.hand") == cards(left)


@pytest.mark.parametrize("game", BOTH, ids=str)
def test_more_on_the_map_and_in_the_hand_is_worth_more(game: Game) -> None:
    road = TOKEN_NAMES[game.name][-1]
    bare = table(area(), game=game)
    cards = table(area("3wood"), game=game)
    token = table(area(built={"3,1": road}, left=[6, 8, 8, 7]), game=game)
    assert game.advice.value(bare, 0) < game.advice.value(cards, 0)
    assert game.advice.value(bare, 0) < game.advice.value(token, 0)
    assert game.advice.value(bare, 1) == game.advice.value(cards, 1)


def test_a_won_game_is_worth_more_than_any_other() -> None:
    state = table(area("9wood 9clay", "tower", built=built(*CHAIN[:-1])))
    before = ATTIKA.advice.value(state, 0)
    do(state, "build tower", "at 1,5", "pay")
    assert ATTIKA.advice.value(state, 0) > before > ATTIKA.advice.value(state, 1)


@pytest.mark.parametrize("game", BOTH, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_value_and_features_follow_from_what_the_seat_knows(game: Game, players: int) -> None:
    state = do(new(9, game, players=players), "draw 1")
    seat = state.mover()
    for seed in range(5):
        imagined = game.knowledge.imagine(state, seat, seeded(seed))
        assert game.advice.value(imagined, seat) == game.advice.value(state, seat)
        assert numbers(game, imagined, seat) == numbers(game, state, seat)


@pytest.mark.parametrize("game", BOTH, ids=str)
def test_features_tell_how_long_the_others_may_still_need(game: Game) -> None:
    before = table(area(), area("3wood"), game=game)
    later = table(area(), area("9wood 9clay"), game=game)
    place = features.RIVAL + 8
    assert dict(numbers(game, later, 0))[place] < dict(numbers(game, before, 0))[place]


def numbers(game: Game, state: object, seat: int) -> list[tuple[int, float]]:
    """The features of a seat; every place at most once and within bounds."""
    assert isinstance(state, Attika)
    found = Features()
    game.features.fill(state, seat, found)
    places = [int(found.at[i]) for i in range(int(found.count))]
    assert len(set(places)) == len(places)
    assert max(places) < len(game.features.names())
    return [(at, float(found.values[i])) for i, at in enumerate(places)]
