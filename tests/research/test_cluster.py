"""Work on a Ray cluster of two nodes: the same results, whatever happens to a node."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from ray.cluster_utils import Cluster

from bastide.engine import registry
from bastide.engine.messages import BadInput
from bastide.research import farm as farms
from bastide.research.farm import Farm
from bastide.research.lineup import Outcome, play_game, schedule
from tests.limits import PATIENCE

GAMES = [*schedule(registry.game("little-town"), ["greedy", "uniform"], {}, 10, 1)]


def patiently(start: Callable[[], Any]) -> Any:
    """What Ray starts; it gives itself half a minute, which a busy machine may not have."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return start()
        except Exception as problem:
            if "timed out during startup" not in str(problem) or time.monotonic() > until:
                raise


def started(node: Any) -> list[Any]:
    """The processes of a node."""
    return [each.process for kind in node.all_processes.values() for each in kind]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A node on this machine, of one core."""
    made = patiently(lambda: Cluster(initialize_head=True, head_node_args={"num_cpus": 1}))
    begun = started(made.head_node)
    yield made
    made.shutdown()
    for process in begun:  # Ray does not wait for what it ends
        process.kill()
        process.wait()


def sorted_by_deal(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: (outcome.deal, outcome.turn))


def test_a_node_that_is_killed_in_the_middle_changes_no_result(cluster: Any) -> None:
    other = patiently(lambda: cluster.add_node(num_cpus=1))
    processes, found = started(other), []
    with Farm(address=cluster.address) as farm:
        assert farm.workers == 2
        for outcome in farm.map(play_game, GAMES):
            found.append(outcome)
            if len(found) == 2:
                cluster.remove_node(other, allow_graceful=False)
    for process in processes:
        process.wait()
    assert sorted_by_deal(found) == sorted_by_deal([*map(play_game, GAMES)])


def test_cores_are_respected_and_tasks_wait_where_they_come_from(cluster: Any) -> None:
    asked: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(6):
            asked.append(number)
            yield number

    with Farm(1, address=cluster.address) as farm:
        answers = farm.map(abs, numbers())
        assert next(answers) == 0
        assert len(asked) == 1
        assert sorted(answers) == [1, 2, 3, 4, 5]


def test_a_node_with_another_bastide_is_named(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(farms, "fingerprint", lambda: "9.9 00000000")
    with Farm(address=cluster.address) as farm, pytest.raises(BadInput, match="another Bastide"):
        [*farm.map(abs, [1])]
