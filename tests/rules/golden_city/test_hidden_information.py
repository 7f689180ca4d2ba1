"""What everybody knows, what a seat knows, and what nobody knows (GC-R30)."""

from collections import Counter
from typing import Any

import pytest

from bastide.engine.flow import State, options
from bastide.engine.rng import seeded
from bastide.games.golden_city.imagining import make_possible
from bastide.games.golden_city.state import REACH, GoldenCity
from tests.rules.golden_city.invariants import broken
from tests.rules.golden_city.tables import GAME, area, do, fact, pairs, table


def imaginings(state: State, seat: int, count: int = 40) -> list[State]:
    rng = seeded(5)
    return [GAME.knowledge.imagine(state, seat, rng) for _ in range(count)]


def hands(state: State, viewer: int, owner: int) -> set[tuple[str, ...]]:
    return {tuple(fact(it, f"seats.{owner}.hand")) for it in imaginings(state, viewer)}


def test_gc_r30_cards_won_in_an_auction_stay_known() -> None:
    state = table(
        "auction",
        area("port forest", known="port"),
        *[area()] * 2,
        groups=pairs("desert/desert", "port/port", "mountain/prairie"),
    )
    do(state, "bid 1", "bid 2", "bid 3")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["port", "desert", "desert"]
    for cards in hands(state, 1, 0):
        assert Counter(cards) >= Counter(["port", "desert", "desert"])
    assert len(hands(state, 1, 0)) > 2
    assert hands(state, 0, 0) == {("port", "desert", "desert", "forest")}


def test_gc_r30_a_card_paid_is_first_one_that_all_knew() -> None:
    seat = area("mountain mountain mountain", "H01", known="mountain mountain")
    state = do(table("building", seat, area("port"), area("port")), "build M2")
    do(state, "bonus metropolis")
    assert fact(state, "seats.0.known") == []
    assert fact(state, "discard") == ["mountain", "mountain"]
    assert len(hands(state, 1, 0)) > 2


def test_gc_r30_a_reshuffle_tells_which_cards_were_held_in_secret() -> None:
    """All cards but the hands are in the discard: what seat 1 hides can be counted out."""
    state = table("building", area("port"), area("desert"), area("prairie"), rest="discard")
    do(state, "build H02")
    assert GAME.knowledge.view(state, 2)["before_reshuffle"] == ["desert", "prairie"]
    assert hands(state, 2, 1) == {("desert",)}
    assert hands(state, -1, 1) == {("desert",), ("prairie",)}
    assert len(hands(state, 2, 0)) > 2


def test_gc_r30_what_a_seat_saw_of_the_bonus_pile_it_knows() -> None:
    taken = [
        {"seat": 1, "card": "goods"},
        {"seat": 0, "card": "metropolis"},
        {"seat": 1, "card": "coins"},
    ]
    state = table("auction", area(), area(), area(), bonus_taken=taken)
    for imagined in imaginings(state, 0):
        cards = [entry["card"] for entry in fact(imagined, "bonus_taken")]
        assert cards[:2] == ["goods", "metropolis"]
    last = {fact(it, "bonus_taken")[2]["card"] for it in imaginings(state, 0)}
    assert last == {"coins", "rivers", "mountain", "desert", "forest", "prairie"}
    first = {fact(it, "bonus_taken")[0]["card"] for it in imaginings(state, 2, 80)}
    assert len(first) == 8
    assert GAME.knowledge.view(state, 0)["bonus"]["looks"] == [
        ["coins", "rivers", "mountain", "desert", "forest", "prairie"]
    ]


def test_gc_r30_letters_can_be_hidden() -> None:
    seats = [area(total=4), area(total=7), area()]
    shown = GAME.knowledge.view(table("auction", *seats), 0)["seats"]
    hidden = GAME.knowledge.view(table("auction", *seats, letters_hidden=True), 0)["seats"]
    assert [seat["letters"] for seat in shown] == [4, 7, 0]
    assert [seat["letters"] for seat in hidden] == [4, None, None]


def old(state: State) -> list[list[str]]:
    """The cards that were hidden at the last reshuffle: everybody's, then of all together."""
    seats = [fact(state, f"seats.{seat}.drawn_before") for seat in range(int(state.players))]
    return [*seats, GAME.knowledge.view(state, -1)["before_reshuffle"]]


