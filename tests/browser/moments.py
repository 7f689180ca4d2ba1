"""The moments of each game that are worth a picture, and in which sizes they are taken."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.browser.positions import LONG_NAMES, OVER, Position
from tests.browser.visitor import (
    DESKTOP,
    LARGE,
    LYING,
    PHONE,
    SMALL,
    Size,
    Visitor,
)

__all__ = ["LONG_NAMES", "OVER"]

P1, P2, PL, D1, D3 = SMALL, PHONE, LYING, DESKTOP, LARGE
T, D2, NARROW = Size(768, 1024), Size(1440, 900), Size(320, 640)
ALL = (P1, P2, PL, T, D1, D2, D3)
PAIR = (P2, D1)
FEW = (P1, P2, PL, D1)
ENDS = (PL, D1, D3)

Step = Callable[[Visitor], object]


@dataclass(frozen=True)
class Moment:
    """A position, and what is done there before the picture is taken."""

    position: Position
    sizes: tuple[Size, ...]
    steps: tuple[Step, ...] = ()
    news: bool = False
    """Whether the strip that tells what happened meanwhile stays."""
    afresh: bool = False
    """Whether it is done anew for every size, as what is shown depends on where it was."""


def click(selector: str, nth: int = 0, times: int = 1) -> Step:
    """Click so many of those things, from the first that is meant."""

    def step(anna: Visitor) -> None:
        for at in range(times):
            anna.page.locator(selector).nth(nth + at).click(force=True)

    return step


def closer(selector: str, nth: int = 0) -> Step:
    """Bring a card or tile closer."""

    def step(anna: Visitor) -> None:
        anna.page.locator(f"{selector}:visible").nth(nth).click(button="right", force=True)
        anna.page.locator(".zoomed").wait_for()

    return step


def press(key: str, shows: str) -> Step:
    """Press a key, and wait for what it opens."""

    def step(anna: Visitor) -> None:
        anna.page.keyboard.press(key)
        anna.page.locator(shows).first.wait_for()

    return step


def point_at_log(anna: Visitor) -> None:
    """A line of the log lights what it speaks of."""
    anna.page.locator(".log button.told:visible").last.hover()


def talk(anna: Visitor) -> None:
    """A phrase and a few words of one's own."""
    anna.page.keyboard.press("l")
    anna.page.locator("#tab-chat, .side [data-tab=chat]").first.evaluate("it => it.click()")
    anna.page.locator(".side .phrases button").first.click()
    anna.page.locator(".side input").fill("<b>A fine town!</b> Shall we play another one?")
    anna.page.keyboard.press("Enter")
    anna.page.locator(".side .said, .side li").nth(1).wait_for()


def mine(view: Any, seat: int = 0) -> Any:
    """My part of what I see."""
    return view["seats"][seat]


def crowded(game: str, **more: Any) -> Position:
    """The last question of a game of four with long names, with a clock."""
    asked = {
        "san-juan": "sj-ask-role",
        "little-town": "lt-ask-turn",
        "golden-city": "gc-ask-turn",
        "attika": "at-ask-turn",
    }[game]
    return Position(game, asked, late=True, me=3, names=LONG_NAMES, pace="move:36000", **more)


def building(**more: Any) -> Position:
    """A builder with cards and something to pay with."""
    return Position("san-juan", "sj-ask-build", lambda v: len(mine(v)["hand"]) >= 5, **more)


def editions() -> dict[str, Moment]:
    """Both editions and the expansion with two, three and four, late in the game."""
    options: dict[str, dict[str, Any]] = {
        "first": {"edition": 1},
        "expansion": {"edition": 2, "expansion": True},
    }
    return {
        f"san-juan-{name}-{players}": Moment(
            Position(
                "san-juan",
                "sj-ask-role",
                late=True,
                players=players,
                names=LONG_NAMES,
                options=chosen,
            ),
            PAIR if players < 4 else (P1, P2, PL, D1),
        )
        for name, chosen in options.items()
        for players in (2, 3, 4)
    }


