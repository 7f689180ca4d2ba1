"""What the log says, to whom, and what an action teaches so that it stays."""

import pytest

from bastide.engine.events import Log
from bastide.engine.flow import BARRIERS, State
from bastide.words import say
from tests.rules.golden_city.tables import GAME, area, do, pairs, table

NAMES = ("Ada", "Ben", "Cleo")
OTHERS = (area("port"), area("port"))


def told(state: State, *moves: str, viewer: int = -1, lang: str = "en") -> list[str]:
    """What somebody reads while these moves are made."""
    state.log = Log()
    do(state, *moves)
    return [
        say(GAME.speech.line(state, event).message, lang, NAMES, viewer)
        for event in state.log.drain()
        if event.is_known_to(viewer)
    ]


def learned(state: State, *moves: str) -> str:
    """What somebody learned by the last of these moves."""
    do(state, *moves)
    return BARRIERS[state.learned]


def test_gc_070_gc_072_gc_076_an_auction_is_told() -> None:
    groups = pairs("port/desert", "forest/prairie", "mountain/mountain")
    state = table("auction", area("port"), *OTHERS, groups=groups)
    assert told(state, "bid 1", "bid 1", "bid 3", "bid 2") == [
        "Ada bids on a port card and a desert card.",
        "Ben bids on a port card and a desert card.",
        "Ben pushes Ada off and pays 1 coin.",
        "Cleo bids on two mountain cards.",
        "Ada bids on a forest card and a prairie card.",
        "Ben takes a port card and a desert card.",
        "Ada takes a forest card and a prairie card.",
        "Cleo takes two mountain cards.",
    ]


def test_gc_072_who_is_pushed_off_is_spoken_to() -> None:
    def auction() -> State:
        return table(
            "auction", *[area()] * 3, groups=pairs("port/desert", "port/port", "port/port")
        )

    assert told(auction(), "bid 1", "bid 1", viewer=0, lang="fr") == [
        "Vous posez votre main sur une carte port et une carte désert.",
        "Ben pose sa main sur une carte port et une carte désert.",
        "Ben vous expulse et paie 1 pièce.",
    ]
    assert told(auction(), "bid 1", "bid 1", viewer=0)[-1] == "Ben pushes you off and pays 1 coin."
    assert told(auction(), "bid 1", "bid 1", viewer=1, lang="fr")[-1] == (
        "Vous expulsez Ada et payez 1 pièce."
    )


def test_gc_203_gc_r36_the_coin_on_the_group_of_two_is_told() -> None:
    state = table("auction", area(), area(), pile="port desert forest forest prairie")
    assert told(state, "bid 2", "bid 1")[2:5] == [
        "Ben takes a port card and a desert card.",
        "Ben gets 1 coin.",
        "Ada takes two forest cards and a prairie card.",
    ]
    poor = table("auction", area(coins=20), area(coins=15))
    assert "Ben gets 1 coin." not in told(poor, "bid 2", "bid 1")


def test_gc_061_gc_065_gc_160_a_round_is_told() -> None:
    state = table(
        "building",
        area("port"),
        area(),
        area(),
        score_cards="S1-1 S1-2",
        pile="port mountain desert forest prairie port",
    )
    assert told(state, "stop") == [
        "Ada builds nothing.",
        "Ben builds nothing.",
        "Cleo builds nothing.",
        "Round 2: wine and the river NE (mountain/desert) will be scored. Ben begins.",
        "Offer 1: a port card and a forest card.",
        "Offer 2: a mountain card and a prairie card.",
        "Offer 3: a desert card and a port card.",
    ]


def test_gc_104_who_has_no_post_left_is_not_said_to_stop() -> None:
    ports = " ".join(f"H{n:02}" for n in range(1, 16))
    state = table("building", area("port"), area("", f"{ports} M1 M2 M3"), area(), ending=True)
    assert told(state, "stop")[:2] == ["Ada builds nothing.", "Cleo builds nothing."]


def test_gc_103_gc_126_gc_127_a_post_is_told() -> None:
    seat = area("mountain mountain desert desert", "H03 M8")
    state = table("building", seat, *OTHERS)
    assert told(state, "build ZM-R", "pay 2mountain") == [
        "Ada pays two mountain cards.",
        "Ada builds in the outer zone ZM-R.",
        "Ada gets 5 letters in the outer zone ZM-R.",
        "Ada gets 1 coin.",
    ]


def test_gc_095_gc_128_an_inner_zone_is_told_and_the_card_only_to_its_owner() -> None:
    def state() -> State:
        seat = area("prairie prairie", "H13 P1 ZP-L", keys=1)
        return table("building", seat, *OTHERS, pile="forest")

    lines = [
        "Ada pays two prairie cards plus a key.",
        "Ada builds in the inner zone ZP-I.",
        "Ada gets 10 letters in the inner zone ZP-I.",
        "Ada draws a landscape card.",
        "Ada builds no second post.",
    ]
    assert told(state(), "build ZP-I", viewer=1) == lines
    own = told(state(), "build ZP-I", viewer=0)
    assert own[-2:] == ["You drew a forest card.", "You build no second post."]
    assert len(own) == len(lines) + 1


