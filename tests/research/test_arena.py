"""Arenas: paired deals, all chairs, resuming, records and tables."""

import csv
import importlib
import json
import os
import random
from pathlib import Path

import pytest

from bastide.bots import weights
from bastide.engine import registry
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput
from bastide.engine.record import read, replay
from bastide.engine.rng import seeded
from bastide.research import lineup, training
from bastide.research.arena import Arena, check_export, export
from bastide.research.arena import rows as table
from bastide.research.farm import Farm
from bastide.research.lineup import Outcome, fill_up, play_game, schedule

GAME = registry.game("san-juan")
QUICK = {"round_limit": 4}


def arena(games: int, folder: Path | None = None, first: int = 1) -> Arena:
    return Arena(GAME, ["greedy", "uniform"], dict(QUICK), games, first, folder)


def test_every_deal_is_played_from_every_chair() -> None:
    pairings = list(schedule(GAME, ["a", "b", "b"], {}, 6, 10))
    assert [(pairing.deal, pairing.seats.index("a")) for pairing in pairings] == [
        *[(10, 0), (10, 2), (10, 1)],
        *[(11, 0), (11, 2), (11, 1)],
    ]


def test_a_game_depends_on_its_pairing_alone() -> None:
    (pairing,) = schedule(GAME, ["greedy", "careless"], dict(QUICK), 1, 3, keep_records=True)
    assert play_game(pairing) == play_game(pairing)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_no_automatic_game_goes_on_for_ever(game: Game) -> None:
    players = int(complete(game, {})["players"])
    (pairing,) = schedule(game, ["uniform"] * players, {}, 1, 1)
    limits = [name for name in pairing.settings if name.endswith("_limit")]
    assert all(pairing.settings[name] for name in limits)
    learned_from = training.some_settings(game, players, seeded(1))
    assert all(learned_from[name] for name in limits)


def test_deals_are_played_whole() -> None:
    assert len(arena(3).pairings) == 4


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    played = arena(6, tmp_path).play(Farm(1))
    next(played)
    next(played)
    again = arena(6, tmp_path)
    assert len(again.outcomes) == 2
    assert len(list(again.play(Farm(1)))) == 4
    whole = arena(6)
    list(whole.play(Farm(1)))
    assert sorted(map(str, again.outcomes)) == sorted(map(str, whole.outcomes))


def test_a_line_cut_off_by_an_interruption_is_played_again(tmp_path: Path) -> None:
    list(arena(4, tmp_path).play(Farm(1)))
    results = tmp_path / "results.jsonl"
    results.write_text(results.read_text("utf-8")[:-20], "utf-8")
    again = arena(4, tmp_path)
    assert len(again.left()) == 1
    list(again.play(Farm(1)))
    assert arena(4, tmp_path).left() == []
    assert len(results.read_text("utf-8").splitlines()) == 4


def test_what_was_written_twice_counts_once(tmp_path: Path) -> None:
    list(arena(4, tmp_path).play(Farm(1)))
    results = tmp_path / "results.jsonl"
    results.write_text(2 * results.read_text("utf-8"), "utf-8")
    assert len(arena(4, tmp_path).outcomes) == 4


def test_more_games_keep_those_of_a_longer_run(tmp_path: Path) -> None:
    list(arena(8, tmp_path).play(Farm(1)))
    assert len(arena(4, tmp_path).outcomes) == 4
    assert len(arena(8, tmp_path).outcomes) == 8


def test_bots_that_were_changed_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fought() -> Arena:
        return Arena(GAME, ["level:2", "greedy"], dict(QUICK), 2, 1, tmp_path)

    fought()
    fought()
    monkeypatch.setattr(lineup, "HASTY", 2.0)
    with pytest.raises(BadInput, match="another arena"):
        fought()


@pytest.mark.parametrize("name", ["file", "broken"])
def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "arena.json").write_bytes(b"\xff{")
    with pytest.raises(BadInput, match="cannot be used"):
        arena(2, tmp_path / name)


def test_a_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    arena(2, tmp_path)
    with pytest.raises(BadInput, match="another arena"):
        arena(2, tmp_path, first=5)


def test_records_are_kept_and_can_be_replayed(tmp_path: Path) -> None:
    fought = arena(2, tmp_path)
    list(fought.play(Farm(1)))
    outcome = fought.outcomes[0]
    text = (tmp_path / "records" / f"{outcome.deal:06d}-{outcome.turn}.record").read_text("utf-8")
    assert GAME.scoring.scores(replay(read(text))) == outcome.scores


def test_a_line_up_that_repeats_plays_no_game_twice() -> None:
    pairings = list(schedule(GAME, ["a", "b", "a", "b"], {}, 4, 1))
    assert [pairing.deal for pairing in pairings] == [1, 1, 2, 2]
    assert len({(pairing.deal, pairing.seats) for pairing in pairings}) == 4
    assert [pairing.deal for pairing in schedule(GAME, ["a", "a"], {}, 2, 1)] == [1, 2]


