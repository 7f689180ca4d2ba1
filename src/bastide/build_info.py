"""Which of the two builds is running."""

from bastide.engine import flow


def build() -> str:
    """Return "compiled" or "interpreted"."""
    return "interpreted" if flow.__file__.endswith(".py") else "compiled"
