"""Being asked or not tells nothing about a hand (AT-R19), since the third version of the rules."""

import pytest

from bastide.engine.game import Game
from bastide.games.attika.state import Attika
from tests.rules.attika.tables import ATTIKA, area, asked, do, fact, offered, offers, table

PLAIN = [{"tile": "R20", "at": "0,0"}]
"""One tile: a hill in the east, a mountain in the north-west, nothing else."""


def tavern(hand: str, game: Game = ATTIKA) -> Attika:
    """A tavern on the display of seat 0: it costs one wood."""
    return do(table(area(hand, "tavern ship"), map=PLAIN, game=game), "build tavern")


@pytest.mark.parametrize("hand", ["3wood", "wood clay metal"])
def test_at_037_at_r19_a_payment_is_asked_for_whatever_the_hand(hand: str) -> None:
    state = do(tavern(hand), "at -1,0")
    assert asked(state) == "0 payment"
    old = do(tavern(hand, ATTIKA.by_rules(2)), "at -1,0")
    assert asked(old) == ("0 turn" if hand == "3wood" else "0 payment")


def test_at_037_at_r19_where_the_whole_hand_must_go_nobody_is_asked() -> None:
    state = do(tavern("wood"), "at -1,0")
    assert fact(state, "seats.0.built") == {"-1,0": "tavern"}


@pytest.mark.parametrize(("hand", "sites"), [("wood metal water", 1), ("wood 2metal", 4)])
def test_at_030_at_r19_a_site_is_asked_for_whatever_the_hand(hand: str, sites: int) -> None:
    """A mint costs a wood and two metal, one of which the mountain in the north-west saves."""
    theirs = area(built={"0,0": "tower", "1,-1": "tower", "-1,0": "road"})

    def mint(game: Game) -> Attika:
        return do(table(area(hand, "mint ship"), theirs, map=PLAIN, game=game), "build mint")

    assert asked(mint(ATTIKA)) == "0 site"
    assert len(offers(mint(ATTIKA), "at")) == sites
    assert asked(mint(ATTIKA.by_rules(2))) == ("0 turn" if sites == 1 else "0 site")


def test_at_030_at_r19_where_a_hand_of_that_size_pays_on_one_hex_nobody_is_asked() -> None:
    theirs = area(built={"0,0": "tower", "1,-1": "tower", "-1,0": "road"})
    state = do(table(area("wood metal", "mint ship"), theirs, map=PLAIN), "build mint")
    assert fact(state, "seats.0.built") == {"0,-1": "mint"}


@pytest.mark.parametrize(
    ("hand", "then"), [("2wood", ["build market", "stop"]), ("wood metal", ["stop"])]
)
def test_at_r38_a_further_building_is_asked_for_whatever_the_hand(
    hand: str, then: list[str]
) -> None:
    """A turn that ended by itself would tell that the hand pays for nothing more."""
    before = table(area(hand, "tavern market"), map=PLAIN)
    state = do(before, "build tavern", "at -1,0", "pay wood")
    assert (asked(state), offered(state)) == ("0 turn", then)