def test_an_arena_stops_when_the_order_is_certain(tmp_path: Path) -> None:
    fought = arena(400, tmp_path)
    assert len(list(fought.play(Farm(1), until=0.95))) == 40
    assert fought.is_certain(0.95)
    again = arena(400, tmp_path)
    assert list(again.play(Farm(1), until=0.95)) == []


def test_equal_bots_are_seldom_told_apart() -> None:
    """However often it is looked: at 80 %, at most one run in five may be deceived."""
    chance = random.Random(4)
    deceived = 0
    for _ in range(40):
        fought = arena(300)
        for pairing in fought.pairings:
            shares = [1.0, 0.0] if chance.random() < 0.5 else [0.0, 1.0]
            seats = list(pairing.seats)
            fought.outcomes.append(Outcome(pairing.deal, pairing.turn, seats, shares, [1, 1], 1, 1))
            if len(fought.outcomes) in fought.looks() and fought.is_certain(0.8):
                deceived += 1
                break
    assert deceived <= 8


def test_deals_cut_short_do_not_count() -> None:
    fought = arena(6)
    played = fought.play(Farm(1))
    next(played)
    assert len(fought.whole()) == 1
    next(played)
    next(played)
    assert [outcome.deal for outcome in fought.whole()] == [1, 1]


def test_results_are_exported(tmp_path: Path) -> None:
    fought = arena(4)
    list(fought.play(Farm(1)))
    export(fought.outcomes, tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8
    assert sum(float(row["share"]) for row in rows) == 4.0
    export(fought.outcomes, tmp_path / "games.parquet")
    parquet = importlib.import_module("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == table(fought.outcomes)
    with pytest.raises(BadInput, match="csv or"):
        export(fought.outcomes, tmp_path / "games.txt")


def test_two_cores_play_the_same_games() -> None:
    alone, together = arena(8), arena(8)
    list(alone.play(Farm(1)))
    with Farm(2) as farm:
        list(together.play(farm))
    assert sorted(map(str, alone.outcomes)) == sorted(map(str, together.outcomes))


def test_a_ray_cluster_plays_the_same_games() -> None:
    alone, together = arena(8), arena(8)
    list(alone.play(Farm(1)))
    with Farm(0, "ray") as farm:
        assert farm.workers == os.cpu_count()
        list(together.play(farm))
    assert sorted(map(str, alone.outcomes)) == sorted(map(str, together.outcomes))


def test_the_last_bot_fills_the_empty_chairs() -> None:
    assert fill_up(GAME, ["greedy", "uniform"], 4) == ["greedy", "uniform", "uniform", "uniform"]
    assert fill_up(GAME, ["greedy", "uniform"], None) == ["greedy", "uniform"]
    with pytest.raises(BadInput, match="is played by"):
        fill_up(GAME, ["uniform"] * 5, None)
    with pytest.raises(BadInput, match="is played by"):
        fill_up(GAME, ["uniform"], 0)
    with pytest.raises(BadInput, match="no bot"):
        fill_up(GAME, ["clever", "uniform"], None)


def test_a_worker_that_dies_ends_the_work_with_a_sentence() -> None:
    with Farm(2) as farm, pytest.raises(BadInput, match="stopped from outside"):
        list(farm.map(os._exit, [1]))


def test_where_a_table_cannot_be_written_is_known_before_the_games(tmp_path: Path) -> None:
    for name in ("games.txt", "nowhere/games.csv"):
        with pytest.raises(BadInput):
            check_export(tmp_path / name)
    (tmp_path / "games.csv").mkdir()
    with pytest.raises(BadInput, match="cannot be written"):
        check_export(tmp_path / "games.csv")
    check_export(tmp_path / "games.parquet")
    with pytest.MonkeyPatch.context() as others:
        others.setattr(os, "access", lambda place, wish: Path(place) != tmp_path)
        with pytest.raises(BadInput, match="may not be written to"):
            check_export(tmp_path / "games.parquet")


def test_a_game_that_has_learned_nothing_yet_is_played_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "file_name", lambda game, players: "value-of-nothing.json")
    fought = Arena(GAME, ["value:1dreams:hand", "value:1dreams"], {}, 2, 1, tmp_path)
    assert len(list(fought.play(Farm(1)))) == 2


def test_work_runs_on_known_places_only() -> None:
    with pytest.raises(BadInput, match="'moon'"):
        Farm(1, "moon")


def test_the_header_says_what_was_played(tmp_path: Path) -> None:
    arena(2, tmp_path)
    about = json.loads((tmp_path / "arena.json").read_text("utf-8"))
    assert about["seats"] == ["greedy", "uniform"]
    assert about["settings"]["round_limit"] == 4
