"""Sentences as people read them: of whom they speak, how many, and by what name."""

import re

import pytest

from bastide.engine.flow import State
from bastide.engine.messages import Message
from bastide.words import LANGUAGES, say
from tests.rules.golden_city.tables import GAME as GOLDEN_CITY
from tests.rules.golden_city.tables import area, pairs, table
from tests.words.shelf import messages

NARROW = "\u202f"


def told(lang: str, id: str, **args: str | int | Message) -> str:
    return say(Message(id, dict(args)), lang)


@pytest.mark.parametrize(
    ("id", "args", "french"),
    [
        (
            "bot-hint-better",
            {"percent": 45, "less": 40, "other": "Marchand"},
            "Vos chances de gagner ainsi sont d’environ 45_%_; avec «_Marchand_», de 40_%.",
        ),
        (
            "bot-hint-close",
            {"percent": 45, "other": "Marchand"},
            "Vos chances de gagner ainsi sont d’environ 45_%, à peine plus qu’avec «_Marchand_».",
        ),
        ("cli-above", {"numbers": "1"}, "(1 ci-dessus)"),
        ("cli-saved", {"file": "x"}, "La partie est sauvegardée dans x."),
        ("gc-auction", {"cost": 1}, "Aux enchères (expulser coûte 1 pièce)"),
        (
            "sj-do-pay",
            {"card": Message("sj-card-archive", {"edition": 2})},
            "Payer avec un Cadastre",
        ),
    ],
)
def test_french_as_it_is_said(id: str, args: dict[str, str | int | Message], french: str) -> None:
    assert told("fr", id, **args) == french.replace("_", NARROW)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_objective_is_anybodys(lang: str) -> None:
    """It is read on one's own card and told of others."""
    goals = {name: entry for name, entry in messages(lang).items() if name.startswith("lt-goal-o")}
    assert len(goals) == 18
    said = " ".join(text for entry in goals.values() for text in entry.sentences)
    assert not re.search(r"\b(you|your|vous|votre|vos)\b", said, re.IGNORECASE)


@pytest.mark.parametrize(
    ("lang", "push", "port", "site"),
    [
        ("en", "1 coin", "1 port card", "2 mountain cards"),
        ("fr", "1 pièce", "1 carte port", "2 cartes montagne"),
    ],
)
def test_what_is_given_is_counted(lang: str, push: str, port: str, site: str) -> None:
    """The page writes the rows of a price one after the other: you give 1 coin."""
    groups = pairs("port/desert", "forest/forest", "mountain/prairie", hands={1: 1})
    auction = table("auction", *[area()] * 3, groups=groups, cost=1)
    seat = area("port mountain mountain", "H01")
    building = table("building", seat, *[area("port")] * 2)

    def rows(state: State, move: str) -> list[str]:
        found = GOLDEN_CITY.targets.price(state, GOLDEN_CITY.notation.parse(move))
        return [f"{amount} {say(label, lang)}" for label, amount in found]

    assert rows(auction, "bid 2") == [push]
    assert rows(building, "build H02") == [port]
    assert rows(building, "build M1") == [site]
