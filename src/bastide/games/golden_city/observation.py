"""What a seat sees of The Golden City as an array of small numbers (GC-R30)."""

from typing import final

from mypy_extensions import i64

from bastide.engine.flow import SEAT, WIDTH
from bastide.engine.observation import Field, Observation, Writer
from bastide.engine.rows import bit
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import (
    BONUS_CARDS,
    GOODS_CARDS,
    GOODS_NAMES,
    OPEN_GOODS,
    PLACES,
    SCORE_CARDS,
    TYPES,
)
from bastide.games.golden_city.island import REGIONS
from bastide.games.golden_city.state import (
    AREA,
    BLACK,
    BLACK_STOCK,
    GOODS_HELD,
    GROUP,
    KEYRING,
    NONE,
    OLD_LEFT,
    OWN,
    PURSE,
    STOCK,
    VICTORY,
    WON,
    GoldenCity,
)
from bastide.games.golden_city.turn import BUILDS, PLACE

GROUPS = 4
BY_TYPE = "port, mountain, desert, forest, prairie"


def fill_table(state: GoldenCity, seat: i64, out: Writer) -> None:
    """What lies in the middle, and what the running turn is about."""
    players = state.players
    printed = state.house.island
    out.put(state.round)
    out.one_of((state.first - seat + players) % players, players)
    out.one_of((state.builder - seat + players) % players, players)
    out.put(state.cost)
    out.put(state.ending)
    card: i64 = state.scores[state.round - 1] if state.round > 0 else NONE
    out.one_of(NONE if card == NONE else printed.scored_goods[card], len(GOODS_NAMES))
    out.one_of(NONE if card == NONE else printed.scored_region[card], REGIONS)
    seen: i64 = 0
    for i in range(state.round):
        seen |= bit(state.scores[i])
    out.bits(seen, SCORE_CARDS)
    for group in range(i64(GROUPS)):
        if group >= players or state.groups[0] == NONE:
            out.skip(TYPES + players)
            continue
        out.tally(state.groups, group * GROUP, GROUP, TYPES)
        hand = state.hands_on[group]
        out.one_of(NONE if hand == NONE else (hand - seat + players) % players, players)
    out.put(state.group_coin)
    out.put(state.pile_size)
    out.row(state.discard, 0, TYPES)
    out.row(state.old_pool, 0, TYPES)
    for i in range(i64(OPEN_GOODS)):
        out.one_of(state.goods_row[i], GOODS_CARDS)
    out.put(state.goods_size)
    out.put(state.coin_supply())
    out.put(state.key_supply())
    builds: i64 = 0
    for at in range(0, state.top + WIDTH, WIDTH):
        if state.stack[at] == steps.TURN:
            builds = state.stack[at + BUILDS]
    out.put(builds)
    paying = state.top >= 0 and state.stack[state.top] == steps.PAYMENT
    out.one_of(state.get(PLACE) if paying else NONE, PLACES)
    fill_bonus(state, seat, out)


def fill_bonus(state: GoldenCity, seat: i64, out: Writer) -> None:
    """The bonus pile as far as the seat knows it: what was left when it last took a card."""
    out.bits(state.bonus_out, BONUS_CARDS)
    gone: i64 = state.bonus_out
    looked: i64 = 0
    takers: i64 = state.bonus_count
    for i in range(state.bonus_count):
        gone |= bit(state.bonus_taken[i])
        if state.bonus_takers[i] == seat:
            looked = (bit(BONUS_CARDS) - 1) & ~gone
            takers = state.bonus_count - 1 - i
    if state.top >= 0 and state.stack[state.top] == steps.BONUS and state.get(SEAT) == seat:
        looked = state.bonus_pile()
        takers = 0
    out.bits(looked, BONUS_CARDS)
    out.put(takers)


def fill_own(state: GoldenCity, seat: i64, out: Writer) -> None:
    """What nobody else sees."""
    out.row(state.cards, seat * TYPES, TYPES)
    out.row(state.old, seat * TYPES, TYPES)
    out.bits(state.bonus_held(seat), BONUS_CARDS)