BEFORE = (
    area("port port desert", known="port"),
    area("desert forest forest", known="forest", drawn_before="desert"),
    area("prairie", drawn_before="prairie"),
)


def test_gc_r30_a_reshuffle_counts_only_cards_that_nobody_could_name() -> None:
    state = table("building", *BEFORE, rest="discard", pile="")
    assert old(state) == [[], ["desert"], ["prairie"], ["desert", "prairie"]]
    do(state, "build H02")
    assert old(state) == [
        ["port", "desert"],
        ["desert", "forest"],
        ["prairie"],
        ["port", "desert", "desert", "forest", "prairie"],
    ]
    assert [
        GAME.knowledge.view(state, 0)["seats"][seat]["unnamed_before"] for seat in range(3)
    ] == [2, 2, 1]


def test_gc_067_a_reshuffle_mixes_the_discard() -> None:
    piles = set()
    for seed in range(4):
        state = table("building", area("port"), *BEFORE[1:], rest="discard", pile="", seed=seed)
        piles.add(tuple(fact(do(state, "build H02"), "pile")))
    assert len(piles) == 4


def test_gc_r30_a_card_from_before_that_is_shown_is_no_longer_hidden() -> None:
    seat = area("port desert mountain", drawn_before="port desert mountain")
    state = table("building", seat, area("port forest", drawn_before="port"), area("port"))
    do(state, "build H01")
    assert old(state) == [["mountain", "desert"], ["port"], [], ["port", "mountain", "desert"]]
    assert GAME.knowledge.view(state, 1)["seats"][0]["unnamed_before"] == 2
    assert fact(state, "discard") == ["port"]


def test_gc_r30_the_last_and_one_of_two_equal_cards_from_before_are_shown() -> None:
    state = table("building", area("port", drawn_before="port"), area("port"), area())
    do(state, "build H01")
    assert old(state) == [[], [], [], []]
    seat = area("port port", drawn_before="port port")
    state = do(table("building", seat, area("port"), area()), "build H01")
    assert old(state) == [["port"], [], [], ["port"]]
    assert GAME.knowledge.view(state, 1)["seats"][0]["unnamed_before"] == 1


def test_gc_r30_a_card_from_before_or_after_makes_everybody_forget() -> None:
    """Seat 0 hides two cards, one of them from before: nobody knows which one the port was."""
    seats = [
        area("port desert", drawn_before="desert"),
        area("port forest", drawn_before="port"),
        area("prairie", drawn_before="prairie"),
    ]
    state = do(table("building", *seats), "build H01")
    assert old(state) == [[], [], [], []]
    assert [
        GAME.knowledge.view(state, 0)["seats"][seat]["unnamed_before"] for seat in range(3)
    ] == [0, 0, 0]


def test_gc_r30_a_type_nobody_hid_before_was_drawn_after() -> None:
    seats = [
        area("port desert", drawn_before="desert"),
        area("port forest", drawn_before="forest"),
        area("prairie", drawn_before="prairie"),
    ]
    state = do(table("building", *seats), "build H01")
    assert old(state) == [["desert"], ["forest"], ["prairie"], ["desert", "forest", "prairie"]]


def test_gc_r30_a_fresh_card_of_somebody_without_old_ones_changes_nothing() -> None:
    seats = [area("port desert"), area("port forest", drawn_before="port"), area()]
    state = do(table("building", *seats), "build H01")
    assert old(state) == [[], ["port"], [], ["port"]]


def test_gc_r30_one_of_several_known_cards_is_shown() -> None:
    seat = area("port port port desert", known="port port")
    state = do(table("building", seat, area("port"), area()), "build H01")
    assert fact(state, "seats.0.known") == ["port"]


SECRETS = (
    area("port mountain desert", known="port", drawn_before="desert"),
    area("forest forest prairie", known="forest", drawn_before="prairie"),
    area("port prairie", known="prairie", bonus="coins"),
)


def test_gc_r30_imagined_tables_keep_every_piece() -> None:
    for viewer in range(-1, 3):
        for imagined in imaginings(table("building", *SECRETS, goods_row="G1 G2 G5"), viewer, 12):
            assert isinstance(imagined, GoldenCity)
            assert broken(imagined) - {"GC-I05"} == set()
    seats = [
        area("port", drawn_before="port"),
        area("forest forest prairie mountain", drawn_before="forest prairie mountain"),
        area("desert prairie", drawn_before="desert prairie"),
        area("desert prairie", drawn_before="prairie"),
    ]
    for viewer in range(-1, 4):
        for imagined in imaginings(table("building", *seats), viewer, 12):
            assert isinstance(imagined, GoldenCity)
            assert broken(imagined) == set()


