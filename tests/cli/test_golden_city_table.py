"""The Golden City drawn in a terminal: the island with its roads, numbers, the players."""

import pytest

from bastide.cli.drawings import drawing_of
from bastide.cli.drawings.drawing import AIRY, FULL, PLAIN, TIGHT
from bastide.cli.menu import Menu
from bastide.engine.flow import State, options, play
from bastide.engine.rng import seeded
from tests.cli.desk import drawn
from tests.rules.golden_city.tables import GAME, area, new, pairs, table

DRAWING = drawing_of("golden-city")
BRAILLE = range(0x2801, 0x2900)


def seen(state: State, room: int, lang: str = "en", width: int = 80) -> tuple[str, Menu | None]:
    """The drawing for the seat that is asked, and its menu."""
    return drawn(GAME, state, room, lang, width, state.mover())


@pytest.mark.parametrize("room", [AIRY, FULL, PLAIN, TIGHT])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [66, 80, 140])
def test_every_moment_of_a_game_can_be_drawn(room: int, lang: str, width: int) -> None:
    state = new(seed=7, players=4)
    rng = seeded(room)
    while not state.is_over():
        text, _ = seen(state, room, lang, width)
        assert max(len(line) for line in text.splitlines()) <= width
        for _ in range(40):
            acts = options(state)
            if acts:
                play(state, acts[int(rng.below(len(acts)))])
    assert "1" in seen(state, room, lang, width)[0]


@pytest.mark.parametrize("room", [FULL, PLAIN, TIGHT])
@pytest.mark.parametrize("width", [66, 80, 100])
def test_every_place_and_every_number_is_readable(room: int, width: int) -> None:
    seats = [
        area("port mountain mountain desert desert", "H01 M1 ZM-L", keys=1),
        area("", "H05 D1 ZD-L"),
        area("", "H09 F1 ZF-L"),
    ]
    state = table("building", *seats)
    text, asked = seen(state, room, "en", width)
    assert asked is not None
    words = text.split()
    for place in GAME.knowledge.view(state, 0)["places"]:
        assert any(word.split(")")[-1].rstrip("~") == place["id"] for word in words), place["id"]
    for choice in asked.choices:
        if DRAWING.is_drawn(choice, None):
            place = choice.targets[0].removeprefix("place:")
            assert any(word.rstrip("~") == f"{choice.number}){place}" for word in words)


def test_roads_join_neighbours_and_nothing_else() -> None:
    """Between P3 and P7 lies a road, left of H15 lies none."""
    rows = seen(table("building", area("port"), area("port")), FULL)[0].splitlines()
    line = next(row for row in rows if "P7" in row)
    road = line[line.index("P3") + 4 : line.index("P7")].strip()
    assert road
    assert all(ord(sign) in BRAILLE for sign in road)
    line = next(row for row in rows if "H15" in row)
    assert line[: line.index("H15")].strip(" 123456789)") == ""


def test_posts_and_rewards_stand_beside_a_place() -> None:
    seats = [area("port", "H01 M1 ZM-L", black="ZM-L"), area("", "H05 D1 ZD-L ZM-R", coins=1)]
    text, _ = seen(table("building", *seats, black_posts=True), FULL)
    for wanted in (
        "M1~ a",
        "ZM-L a* ",
        "ZM-R b 3",
        "ZD-R -",
        "ZP-R 5+c/3",
        "ZP-I 10+L/6",
        "M7 K",
        "H04 2c",
    ):
        assert wanted in text
    assert "ZM-L a* 3" not in text  # closed by the black post (GC-233)
    assert "b Ben  0 letters, 1 coin, 0 keys, 14 posts left, 2 black," in text


def test_offers_show_cards_hands_and_numbers() -> None:
    groups = pairs("port/desert", "forest/forest", "mountain/prairie", hands={1: 1})
    text, _ = seen(table("auction", *[area()] * 3, groups=groups, cost=2), FULL, "en", 100)
    assert "1) port/desert  2) forest/forest [Ben]  3) mountain/prairie" in text
    assert "pushing off costs 2" in text


def test_the_first_player_and_earlier_score_cards_are_shown() -> None:
    cards = "S1-1 S1-2 S2-5"
    state = table("building", *[area("port")] * 3, round=3, first=1, mover=1, score_cards=cards)
    text, _ = seen(state, FULL, "fr")
    assert "Déjà décompté  poterie/fleuve NO  vin/fleuve NE" in text
    assert text.count("commence") == text.count("b vous (commence)") == 1
    assert "Déjà décompté" not in seen(state, TIGHT, "fr")[0]


def test_what_everybody_paid_is_told() -> None:
    """Oneself too: where there was one way to pay, nobody was asked."""
    assert "gc-event-pays" not in DRAWING.quiet | DRAWING.quiet_of_oneself


def test_at_the_end_everybody_has_a_rank() -> None:
    text, _ = seen(table("over", area(total=3), area(total=9), area(total=5)), FULL)
    lines = [line for line in text.splitlines() if "letters" in line]
    assert [line.split()[-1] for line in lines] == ["3", "1", "2"]
