"""Whether the frames of a position from outside can be played on without harm."""

# not compiled: text work, done once per position

from bastide.engine.flow import SEAT, WIDTH
from bastide.engine.messages import BadInput
from bastide.games.san_juan import steps
from bastide.games.san_juan.cards.builder import may_cover
from bastide.games.san_juan.catalogue import CATHEDRAL, ROLES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.round import choices_per_round
from bastide.games.san_juan.state import HAND, NONE, ON_TABLE, SanJuan
from bastide.games.san_juan.view import phase

SHAPES: dict[str, tuple[tuple[str, ...], ...]] = {
    "builder": ((), ("build",), ("build", "double"), ("cover",), ("price",), ("pay",)),
    "producer": ((), ("produce",), ("produce", "double")),
    "trader": ((), ("sell",), ("sell", "double")),
    "councillor": ((), ("council",), ("council", "double"), ("keep",), ("discard",)),
    "prospector": (
        (),
        ("prospect",),
        ("prospect", "double"),
        ("goldsmith",),
        ("goldsmith", "gold_mine"),
        ("goldsmith", "gold_mine_choice"),
    ),
    "round_start": ((), ("office",), ("chapel",), ("bank",), ("bank", "chapel"), ("discard",)),
}
"""What may lie on the frame of each phase, lowest first."""

MOST = {
    "turn": 4,
    "chooser": 3,
    "next": 5,
    "stage": 2,
    "due": 40,
    "floor": 79,
    "goods_left": 2,
    "paid": 12,
    "produced": 4,
    "sold": 4,
    "earned": 12,
    "shipped": 1,
    "kept": 2,
    "most": 2,
    "spare": 1,
    "count": 40,
    "place": FULL_CITY,
}
"""The largest number that the rules can put into a slot."""


def check(state: SanJuan, running: str) -> None:
    """Raise BadInput unless the frames fit the phase and the rest of the table."""
    if phase(state) != running and not (running == "start" and state.top == 0):
        raise BadInput(f"position: the steps do not belong to phase '{running}'.")
    if state.tile_is_up and running != "trader":
        raise BadInput("position: a tile is turned up in phase 'trader' only.")
    if running != "builder" and list(state.usable) != list(state.visible):
        raise BadInput("position: a building is fresh in phase 'builder' only (SJ-050).")
    if running != "over":
        _check_shape(state)
        _check_round(state)
        _check_numbers(state)
        _check_cities(state)
    on_top = "" if state.is_over() else state.frames[state.stack[state.top]].name
    if state.looking_size > 0 and on_top not in ("keep", "gold_mine_choice"):
        raise BadInput("position: 'looking' needs a step 'keep' or 'gold_mine_choice'.")


def _names(state: SanJuan) -> list[str]:
    return [state.frames[state.stack[at]].name for at in range(0, int(state.top) + WIDTH, WIDTH)]


def _check_shape(state: SanJuan) -> None:
    found = _names(state)
    begins = found[0] == "round" and found.count("round") == 1
    inner = tuple(found[2:])
    if not begins or (
        len(found) > 1
        and inner not in SHAPES.get(found[1], ())
        and not (set(found[1:]) == {"discard"} and len(found) <= state.players + 1)
    ):
        raise BadInput(f"position: the steps {', '.join(found)} cannot lie on one another.")


def _check_round(state: SanJuan) -> None:
    turn = int(state.stack[2])
    choices = int(choices_per_round(state.players))
    taken = sum(1 for role in range(len(ROLES)) if state.taken[role] != NONE)
    if taken > turn or turn > choices:
        raise BadInput(f"position: {taken} roles are taken; a round has {choices} of them.")


def _check_numbers(state: SanJuan) -> None:
    discarding: list[int] = []
    for at in range(0, int(state.top) + WIDTH, WIDTH):
        frame = state.frames[state.stack[at]]
        if state.stack[at + SEAT] < 0:
            raise BadInput(f"position: the step '{frame.name}' is nobody's.")
        for slot, name in enumerate(frame.slots):
            value = int(state.stack[at + 2 + slot])
            most = 2 if (frame.name, name) == ("office", "count") else MOST.get(name, 40)
            if not 0 <= value <= most:
                raise BadInput(f"position: '{name}' of the step '{frame.name}' is {value}.")
        if state.stack[at] in (steps.COVER, steps.PRICE):
            _check_card(state, frame.name, int(state.stack[at + SEAT]), int(state.stack[at + 2]))
        if state.stack[at] == steps.PRICE:
            _check_place(state, *(int(state.stack[at + slot]) for slot in (SEAT, 3, 2)))
        if state.stack[at] == steps.SHED:
            discarding.append(int(state.stack[at + SEAT]))
        if at > 0 and state.stack[at] == steps.SHED and at < state.top:
            due, spare, floor = (int(state.stack[at + slot]) for slot in (2, 3, 4))
            if due > state.hand_size[state.stack[at + SEAT]] or spare or floor:
                raise BadInput("position: a step 'discard' asks for more cards than there are.")
    if len(set(discarding)) < len(discarding):
        raise BadInput("position: two steps 'discard' ask the same seat.")
    if len(_names(state)) > 1 and _names(state)[1] in ROLES and state.chooser == NONE:
        raise BadInput("position: the running phase has no chooser.")


def _check_place(state: SanJuan, seat: int, place: int, card: int) -> None:
    """What is about to be covered stands there and may be covered (SJ-059)."""
    is_free = place == FULL_CITY
    if not is_free and (place >= state.buildings[seat] or not may_cover(state, seat, place, card)):
        raise BadInput("position: the step 'price' covers nothing that may be covered.")


def _check_card(state: SanJuan, step: str, seat: int, card: int) -> None:
    """What is about to be built is in hand, or is the Cathedral on the table (SJ-R45)."""
    if card == CATHEDRAL:
        there = state.cathedral == ON_TABLE
    else:
        first = seat * HAND
        held = [int(state.hands[at]) for at in range(first, first + int(state.hand_size[seat]))]
        there = card in held
    if not there:
        raise BadInput(f"position: the step '{step}' needs its card in the seat's hand.")


def _check_cities(state: SanJuan) -> None:
    """Twelve buildings end the game; until then nobody who has them may build again (SJ-085)."""
    building = state.frames[state.stack[state.top]].name in ("build", "double", "cover", "price")
    for seat in range(int(state.players)):
        if state.buildings[seat] < FULL_CITY:
            continue
        has_built = (
            phase(state) == "builder"
            and (seat - int(state.chooser)) % int(state.players) < state.stack[WIDTH + 3]
            and not (building and seat == state.mover())
        )
        if not has_built:
            raise BadInput(
                f"position.seats.{seat}: {FULL_CITY} buildings end the game (SJ-085), so the"
                " phase is 'over'."
            )
