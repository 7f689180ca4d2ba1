"""What the options of a game settle: which variant is played, and the open points of the rules."""

from typing import final

from mypy_extensions import i64

from bastide.games.golden_city.catalogue import DESERT, POSTS, POSTS_OF_FOUR
from bastide.games.golden_city.island import WITH_RING, WITHOUT_RING, ZONE_MASK, Island


@final
class House:
    """Facts of one game that never change while it is played."""

    def __init__(
        self,
        players: int,
        black_posts: bool,
        rural_only: bool,
        black_second: bool,
        letters_hidden: bool,
        blocked_letters: bool,
        inner_ring: bool,
        colours: tuple[str, ...],
    ) -> None:
        self.island: Island = WITH_RING if inner_ring else WITHOUT_RING
        self.two = players == 2
        """Whether this is the Great Drought (GC-200)."""
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
