"""A position of either game in numbers from one chair: what a learned value looks at."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.advice import Features, in_blocks
from bastide.engine.parts import FeatureList
from bastide.engine.rows import larger
from bastide.games.attika.catalogue import (
    GROUP_NAMES,
    GROUPS,
    KINDS,
    RESOURCE_NAMES,
    RESOURCES,
    STACKS,
    TOKEN_NAMES,
)
from bastide.games.attika.links import FAR, link_length
from bastide.games.attika.prospects import tempo, turns_of_link, turns_of_tokens
from bastide.games.attika.state import (
    AREA,
    BONUSES,
    BUILT,
    GROUP,
    NOTED,
    SETTLEMENTS,
    STACK,
    Attika,
)

ALWAYS: Final = 0
TURN: Final = 1
"""How long until this seat moves."""
HAND: Final = TURN + 4
"""Cards in hand by kind."""
GROUPS_AT: Final = HAND + RESOURCES
"""Share of each group that is built."""
STACKS_AT: Final = GROUPS_AT + GROUPS
DISPLAY: Final = STACKS_AT + STACKS
"""Tokens on the display by kind."""
OWN: Final = DISPLAY + KINDS
RIVAL: Final = OWN + 13
NEAR: Final = 9
"""Tokens to a link of cities that still count."""
LONG: Final = 20.0
"""Turns to a win beyond which it does not matter how many they are."""


def fill_own(state: Attika, seat: i64, out: Features) -> None:
    """Tokens, cards, settlements, the way between cities, turns to a win."""
    at: i64 = seat * AREA
    built = float(state.areas[at + BUILT]) / 15.0
    cards = float(state.hand_size(seat)) / 8.0
    out.add(OWN, built)
    out.add(OWN + 1, built * built)
    out.add(OWN + 2, cards)
    out.add(OWN + 3, cards * cards)
    out.add(OWN + 4, float(state.areas[at + BONUSES]))
    out.add(OWN + 5, float(state.areas[at + NOTED]))
    out.add(OWN + 6, float(state.areas[at + SETTLEMENTS]) / 3.0)
    out.add(OWN + 7, float(state.displayed(seat)) / 8.0)
    missing = link_length(state, seat)
    out.add(OWN + 8, nearness(missing))
    by_tokens = turns_of_tokens(state, seat)
    by_link = at_most(LONG, turns_of_link(state, seat, missing))
    out.add(OWN + 9, tempo(state, seat))
    out.add(OWN + 10, by_tokens / 10.0)
    out.add(OWN + 11, by_link / 10.0)
    out.add(OWN + 12, at_most(by_link, by_tokens) / 10.0)


def fill_rival(state: Attika, seat: i64, out: Features) -> None:
    """The strongest of the others, by what lies open."""
    built: i64 = 0
    cards: i64 = 0
    bonuses: i64 = 0
    settlements: i64 = 0
    displayed: i64 = 0
    near: i64 = FAR
    total: i64 = 0
    turns = LONG
    for rival in range(state.players):
        if rival == seat:
            continue
        at: i64 = rival * AREA
        built = larger(built, state.areas[at + BUILT])
        total += state.areas[at + BUILT]
        cards = larger(cards, state.hand_size(rival))
        bonuses = larger(bonuses, state.areas[at + BONUSES])
        settlements = larger(settlements, state.areas[at + SETTLEMENTS])
        displayed = larger(displayed, state.displayed(rival))
        missing = link_length(state, rival)
        if missing < near:
            near = missing
        turns = at_most(turns, turns_of_tokens(state, rival))
        turns = at_most(turns, turns_of_link(state, rival, missing))
    out.add(RIVAL, float(built) / 15.0)
    out.add(RIVAL + 1, float(built * built) / 225.0)
    out.add(RIVAL + 2, float(cards) / 8.0)
    out.add(RIVAL + 3, float(bonuses))
    out.add(RIVAL + 4, float(settlements) / 3.0)
    out.add(RIVAL + 5, float(displayed) / 8.0)
    out.add(RIVAL + 6, nearness(near))
    out.add(RIVAL + 7, float(total) / 30.0)
    out.add(RIVAL + 8, turns / 10.0)


def nearness(missing: i64) -> float:
    """How near a link of two cities is that lacks so many tokens: 1 when nothing is missing."""
    return float(NEAR - missing) / float(NEAR) if missing < NEAR else 0.0


def at_most(most: float, number: float) -> float:
    """The smaller of two numbers."""
    return number if number < most else most


@final
class AttikaFeatures(FeatureList[Attika]):
    """The table from one chair in numbers."""

    def __init__(self, game: str) -> None:
        self.game = game

    def names(self) -> list[str]:
        """What each feature tells, by its place: the names under which weights are kept."""
        own = (
            *("built", "built squared", "cards", "cards squared", "bonuses", "groups noted"),
            *("settlements", "display", "link near", "tempo", "turns by tokens", "turns by link"),
            "turns",
        )
        rival = (
            *("built", "built squared", "cards", "bonuses", "settlements", "display", "link near"),
            *("built together", "turns"),
        )
        return in_blocks(
            [
                (ALWAYS, "", ("always",)),
                (TURN, "turn in", "0123"),
                (HAND, "hand", RESOURCE_NAMES),
                (GROUPS_AT, "group", GROUP_NAMES[self.game]),
                (STACKS_AT, "stack", "0123"),
                (DISPLAY, "display", TOKEN_NAMES[self.game]),
                (OWN, "own", own),
                (RIVAL, "rival", rival),
            ]
        )

    def fill(self, state: Attika, seat: i64, out: Features) -> None:
        """Note every feature of the seat that is not zero."""
        out.count = 0
        out.add(ALWAYS, 1.0)
        mover: i64 = state.mover()
        out.add(TURN + (seat - mover + state.players) % state.players, 1.0)
        at: i64 = seat * AREA
        for card in range(RESOURCES):
            out.add(HAND + card, 0.25 * float(state.cards[seat * RESOURCES + card]))
        for group in range(GROUPS):
            built = float(state.areas[at + GROUP + group])
            out.add(GROUPS_AT + group, built / float(state.edition.group_size[group]))
        for stack in range(STACKS):
            out.add(STACKS_AT + stack, float(state.areas[at + STACK + stack]) / 8.0)
        for kind in range(KINDS):
            out.add(DISPLAY + kind, float(state.shown[seat * KINDS + kind]))
        fill_own(state, seat, out)
        fill_rival(state, seat, out)
