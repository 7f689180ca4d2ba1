"""Our games in great numbers, every piece counted: what `scripts/soak` runs."""

import sys

from bastide.testing.soak import main
from tests.rules.attika.test_every_law import TestAttika, TestTelegraph
from tests.rules.golden_city.test_every_law import TestGoldenCity
from tests.rules.little_town.test_every_law import TestLittleTown
from tests.rules.san_juan.test_every_law import TestSanJuan

if __name__ == "__main__":
    known = [TestSanJuan, TestLittleTown, TestGoldenCity, TestAttika, TestTelegraph]
    sys.exit(main(sys.argv[1:], known))
