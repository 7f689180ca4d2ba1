"""Our games in great numbers, every piece counted: what `scripts/soak` runs."""

import sys

from bastide.testing.soak import main
from tests.laws.subjects import SUBJECTS

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], SUBJECTS))
