"""Training: resuming, averaging, writing what was learned."""

from pathlib import Path

import pytest

from bastide.bots import weights
from bastide.engine import registry
from bastide.engine.messages import BadInput
from bastide.engine.rng import seeded
from bastide.research import training
from bastide.research.curve import curve, smoothed
from bastide.research.farm import Farm

GAME = registry.game("san-juan")


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    training.save(training.begin(GAME, 2, hidden=4), path)
    (first,) = list(training.train(training.load(path), 3, Farm(1)))
    assert first.games == 3
    training.save(first, path)
    *_, last = training.train(training.load(path), 5, Farm(1))
    assert last.games == 5
    assert [games for games, _ in last.curve] == [3, 5]
    assert last.numbers != first.numbers


def test_what_was_learned_is_written_for_the_game(tmp_path: Path) -> None:
    *_, pupil = training.train(training.begin(GAME, 3, hidden=4), 2, Farm(1))
    path = training.install(pupil, tmp_path)
    assert path.name == f"value-{GAME.name}-3.json"
    net = weights.read(path.read_text("utf-8"), GAME.features.names(), path.name)
    assert (net.inputs, net.hidden) == (len(GAME.features.names()), 4)


def test_a_training_with_other_features_is_not_gone_on_with() -> None:
    pupil = training.begin(GAME, 2, hidden=2)
    pupil.inputs = ["another", *pupil.inputs[1:]]
    with pytest.raises(BadInput, match="older san-juan"):
        training.learner(pupil)


def test_what_workers_learned_is_joined_as_it_comes() -> None:
    before = training.begin(GAME, 2, hidden=2)
    tasks = [training.Task(before, seed, 1, 0.01) for seed in (1, 2)]
    one, two = (training.work(task) for task in tasks)
    both = training.joined(training.joined(before, before, one, 2), before, two, 2)
    assert both.games == 2
    assert both.numbers[5] == pytest.approx((one.numbers[5] + two.numbers[5]) / 2)
    assert min(both.spread) >= 0.0
    assert training.joined(before, before, one, 1).numbers == pytest.approx(one.numbers)


def test_a_file_that_is_no_training_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    for text in ("", "[]", '{"game": "san-juan"}'):
        path.write_text(text, "utf-8")
        with pytest.raises(BadInput, match="no training"):
            training.load(path)


def test_settings_to_learn_from_vary_and_fit() -> None:
    rng = seeded(1)
    seen = {
        (settings["edition"], settings["expansion"])
        for settings in (training.some_settings(GAME, 2, rng) for _ in range(60))
    }
    assert seen == {(1, False), (2, False), (2, True)}


def test_a_curve_is_drawn() -> None:
    points = [(n * 50, 1.0 / (n + 1)) for n in range(500)]
    assert len(smoothed(points)) <= 130
    picture = curve(points, "san-juan, 2")
    assert picture.startswith("<svg")
    assert "san-juan, 2" in picture
    assert "24950" in picture


def test_what_ships_is_small_and_fits() -> None:
    size = 0
    for game in registry.games():
        for players in (2, 3, 4):
            net = weights.learned(game, players)
            assert net is not None, f"{game.name} for {players} plays without what it learned"
            size += len(weights.write(net, game.features.names(), 0))
    assert size < 1_000_000
