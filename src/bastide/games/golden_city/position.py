"""A position of The Golden City as a document, complete or partial."""

# not compiled: text work, done once per position

from collections.abc import Sequence
from typing import Any, final

from bastide.engine.document import Document, push_steps, read_random, written_steps
from bastide.engine.flow import Frame
from bastide.engine.messages import BadInput
from bastide.engine.parts import Json, Positions
from bastide.engine.rng import seeded
from bastide.engine.rows import listed
from bastide.engine.settings import Setting
from bastide.games.golden_city import steps, view
from bastide.games.golden_city.catalogue import (
    ALL_CARDS,
    ALL_COINS,
    BONUS_NAMES,
    BONUS_NUMBERS,
    EACH,
    GOODS_CARDS,
    KEYS,
    OPEN_GOODS,
    SCORE_CARDS,
    SOURCE_NAMES,
    SOURCES,
    TYPE_NAMES,
    TYPE_NUMBERS,
    TYPES,
)
from bastide.games.golden_city.island import WITH_RING
from bastide.games.golden_city.position_areas import GOODS_NUMBERS, lay_areas
from bastide.games.golden_city.position_check import check_steps
from bastide.games.golden_city.round import BEGIN, BUILDING, SCORING, STAGES
from bastide.games.golden_city.setup import bare_table, house
from bastide.games.golden_city.state import GROUP, NONE, GoldenCity

WORDS: dict[str, Sequence[str]] = {"stage": STAGES, "place": WITH_RING.names, "floor": TYPE_NAMES}
PHASES = ("auction", "building", "scoring", "over")
"""Where a partial document can begin."""
SCORE_NUMBERS = {name: card for card, name in enumerate(WITH_RING.score_names)}


def _seat(state: GoldenCity, seat: int) -> Json:
    names = state.house.island.names
    shown = view.seat_view(state, seat, seat)
    own, black = (listed(int(state.area(seat, part))) for part in (0, 1))
    return {
        "hand": shown["hand"],
        "known": shown["known"],
        "drawn_before": shown["drawn_before"],
        "posts": [names[place] for place in own],
        "black": [names[place] for place in black],
        "stock": shown["stock"],
        "black_stock": shown["black_stock"],
        "won": shown["won"],
        "coins": shown["coins"],
        "keys": shown["keys"],
        "goods": [card["id"] for card in shown["goods"]],
        "bonus": shown["bonus"],
        "letters": {
            name: int(state.letters[seat * SOURCES + source])
            for source, name in enumerate(SOURCE_NAMES)
        },
        "total": shown["letters"],
        "victory": shown["victory"],
        "blocked": shown["blocked"],
    }


def _lay_groups(state: GoldenCity, document: Document) -> None:
    """The cards on offer, with hands and the coin."""
    groups = document.tables("groups", int(state.players))
    if groups and len(groups) != state.players:
        raise BadInput(f"position: there are {state.players} groups, one per player (GC-065).")
    for at, group in enumerate(groups):
        cards = group.names("cards", TYPE_NUMBERS)
        size = 3 if state.house.two and at == 1 else 2
        if len(cards) != size:
            raise BadInput(f"{group.where}: this group has {size} cards.")
        for i, card in enumerate(cards):
            state.groups[at * GROUP + i] = card
        if group.raw("hand") is not None:
            seat = group.number("hand", 0, 0, int(state.players) - 1)
            if any(state.hands_on[other] == seat for other in range(at)):
                raise BadInput(f"{group.where}: seat {seat} has only one hand.")
            state.hands_on[at] = seat
        if group.truth("coin", False):
            if at > 0 or not state.house.two:
                raise BadInput(f"{group.where}: the coin lies on the group of two (GC-203).")
            state.group_coin = 1
        group.finish()
    if state.coin_supply() < 0:
        raise BadInput(f"position: there are more coins than {ALL_COINS}.")


