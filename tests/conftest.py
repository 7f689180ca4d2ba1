"""How hypothesis searches: widely at a desk, the same few examples every time in CI."""

import os

from hypothesis import settings

settings.register_profile("desk", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, max_examples=25)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
