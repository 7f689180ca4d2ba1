"""What is told of every action, and to whom (SJ-084)."""

from bastide.engine.events import Log
from bastide.engine.flow import BARRIERS, State
from bastide.games.san_juan.catalogue import NAMES, ROLES
from bastide.games.san_juan.events import EVENTS, ROLE, STORED_CARD
from tests.rules.san_juan.tables import area, asked, do, hand, many, offered, table


def story(state: State, *moves: str, to: int = -1) -> list[str]:
    """What a seat, or a spectator, is told of these moves: who, what happened, of what, how many.

    What only one seat may know begins with a star.
    """
    log = Log()
    state.log = log
    do(state, *moves)
    lines = []
    for event in log.drain():
        if not event.is_known_to(to):
            continue
        words = ["everybody" if event.seat < 0 else str(event.seat), EVENTS[event.kind].name]
        if event.kind == ROLE:
            words.append(ROLES[event.what])
        elif EVENTS[event.kind].what in ("building", "card", "card under"):
            words.append(NAMES[event.what])
        elif event.what:
            words.append(f"#{event.what}")
        if event.kind == STORED_CARD:
            words.append(NAMES[event.amount])
        elif event.amount:
            words.append(str(event.amount))
        lines.append(("" if event.audience < 0 else "*") + " ".join(words))
    return lines


def test_sj_020_roles_and_rounds_are_told() -> None:
    state = table("role", area(), area(), governor=1)
    assert story(state, "role trader", "role producer", "role builder") == [
        "1 role trader",
        "1 tile",
        "1 passes",
        "0 passes",
        "0 role producer",
        "0 passes",
        "1 passes",
        "1 role builder",
        "1 passes",
        "0 passes",
        "0 round 2",
    ]


def test_sj_030_building_and_paying_are_told_the_cards_paid_are_not() -> None:
    seat = area("tower hero well", "carpenter black_market indigo_plant+")
    said = {"chooser": 1, "draw_pile": "palace", "discard": ""}
    assert story(table("builder", seat, area(), **said), "build tower") == [
        "0 builds tower 3",
        "0 pays-good indigo_plant",
        "0 pays tower 3",
        "0 power carpenter 1",
    ]
    own = story(table("builder", seat, area(), **said), "build tower", to=0)
    assert [line for line in own if line.startswith("*")] == [
        "*0 paid-card well 1",
        "*0 paid-card hero 1",
        "*0 drew-card palace 1",
    ]


def test_sj_030_passing_is_told() -> None:
    state = table("builder", area("smithy archive"), area())
    assert story(state, "pass") == ["0 passes", "1 passes"]


def test_sj_r01_what_brings_no_card_teaches_nothing_and_is_not_told() -> None:
    seat = area("smithy hero", "carpenter")
    state = table("builder", seat, area(), draw_pile="", discard="")
    assert story(state, "build smithy") == ["0 builds smithy", "0 pays smithy", "1 passes"]
    assert hand(state) == ["hero"]
    assert BARRIERS[state.learned] == "nothing"


def test_sj_061_covering_is_told_and_the_good_lost_with_it() -> None:
    state = table("builder", area("statue" + many(4), "crane sugar_mill+"), area(), chooser=1)
    assert story(state, "build statue", "cover sugar_mill 1") == [
        "0 builds statue 1",
        "0 covers sugar_mill",
        "0 loses-good sugar_mill",
        "0 pays statue 1",
    ]


def test_sj_036_producing_is_told_and_so_is_the_well() -> None:
    seats = (area(city="well indigo_plant sugar_mill"), area(), area(city="indigo_plant"))
    state = table("producer", *seats)
    assert story(state, "produce sugar_mill", "produce indigo_plant", "pass") == [
        "0 produces sugar_mill",
        "0 produces indigo_plant",
        "0 power well 1",
        "1 passes",
        "2 passes",
    ]


def test_sj_040_selling_and_shipping_are_told_with_what_they_bring() -> None:
    seats = (area(city="harbor market_hall indigo_plant+ silver_smelter+"), area(city="hut"))
    state = table("role", *seats, tiles=[[1, 2, 2, 3, 3]], expansion=True)
    assert story(state, "role trader", "sell indigo_plant", "ship silver_smelter") == [
        "0 role trader",
        "0 tile #4",
        "0 sells indigo_plant 1",
        "0 ships silver_smelter 3",
        "0 earns 4",
        "0 power market_hall 1",
        "1 passes",
    ]


def test_sj_040_not_selling_is_told_and_so_are_huts() -> None:
    seats = (area(city="indigo_plant+"), area(city="hut"))
    state = table("trader", *seats, expansion=True)
    assert story(state, "pass") == ["0 passes", "1 passes", "1 power hut 1"]


def test_sj_090_swapping_or_discarding_no_card_is_not_told() -> None:
    state = table("round_start", area("well", "office_building"), area(), expansion=True)
    assert story(state, "pass") == []
    seats = (area(city="prefecture archive"), area())
    state = table("councillor", *seats, chooser=1, draw_pile="hero well")
    assert story(state, "pass", "look", "done") == ["1 passes", "0 looks 2"]