def _lay_landscapes(state: GoldenCity, document: Document) -> None:
    """Pile and discard; cards named nowhere lie below the pile, or where `rest` says."""
    left = [EACH] * TYPES
    for seat in range(int(state.players)):
        for card in range(TYPES):
            left[card] -= int(state.cards[seat * TYPES + card])
    for card in (int(card) for card in state.groups if card != NONE):
        left[card] -= 1
    top = document.names("pile", TYPE_NUMBERS)
    discarded = document.names("discard", TYPE_NUMBERS)
    for card in top + discarded:
        left[card] -= 1
    for card, name in enumerate(TYPE_NAMES):
        if left[card] < 0:
            raise BadInput(f"position: there are only {EACH} cards of type '{name}'.")
    rest = [card for card in range(TYPES) for _ in range(left[card])]
    below: list[int] = []
    where = document.word("rest", "pile", ("pile", "discard", "out"))
    if where == "pile":
        for i in range(len(rest) - 1, 0, -1):
            j = int(state.rng.below(i + 1))
            rest[i], rest[j] = rest[j], rest[i]
        below = rest
    elif where == "discard":
        discarded = discarded + rest
    for card in discarded:
        state.discard[card] += 1
    for i, card in enumerate(below + top[::-1]):
        state.pile[i] = card
    state.pile_size = len(below) + len(top)
    assert state.pile_size <= ALL_CARDS


def _lay_scores(state: GoldenCity, document: Document) -> None:
    """The score cards in order; `score_card` alone names the one of this round."""
    named = document.names("score_cards", SCORE_NUMBERS)
    for at, card in enumerate(named):
        if card in named[:at]:
            raise BadInput(f"position: 'score_cards' names {WITH_RING.score_names[card]} twice.")
    if len(named) > state.house.rounds:
        raise BadInput(f"position: 'score_cards' names more than {state.house.rounds} cards.")
    order = named + [card for card in range(SCORE_CARDS) if card not in named]
    if document.has("score_card"):
        card = document.named(document.raw("score_card"), SCORE_NUMBERS, "score_card")
        now = int(state.round) - 1
        at = order.index(card)
        order[at], order[now] = order[now], order[at]
    for i, card in enumerate(order):
        state.scores[i] = card


def _lay_goods(state: GoldenCity, document: Document) -> None:
    """Open goods cards and their pile; what is named nowhere lies in the pile, if none is given.

    With both named, the others are out of the game.
    """
    held = {c for s in range(int(state.players)) for c in listed(int(state.area(s, 7)))}
    row: list[int] = []
    for item in document.items("goods_row"):
        row.append(NONE if item is None else document.named(item, GOODS_NUMBERS, "goods_row"))
    pile = document.names("goods_pile", GOODS_NUMBERS)
    named = [card for card in row if card != NONE] + pile + sorted(held)
    if len(set(named)) != len(named) or len(row) > OPEN_GOODS:
        raise BadInput("position: a goods card lies in two places, or too many lie open.")
    out = document.names("goods_out", GOODS_NUMBERS)
    rest = [card for card in range(GOODS_CARDS) if card not in named and card not in out]
    if not document.has("goods_row"):
        row, rest = rest[:OPEN_GOODS], rest[OPEN_GOODS:]
    if not document.has("goods_pile"):
        pile = pile + rest
    for index, card in enumerate(row):
        state.goods_row[index] = card
    for i, card in enumerate(pile[::-1]):
        state.goods_pile[i] = card
    state.goods_size = len(pile)


def _lay_bonus(state: GoldenCity, document: Document, areas: list[Document]) -> None:
    """Who took which bonus card, in order; else what each seat is said to hold."""
    taken: list[tuple[int, int]] = []
    for entry in document.tables("bonus_taken", len(BONUS_NAMES)):
        seat = entry.number("seat", 0, 0, int(state.players) - 1)
        taken.append((seat, entry.named(entry.raw("card"), BONUS_NUMBERS, "card")))
        entry.finish()
    for seat, area in enumerate(areas):
        held = area.names("bonus", BONUS_NUMBERS)
        if not document.has("bonus_taken"):
            taken += [(seat, card) for card in held]
    out = document.names("bonus_out", BONUS_NUMBERS)
    cards = [card for _, card in taken] + out
    if len(set(cards)) != len(cards):
        raise BadInput("position: a bonus card is in two places.")
    for i, (seat, card) in enumerate(taken):
        state.bonus_takers[i] = seat
        state.bonus_taken[i] = card
    state.bonus_count = len(taken)
    for card in out:
        state.bonus_out |= 1 << card


def _lay_keys(state: GoldenCity, document: Document) -> None:
    state.keys_spent = document.number("keys_spent", 0, 0, KEYS)
    if state.key_supply() < 0:
        raise BadInput(f"position: there are only {KEYS} key cards.")