def test_gc_r30_an_imagined_table_follows_from_what_is_known_alone() -> None:
    """Whatever lies hidden where, the same chance imaginings the same."""
    taken = [{"seat": 1, "card": "goods"}, {"seat": 0, "card": "coins"}]
    hidden = [
        {"goods_pile": "G8 G3 G6 G4 G7", "score_cards": "S1-3 S1-1 S1-2", "pile": "port forest"},
        {"goods_pile": "G3 G8 G7 G4 G6", "score_cards": "S1-3 S1-4 S1-2", "pile": "forest port"},
    ]
    seen = []
    for lies in hidden:
        state = table("building", *SECRETS[:2], area(), goods_row="G1 G2 G5", **lies)
        assert isinstance(state, GoldenCity)
        imagined = GAME.positions.to_document(GAME.knowledge.imagine(state, 0, seeded(3)))
        seen.append(
            {name: imagined[name] for name in ("goods_pile", "score_cards", "seats", "pile")}
        )
    assert seen[0] == seen[1]
    other = [{**taken[0], "card": "rivers"}, {"seat": 2, "card": "coins"}]
    both = [table("auction", *[area()] * 3, bonus_taken=it) for it in (other, other[::-1])]
    cards = [
        [it["card"] for it in fact(GAME.knowledge.imagine(state, 0, seeded(3)), "bonus_taken")]
        for state in both
    ]
    assert cards[0] == cards[1]


def test_gc_r30_every_score_card_may_come() -> None:
    state = table("building", *SECRETS, score_cards="S1-3")
    for imagined in imaginings(state, 0, 12):
        assert sorted(fact(imagined, "score_cards")) == sorted(fact(state, "score_cards"))
        assert fact(imagined, "score_cards")[0] == "S1-3"


def test_gc_r30_cards_taken_before_a_look_are_known_and_later_ones_are_not() -> None:
    taken = [{"seat": 1, "card": "coins"}, {"seat": 0, "card": "rivers"}]
    state = table("auction", area(), area(), area(), bonus_taken=taken)
    for imagined in imaginings(state, 0):
        assert [it["card"] for it in fact(imagined, "bonus_taken")] == ["coins", "rivers"]
    taken = [
        {"seat": 0, "card": "coins"},
        {"seat": 1, "card": "goods"},
        {"seat": 1, "card": "rivers"},
    ]
    out = "metropolis mountain desert forest"
    state = table("auction", area(), area(), bonus_taken=taken, bonus_out=out)
    pairs_seen = {
        tuple(it["card"] for it in fact(imagined, "bonus_taken"))[1:]
        for imagined in imaginings(state, 0)
    }
    assert len(pairs_seen) == 6
    assert {card for pair in pairs_seen for card in pair} == {"goods", "rivers", "prairie"}


def test_gc_r30_an_imagined_table_mixes_the_pile_the_goods_and_the_score_cards() -> None:
    state = table("building", *SECRETS, goods_row="G1 G2 G5", goods_pile="G8 G3 G6 G4 G7")
    seen = imaginings(state, 0, 12)
    for name in ("pile", "goods_pile", "score_cards", "random"):
        assert len({tuple(fact(imagined, name)) for imagined in seen}) == 12, name
    for imagined in seen:
        assert sorted(fact(imagined, "goods_pile")) == ["G3", "G4", "G6", "G7", "G8"]
        cards = fact(imagined, "score_cards")
        assert cards[0] == fact(state, "score_cards")[0]
        assert [card[:2] for card in cards] == ["S1"] * 4 + ["S2"] * 8 + ["S3"] * 4
        assert len(set(cards)) == 16
        assert fact(imagined, "pile") != fact(state, "pile")
    later = table("building", *SECRETS, round=7)
    for imagined in imaginings(later, 0, 12):
        assert fact(imagined, "score_cards")[:7] == fact(later, "score_cards")[:7]
    assert (
        len({tuple(fact(imagined, "score_cards")[7:12]) for imagined in imaginings(later, 0, 12)})
        > 6
    )
    assert (
        len({tuple(fact(imagined, "score_cards")[12:]) for imagined in imaginings(later, 0, 12)})
        > 6
    )