def test_sj_044_looking_is_told_the_cards_only_to_who_looks() -> None:
    pile = "hero well tower crane statue"
    state = table("councillor", area(), area(), draw_pile=pile)
    assert story(state, "look", "keep hero", "pass") == ["0 looks 5", "0 keeps 1", "1 passes"]
    own = story(table("councillor", area(), area(), draw_pile=pile), "look", "keep hero", to=0)
    assert own == [
        *[f"*0 looked-card {card} 1" for card in pile.split()],
        "0 looks 5",
        "*0 kept-card hero 1",
        "0 keeps 1",
    ]


def test_sj_053_with_an_archive_drawing_and_discarding_are_told() -> None:
    seats = (area("palace", "archive"), area())
    said = {"chooser": 1, "draw_pile": "hero well"}
    state = do(table("councillor", *seats, **said), "pass")
    assert story(state, "look", "discard palace", to=0) == [
        "*0 drew-card hero 1",
        "*0 drew-card well 1",
        "0 looks 2",
        "*0 discarded-card palace 1",
        "0 discards 1",
    ]


def test_sj_095_filling_the_customs_office_is_told() -> None:
    seats = (area(), area(city="customs_office"))
    state = table("role", *seats, expansion=True)
    assert story(state, "role councillor", "pass", "pass") == [
        "0 role councillor",
        "1 fills customs_office",
        "0 passes",
        "1 passes",
    ]


def test_sj_046_prospecting_is_told() -> None:
    state = table("prospector", area(), area(), area())
    assert story(state, "draw") == ["0 draws 1"]
    assert story(table("prospector", area(), area()), "pass") == ["0 passes"]


def test_sj_052_what_a_gold_mine_turns_up_is_told_to_all() -> None:
    pile = "quarry smithy tobacco_storage library"
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=pile)
    turned = [f"0 turns-up {card}" for card in pile.split()]
    assert story(state, "pass", "turn_up gold_mine") == ["0 passes", *turned, "0 takes smithy"]
    pile = "quarry smithy archive library"
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=pile)
    turned = [f"0 turns-up {card}" for card in pile.split()]
    assert story(state, "pass", "turn_up gold_mine") == ["0 passes", *turned, "0 leaves gold_mine"]


def test_sj_098_what_a_goldsmith_turns_up_is_told_to_all() -> None:
    seats = (area(city="goldsmith"), area(city="tower"))
    state = table("prospector", *seats, draw_pile="hero", expansion=True)
    assert story(state, "pass", "turn_up goldsmith")[1:] == ["0 turns-up hero", "0 takes hero"]
    state = table("prospector", *seats, draw_pile="tower", expansion=True)
    assert story(state, "pass", "turn_up goldsmith")[1:] == [
        "0 turns-up tower",
        "0 leaves goldsmith",
    ]


def test_sj_048_discarding_down_to_the_limit_is_told() -> None:
    state = table("round_start", area(many(8) + " well"), area())
    assert story(state, "discard well", to=0) == ["*0 discarded-card well 1", "0 discards 2"]


def test_sj_066_a_card_under_the_chapel_is_told_to_nobody_else() -> None:
    state = table("round_start", area("well tower", "chapel"), area())
    assert story(state.clone(), "chapel well", to=1) == []
    assert story(state, "chapel well", to=0) == ["*0 stored-card well chapel"]


def test_sj_096_that_a_bank_is_used_is_told_but_not_what_for() -> None:
    state = table("round_start", area("well tower", "bank"), area(), expansion=True)
    assert story(state.clone(), "bank well", "done") == ["0 stores bank"]
    assert story(state.clone(), "pass") == []
    assert story(state, "bank well", "done", to=0) == ["*0 stored-card well bank", "0 stores bank"]


def test_sj_090_swapping_is_told() -> None:
    seats = (area("well tower", "office_building"), area())
    state = table("round_start", *seats, draw_pile="hero palace", expansion=True)
    assert story(state, "swap well", "done", to=0) == [
        "*0 discarded-card well 1",
        "0 discards #29 1",
        "*0 drew-card hero 1",
        "0 power office_building 1",
    ]


def test_sj_r05_doubling_is_told() -> None:
    state = table("prospector", area(city="library"), area())
    assert story(state, "double", "draw") == ["0 doubles", "0 draws 2"]


def test_sj_082_a_reshuffle_is_told_with_its_size() -> None:
    state = table("prospector", area(), area(), draw_pile="", discard="well hero tower")
    assert story(state, "draw") == ["everybody reshuffle 3", "0 draws 1"]


def test_sj_085_the_end_is_told() -> None:
    city = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter" + (
        " smithy well tower aqueduct statue hero"
    )
    state = table("builder", area("indigo_plant", city), area())
    assert story(state, "build indigo_plant")[-1] == "everybody ends"
    state = table("role", area(), area(), round_limit=1)
    assert story(state, "role trader", "role producer", "role builder")[-1] == "everybody ends"
    assert asked(state) == "nobody"
    assert offered(state) == []