def fill_seat(state: GoldenCity, other: i64, is_own: bool, out: Writer) -> None:
    """What everybody sees of a seat, and its letters where they are open."""
    at: i64 = other * AREA
    areas = state.areas
    out.bits(areas[at + OWN], PLACES)
    out.bits(areas[at + BLACK], PLACES)
    out.put(areas[at + STOCK])
    out.put(areas[at + BLACK_STOCK])
    out.put(areas[at + PURSE])
    out.put(areas[at + KEYRING])
    out.bits(areas[at + GOODS_HELD], GOODS_CARDS)
    out.put(areas[at + VICTORY])
    out.put(areas[at + WON])
    out.put(areas[at + OLD_LEFT])
    is_open = is_own or state.is_over() or not state.house.letters_hidden
    out.put(state.total_letters(other) + 1 if is_open else 0)
    out.put(state.hand_size(other))
    out.row(state.known, other * TYPES, TYPES)
    bonus: i64 = 0
    for i in range(state.bonus_count):
        if state.bonus_takers[i] == other:
            bonus += 1
    out.put(bonus)
    out.put((state.blocked >> other) & 1)


@final
class GoldenCityObservation(Observation[GoldenCity]):
    """The middle, what only this seat sees, and every seat."""

    def fields(self, players: int) -> list[Field]:
        found = [
            Field("round", 1, "the round, from 1 on"),
            Field("first", players, "1 for the first player"),
            Field("builder", players, "1 for who has the first building turn"),
            Field("cost", 1, "coins that the next expulsion costs"),
            Field("ending", 1, "1 once this is the last round"),
            Field("scored goods", len(GOODS_NAMES), f"1 for: {', '.join(GOODS_NAMES)}"),
            Field("scored region", REGIONS, "1 for the region that is scored in this round"),
            Field("score cards", SCORE_CARDS, "1 for each score card turned up so far"),
        ]
        for group in range(1, GROUPS + 1):
            found += [
                Field(f"group {group} cards", TYPES, f"cards on offer: {BY_TYPE}"),
                Field(f"group {group} hand", players, "1 for whose hand lies on it"),
            ]
        found += [
            Field("group coin", 1, "1 while a coin lies on the first group"),
            Field("pile", 1, "landscape cards to draw"),
            Field("discard", TYPES, f"discarded cards: {BY_TYPE}"),
            Field("before reshuffle", TYPES, f"in hands at the last reshuffle: {BY_TYPE}"),
            *[
                Field(f"goods {number}", GOODS_CARDS, "1 for the goods card that lies open there")
                for number in range(1, OPEN_GOODS + 1)
            ],
            Field("goods pile", 1, "goods cards to draw"),
            Field("coins", 1, "coins in the supply"),
            Field("keys", 1, "key cards in the supply"),
            Field("builds", 1, "posts built in the running turn"),
            Field("being paid", PLACES, "1 for the place that is being paid for"),
            Field("bonus out", BONUS_CARDS, "1 for each bonus card out of the game"),
            Field("bonus seen", BONUS_CARDS, "1 for each that this seat last saw in the pile"),
            Field("bonus since", 1, "bonus cards that were taken since then"),
            Field("hand", TYPES, f"own cards: {BY_TYPE}"),
            Field("drawn before", TYPES, f"own since before the last reshuffle: {BY_TYPE}"),
            Field("bonus", BONUS_CARDS, "1 for each own bonus card"),
        ]
        for seat in range(players):
            found += [
                Field(f"seat {seat} posts", PLACES, "1 for each place with its post"),
                Field(f"seat {seat} black posts", PLACES, "1 for each zone with its black post"),
                Field(f"seat {seat} stock", 1, "posts left"),
                Field(f"seat {seat} black stock", 1, "black posts left"),
                Field(f"seat {seat} coins", 1, "coins"),
                Field(f"seat {seat} keys", 1, "key cards"),
                Field(f"seat {seat} goods", GOODS_CARDS, "1 for each goods card"),
                Field(f"seat {seat} victory", 1, "victory points of the Great Drought"),
                Field(f"seat {seat} won", 1, "the group won in the last auction, 0 before"),
                Field(f"seat {seat} unnamed before", 1, "unnamed cards from before the reshuffle"),
                Field(f"seat {seat} letters", 1, "one more than its letters, 0 if they are hidden"),
                Field(f"seat {seat} cards", 1, "cards in hand"),
                Field(f"seat {seat} known", TYPES, f"those that all can name: {BY_TYPE}"),
                Field(f"seat {seat} bonus", 1, "bonus cards"),
                Field(f"seat {seat} blocked", 1, "1 once it can build nowhere any more"),
            ]
        return found

    def fill(self, state: GoldenCity, seat: i64, out: Writer) -> None:
        fill_table(state, seat, out)
        fill_own(state, seat, out)
        for turn in range(state.players):
            other = (seat + turn) % state.players
            fill_seat(state, other, turn == 0, out)
