"""Figures for the operator, in the form that Prometheus reads. No names, no cards."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry per server, so that several can live in one process."""

    def __init__(
        self, tables: Callable[[], float], sockets: Callable[[], float], writes: Callable[[], float]
    ) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("bastide_moves", "Actions accepted", registry=self.registry)
        self.refused = Counter(
            "bastide_refused", "Messages refused, by reason", ["reason"], registry=self.registry
        )
        self.seconds = Histogram(
            "bastide_move_seconds",
            "From the receipt of an action to its announcement",
            buckets=EDGES,
            registry=self.registry,
        )
        self.thoughts = Histogram(
            "bastide_bot_seconds", "Thinking time of bots", registry=self.registry
        )
        for name, help, read in (
            ("bastide_tables_open", "Tables in memory", tables),
            ("bastide_sockets", "Lines to tables", sockets),
            ("bastide_writes_waiting", "Writes not yet stored", writes),
        ):
            Gauge(name, help, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)
