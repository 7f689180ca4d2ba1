"""What a seat may know: its view, tables it cannot tell from the true one, and its key."""

from typing import final

from mypy_extensions import i64

from bastide.engine.flow import WIDTH
from bastide.engine.keys import mixed, mixed_mask, mixed_masks
from bastide.engine.parts import Json, Knowledge
from bastide.engine.rng import Rng, fork
from bastide.games.golden_city.catalogue import OPEN_GOODS, SCORE_CARDS, TYPES
from bastide.games.golden_city.imagining import (
    deal_bonus,
    deal_goods,
    deal_hands,
    deal_scores,
    goods_left,
    mixed_bonus,
)
from bastide.games.golden_city.state import GoldenCity
from bastide.games.golden_city.view import (
    bonus,
    building,
    goods,
    groups,
    named_cards,
    phase,
    places,
    score_card,
    seat_view,
)


@final
class GoldenCityKnowledge(Knowledge[GoldenCity]):
    """Who sees what."""

    unordered: tuple[str, ...] = (
        *("hand", "known", "drawn_before", "discard", "before_reshuffle"),
        *("goods", "bonus", "posts", "black", "out"),
    )

    def view(self, state: GoldenCity, viewer: int) -> Json:
        """Everything the viewer may know; -1 is a spectator."""
        last = SCORE_CARDS if not state.house.two else 12
        seen = [int(state.scores[i]) for i in range(int(state.round))]
        return {
            "game": "golden-city",
            "players": int(state.players),
            "black_posts": state.house.black_posts,
            "round": int(state.round),
            "rounds": last,
            "first": int(state.first),
            "builder": int(state.builder),
            "mover": state.mover(),
            "phase": phase(state),
            "ending": bool(state.ending),
            "cost": int(state.cost),
            "score_card": score_card(state, seen[-1]) if seen else None,
            "score_cards": [score_card(state, card) for card in seen],
            "groups": groups(state),
            "pile": int(state.pile_size),
            "discard": named_cards([int(state.discard[card]) for card in range(TYPES)]),
            "before_reshuffle": named_cards([int(state.old_pool[card]) for card in range(TYPES)]),
            "goods": goods(state),
            "bonus": bonus(state, viewer),
            "coins": int(state.coin_supply()),
            "keys": int(state.key_supply()),
            "keys_spent": int(state.keys_spent),
            "building": building(state),
            "places": places(state),
            "seats": [seat_view(state, seat, viewer) for seat in range(int(state.players))],
        }

    def imagine(self, state: GoldenCity, seat: i64, rng: Rng) -> GoldenCity:
        """Deal all that the seat cannot know anew, fairly, from all the cards it cannot place.

        Everybody knows the cards won in auctions and all that was discarded since; after a
        reshuffle also which cards lay unnamed in the hands just then. A seat knows its own cards
        and what it saw of the bonus pile (GC-R30).
        """
        imagined = state.clone()
        imagined.rng = fork(rng)
        deal_hands(imagined, seat, rng)
        deal_goods(imagined, rng)
        deal_scores(imagined, rng)
        deal_bonus(imagined, seat, rng)
        return imagined

    def half_key(self, state: GoldenCity, seat: i64, hash: i64) -> i64:
        """One half of the key."""
        hash = mixed_masks(hash, state.stack, 0, state.top + WIDTH)
        hash = mixed(hash, state.round)
        hash = mixed(hash, state.first)
        hash = mixed(hash, state.cost)
        hash = mixed(hash, state.builder)
        hash = mixed(hash, state.pile_size)
        hash = mixed(hash, state.group_coin)
        hash = mixed(hash, state.goods_size)
        hash = mixed(hash, state.bonus_count)
        hash = mixed(hash, state.bonus_out)
        hash = mixed(hash, state.keys_spent)
        hash = mixed(hash, state.blocked)
        hash = mixed(hash, state.ending)
        hash = mixed_masks(hash, state.scores, 0, state.round)
        hash = mixed_masks(hash, state.discard, 0, TYPES)
        hash = mixed_masks(hash, state.old_pool, 0, TYPES)
        hash = mixed_masks(hash, state.groups, 0, len(state.groups))
        hash = mixed_masks(hash, state.hands_on, 0, state.players)
        hash = mixed_masks(hash, state.known, 0, len(state.known))
        hash = mixed_masks(hash, state.areas, 0, len(state.areas))
        hash = mixed_masks(hash, state.letters, 0, len(state.letters))
        hash = mixed_masks(hash, state.goods_row, 0, OPEN_GOODS)
        hash = mixed_mask(hash, goods_left(state))
        hash = mixed_masks(hash, state.bonus_takers, 0, state.bonus_count)
        for other in range(state.players):
            hash = mixed(hash, state.hand_size(other))
        if seat >= 0:
            hash = mixed_masks(hash, state.cards, seat * TYPES, (seat + 1) * TYPES)
            hash = mixed_masks(hash, state.old, seat * TYPES, (seat + 1) * TYPES)
            hash = mixed_bonus(hash, state, seat)
        return hash
