"""Decision trees counted out: how many continuations a position has, depth by depth."""

from bastide.engine.flow import Options, State, apply, options


def continuations(state: State, depth: int) -> list[int]:
    """The number of different lines of 1, 2, ... `depth` decisions; chance is not branched on."""
    counts = [0] * depth
    _count(state, 0, counts)
    return counts


def _count(state: State, at: int, counts: list[int]) -> None:
    out = Options()
    for act in options(state):
        counts[at] += 1
        if at + 1 < len(counts):
            after = state.clone()
            apply(after, act, out)
            _count(after, at + 1, counts)
