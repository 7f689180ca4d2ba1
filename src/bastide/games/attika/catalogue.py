"""The names and numbers of both games that are the same in every box."""

from typing import Final

# Kinds of card and symbol (AT-R31).
RESOURCES: Final = 4
RESOURCE_NAMES: Final = ("water", "wood", "clay", "metal")
RESOURCE_NUMBERS: Final = {name: number for number, name in enumerate(RESOURCE_NAMES)}

TOKENS: Final = 30
"""Tokens of a player (AT-004)."""
GROUPS: Final = 7
STACKS: Final = 4
STACK_SIZES: Final = (6, 8, 8, 8)
"""Base tokens, then three stacks of the others (AT-014)."""
STACK_STARTS: Final = (0, 6, 14, 22)
"""Where each stack begins in a seat's row of 30."""
START_HANDS: Final = (4, 5, 6, 7)
"""Cards by turn order (AT-016)."""

TILES: Final = 22
TILE_HEXES: Final = 7
"""A centre and six hexes around it, beginning in the east, against the clock (AT-002)."""
START_TILES: Final = {2: 4, 3: 6, 4: 8}
MOST_CITIES: Final = 4

DRAWS: Final = 2
BUILDS: Final = 3
"""Regular actions of a turn (AT-020)."""
PASS_CARDS: Final = 3
"""Cards for a turn without any action (AT-026)."""

CITY_NAMES: Final = ("A", "B", "C", "D")

TOKEN_NAMES: Final = {
    "attika": (
        *("vineyard", "vintner"),
        *("quarry", "fortress", "tower"),
        *("harbour", "ship"),
        *("silver_mine", "mint"),
        *("capital", "market", "tavern", "baths", "temple", "oracle", "treasury"),
        *("theatre", "stadium", "gymnasium"),
        *("well", "cornfield", "mill", "village"),
        "road",
    ),
    "telegraph": (
        *("ranch", "corral"),
        *("quarry", "frontier_post", "watchtower"),
        *("station", "track"),
        *("gold_panning", "bank"),
        *("town_hall", "general_store", "houses", "bathhouse", "church", "school", "newspaper"),
        *("saloon", "opera_house", "blacksmith"),
        *("well", "reservoir", "wind_pump", "water_tower"),
        "telegraph",
    ),
}
"""Kinds of token by game; copies of a kind are alike."""
KINDS: Final = 24

GROUP_NAMES: Final = {
    "attika": ("wine", "defence", "seafaring", "coinage", "city", "supply", "roads"),
    "telegraph": ("ranching", "frontier", "railway", "gold", "town", "waterworks", "telegraph"),
}
BONUS_NAMES: Final = {"attika": "amphora", "telegraph": "worker"}
