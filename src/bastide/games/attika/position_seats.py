"""The areas of the seats in a position: hands, displays, stacks, tokens on the map."""

# not compiled: text work, done once per position

from bastide.engine.document import Document
from bastide.engine.flow import WIDTH
from bastide.engine.messages import BadInput
from bastide.engine.naming import nearest
from bastide.games.attika import hexes, notation, steps
from bastide.games.attika.building import hangs_together, is_of
from bastide.games.attika.catalogue import (
    GROUPS,
    KINDS,
    RESOURCE_NUMBERS,
    RESOURCES,
    STACK_SIZES,
    STACK_STARTS,
    STACKS,
    TOKENS,
)
from bastide.games.attika.land import NOWHERE
from bastide.games.attika.state import (
    AREA,
    BONUSES,
    EARNED,
    GROUP,
    NONE,
    NOTED,
    OLD_LEFT,
    SETTLEMENTS,
    STACK,
    Attika,
)
from bastide.games.attika.turn import DRAWN, TOKEN


def lay_seats(state: Attika, seats: list[Document]) -> None:
    """Lay out everything that belongs to the players."""
    for seat, area in enumerate(seats):
        for card in area.names("hand", RESOURCE_NUMBERS):
            state.cards[seat * RESOURCES + card] += 1
        _lay_old(state, seat, area)
        state.areas[seat * AREA + BONUSES] = area.number("bonuses", 0, 0, int(state.edition.supply))
        state.areas[seat * AREA + NOTED] = area.number("noted", 0, 0, GROUPS)
        left = [int(state.edition.copies[kind]) for kind in range(KINDS)]
        _take_drawn(state, seat, left)
        _lay_built(state, seat, area, left)
        for kind in area.names("display", numbers(state)):
            state.shown[seat * KINDS + kind] += 1
            _take(state, kind, left, area)
        _lay_stacks(state, seat, area, left)
        _lay_earned(state, seat, area)
        count = int(state.area(seat, SETTLEMENTS))
        if area.number("settlements", count, 0, TOKENS) != count:
            raise BadInput(f"{area.where}: 'built' makes {count} settlements (AT-044).")
        area.finish()


def _lay_old(state: Attika, seat: int, area: Document) -> None:
    """Cards in hand since before the last reshuffle."""
    for card in area.names("drawn_before", RESOURCE_NUMBERS):
        state.old[seat * RESOURCES + card] += 1
        state.old[int(state.players) * RESOURCES + card] += 1
        state.areas[seat * AREA + OLD_LEFT] += 1
    for at in range(seat * RESOURCES, seat * RESOURCES + RESOURCES):
        if state.old[at] > state.cards[at]:
            raise BadInput(f"{area.where}: 'drawn_before' are cards of the hand.")


def numbers(state: Attika) -> dict[str, int]:
    """Kinds of token by name."""
    return {name: kind for kind, name in enumerate(state.edition.names)}


def _take(state: Attika, kind: int, left: list[int], area: Document) -> None:
    """One token of a kind is accounted for."""
    left[kind] -= 1
    if left[kind] < 0:
        name = state.edition.names[kind]
        raise BadInput(f"{area.where}: there are only {state.edition.copies[kind]} of '{name}'.")


def _take_drawn(state: Attika, seat: int, left: list[int]) -> None:
    """A token that has just been drawn lies nowhere else."""
    for at in range(0, int(state.top) + WIDTH, WIDTH):
        kind = int(state.stack[at])
        paying = kind == steps.PAYMENT and state.stack[at + DRAWN] != 0
        if state.stack[at + 1] == seat and (kind == steps.DRAWN or paying):
            left[int(state.stack[at + TOKEN])] -= 1


def _lay_built(state: Attika, seat: int, area: Document, left: list[int]) -> None:
    """Tokens on the map: `built = { "0,1" = "tower" }`."""
    built = area.raw("built", {})
    if not isinstance(built, dict):
        raise BadInput(f"{area.where}: 'built' must name hexes and what stands on them.")
    for place, name in built.items():
        kind = area.named(name, numbers(state), "built")
        try:
            hex = int(state.land.at(notation.spot(str(place))))
        except BadInput:
            hex = NOWHERE
        if hex == NOWHERE or state.on[hex] != NONE:
            raise BadInput(
                f"{area.where}: nothing can stand on {str(place)[:20]!r} (AT-030);"
                f" free are {nearest(str(place), _free(state))}."
            )
        _take(state, kind, left, area)
        state.put_token(seat, kind, hex)


