"""What a learner is told in a first game: the note that is up, in the learner's language."""

from msgspec import UNSET, UnsetType

from bastide import lessons
from bastide.lessons.guide import LEARNER
from bastide.server import wire
from bastide.server.views.viewer_messages import GameView


def lesson_for(shown: GameView) -> wire.Lesson | UnsetType:
    """How far the first game is; nothing for others, and at tables without one."""
    guide = shown.live_game.guide
    if guide is None or shown.view_seat != LEARNER or LEARNER not in shown.viewer.seats:
        return UNSET
    lesson = lessons.lesson(shown.game.name, shown.lang)
    if lesson is None:
        return UNSET
    told = wire.Lesson(len(lesson.notes), guide.is_over)
    words = [note.accepted for note in lesson.notes if note.id == guide.strayed]
    told.word = words[0] if words else UNSET
    state = shown.live_game.match.state
    note, step = guide.note(state), guide.step(state)
    if note is None or step is None:
        return told
    number = guide.lesson.notes.index(note)
    said, wanted = lesson.notes[number], guide.wanted(state)
    told.note = wire.Note(
        number=number + 1,
        title=said.title,
        text=said.text,
        rules=list(said.rules),
        lit=list(step.lit),
        option=UNSET if wanted is None else wanted,
    )
    return told


def held(shown: GameView) -> str:
    """Why a note holds a move back; empty when it is only to be read first."""
    guide = shown.live_game.guide
    lesson = lessons.lesson(shown.game.name, shown.lang)
    note = None if guide is None else guide.note(shown.live_game.match.state)
    if guide is None or lesson is None or note is None:
        return ""
    return lesson.notes[guide.lesson.notes.index(note)].held
