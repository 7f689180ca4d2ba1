"""Small positions of San Juan and exactly how many continuations they have.

Where a number can be worked out by hand, the comment does so.
"""

import pytest

from tests.counts.trees import continuations
from tests.rules.san_juan.tables import area, many, new, table


def test_a_round_of_two_players_without_anything() -> None:
    # 5 roles, then 4, then 3; Councillor and Prospector ask (take part or not), and whoever
    # looks at the two or five cards then keeps one of them
    state = table("role", area(), area(), draw_pile="", discard="")
    assert continuations(state, 4) == [5, 5 * 4, 5 * 4 * 3, 5 * 4 * 3 * 5]


def test_three_of_five_cards_pay_for_a_fourth() -> None:
    # pass or six cards to build; payments are sets, so C(5, due) of them for each card
    hand = "smithy well tower quarry library palace"
    state = table("builder", area(hand), area(), chooser=1, draw_pile="", discard="")
    first = 1 + 5  # the Palace costs six, five are left
    assert continuations(state, 1) == [first]
    # Smithy: 5 sets of one. Well: smithy, tower, quarry, library or palace first, but one must
    # follow: 4. Tower: 3. Quarry: 2. The Library takes all five, after which a role is chosen.
    assert continuations(state, 2)[1] == 4 + 5 + 4 + 3 + 2 + 4


def test_goods_pay_last_and_no_set_comes_twice() -> None:
    # pass, Well or Tower. Well: two of tower, hero and two goods, so three may come first; after
    # tower 3, after hero 2, after the indigo only the sugar and then 4 roles. Tower: three of
    # well, hero and two goods, so two may come first; after well 2, after hero 4 roles. Pass: 4
    # roles, of which the Trader asks (two goods or none), the others lead to 3 roles each.
    city = "black_market indigo_plant+ sugar_mill+"
    state = table("builder", area("well hero tower", city), area(), chooser=1, draw_pile="")
    assert continuations(state, 3) == [3, 4 + 3 + 2, 12 + (3 + 2 + 4) + (2 + 4)]


@pytest.mark.parametrize(("edition", "taking"), [(1, 4 * 4), (2, 3 + 3 + 3 + 2)])
def test_a_gold_mine_branches_in_the_1st_edition_only(edition: int, taking: int) -> None:
    # draw or not, mine or not, then 4 roles; of the roles the Councillor asks 2, the others lead
    # to 3 roles each. Four different costs come up if the Quarry was not drawn before; then the
    # 1st edition asks which of the four cards, and 4 roles follow.
    state = table(
        "prospector",
        area(city="gold_mine"),
        area(),
        draw_pile="quarry smithy tobacco_storage library hero",
        edition=edition,
    )
    assert continuations(state, 4) == [2, 4, 16, 3 * (3 + 3 + 3 + 2) + taking]


def test_producing_any_two_of_three() -> None:
    # the Producer: pass, or 3 mills, then 2 others or enough; seat 1 then has 1 mill or passes
    seats = (area(city="indigo_plant sugar_mill tobacco_storage"), area(city="indigo_plant"))
    state = table("producer", *seats)
    assert continuations(state, 3) == [4, 2 + 3 * 3, 2 * 4 + 3 * 3 * 2]


def test_shipping_and_selling() -> None:
    # two goods: sell or ship each, or pass; after one the other, sold or shipped, or enough
    seats = (area(city="harbor indigo_plant+ sugar_mill+"), area())
    state = table("trader", *seats, expansion=True)
    # after selling indigo: sugar sold or shipped or done; after shipping it: sugar sold or done;
    # after sugar nothing is left to sell in order: four roles
    assert continuations(state, 2) == [5, 4 + 3 + 2 + 4 + 4]


def test_a_councillor_with_prefecture_keeps_one_or_two_of_five() -> None:
    seats = (area(city="prefecture"), area())
    state = table("councillor", *seats, draw_pile="smithy well tower quarry library", discard="")
    # look or pass; looking: five first cards; then a later one, or enough
    # passing: seat 1 looks or passes
    assert continuations(state, 2) == [2, 5 + 2]
    after_five = (4 + 1) + (3 + 1) + (2 + 1) + (1 + 1)
    # the Library kept first leaves nothing to add: seat 1 is asked at once (look or pass)
    assert continuations(state, 3)[2] == after_five + 2 + (2 + 4)


def test_a_round_start_with_everything() -> None:
    # swap indigo, well, tower or nothing. Nothing, or the tower alone (it comes back at once):
    # chapel indigo, well, tower or nothing, then the bank. Swapping indigo: a second card of
    # three or enough. Swapping the well: the tower too, or not.
    seat = area("well tower" + many(2), "office_building chapel bank")
    state = table("round_start", seat, area(), draw_pile="", discard="", expansion=True)
    bank = 4 + 3 + 3 + 4  # kinds left in hand after each answer to the Chapel, or none
    third = 2 * bank + 4 * 4 + 2 * 4
    # the bank's second card in ascending order, or enough; with none to follow, 5 roles
    second = (5 + 3 + 2 + 5) + (5 + 3 + 5) + (5 + 3 + 5) + (5 + 4 + 2 + 5)
    assert continuations(state, 4) == [4, 4 + 4 + 2 + 4, third, 2 * second + (4 + 2) * bank]


@pytest.mark.parametrize(
    ("settings", "lines"),
    [
        ({"edition": 1, "players": 2}, [5, 14, 41, 122]),
        ({"edition": 2, "players": 3}, [5, 14, 41, 115]),
        ({"edition": 2, "expansion": True, "players": 4}, [5, 14, 41, 109]),
        ({"edition": 1, "start_variant": True, "players": 2}, [5, 25, 95, 421]),
    ],
)
def test_the_opening_of_a_dealt_game(settings: dict[str, int], lines: list[int]) -> None:
    state = new(seed=11, first=0, **settings)
    state.is_watched = False
    assert continuations(state, 4) == lines