CHOSEN = click(".hand .spot.open")
REFUSED = click(".hand .spot.refused")
SAN_JUAN = {
    "opening": Moment(Position("san-juan", "sj-ask-role"), ALL),
    "crowded": Moment(crowded("san-juan"), (*ALL, NARROW)),
    "choosing": Moment(building(), FEW, (CHOSEN,)),
    "refused": Moment(building(), PAIR, (REFUSED,)),
    "citation": Moment(building(), PAIR, (REFUSED, click(".q2.refusal button")), afresh=True),
    "barrier": Moment(Position("san-juan", barred=True), PAIR, (click(".undo"),)),
    "council": Moment(Position("san-juan", "sj-ask-keep", lambda v: len(v["looking"]) >= 5), FEW),
    "pay": Moment(
        Position("san-juan", "sj-ask-pay", lambda v: len(mine(v)["hand"]) >= 6),
        FEW,
        (click(".hand .spot.open", times=2),),
    ),
    "produce": Moment(Position("san-juan", "sj-ask-produce", late=True), PAIR),
    "sell": Moment(Position("san-juan", "sj-ask-sell", late=True), PAIR),
    "twelfth": Moment(
        Position("san-juan", "sj-ask-build", lambda v: mine(v)["buildings"] == 11, late=True),
        FEW,
        (CHOSEN,),
    ),
    "since": Moment(
        Position("san-juan", "sj-ask-role", lambda v: v["round"] == 5, me=2),
        (P2, PL, D1),
        news=True,
    ),
    "others": Moment(crowded("san-juan"), (P1, P2, PL), (click(".tabs button", 1),)),
    "log": Moment(crowded("san-juan"), PAIR, (press("l", ".log"), point_at_log), afresh=True),
    "rules": Moment(crowded("san-juan"), PAIR, (press("/", ".guide h3"),)),
    "chat": Moment(crowded("san-juan"), PAIR, (talk,), afresh=True),
    "keys": Moment(crowded("san-juan"), (D1,), (press("?", "dialog, [role=dialog]"),)),
    "menu": Moment(crowded("san-juan"), PAIR, (click("[data-menu], .top .btn.bare", -1),)),
    "zoom-top": Moment(crowded("san-juan"), (D1,), (closer(".mini"),), afresh=True),
    "zoom-left": Moment(crowded("san-juan"), PAIR, (closer(".plots .spot"),), afresh=True),
    "zoom-right": Moment(crowded("san-juan"), PAIR, (closer(".plots .spot", 5),), afresh=True),
    "zoom-bottom": Moment(crowded("san-juan"), PAIR, (closer(".hand .spot"),), afresh=True),
}


def to_the_market(anna: Visitor) -> None:
    """On a phone the market is a pane of its own."""
    if anna.page.locator(".market:visible").count() == 0:
        anna.page.locator(".tabs button").nth(1).click()


def to_the_goals(anna: Visitor) -> None:
    """On a phone the goals are a pane of their own."""
    if anna.page.locator(".goal:visible").count() == 0:
        anna.page.locator(".tabs button").nth(2).click()


def rich(seat: Any) -> bool:
    """Whether something beside a field can be built."""
    return bool(seat["wood"] >= 3 and seat["stone"] >= 3)


def tile_chosen(anna: Visitor) -> None:
    """A tile of the market is chosen."""
    to_the_market(anna)
    anna.page.locator(".market .spot.open:visible").first.click()


def place_chosen(anna: Visitor) -> None:
    """The place with the most round it is pointed at."""
    chips = 0
    spots = anna.page.locator(".cell.open")
    best = spots.first
    for at in range(spots.count()):
        near = spots.nth(at).get_attribute("aria-label") or ""
        if len(near) > chips:
            chips, best = len(near), spots.nth(at)
    best.click(force=True)


LITTLE_TOWN = {
    "opening": Moment(Position("little-town", "lt-ask-turn"), ALL),
    "crowded": Moment(crowded("little-town"), (*ALL, NARROW)),
    "market": Moment(crowded("little-town"), (P1, P2, PL), (click(".tabs button", 1),)),
    "goals": Moment(crowded("little-town"), (P1, P2, PL), (click(".tabs button", 2),)),
    "choosing": Moment(
        Position("little-town", "lt-ask-turn", lambda v: rich(mine(v))), FEW, (tile_chosen,)
    ),
    "site": Moment(Position("little-town", "lt-ask-site"), FEW, (click(".cell.open", 3),)),
    "refused": Moment(
        Position("little-town", "lt-ask-turn"),
        PAIR,
        (
            to_the_market,
            click(".market .spot.refused"),
        ),
    ),
    "barrier": Moment(Position("little-town", barred=True), PAIR, (click(".undo"),)),
    "halo": Moment(crowded("little-town"), (*FEW, D3), (place_chosen,), afresh=True),
    "activate": Moment(
        Position("little-town", "lt-ask-worker", late=True, me=1, names=LONG_NAMES), FEW
    ),
    "payment": Moment(Position("little-town", "lt-ask-payment"), PAIR),
    "feeding": Moment(Position("little-town", "lt-ask-feeding", late=True), FEW),
    "since": Moment(
        Position("little-town", "lt-ask-turn", lambda v: v["round"] == 2, me=2),
        (P2, PL, D1),
        news=True,
    ),
    "log": Moment(crowded("little-town"), PAIR, (press("l", ".log"), point_at_log), afresh=True),
    "rules": Moment(crowded("little-town"), PAIR, (press("/", ".guide h3"),)),
    "zoom": Moment(
        crowded("little-town"), (D1,), (closer(".cell .tile, .market .spot"),), afresh=True
    ),
    "zoom-goal": Moment(
        Position("little-town", "lt-ask-turn", players=2, late=True),
        PAIR,
        (
            to_the_goals,
            closer(".goal"),
        ),
        afresh=True,
    ),
    "two": Moment(Position("little-town", "lt-ask-turn", players=2, late=True), PAIR),
}

