"""All laws together."""

from bastide.testing.arrays import ArrayLaws
from bastide.testing.bots import BotLaws
from bastide.testing.builds import BuildLaws
from bastide.testing.fields import FieldLaws
from bastide.testing.knowledge import KnowledgeLaws
from bastide.testing.lessons import LessonLaws
from bastide.testing.silence import SilenceLaws
from bastide.testing.soak import SoakLaws
from bastide.testing.states import StateLaws
from bastide.testing.texts import TextLaws
from bastide.testing.undo import UndoLaws
from bastide.testing.words import WordLaws


class Laws(
    StateLaws,
    KnowledgeLaws,
    TextLaws,
    UndoLaws,
    SilenceLaws,
    WordLaws,
    LessonLaws,
    BotLaws,
    ArrayLaws,
    FieldLaws,
    BuildLaws,
    SoakLaws,
):
    """What holds for every game; derive from it and name the game."""