def test_gc_098_a_joker_is_told() -> None:
    state = table("building", area("mountain desert desert port port", "H01"), *OTHERS)
    lines = told(state, "build M1", "pay mountain+2desert")
    assert lines[0] == "Ada pays a mountain card and two desert cards."
    state = table("building", area("prairie desert desert port port", "H16"), *OTHERS)
    lines = told(state, "build P5", "pay 2desert+prairie")
    assert lines[0] == "Ada pays two desert cards and a prairie card."


@pytest.mark.parametrize(("black", "posts"), [("", "M1"), ("", "M1 ZM-L"), ("ZM-L", "ZM-L")])
def test_gc_090_who_stops_with_a_post_left_is_said_to(black: str, posts: str) -> None:
    ports = " ".join(f"H{n:02}" for n in range(1, 16))
    seat = area("port", f"{ports} {posts}", black=black)
    for seats in ([seat, area("port")], [area("port"), seat]):
        mover = seats.index(seat)
        state = table("building", *seats, mover=mover, first=mover, black_posts=True)
        assert told(state, "stop")[0] == f"{NAMES[mover]} builds nothing."


def test_gc_104_with_black_posts_only_one_stops_too() -> None:
    ports = " ".join(f"H{n:02}" for n in range(1, 16))
    seat = area("mountain mountain", f"{ports} M1 M2 ZM-L", black="")
    for seats in ([seat, area("port")], [area("port"), seat]):
        mover = seats.index(seat)
        state = table("building", *seats, mover=mover, first=mover, black_posts=True)
        assert told(state, "stop")[0] == f"{NAMES[mover]} builds nothing."


def test_gc_104_with_a_single_post_left_one_stops_too() -> None:
    ports = " ".join(f"H{n:02}" for n in range(1, 16))
    last = table("building", area("port", f"{ports} M1 M2"), *OTHERS)
    assert told(last, "stop")[0] == "Ada builds nothing."
    first = area("port", "H01 M1 ZM-L ZM-R", black="ZM-L ZM-R")
    others = " ".join(f"H{n:02}" for n in range(2, 16))
    seat = area("forest forest", f"{others} F1 F2 F3 ZF-L")
    state = table("building", first, seat, mover=1, first=1, black_posts=True)
    assert told(state, "stop")[0] == "Ben builds nothing."


def test_gc_r17_no_coin_is_nothing_to_tell() -> None:
    seats = [area("port", coins=20), area("port", coins=15), area(coins=0)]
    lines = told(table("building", *seats), "build H04")
    assert not [line for line in lines if "coin" in line]


def test_gc_122_gc_123_gc_124_keys_and_goods_are_told() -> None:
    state = table("building", area("mountain mountain", "H01 M1"), *OTHERS)
    assert "Ada gets a key." in told(state, "build M7")
    seat = area("mountain mountain", "H03", goods="G1 G3 G5 G6")
    row = {"goods_row": "G7 G8", "goods_pile": "G2"}
    state = table("building", seat, *OTHERS, **row)
    assert told(state, "build M4", "goods 1", "return G5")[2:4] == [
        "Ada takes a goods card: wine and spices.",
        "Ada puts a goods card away: pottery and spices.",
    ]
    state = table("building", seat, *OTHERS, **row)
    assert told(state, "build M4", "goods blind")[2:] == [
        "Ada takes a goods card: pottery and wine."
    ]


def test_gc_125_a_bonus_card_is_told_but_which_one_only_to_its_owner() -> None:
    def state() -> State:
        return table("building", area("mountain mountain", "H01"), *OTHERS)

    assert "Ada keeps a bonus card." in told(state(), "build M2", "bonus coins", viewer=1)
    assert told(state(), "build M2", "bonus coins", viewer=1)[-1] == "Ada builds no second post."
    assert "Your bonus card: 2 letters per coin." in told(
        state(), "build M2", "bonus coins", viewer=0
    )


def test_gc_101_discards_are_told() -> None:
    cards = "mountain mountain mountain mountain mountain mountain prairie"
    state = table("building", area(cards, "H01 H02 H03"), *OTHERS)
    assert told(state, "stop", "discard prairie") == [
        "Ada builds nothing.",
        "Ada discards a mountain card.",
        "Ada discards a prairie card.",
    ]


def test_gc_140_gc_172_scorings_and_bonus_cards_are_told() -> None:
    seats = [area("port", "H01 M1", goods="G1", bonus="coins"), area("", "H16 P5"), area()]
    state = table("building", *seats, round=16, score_card="S1-1")
    assert told(state, "stop")[3:] == [
        "Scoring: Ada gets 4 letters for pottery.",
        "Scoring: Ada gets 2 letters for the river NW (prairie/mountain).",
        "Scoring: Ben gets 2 letters for the river NW (prairie/mountain).",
        "Ada reveals the bonus card “2 letters per coin”: 6 letters.",
        "The game is over.",
    ]