def _begin(state: GoldenCity, document: Document, begin: str) -> None:
    """Begin a partial position: in an auction, a building turn, the scoring, or at the end."""
    if begin not in PHASES:
        raise BadInput(f"position: phase '{begin}' needs 'steps'.")
    builds = document.number("builds", 0, 0, 1)
    players = int(state.players)
    if begin == "over":
        return
    offered = state.groups[0] != NONE
    mover = document.number("mover", int(state.builder), 0, players - 1)
    if begin == "scoring":
        state.push(steps.ROUND, state.first, SCORING, players)
    elif begin == "building":
        turns = (mover - int(state.builder)) % players + 1
        state.push(steps.ROUND, state.first, BUILDING, turns)
        if not state.is_blocked(mover):
            state.push(steps.TURN, mover, builds)
    elif offered:
        mover = document.number("mover", int(state.first), 0, players - 1)
        state.push(steps.ROUND, state.first, BUILDING, 0)
        state.push(steps.AUCTION, mover)
    else:
        state.round -= 1
        state.push(steps.ROUND, state.first, BEGIN, 0)
    check_steps(state)


@final
class GoldenCityPositions(Positions[GoldenCity]):
    """Tables as documents."""

    def __init__(self, frames: list[Frame[Any]]) -> None:
        self.frames = frames

    def to_document(self, state: GoldenCity) -> Json:
        """The whole state, in the rulebook's words."""
        island = state.house.island
        row = [int(state.goods_row[index]) for index in range(OPEN_GOODS)]
        return {
            "phase": view.phase(state),
            "round": int(state.round),
            "first": int(state.first),
            "builder": int(state.builder),
            "mover": state.mover(),
            "cost": int(state.cost),
            "ending": bool(state.ending),
            "score_cards": [island.score_names[state.scores[i]] for i in range(state.house.rounds)],
            "groups": view.groups(state),
            "pile": [TYPE_NAMES[state.pile[i]] for i in range(int(state.pile_size) - 1, -1, -1)],
            "discard": view.named_cards([int(state.discard[card]) for card in range(TYPES)]),
            "rest": "out",
            "goods_row": [None if card == NONE else island.goods_names[card] for card in row],
            "goods_pile": [
                island.goods_names[state.goods_pile[i]]
                for i in range(int(state.goods_size) - 1, -1, -1)
            ],
            "goods_out": [card["id"] for card in view.goods(state)["out"]],
            "bonus_taken": [
                {"seat": int(state.bonus_takers[i]), "card": BONUS_NAMES[state.bonus_taken[i]]}
                for i in range(int(state.bonus_count))
            ],
            "bonus_out": [n for card, n in enumerate(BONUS_NAMES) if (state.bonus_out >> card) & 1],
            "keys_spent": int(state.keys_spent),
            "seats": [_seat(state, seat) for seat in range(int(state.players))],
            "steps": written_steps(state, WORDS),
            "random": state.rng.words(),
        }

    def lay(self, content: Json, settings: dict[str, Setting]) -> GoldenCity:
        """The state a document describes; what it leaves out takes the documented default."""
        players, facts = int(settings["players"]), house(settings)
        document = Document(content, "position")
        rng = seeded(document.number("seed", 0, 0, 1 << 62))
        state = bare_table(self.frames, players, rng, facts)
        last = players - 1
        state.round = document.number("round", 1, 1, int(facts.rounds))
        state.first = document.number("first", 0, 0, last)
        state.builder = document.number("builder", int(state.first), 0, last)
        state.cost = document.number("cost", 1, 1, 99)
        state.ending = int(document.truth("ending", False))
        areas = document.tables("seats", players)
        areas += [Document({}, f"position.seats.{seat}") for seat in range(len(areas), players)]
        lay_areas(state, areas)
        _lay_groups(state, document)
        _lay_landscapes(state, document)
        _lay_scores(state, document)
        _lay_goods(state, document)
        _lay_bonus(state, document, areas)
        _lay_keys(state, document)
        for area in areas:
            area.finish()
        read_random(state, document)
        begin = document.word("phase", "auction", (*PHASES, *view.PHASES))
        if document.has("steps"):
            push_steps(state, document, WORDS)
            check_steps(state)
        else:
            _begin(state, document, begin)
        document.raw("mover")
        document.finish()
        return state
