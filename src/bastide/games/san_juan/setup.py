"""Setting the table: deck, starting buildings, hands, tiles."""

from typing import Any, final

from bastide.engine.components import Component
from bastide.engine.flow import Frame, Options, settle
from bastide.engine.parts import Setup
from bastide.engine.rng import seeded
from bastide.engine.settings import Choice, Needs, Setting, first_seat, who_begins
from bastide.games.san_juan import steps
from bastide.games.san_juan.catalogue import BUILDINGS, GOOD_NAMES, GOODS, INDIGO_PLANT
from bastide.games.san_juan.editions import FULL_CITY, START_HAND, Edition, edition
from bastide.games.san_juan.state import SanJuan, bare_table


def set_table(
    frames: "list[Frame[Any]]",
    players: int,
    seed: int,
    edition: Edition,
    first: int = -1,
    start_variant: bool = False,
    limit: int = 0,
) -> SanJuan:
    """A table ready for the first role choice (SJ-010..SJ-016).

    The first Governor is drawn by lot unless `first` names a seat (SJ-R48).
    """
    state = bare_table(frames, players, seeded(seed), edition, limit)
    state.governor = state.rng.below(players) if first < 0 else first
    shuffle_tiles(state)
    shuffle_deck(state)
    deal(state, start_variant)
    return state


def deal(state: SanJuan, start_variant: bool) -> None:
    """Everybody begins with an Indigo Plant and four cards from the pile (SJ-012, SJ-013).

    Whole hands are dealt clockwise from the Governor (SJ-R49); in the start variant larger ones,
    and everybody discards the surplus (SJ-015).
    """
    players = int(state.players)
    for turn in range(players):
        seat = (int(state.governor) + turn) % players
        state.city[seat * FULL_CITY] = INDIGO_PLANT
        state.buildings[seat] = 1
        state.visible[seat] = 1 << INDIGO_PLANT
        state.usable[seat] = state.visible[seat]
        state.draw(seat, START_HAND + 1 + turn if start_variant else START_HAND)
    state.push(steps.ROUND, state.governor)
    if start_variant:
        for turn in range(players - 1, -1, -1):
            seat = (int(state.governor) + turn) % players
            state.push(steps.SHED, seat, 1 + turn)


def shuffle_tiles(state: SanJuan) -> None:
    """The five trading-house tiles form one face-down stack (SJ-011)."""
    for tile in range(5):
        state.tiles[tile] = tile
    state.rng.shuffle(state.tiles, 5)


def shuffle_deck(state: SanJuan) -> None:
    """One Indigo Plant per player is taken out, the rest is shuffled (SJ-012, SJ-013)."""
    deck = state.edition.deck
    size = len(deck) - state.players
    for i in range(size):
        state.pile[i] = deck[i + state.players]
    state.pile_size = size
    state.rng.shuffle(state.pile, size)


def edition_of(settings: dict[str, Setting]) -> Edition:
    """The edition that the options name."""
    return edition(
        int(settings["edition"]),
        expansion=bool(settings["expansion"]),
        prefecture_cost=int(settings["prefecture_cost"]),
        customs_office_cost=int(settings["customs_office_cost"]),
        may_decline=bool(settings["decline_reductions"]),
        office_breaks_ties=bool(settings["customs_office_breaks_ties"]),
        covered_sixes_count=bool(settings["cathedral_counts_covered"]),
    )


@final
class SanJuanSetup(Setup[SanJuan]):
    """Both editions and the expansion; what differs lies in `editions`."""

    boxed_by = "edition"

    def __init__(self, frames: "list[Frame[Any]]") -> None:
        self.frames = frames

    def choices(self) -> list[Choice]:
        newer, prefecture = Needs("edition", 2, "SJ-R37"), Needs("edition", 2, "SJ-R29")
        customs_office = Needs("expansion", True, "SJ-R28")
        tie, covered = Needs("expansion", True, "SJ-R19"), Needs("expansion", True, "SJ-R26")
        return [
            Choice("players", [2, 3, 4], 3, "SJ-008"),
            Choice("edition", [1, 2], 2, "SJ-001"),
            Choice("expansion", [False, True], False, "SJ-016", needs=newer, is_variant=True),
            Choice("start_variant", [False, True], False, "SJ-015", is_variant=True),
            who_begins("SJ-R48"),
            Choice("prefecture_cost", [3, 4], 3, "SJ-R29", needs=prefecture),
            Choice("customs_office_cost", [3, 1], 3, "SJ-R28", needs=customs_office),
            Choice("decline_reductions", [False, True], False, "SJ-R42"),
            Choice("customs_office_breaks_ties", [True, False], True, "SJ-R19", needs=tie),
            Choice("cathedral_counts_covered", [False, True], False, "SJ-R26", needs=covered),
            Choice("round_limit", [], 0, "SJ-R47"),
        ]

    def new(self, settings: dict[str, Setting], seed: int) -> SanJuan:
        state = set_table(
            self.frames,
            int(settings["players"]),
            seed,
            edition_of(settings),
            first_seat(settings),
            bool(settings["start_variant"]),
            int(settings["round_limit"]),
        )
        settle(state, Options())
        return state

    def components(self, settings: dict[str, Setting]) -> list[Component]:
        facts = edition_of(settings)
        return [
            Component(
                building.name,
                building.kind,
                cost={"card": int(facts.cost[card])},
                points=int(facts.points[card]),
                copies=int(facts.copies[card]),
                gives={GOOD_NAMES[card]: 1} if card < GOODS else None,
            )
            for card, building in enumerate(BUILDINGS)
        ]
