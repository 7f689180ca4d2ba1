"""Positions that are dictated in part: the top of a pile, cards out of play, plain hexes."""

import pytest

from tests.scenarios.checking import played, started


@pytest.mark.parametrize(
    ("rest", "expect"),
    [
        ("", '"draw_pile" = ["tower", "quarry"], "discard.size" = 0'),
        ('rest = "out"', '"draw_pile" = ["tower", "quarry"], "discard.size" = 0'),
        (
            'rest = "draw_pile"',
            '"draw_pile.0" = "tower", "draw_pile.1" = "quarry", "draw_pile.size" = 109',
        ),
        ('rest = "discard"', '"draw_pile" = ["tower", "quarry"], "discard.size" = 107'),
    ],
)
def test_cards_of_san_juan_that_are_named_nowhere(rest: str, expect: str) -> None:
    position = f'draw_pile = ["tower", "quarry"]\n{rest}\nseats = [{{ hand = ["hero"] }}]'
    lines = f"expect = {{ {expect} }}"
    assert started("san-juan", position, lines, "players = 2, edition = 1") == []


@pytest.mark.parametrize(
    ("game", "pile", "card", "all"),
    [("attika", "deck", "water", 60), ("golden-city", "pile", "forest", 50)],
)
def test_cards_out_of_play(game: str, pile: str, card: str, all: int) -> None:
    position = f'{pile} = ["3{card}"]\nseats = [{{ hand = ["2{card}"] }}]\n'
    if game == "golden-city":
        position += 'phase = "building"\n'
    top = f'"{pile}.0" = "{card}", "{pile}.2" = "{card}"'
    assert started(game, position, f'expect = {{ {top}, "{pile}.size" = {all - 2} }}') == []
    out = f'expect = {{ {pile} = ["3{card}"], "discard.size" = 0 }}'
    assert started(game, f'rest = "out"\n{position}', out) == []


DEAL = """
phase = "deal"
deck = ["O01", "O02", "O03", "O04", "O05", "O06", "O07"]
market = []
"""


def test_the_objectives_are_dealt_from_a_dictated_deck() -> None:
    lines = """
[at_start.expect]
"seats.0.objectives" = ["O01", "O02", "O03", "O04"]
"seats.1.objectives.size" = 4
"seats.1.objectives.0" = "O05"
"seats.1.coin" = 3
question = "turn"
"""
    assert started("little-town", DEAL, lines) == []
    seats = "market = []\nseats = [{objectives=['O09']}]"
    for old, new, said in (
        ('"O02"', '"O01"', "'deck' names O01 twice"),
        ("market = []", seats, "nobody holds objectives yet"),
    ):
        (problem,) = played("little-town", DEAL.replace(old, new))
        assert f"position: {said}" in problem.replace("in phase 'deal' ", "")


def test_a_score_card_that_is_named_twice_is_told() -> None:
    (problem,) = played("golden-city", 'score_cards = ["S1-1", "S1-2", "S1-1"]')
    assert "position: 'score_cards' names S1-1 twice." in problem


TOWER = 'seats = [{ display = ["tower"], hand = ["3clay"] }]'


def test_hexes_may_be_plain() -> None:
    """On R21 clay lies about the middle, so a tower is cheaper there than on a plain tile."""
    lines = 'build tower\nexpect = { "pending.prices.0,0.clay" = %d, "map.0.plain" = %s }'
    plain = f'map = [{{ tile = "R21", at = "0,0", plain = true }}]\n{TOWER}'
    assert played("attika", plain, lines % (2, "true")) == []
    printed = plain.replace(", plain = true", "")
    (problem,) = played("attika", printed, lines % (2, "true"))[:1]
    assert "clay: expected 2; found" in problem


def test_a_tile_that_touches_nothing_is_refused() -> None:
    apart = 'map = [{ tile = "R21", at = "0,0" }, { tile = "R22", at = "20,20" }]'
    assert played("attika", apart) == ["position.map.1: this tile touches nothing (AT-061)."]
    beside = apart.replace("20,20", "2,1")
    assert played("attika", beside) == []
    assert played("attika", 'map = [{ tile = "R21", at = "0,0" }]') == []
