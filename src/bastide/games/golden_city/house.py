"""What the options of a game decide: which variant is played, and the open points of the rules."""

from typing import final

from mypy_extensions import i64

from bastide.games.golden_city.catalogue import (
    COLOURS,
    DESERT,
    POSTS,
    POSTS_OF_FOUR,
    ROUNDS_OF_TWO,
    SCORE_CARDS,
)
from bastide.games.golden_city.island import WITH_RING, WITHOUT_RING, ZONE_MASK, Island


@final
class House:
    """Facts of one game that never change while it is played."""

    def __init__(
        self,
        players: int,
        *,
        black_posts: bool = False,
        rural_only: bool = False,
        black_second: bool = False,
        letters_hidden: bool = False,
        blocked_letters: bool = False,
        inner_ring: bool = True,
        colours: tuple[str, ...] = COLOURS,
    ) -> None:
        self.island: Island = WITH_RING if inner_ring else WITHOUT_RING
        self.two = players == 2
        """Whether this is the Great Drought (GC-200)."""
        self.rounds: i64 = ROUNDS_OF_TWO if self.two else SCORE_CARDS
        """As many score cards are used (GC-201)."""
        self.posts: i64 = POSTS_OF_FOUR if players == 4 else POSTS
        self.black_posts = black_posts
        self.black_second = black_second
        self.letters_hidden = letters_hidden
        self.blocked_letters = blocked_letters
        """Whether who is blocked still gets letters (GC-R28)."""
        self.colours = colours
        dry: i64 = 0
        if self.two:
            dry = self.island.landscape[DESERT]
            if rural_only:
                dry &= ~ZONE_MASK
        self.dry: i64 = dry
        """Places that give no reward (GC-206, GC-R32)."""
