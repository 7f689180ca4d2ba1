"""The table as one seat sees it (SJ-083, SJ-084, SJ-R34, SJ-R35)."""

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import SEAT, WIDTH
from bastide.engine.parts import Json
from bastide.games.san_juan import steps
from bastide.games.san_juan.builder import CARD, DUE
from bastide.games.san_juan.catalogue import CATHEDRAL, GOOD_NAMES, GOODS, NAMES, TYPES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.imagining import looking_is_private, shown_in
from bastide.games.san_juan.reductions import PLACE
from bastide.games.san_juan.scoring import score, score_with
from bastide.games.san_juan.state import HAND, KEEPERS, NONE, NOT_USED, ON_TABLE, SanJuan

STORES = ("chapel", "bank", "harbor")
ANY_GOOD = "customs"
"""What a Customs Office holds: a good of no kind of its own."""

PHASES = {
    steps.BUILDER_PHASE: "builder",
    steps.PRODUCER_PHASE: "producer",
    steps.TRADER_PHASE: "trader",
    steps.COUNCILLOR_PHASE: "councillor",
    steps.PROSPECTOR_PHASE: "prospector",
    steps.ROUND_START: "round_start",
}


def phase(state: SanJuan) -> str:
    """The running phase in a word: a role, `role`, `round_start`, `start` or `over`."""
    if state.is_over():
        return "over"
    found = "role" if int(state.stack[state.top]) == steps.ROUND else "start"
    for at in range(0, int(state.top) + WIDTH, WIDTH):
        found = PHASES.get(int(state.stack[at]), found)
    return found


def pricing(state: SanJuan) -> dict[str, Json]:
    """Where reductions may be declined: the card that was named, where it goes, what is due."""
    kind = steps.BUILD if state.is_over() else int(state.stack[state.top])
    if not state.edition.may_decline or kind not in (steps.PRICE, steps.PAYMENT):
        return {}
    card = NAMES[state.get(CARD)]
    if kind == steps.PAYMENT:
        return {"building": {"card": card, "due": int(state.get(DUE))}}
    place = int(state.get(PLACE))
    return {"building": {"card": card, "place": None if place == FULL_CITY else place}}


def counted(numbers: "vec[i64]", first: int) -> list[str]:
    """A row of counts by kind as a list of names."""
    return [NAMES[card] for card in range(TYPES) for _ in range(int(numbers[first + card]))]


def hand(state: SanJuan, seat: int) -> list[str]:
    """The cards of a hand."""
    return [
        NAMES[state.hands[i]] for i in range(seat * HAND, seat * HAND + int(state.hand_size[seat]))
    ]


def covered_at(state: SanJuan, place: int) -> list[str]:
    """The cards under the building on a place, lowest first."""
    return [NAMES[entry % TYPES] for entry in state.covered if entry // TYPES == place]


def stored_at(state: SanJuan, seat: int, which: int) -> list[str]:
    """The cards under a seat's Chapel (0), Bank (1) or Harbor (2)."""
    return [
        NAMES[entry % TYPES] for entry in state.stored if entry // TYPES == seat * KEEPERS + which
    ]


def city(state: SanJuan, seat: int) -> list[Json]:
    """The buildings of a seat, place by place."""
    buildings: list[Json] = []
    for place in range(seat * FULL_CITY, seat * FULL_CITY + int(state.buildings[seat])):
        card = int(state.city[place])
        good: str | None = None
        if state.goods[place] != NONE:
            good = GOOD_NAMES[card] if card < GOODS else ANY_GOOD
        buildings.append(
            {
                "card": NAMES[card],
                "good": good,
                "fresh": not state.uses(seat, card),
                "covers": covered_at(state, place),
            }
        )
    return buildings


def cathedral(state: SanJuan) -> str | None:
    """Where the Cathedral is: on the table, built, or gone for good (SJ-R25)."""
    if state.cathedral == NOT_USED:
        return None
    if state.cathedral == ON_TABLE:
        return "table"
    return "built" if state.has(state.cathedral, CATHEDRAL) else "gone"


def looked_at(state: SanJuan) -> list[str]:
    """The names of the cards turned up or looked at."""
    return [NAMES[state.looking[i]] for i in range(int(state.looking_size))]


def looking(state: SanJuan, viewer: int) -> Json:
    """The cards looked at: their names, or only how many there are."""
    if looking_is_private(state) and int(state.get(SEAT)) != viewer:
        return {"size": int(state.looking_size)}
    return looked_at(state)


def seat_view(state: SanJuan, seat: int, viewer: int) -> Json:
    """One seat's area as the viewer sees it."""
    over = state.is_over()
    mine = seat == viewer
    return {
        "hand": hand(state, seat) if mine else None,
        "hand_size": int(state.hand_size[seat]),
        "known": [NAMES[card] for card in shown_in(state, seat)],
        "city": city(state, seat),
        "buildings": int(state.buildings[seat]),
        "chapel": stored_at(state, seat, 0) if mine else None,
        "bank": stored_at(state, seat, 1) if mine else None,
        "bank_used": bool((state.banked >> seat) & 1),
        "harbor": len(stored_at(state, seat, 2)) if mine or over else None,
        "stored": int(state.stored_count(seat)) if mine or over else None,
        "points": int(score(state, seat)) if mine or over else open_points(state, seat),
        "library_spent": bool((state.libraries_spent >> seat) & 1),
    }


def open_points(state: SanJuan, seat: int) -> int:
    """Points without the cards under Chapel, Bank and Harbor, which are nobody else's business."""
    return int(score_with(state, seat, 0))
