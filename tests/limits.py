"""How much the tests try, and how long they wait."""

import os

WHOLE = os.environ.get("BASTIDE_SWEEP") == "1"
"""Whether all is tried, and something else every time (`make sweep`), or always the same sample."""

SHRINK = os.environ.get("BASTIDE_SHRINK") != "0"
"""Whether an example that fails is made smaller, which takes long, or counts as it is."""

PATIENCE = 600.0
"""Seconds after which a test gives up, as a guard against hanging: what it waits for is an event,
which comes however slow the machine is."""