def test_gc_r30_an_imagined_table_deals_every_hidden_card_anew() -> None:
    """Fresh cards may be any; old ones are dealt among the others."""
    state = table("building", *SECRETS)
    third = {tuple(fact(it, "seats.2.hand")) for it in imaginings(state, 0, 120)}
    assert third == {
        ("port", "prairie"),
        ("mountain", "prairie"),
        ("desert", "prairie"),
        ("forest", "prairie"),
        ("prairie", "prairie"),
    }
    for imagined in imaginings(state, 0):
        assert fact(imagined, "seats.0.hand") == ["port", "mountain", "desert"]
        assert fact(imagined, "seats.1.drawn_before") == ["prairie"]
        assert Counter(fact(imagined, "seats.1.hand")) >= Counter(["forest", "prairie"])
        assert len(fact(imagined, "seats.1.hand")) == 3
    olds = [fact(it, "seats.1.drawn_before") for it in imaginings(state, 2)]
    assert {tuple(cards) for cards in olds} == {("prairie",), ("desert",)}
    for imagined in imaginings(state, 2):
        both = fact(imagined, "seats.0.drawn_before") + fact(imagined, "seats.1.drawn_before")
        assert sorted(both) == ["desert", "prairie"]
        for seat in range(2):
            hand = Counter(fact(imagined, f"seats.{seat}.hand"))
            known = Counter(fact(imagined, f"seats.{seat}.known"))
            assert hand >= known + Counter(fact(imagined, f"seats.{seat}.drawn_before"))
    first = {tuple(fact(it, "seats.0.hand")) for it in imaginings(state, 2, 80)}
    second = {tuple(fact(it, "seats.1.hand")) for it in imaginings(state, 2, 80)}
    assert (len(first), len(second)) == (9, 9)


def test_gc_125_gc_r30_who_looks_at_the_bonus_pile_knows_it() -> None:
    """Seat 0 has the pile in its hands: what the others hold is known, not who has which."""
    taken = [{"seat": 1, "card": "forest"}, {"seat": 2, "card": "coins"}]
    seat = area("mountain mountain", "H01")
    state = do(table("building", seat, area("port"), area(), bonus_taken=taken), "build M2")
    mine = {
        tuple(it["card"] for it in fact(imagined, "bonus_taken"))
        for imagined in imaginings(state, 0)
    }
    assert mine == {("forest", "coins"), ("coins", "forest")}
    other = {fact(imagined, "bonus_taken")[1]["card"] for imagined in imaginings(state, 1, 80)}
    assert len(other) == 7
    do(state, "bonus rivers")
    after = {
        tuple(it["card"] for it in fact(imagined, "bonus_taken"))
        for imagined in imaginings(state, 0)
    }
    assert after == {("forest", "coins", "rivers"), ("coins", "forest", "rivers")}


# --- keys ---


def shown(**changes: Any) -> int:
    """The key of a table for seat 0."""
    seats = [
        area("port mountain desert", "H01 M1", known="port", drawn_before="desert", goods="G1"),
        area("forest forest prairie", known="forest", drawn_before="prairie", total=3),
        area("port prairie", known="prairie"),
    ]
    for seat, more in changes.pop("seats", {}).items():
        seats[seat] = {**seats[seat], **more}
    taken = [{"seat": 1, "card": "goods"}, {"seat": 0, "card": "coins"}]
    facts: dict[str, Any] = {
        "bonus_taken": taken,
        "score_cards": "S1-1 S1-2 S1-3",
        "goods_row": "G2 G3 G5",
        "discard": "port forest",
        "round": 2,
    }
    return int(GAME.knowledge.key(table("building", *seats, **{**facts, **changes}), 0))


