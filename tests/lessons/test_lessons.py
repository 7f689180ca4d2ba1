"""Every lesson: right by the rules, walked to its end, and what other moves than the wanted do."""

import re

import pytest

from bastide.bots.levels import make
from bastide.engine import registry
from bastide.engine.flow import options
from bastide.engine.game import Game
from bastide.engine.seat import Seat
from bastide.lessons import LANGUAGES
from bastide.lessons.check import mistakes
from bastide.lessons.guide import Guide, meant
from bastide.lessons.lesson import ANY
from tests.lessons.walk import TAUGHT, Walk, lesson_of
from tests.words.test_messages import PLAIN_SPACE

taught = pytest.mark.parametrize("game", TAUGHT)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert [game.name for game in registry.games()] == TAUGHT


@taught
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_right_by_the_rules_of_today(game: str, lang: str) -> None:
    assert mistakes(lesson_of(game, lang), lang) == []


@taught
def test_all_languages_say_the_same_of_the_same_moves(game: str) -> None:
    told = [
        [(it.id, it.rules, it.before, it.steps, bool(it.held), bool(it.accepted)) for it in notes]
        for notes in (lesson_of(game, lang).notes for lang in LANGUAGES)
    ]
    assert told[0] == told[1]
    english, french = (lesson_of(game, lang) for lang in LANGUAGES)
    assert all(a.text != b.text for a, b in zip(english.notes, french.notes, strict=True))


@taught
def test_french_signs_have_their_narrow_space(game: str) -> None:
    lesson = lesson_of(game, "fr")
    said = [text for note in lesson.notes for text in (note.title, note.text, note.held)]
    said += [*(note.accepted for note in lesson.notes), *lesson.card.words()]
    assert [text for text in said if PLAIN_SPACE.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notes_name_no_place_by_a_number_that_the_page_does_not_show(lang: str) -> None:
    lesson = lesson_of("golden-city", lang)
    said = [text for note in lesson.notes for text in (note.text, note.held, note.accepted)]
    assert [text for text in said if re.search(r"\b[DFHPZ]+\d|off(er|re) \d", text)] == []


@taught
def test_a_lesson_has_seven_to_twelve_ideas_and_ends_in_free_play(game: str) -> None:
    lesson = lesson_of(game)
    assert 7 <= len(lesson.notes) <= 12
    assert not lesson.notes[-1].steps[-1].move
    walk = Walk(lesson)
    walk.finish()
    assert walk.guide.note(walk.match.state) is None
    free = options(walk.match.state)
    assert walk.guide.reply(walk.match.state, [free[-1]]).is_played


@taught
def test_bots_follow_the_line_and_then_play_by_themselves(game: str) -> None:
    lesson = lesson_of(game)
    walk = Walk(lesson)
    walk.finish()
    done = [(seat, walk.match.game.notation.format(act)) for seat, act in walk.match.record.actions]
    for line in (note.before for note in lesson.notes):
        for seat, move in line:
            while done[0] != (seat, move):
                done.pop(0)
            done.pop(0)
    while (decision := walk.match.decision) is not None:
        if decision.seat in walk.others and len(decision.options) > 1:
            break
        walk.play(decision.options[-1])
    assert decision is not None
    chair = Seat(lesson.game, walk.match.state, decision.seat)
    assert walk.others[decision.seat](chair) == make("level:1", 10 + decision.seat).choose(chair)


@taught
def test_every_other_move_is_held_or_accepted_with_its_word(game: str) -> None:
    walk = Walk(lesson_of(game))
    while walk.question() and not walk.guide.is_over:
        state, guide = walk.match.state, walk.guide
        step, note, at = guide.step(state), guide.note(state), guide.at
        assert step is not None
        assert note is not None
        listed = [meant(walk.match.game, state, move) for move in step.accepts]
        for act in options(state):
            if act == guide.wanted(state):
                continue
            reply = guide.reply(walk.match.state, [act])
            is_accepted = step.accepts == (ANY,) or act in listed
            assert reply.is_played == is_accepted
            assert reply.word == (note.accepted if is_accepted else note.held) != ""
            assert guide.at == at
        walk.go_on()


def strays() -> list[tuple[str, int]]:
    """Every step at which something else is accepted, as game and number."""
    return [
        (game, at)
        for game in TAUGHT
        for at, (_, step) in enumerate(Guide(lesson_of(game)).path)
        if step.accepts
    ]


@pytest.mark.parametrize(("game", "at"), strays())
def test_the_last_note_is_reached_after_whatever_was_accepted(game: str, at: int) -> None:
    played = 0
    while True:
        walk = Walk(lesson_of(game))
        while walk.question() and walk.guide.at < at:
            walk.go_on()
        others = [
            act
            for act in options(walk.match.state)
            if act != walk.guide.wanted(walk.match.state)
            and walk.guide.reply(walk.match.state, [act]).word == walk.guide.path[at][0].accepted
        ]
        assert others
        if played == len(others):
            return
        walk.play(others[played])
        walk.finish()
        played += 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_another_package_brings_its_own(lots: Game, lang: str) -> None:
    lesson = lesson_of(lots.name, lang)
    assert [note.id for note in lesson.notes] == ["client", "bid", "hammer"]
    assert mistakes(lesson, lang) == []
    Walk(lesson).finish()
