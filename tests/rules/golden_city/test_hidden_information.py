"""What everybody knows, what a seat knows, and what nobody knows (GC-R30)."""

from collections import Counter

from bastide.engine.flow import State
from bastide.engine.rng import seeded
from tests.rules.golden_city.tables import GAME, area, do, fact, pairs, table


def dreams(state: State, seat: int, count: int = 40) -> list[State]:
    rng = seeded(5)
    return [GAME.imagine(state, seat, rng) for _ in range(count)]


def hands(state: State, viewer: int, owner: int) -> set[tuple[str, ...]]:
    return {tuple(fact(it, f"seats.{owner}.hand")) for it in dreams(state, viewer)}


def test_gc_r30_cards_won_in_an_auction_stay_known() -> None:
    state = table(
        "auction",
        area("port forest", known="port"),
        *[area()] * 2,
        groups=pairs("desert/desert", "port/port", "mountain/prairie"),
    )
    do(state, "bid 1", "bid 2", "bid 3")
    assert GAME.view(state, 1)["seats"][0]["known"] == ["port", "desert", "desert"]
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
    assert GAME.view(state, 2)["before_reshuffle"] == ["desert", "prairie"]
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
    for dream in dreams(state, 0):
        cards = [entry["card"] for entry in fact(dream, "bonus_taken")]
        assert cards[:2] == ["goods", "metropolis"]
    last = {fact(it, "bonus_taken")[2]["card"] for it in dreams(state, 0)}
    assert last == {"coins", "rivers", "mountain", "desert", "forest", "prairie"}
    first = {fact(it, "bonus_taken")[0]["card"] for it in dreams(state, 2, 80)}
    assert len(first) == 8
    assert GAME.view(state, 0)["bonus"]["looks"] == [
        ["coins", "rivers", "mountain", "desert", "forest", "prairie"]
    ]


def test_gc_r30_letters_can_be_hidden() -> None:
    seats = [area(total=4), area(total=7), area()]
    shown = GAME.view(table("auction", *seats), 0)["seats"]
    hidden = GAME.view(table("auction", *seats, letters_hidden=True), 0)["seats"]
    assert [seat["letters"] for seat in shown] == [4, 7, 0]
    assert [seat["letters"] for seat in hidden] == [4, None, None]