GOLDEN_CITY = {
    "opening": Moment(Position("golden-city", players=3), ALL),
    "late": Moment(Position("golden-city", players=4, late=True, names=LONG_NAMES), (*FEW, D3)),
    "outbid": Moment(
        Position(
            "golden-city",
            "gc-ask-auction",
            lambda view: view["round"] > 4 and any(it["hand"] == 1 for it in view["groups"]),
        ),
        FEW,
        (click(".gc-offer.open:has(.gc-hand-on)"),),
    ),
    "build": Moment(
        Position("golden-city", "gc-ask-turn", lambda view: view["round"] > 6),
        (*FEW, D2),
        (click(".gc-place.open"),),
    ),
    "refused": Moment(
        Position("golden-city", "gc-ask-turn", lambda view: view["round"] > 6),
        PAIR,
        (click(".gc-place.refused"),),
    ),
    "payment": Moment(Position("golden-city", "gc-ask-payment"), PAIR),
    "goods": Moment(Position("golden-city", "gc-ask-goods", late=True), (P1, P2, PL, D1)),
    "bonus": Moment(Position("golden-city", "gc-ask-bonus"), (P1, P2, PL, D1)),
    "two": Moment(
        Position(
            "golden-city", players=2, late=True, options={"black_posts": True}, names=LONG_NAMES
        ),
        PAIR,
    ),
}


def dear(view: Any) -> bool:
    """Whether a building is to be placed where hexes have all kinds of prices."""
    return len(view["hexes"]) > 40 and mine(view)["built_count"] >= 6


def settlers(game: str) -> dict[str, Moment]:
    """Attika and U.S. Telegraph: the same moments in two skins."""
    few = (P1, P2, PL, D1)

    def asked(question: str, **more: Any) -> Position:
        return Position(game, question, **{"players": 3, **more})

    return {
        "opening": Moment(asked("at-ask-turn"), (P2, PL, D1, D3)),
        "late": Moment(
            asked("at-ask-turn", players=4, late=True, names=LONG_NAMES), (P1, P2, PL, D1, D3)
        ),
        "board": Moment(asked("at-ask-turn", late=True), (P1, P2, PL), (click(".tabs button", 1),)),
        "stacks": Moment(asked("at-ask-turn"), (P2, PL), (click(".tabs button", 2),)),
        "prices": Moment(asked("at-ask-site", holds=dear), few),
        "site": Moment(asked("at-ask-site", holds=dear), (*few, D3), (click(".hex.open", 2),)),
        "payment": Moment(asked("at-ask-payment", holds=dear), few, (click(".payment button"),)),
        "new-tile": Moment(asked("at-ask-extension"), few, (click(".berth.open", 1),)),
        "turning": Moment(
            asked("at-ask-extension", holds=lambda v: v["tile"]["centre"] is not None),
            few,
            (click(".way", 2),),
        ),
        "neighbour": Moment(asked("at-ask-turn", late=True), (P2, D1), (click(".chair", 1),)),
        "end": Moment(asked(OVER), (P2, PL, D1, D3)),
        "won": Moment(asked(OVER), (P2, D1), (click(".result header button", -1),)),
    }


MOMENTS = {
    **{f"san-juan-{name}": moment for name, moment in SAN_JUAN.items()},
    **editions(),
    **{f"little-town-{name}": moment for name, moment in LITTLE_TOWN.items()},
    **{f"golden-city-{name}": moment for name, moment in GOLDEN_CITY.items()},
    **{f"attika-{name}": moment for name, moment in settlers("attika").items()},
    **{f"telegraph-{name}": moment for name, moment in settlers("telegraph").items()},
}