@pytest.mark.parametrize(
    "change",
    [
        {"round": 3},
        {"first": 1, "builder": 0},
        {"cost": 2},
        {"ending": True},
        {"keys_spent": 1},
        {"builds": 1},
        {"score_cards": "S1-4 S1-2 S1-3"},
        {"score_cards": "S1-1 S1-4 S1-3"},
        {"discard": "forest forest"},
        {"discard": "port forest prairie"},
        {"goods_row": "G4 G3 G5"},
        {"goods_row": "G2 G3 G6"},
        {"bonus_out": "metropolis"},
        {"bonus_taken": [{"seat": 2, "card": "goods"}, {"seat": 0, "card": "coins"}]},
        {"bonus_taken": [{"seat": 1, "card": "rivers"}, {"seat": 0, "card": "coins"}]},
        {"bonus_taken": [{"seat": 1, "card": "goods"}, {"seat": 0, "card": "rivers"}]},
        {"seats": {0: {"hand": ["port", "mountain", "mountain"], "drawn_before": []}}},
        {"seats": {0: {"hand": ["port", "port", "desert"]}}},
        {"seats": {0: {"hand": ["port", "prairie", "desert"]}}},
        {"seats": {0: {"drawn_before": ["mountain"]}}},
        {"seats": {0: {"posts": ["H01", "M2"]}}},
        {"seats": {0: {"known": []}}},
        {"seats": {0: {"total": 5}}},
        {"seats": {0: {"coins": 4}}},
        {"seats": {0: {"goods": ["G8"]}}},
        {"seats": {1: {"known": ["prairie"], "drawn_before": ["forest"]}}},
        {"seats": {1: {"total": 4}}},
        {"seats": {1: {"blocked": True}}},
        {"seats": {2: {"keys": 1}}},
        {"seats": {2: {"won": 1}}},
        {"seats": {2: {"posts": ["H09"]}}},
        {"seats": {2: {"hand": ["port", "port", "prairie"]}}},
        {"seats": {2: {"known": ["port"]}}},
    ],
)
def test_gc_r30_what_a_seat_can_see_makes_another_key(change: dict[str, Any]) -> None:
    assert shown(**change) != shown()


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 9},
        {"score_cards": "S1-1 S1-2 S1-4"},
        {"goods_pile": "G8 G7 G6 G4"},
        {"seats": {1: {"hand": ["mountain", "forest", "prairie"]}}},
        {"seats": {2: {"hand": ["desert", "prairie"]}}},
    ],
)
def test_gc_r30_what_a_seat_cannot_see_does_not(change: dict[str, Any]) -> None:
    assert shown(**change) == shown()


def test_gc_r30_posts_with_the_same_neighbours_make_another_key() -> None:
    """Beside these four posts neither H02 nor H03 leads anywhere new."""
    keys = set()
    for port in ("H02", "H03"):
        state = table("building", area("port", f"H01 H04 M4 M8 {port}"), area("port"), area())
        assert isinstance(state, GoldenCity)
        keys.add((int(state.areas[REACH]), int(GAME.knowledge.key(state, 1))))
    assert len({reach for reach, _ in keys}) == 1
    assert len(keys) == 2


def test_gc_r30_which_of_its_cards_are_from_before_only_their_owner_knows() -> None:
    def key(viewer: int, first: str, second: str) -> int:
        seats = [
            area("port"),
            area("forest prairie", drawn_before=first),
            area("forest prairie", drawn_before=second),
        ]
        return int(GAME.knowledge.key(table("building", *seats), viewer))

    assert key(0, "forest", "prairie") == key(0, "prairie", "forest")
    assert key(1, "forest", "prairie") != key(1, "prairie", "forest")
    assert key(2, "forest", "prairie") != key(2, "prairie", "forest")

    def last(first: str, second: str) -> int:
        seats = [
            area("port forest prairie", drawn_before=first),
            area("forest prairie", drawn_before=second),
            area("desert", drawn_before="desert"),
        ]
        return int(GAME.knowledge.key(table("building", *seats), 2))

    assert last("forest", "prairie") == last("prairie", "forest")


def test_gc_r30_a_later_bonus_card_of_another_seat_is_its_secret() -> None:
    taken = [{"seat": 0, "card": "coins"}, {"seat": 1, "card": "goods"}]
    other = [{"seat": 0, "card": "coins"}, {"seat": 1, "card": "rivers"}]
    assert shown(bonus_taken=taken) == shown(bonus_taken=other)
    assert shown(bonus_taken=taken[:1]) != shown(bonus_taken=taken)


def test_gc_125_who_looks_at_the_bonus_pile_sees_another_table() -> None:
    def looking(card: str, viewer: int) -> int:
        seat = area("mountain mountain", "H01")
        taken = [{"seat": 1, "card": card}]
        state = table("building", seat, area("port"), area(), bonus_taken=taken)
        return int(GAME.knowledge.key(do(state, "build M2"), viewer))

    assert looking("coins", 0) != looking("goods", 0)
    assert looking("coins", 2) == looking("goods", 2)
    assert looking("coins", -1) == looking("goods", -1)


