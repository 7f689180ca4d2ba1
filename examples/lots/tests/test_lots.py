"""Lots keeps the laws of every game, and the scenarios beside this file hold."""

from lots.game import GAME

from bastide.testing import Laws


class TestLots(Laws):
    game = GAME
