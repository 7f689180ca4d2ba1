"""How often somebody may ask: a bucket per address or chair that fills up again by itself."""

import time


class Buckets:
    """Allowances by name. A bucket that is full again is forgotten."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Take something out of a bucket; False when it does not hold enough."""
        now = time.monotonic()
        left, since = self._left.get(name, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        if left < amount:
            self._left[name] = (left, now)
            return False
        self._left[name] = (left - amount, now)
        if len(self._left) > 10_000:
            self._forget(now)
        return True

    def put_back(self, name: str, amount: float = 1.0) -> None:
        """Put back what need not have been taken."""
        left, since = self._left.get(name, (self._burst, time.monotonic()))
        self._left[name] = (min(self._burst, left + amount), since)

    def _forget(self, now: float) -> None:
        full = self._burst / self._per_second
        self._left = {name: pair for name, pair in self._left.items() if now - pair[1] < full}
