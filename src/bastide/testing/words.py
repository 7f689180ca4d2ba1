"""All that a game says is there in every language."""

from hypothesis import given

from bastide.engine.match import new_match
from bastide.engine.messages import Message
from bastide.testing.subject import Subject
from bastide.testing.walks import Walk, few, seeds
from bastide.words import LANGUAGES, say

NAMES = ["Ada", "Ben", "Eva", "Tom"]


def spoken(message: Message) -> None:
    """Say it in every language to the seat it is about, to another, and to a spectator."""
    for lang in LANGUAGES:
        for viewer in (0, 1, None):
            text = say(message, lang, NAMES, viewer)
            assert text.strip() == text
            assert "{" not in text
            assert "??" not in text


class WordLaws(Subject):
    """All that a game says is there in every language."""

    def test_the_box_and_its_options_have_words(self) -> None:
        game = self.game
        head = game.prefix.lower()
        names = ["game", "about"]
        for choice in game.setup.choices():
            option = f"option-{choice.name.replace('_', '-')}"
            names += [option, f"{option}-about"]
        for name in names:
            spoken(Message(f"{head}-{name}"))
        if game.scoring.tie_rule:
            for shared in ("yes", "no"):
                spoken(Message(f"{head}-tie", {"shared": shared}))

    @few
    @given(seed=seeds)
    def test_whole_games_can_be_told(self, seed: int) -> None:
        """Every question, label and refusal is a law elsewhere; here is what happened."""
        walk = Walk(self.game, seed)
        match = new_match(self.game, walk.settings, seed)
        for act in walk.played()[1]:
            for event in match.play(act):
                spoken(self.game.speech.line(match.state, event).message)
        for source in self.game.scoring.breakdown(match.state, 0):
            spoken(Message(f"{self.game.prefix.lower()}-source-{source.replace('_', '-')}"))