def test_gc_209_gc_211_a_special_scoring_is_told() -> None:
    state = table("building", area("port", total=9), area("", victory=1), round=4)
    assert told(state, "stop")[2:4] == [
        "Special scoring: Ada gets 1 victory point.",
        "All letters go back to the supply, and the bonus cards leave the game.",
    ]
    state = table("building", area("port", total=9, victory=1), area(), round=8)
    assert told(state, "stop")[2:] == [
        "Special scoring: Ada gets 2 victory points.",
        "All letters go back to the supply, and the bonus cards leave the game.",
        "The game is over.",
    ]


PORTS = [f"H{n:02}" for n in range(1, 17)]


def test_gc_174_gc_170_last_posts_and_blocked_players_are_told() -> None:
    mine = " ".join(port for port in PORTS if port not in ("H02", "H16"))
    two = table("building", area("port", f"{mine} M2 M3"), area("forest", "H02"))
    assert told(two, "build H16")[-2:] == [
        "Ben can build nowhere any more and has lost.",
        "The game is over.",
    ]
    seats = [area("port", f"{mine} M2 M3 M4"), area("forest", "H02"), area()]
    lines = told(table("building", *seats), "build H16")
    assert lines[2] == "Ada has placed their last post."
    assert lines.count("Ben can build nowhere any more and has lost.") == 1


def test_gc_174_a_player_already_blocked_is_told_once() -> None:
    areas = [area("port port"), area("", "H02", blocked=True), area("", "H03 M2 M3")]
    others = " ".join(port for port in PORTS[3:15])
    areas[2] = area("", f"H03 M2 M3 {others}")
    state = table("building", *areas, ending=True)
    lines = told(state, "build H01", "build H16")
    assert not [line for line in lines if "Ben" in line]


def test_gc_233_a_black_post_is_told() -> None:
    seat = area("mountain mountain", "H01 M1 ZM-L")
    state = table("building", seat, area("port"), black_posts=True)
    assert "Ada puts a black post in the outer zone ZM-L." in told(state, "black ZM-L")


def test_gc_067_a_reshuffle_is_told_and_stays() -> None:
    state = table("building", area("port"), *OTHERS, rest="discard", pile="")
    assert "The discard is shuffled into a new pile." in told(state, "build H02")
    state = table("building", area("port port", known="port"), *OTHERS, rest="discard", pile="")
    assert learned(state, "build H02") == "card-seen"


@pytest.mark.parametrize(
    ("place", "known", "what"),
    [("H01", "port", "nothing"), ("H01", "", "secret-told"), ("H02", "port", "card-seen")],
)
def test_gc_121_gc_r30_what_a_port_teaches(place: str, known: str, what: str) -> None:
    seat = area("port port desert", known=known)
    assert learned(table("building", seat, *OTHERS), f"build {place}") == what


def test_gc_123_gc_125_a_look_at_cards_stays() -> None:
    seat = area("mountain mountain", "H03", known="mountain mountain")
    state = table("building", seat, *OTHERS, goods_row="G7 G8 G1", goods_pile="G2 G3")
    assert learned(state, "build M4") == "nothing"
    assert learned(state, "goods 1") == "card-seen"
    state = table("building", seat, *OTHERS, goods_row="G7 G8 G1", goods_pile="G2 G3")
    assert learned(state, "build M4", "goods blind") == "card-seen"
    state = table("building", seat, *OTHERS, goods_row="G7 G8 G1", goods_pile="")
    assert learned(state, "build M4", "goods 1") == "nothing"
    seat = area("mountain mountain", "H01", known="mountain mountain")
    state = table("building", seat, *OTHERS)
    assert learned(state, "build M2") == "card-seen"
    assert learned(state, "bonus coins") == "nothing"


def test_gc_101_gc_r30_a_discard_nobody_could_name_stays() -> None:
    cards = "desert desert desert desert forest forest prairie"
    seats = [area(cards, "H01", known="desert"), area("port"), area("port")]
    state = table("building", *seats)
    assert learned(state, "stop") == "nothing"
    assert learned(state, "discard desert") == "nothing"
    assert learned(state, "discard forest") == "secret-told"


def test_gc_172_gc_r45_the_end_tells_secrets() -> None:
    seats = [area("port"), area(), area()]
    assert learned(table("building", *seats, round=16), "stop") == "secret-told"
    mine = " ".join(port for port in PORTS if port not in ("H02", "H16"))
    seat = area("port", f"{mine} M2 M3", known="port")
    two = table("building", seat, area("forest", "H02"), pile="port")
    assert learned(two, "build H16") == "secret-told"


@pytest.mark.parametrize(("bonus", "is_over"), [("coins", True), ("metropolis", False)])
def test_gc_209_gc_213_bonus_cards_laid_open_end_a_game_of_two_or_not(
    bonus: str, is_over: bool
) -> None:
    """The reason why that stays is the same: the cards of a new round are seen after a secret."""
    seats = [area("port", bonus=bonus, total=9, victory=1, coins=4), area(total=12)]
    state = table("building", *seats, round=8, score_card="S1-1")
    assert learned(state, "stop") == "secret-told"
    assert state.is_over() == is_over
