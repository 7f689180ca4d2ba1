"""Refuses steps of a position that could not lie there."""

# not compiled: text work, done once per position

from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.messages import BadInput
from bastide.games.attika import steps
from bastide.games.attika.catalogue import KINDS, RESOURCES, TOKENS
from bastide.games.attika.extension import CENTRE, TILE
from bastide.games.attika.payment import all_cards, heft, paid_cards, reaches
from bastide.games.attika.price import DUES, payable, price
from bastide.games.attika.state import ALL_BUILT, BUILT, LINKED, NONE, OWNER, RUNNING, Attika
from bastide.games.attika.turn import (
    ACTING,
    BUILDING,
    CHOSEN,
    DONE,
    DRAWING,
    DRAWN,
    FIXED,
    HALTED,
    HEX,
    TOKEN,
    UNDECIDED,
    regular,
)

STACKS_OF_STEPS = (
    (steps.TURN,),
    (steps.TURN, steps.SITE),
    (steps.TURN, steps.PAYMENT),
    (steps.TURN, steps.DRAWN),
    (steps.TURN, steps.EXTENSION),
    (steps.TURN, steps.EXTENSION, steps.DRAWN),
    (steps.TURN, steps.EXTENSION, steps.PAYMENT),
    (steps.SWAP,),
)
"""What may lie on what."""


def check_steps(state: Attika) -> None:
    """Raise BadInput unless the frames are such as the rules lay."""
    if state.is_over():
        return
    places = range(0, int(state.top) + WIDTH, WIDTH)
    kinds = tuple(int(state.stack[at + KIND]) for at in places)
    seats = {int(state.stack[at + SEAT]) for at in places}
    if kinds not in STACKS_OF_STEPS or len(seats) != 1 or min(seats) < 0:
        raise BadInput("position: 'steps' must be a turn and what is going on in it, or a swap.")
    if kinds[0] == steps.TURN:
        _check_turn(state, kinds)
    if steps.EXTENSION in kinds:
        _check_extension(state, WIDTH, kinds[-1] == steps.EXTENSION)
    seat = state.mover()
    if kinds[-1] in (steps.SITE, steps.DRAWN):
        _check_token(state, seat, kinds[-1] == steps.DRAWN)
    if kinds[-1] == steps.PAYMENT:
        _check_payment(state, seat)


def _check_turn(state: Attika, kinds: tuple[int, ...]) -> None:
    acting, done = int(state.stack[ACTING]), int(state.stack[DONE])
    first = 0 if state.edition.early else 1
    low, high = (0, 0) if acting == UNDECIDED else (first, int(regular(acting)))
    if not low <= done <= high:
        raise BadInput("position: 'done' does not fit the kind of action (AT-020).")
    if state.stack[HALTED] not in (0, int(state.edition.at_once)):
        raise BadInput("position: no card was drawn in the middle of this turn (AT-R08).")
    above = kinds[1] if len(kinds) > 1 else -1
    drawn = above in (steps.DRAWN, steps.EXTENSION)
    if above == steps.PAYMENT:
        drawn = state.get(DRAWN) != 0
    if above != -1 and acting != (DRAWING if drawn else BUILDING):
        raise BadInput("position: what is going on does not fit the kind of action (AT-020).")


def _check_extension(state: Attika, at: int, on_top: bool) -> None:
    tile, centre = int(state.stack[at + TILE]), int(state.stack[at + CENTRE])
    if tile == 0 and state.tiles_left == 0:
        raise BadInput("position: no region tile is left for the extension (AT-R17).")
    if not on_top and (tile or centre):
        raise BadInput("position: the token comes before the region tile (AT-060).")
    if centre and (tile == 0 or not state.land.is_legal(centre)):
        raise BadInput("position: the region tile cannot lie there (AT-061).")


def _check_token(state: Attika, seat: int, drawn: bool) -> None:
    kind = int(state.get(TOKEN))
    if drawn:
        _check_copies(state, seat)
    elif not (payable(state, seat) >> kind) & 1:
        raise BadInput("position: the token that is to be built is not there, or too dear.")


def _check_copies(state: Attika, seat: int) -> None:
    """A token just drawn is one of the thirty, no thirty-first."""
    there = int(state.stacked(seat) + state.displayed(seat) + state.area(seat, BUILT))
    if there != TOKENS - 1:
        raise BadInput("position: the token just drawn lies somewhere else as well (AT-004).")


def _check_payment(state: Attika, seat: int) -> None:
    kind, hex, drawn = (int(state.get(slot)) for slot in (TOKEN, HEX, DRAWN))
    fixed, chosen = int(state.get(FIXED)), int(state.get(CHOSEN))
    if drawn not in (0, 1):
        raise BadInput("position: 'drawn' is 1 for a token just drawn, else 0.")
    if drawn:
        _check_copies(state, seat)
    elif state.shown[seat * KINDS + kind] == 0:
        raise BadInput("position: the token that is to be paid is not on the display (AT-022).")
    due = int(price(state, seat, kind, hex))
    if state.on[hex] != NONE or due & DUES == 0:
        raise BadInput("position: nothing is to be paid there.")
    known = all(
        paid_cards(fixed, card) <= (state.cards[seat * RESOURCES + card] if card < chosen else 0)
        for card in range(RESOURCES)
    )
    if not 0 <= chosen < RESOURCES or not 0 <= fixed < 1 << 24 or not known:
        raise BadInput("position: 'fixed' must be cards of the hand, kind by kind.")
    if not reaches(state, seat, due, chosen, all_cards(fixed), heft(due, fixed)):
        raise BadInput("position: the hand cannot pay the price (AT-037).")


def check_end(state: Attika) -> None:
    """Raise BadInput unless the game is over exactly when somebody has won, or drawn."""
    won = [_won(state, seat) for seat in range(int(state.players))]
    if not state.is_over():
        if any(won) or state.ending != RUNNING or state.winner != NONE:
            raise BadInput("position: somebody has won, so there is nothing to ask (AT-072).")
        return
    winner = int(state.winner)
    if winner == NONE or not won[winner] & (1 << int(state.ending)):
        raise BadInput("position: 'ending' and 'winner' do not fit the map (AT-070, AT-071).")


def _won(state: Attika, seat: int) -> int:
    """The ways in which a seat has won, as a mask of endings."""
    found = 1 << ALL_BUILT if state.area(seat, BUILT) == TOKENS else 0
    for hex in range(int(state.land.hexes())):
        standing = int(state.on[hex])
        if standing != NONE and standing // OWNER == seat:
            cities = int(state.touch[state.settlement(hex)])
            if cities & (cities - 1):
                found |= 1 << LINKED
    return found
