"""Refuses steps of a position that could not lie there."""

# not compiled: text work, done once per position

from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.messages import BadInput
from bastide.games.golden_city import steps
from bastide.games.golden_city.auction import group_of
from bastide.games.golden_city.catalogue import HAND_LIMIT, MOST_BUILDS, MOST_GOODS, TYPES
from bastide.games.golden_city.island import count
from bastide.games.golden_city.payment import can_pay
from bastide.games.golden_city.rewards import goods_left
from bastide.games.golden_city.round import BEGIN, BUILDING, NEXT, STAGE
from bastide.games.golden_city.state import GOODS_HELD, NONE, STOCK, GoldenCity
from bastide.games.golden_city.turn import BUILDS, CHECK, DUE, FLOOR, IS_BLACK, PLACE

ON_TURN = (steps.PAYMENT, steps.GOODS, steps.RETURN, steps.BONUS)


def check_steps(state: GoldenCity) -> None:
    """Raise BadInput unless the frames are such as the rules lay."""
    if state.is_over():
        _check_groups(state, False)
        return
    kinds = [int(state.stack[at + KIND]) for at in range(0, int(state.top) + WIDTH, WIDTH)]
    seats = [int(state.stack[at + SEAT]) for at in range(0, int(state.top) + WIDTH, WIDTH)]
    if kinds[0] != steps.ROUND or min(seats) < 0 or not _in_order(kinds):
        raise BadInput("position: 'steps' must be a round and what is going on in it.")
    if state.house.two and state.blocked in (1, 2):
        raise BadInput("position: with two players a blocked player ends the game (GC-R45).")
    _check_round(state, kinds)
    _check_groups(state, steps.AUCTION in kinds)
    if len(kinds) > 2 and seats[1] != seats[2]:
        raise BadInput("position: only the player whose turn it is pays and chooses.")
    if steps.TURN in kinds:
        _check_turn(state, kinds[-1] == steps.TURN)
    _check_top(state, kinds[-1], seats[-1])


def _in_order(kinds: list[int]) -> bool:
    """A round alone, with one step on it, or with a turn and one step on that."""
    if len(kinds) == 3:
        return kinds[1] == steps.TURN and kinds[2] in ON_TURN
    later = (steps.AUCTION, steps.TURN, steps.DISCARD)
    return len(kinds) == 1 or (len(kinds) == 2 and kinds[1] in later)


def _check_round(state: GoldenCity, kinds: list[int]) -> None:
    stage, turns = int(state.stack[STAGE]), int(state.stack[NEXT])
    if not 0 <= turns <= state.players:
        raise BadInput("position: 'next' counts building turns.")
    if stage == BEGIN:
        if len(kinds) > 1 or state.round >= state.house.rounds:
            raise BadInput("position: no round can begin here.")
    elif state.round < 1 or (len(kinds) > 1 and stage != BUILDING):
        raise BadInput("position: nothing is going on in this stage of the round.")
    elif steps.AUCTION in kinds and turns != 0:
        raise BadInput("position: an auction comes before all building turns.")
    elif stage == BUILDING and steps.AUCTION not in kinds and turns == 0:
        raise BadInput("position: 'next' must count the building turns that have begun.")


def _check_groups(state: GoldenCity, wanted: bool) -> None:
    """Cards lie on offer during an auction and at no other time."""
    if (state.groups[0] != NONE) != wanted:
        raise BadInput("position: 'groups' belong to an auction and to nothing else.")
    if not wanted and state.group_coin:
        raise BadInput("position: the coin lies on a group of cards.")


def _check_turn(state: GoldenCity, on_top: bool) -> None:
    builds, check = int(state.stack[WIDTH + BUILDS]), int(state.stack[WIDTH + CHECK])
    if not 0 <= builds <= MOST_BUILDS or check not in (0, 1):
        raise BadInput("position: a turn has at most two builds.")
    if not on_top and (builds == 0 or check == 0):
        raise BadInput("position: a payment or a reward belongs to a build.")


def _check_top(state: GoldenCity, kind: int, seat: int) -> None:
    if kind == steps.AUCTION and group_of(state, seat) != NONE:
        raise BadInput(f"position: the hand of seat {seat} lies on a group already (GC-075).")
    if kind == steps.PAYMENT:
        _check_payment(state, seat)
    if kind == steps.GOODS and not goods_left(state):
        raise BadInput("position: there is no goods card to take.")
    if kind == steps.BONUS and state.bonus_pile() == 0:
        raise BadInput("position: there is no bonus card to take.")
    held = int(count(state.area(seat, GOODS_HELD)))
    if (kind == steps.RETURN) != (held > MOST_GOODS):
        raise BadInput("position: a fifth goods card, and only that, is given back (GC-124).")
    if kind == steps.DISCARD:
        _check_discard(state, seat)


def _check_payment(state: GoldenCity, seat: int) -> None:
    place = int(state.get(PLACE))
    black = int(state.get(IS_BLACK))
    if black not in (0, 1):
        raise BadInput("position: 'black' is 1 for a black post, else 0.")
    free = state.black_targets(seat) if black else state.targets(seat)
    posts = 1 if black else state.area(seat, STOCK)
    kind = state.house.island.type[place]
    if not (free >> place) & 1 or posts == 0 or not can_pay(state, seat, kind):
        raise BadInput("position: the post that is to be paid cannot be built (GC-103).")


def _check_discard(state: GoldenCity, seat: int) -> None:
    due, floor = int(state.get(DUE)), int(state.get(FLOOR))
    above = sum(int(state.cards[seat * TYPES + card]) for card in range(floor, TYPES))
    if due < 1 or due != state.hand_size(seat) - HAND_LIMIT or above < due:
        raise BadInput("position: exactly the surplus over five cards is discarded (GC-101).")