def _free(state: Attika) -> list[str]:
    """The hexes on which nothing stands."""
    land = state.land
    free = [hex for hex in range(int(land.hexes())) if state.on[hex] == NONE]
    return [hexes.name(int(land.spots[hex])) for hex in free]


def _lay_stacks(state: Attika, seat: int, area: Document, left: list[int]) -> None:
    """The named tokens lie on top; those named nowhere lie below, as far as there is room.

    What finds no room in a stack of the size that `left` says lies on the display.
    """
    named = _named_stacks(state, area, left)
    sizes = _sizes(area, named)
    base = [bool(state.edition.base[kind]) for kind in range(KINDS)]
    for backs, first, end in ((True, 0, 1), (False, 1, STACKS)):
        rest = [k for k in range(KINDS) if base[k] == backs for _ in range(left[k])]
        for i in range(len(rest) - 1, 0, -1):
            j = int(state.rng.below(i + 1))
            rest[i], rest[j] = rest[j], rest[i]
        for stack in range(first, end):
            room = sizes[stack] - len(named[stack])
            below, rest = rest[:room], rest[room:]
            tokens = below[::-1] + named[stack][::-1]
            start = seat * TOKENS + STACK_STARTS[stack]
            for i, kind in enumerate(tokens):
                state.stacks[start + i] = kind
            state.areas[seat * AREA + STACK + stack] = len(tokens)
        for kind in rest:
            state.shown[seat * KINDS + kind] += 1


def _named_stacks(state: Attika, area: Document, left: list[int]) -> list[list[int]]:
    lists = area.items("stacks")
    if len(lists) > STACKS:
        raise BadInput(f"{area.where}: there are {STACKS} stacks (AT-014).")
    named: list[list[int]] = []
    for stack in range(STACKS):
        items = lists[stack] if stack < len(lists) else []
        if not isinstance(items, list):
            raise BadInput(f"{area.where}: 'stacks' must be lists of tokens, top first.")
        kinds = [area.named(item, numbers(state), "stacks") for item in items]
        for kind in kinds:
            _take(state, kind, left, area)
            if bool(state.edition.base[kind]) != (stack == 0):
                raise BadInput(f"{area.where}: base tokens lie in the first stack (AT-014).")
        named.append(kinds)
    return named


def _sizes(area: Document, named: list[list[int]]) -> list[int]:
    """How large each stack is at most."""
    given = area.items("left")
    if len(given) > STACKS or any(type(size) is not int or size < 0 for size in given):
        raise BadInput(f"{area.where}: 'left' must say how many tokens each stack has.")
    sizes = [given[s] if s < len(given) else STACK_SIZES[s] for s in range(STACKS)]
    for stack in range(STACKS):
        if not len(named[stack]) <= sizes[stack] <= STACK_SIZES[stack]:
            most = STACK_SIZES[stack]
            raise BadInput(f"{area.where}: stack {stack + 1} has at most {most} tokens (AT-014).")
    return sizes


def _lay_earned(state: Attika, seat: int, area: Document) -> None:
    """Which groups earned their bonus follows from the map, but for a last build (AT-R27)."""
    groups = {name: group for group, name in enumerate(state.edition.group_names)}
    earned = {group for group in range(GROUPS) if _has_earned(state, seat, group)}
    said = set(area.names("earned", groups)) if area.has("earned") else earned
    if not said <= earned:
        raise BadInput(f"{area.where}: 'earned' does not fit what is built (AT-050).")
    state.areas[seat * AREA + EARNED] = sum(1 << group for group in said)


def _has_earned(state: Attika, seat: int, group: int) -> bool:
    if state.area(seat, GROUP + group) < state.edition.group_size[group]:
        return False
    for hex in range(int(state.land.hexes())):
        if is_of(state, seat, group, hex):
            return not state.edition.connected or hangs_together(state, seat, group, hex)
    return False
