"""`bastide bench`: figures of both builds in one run."""

import json

import pytest

from bastide.cli.bench import short
from bastide.research import peers
from tests.cli.conftest import Program

QUICK = ("--players", "2", "--seconds", "0.02", "--rounds", "1")


def test_programs_get_every_figure_of_the_build(bastide: Program) -> None:
    said = bastide("bench", "little-town", *QUICK, "--json")
    rows = json.loads(said.out)
    assert "interpreted" in {row["build"] for row in rows}
    for row in rows:
        assert (row["game"], row["players"]) == ("little-town", 2)
        for measure in ("games", "decisions", "clones", "imagined", "iterations"):
            assert row[measure] > 0


def test_it_says_what_is_being_measured(bastide: Program) -> None:
    said = bastide("bench", "little-town", "san-juan", *QUICK)
    assert said.err.split("\n")[:4] == [
        "measuring 1/4 little-town (compiled)",
        "measuring 2/4 little-town (Python)",
        "measuring 3/4 san-juan (compiled)",
        "measuring 4/4 san-juan (Python)",
    ]


def test_people_get_a_table_that_fits_a_small_window(
    bastide: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = bastide("bench", "little-town", *QUICK, "--lang", "fr").out
    assert "choix" in out
    assert "arbre" in out
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_peer_that_breaks_is_named_and_the_others_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(seconds: float) -> peers.Figures:
        raise AttributeError("it has changed")

    def whole(seconds: float) -> peers.Figures:
        return {"peer": "whole", "decisions": seconds}

    monkeypatch.setattr(peers, "PEERS", {"broken": ("json", broken), "whole": ("json", whole)})
    assert peers.measured(1.0) == [{"peer": "whole", "decisions": 1.0}]
    assert "broken could not be measured" in capsys.readouterr().err


@pytest.mark.parametrize("players", ["", "many", "-2"])
def test_no_player_count_no_measurement(bastide: Program, players: str) -> None:
    said = bastide("bench", "little-town", "--players", players)
    assert said.code == 2
    assert "names no player count" in said.err


def test_rates_are_short() -> None:
    assert [short(rate) for rate in (0.0, 7.25, 999.4, 999.9, 12_345, 123_456, 4_560_000)] == [
        "", "7.25", "999", "1k", "12.3k", "123k", "4.56M",
    ]  # fmt: skip
