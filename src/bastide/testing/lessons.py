"""A lesson, if a game has one, is right by today's rules and there in every language."""

from bastide import lessons
from bastide.lessons.check import mistakes
from bastide.testing.subject import Subject


class LessonLaws(Subject):
    """A lesson, if a game has one, is right by today's rules and there in every language."""

    def test_a_lesson_is_right_in_every_language(self) -> None:
        found = [lessons.lesson(self.game.name, lang) for lang in lessons.LANGUAGES]
        assert len({lesson is None for lesson in found}) == 1
        for lesson, lang in zip(found, lessons.LANGUAGES, strict=True):
            assert lesson is None or mistakes(lesson, lang) == []