def test_gc_r30_offers_and_hands_on_them_make_another_key() -> None:
    def offer(first: str, last: str, on: dict[int, int]) -> int:
        groups = pairs(first, "forest/forest", last, hands=on)
        return int(GAME.knowledge.key(table("auction", *[area()] * 3, groups=groups, mover=0), -1))

    keys = {
        offer("port/desert", "mountain/prairie", {}),
        offer("desert/desert", "mountain/prairie", {}),
        offer("port/desert", "mountain/desert", {}),
        offer("port/desert", "mountain/prairie", {0: 1}),
        offer("port/desert", "mountain/prairie", {0: 2}),
        offer("port/desert", "mountain/prairie", {2: 1}),
    }
    assert len(keys) == 6


def test_gc_r30_a_spectator_has_a_key_without_any_hand() -> None:
    def key(viewer: int, *hands: str) -> int:
        seats = [area(f"port {card}") for card in hands]
        return int(GAME.knowledge.key(table("building", *seats), viewer))

    assert key(-1, "port", "desert", "forest") == key(-1, "desert", "port", "prairie")
    assert key(0, "port", "desert", "forest") != key(0, "desert", "port", "prairie")
    assert key(2, "port", "desert", "forest") != key(2, "port", "desert", "prairie")
    assert key(2, "port", "desert", "forest") == key(2, "port", "port", "forest")


def test_gc_173_at_the_end_everything_is_known_to_have_ended() -> None:
    over = table("over", area(total=3), area(), area(), round=16)
    assert GAME.knowledge.key(over, 0) != GAME.knowledge.key(
        table("over", area(total=4), area(), area()), 0
    )
    assert GAME.knowledge.imagine(over, 0, seeded(1)).is_over()


def test_gc_r30_which_goods_left_the_game_makes_a_difference() -> None:
    """All know it: whoever sees two tables apart must hold them apart."""
    held = area("port", goods="G1 G3 G5 G6")
    found = {
        GAME.knowledge.key(
            table(
                "building",
                held,
                area("port"),
                area(),
                goods_row=["G7", None, None],
                goods_pile=pile,
                goods_out=out,
            ),
            0,
        )
        for pile, out in ((["G8"], ["G2", "G4"]), (["G4"], ["G2", "G8"]))
    }
    assert len(found) == 2


@pytest.mark.parametrize(
    ("hand", "known", "moves"),
    [
        ("mountain mountain desert desert", "mountain desert", ["build M2"]),
        (
            "port port port mountain forest forest prairie",
            "port mountain",
            ["stop", "discard port"],
        ),
    ],
)
def test_gc_r30_whoever_must_pay_or_discard_is_imagined_able_to(
    hand: str, known: str, moves: list[str]
) -> None:
    state = do(table("building", area(hand, "H01", known=known), area("port"), area()), *moves)
    assert all(options(imagined) for imagined in imaginings(state, 1, 200))
    assert len({tuple(fact(it, "seats.0.hand")) for it in imaginings(state, 1)}) > 2


@pytest.mark.parametrize(
    ("payer", "moves"),
    [
        (area("mountain mountain desert desert", "D2", known="mountain mountain"), ["build D1"]),
        (area("mountain port desert desert desert", "D2", drawn_before="desert"), ["build D1"]),
        (area("port forest forest forest forest prairie prairie", "H01"), ["stop", "discard port"]),
    ],
)
def test_gc_r30_what_chance_does_not_deal_is_made_up(
    payer: dict[str, Any], moves: list[str]
) -> None:
    """However unlikely it is: who must pay or discard gets what it takes from where it may lie."""
    others = [area("mountain " * 5, drawn_before="mountain " * 5), area()]
    state = do(table("building", payer, *others), *moves)
    assert isinstance(state, GoldenCity)
    for viewer in (-1, 1, 2):
        for seed in range(20):
            imagined = state.clone()
            make_possible(imagined, viewer, seeded(seed))
            assert options(imagined)
            assert broken(imagined) - {"GC-I05"} == set()
            assert GAME.knowledge.view(imagined, viewer) == GAME.knowledge.view(state, viewer)
