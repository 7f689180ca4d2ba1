"""`bastide learn` with lines typed: the card, the notes, other moves, and what is kept."""

from pathlib import Path

import pytest

from bastide.lessons import LANGUAGES
from tests.cli.conftest import Program
from tests.lessons.walk import TAUGHT, lesson_of


def whole(game: str) -> list[str]:
    """What is typed to the end of a lesson: past the card, then every move; Enter where none is."""
    return ["", *(step.move for note in lesson_of(game).notes for step in note.steps)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(bastide: Program, home: Path, game: str, lang: str) -> None:
    said = bastide("learn", game, "--lang", lang, typed="\n".join([*whole(game), "q", ""]))
    lesson = lesson_of(game, lang)
    assert said.code == 0
    assert lesson.card.end in said.out
    places = [said.out.find(f"{at}/{len(lesson.notes)}  {note.title}")
              for at, note in enumerate(lesson.notes, 1)]  # fmt: skip
    assert -1 not in places
    assert places == sorted(places)
    assert all(word not in said.out for note in lesson.notes if (word := note.held))
    (path,) = (home / "state" / "bastide").iterdir()
    assert f"bastide play --resume {path}" in said.out


def test_the_first_screen_has_the_note_above_the_question(bastide: Program) -> None:
    out = bastide("learn", "san-juan", typed="\n\nq\n").out
    assert "San Juan\n\nAim     Build the city worth the most points" in out
    assert "A turn  1. Take a role: everybody acts, you have the privilege." in out
    first, second = out.index("─ 1/12  One card, three uses ─"), out.index("─ 2/12  Roles and the")
    assert first < out.index("Which role do you take?") < second
    assert "SJ-013 · Enter: go on ─╯" in out[first:second]
    assert "SJ-031 · → 1 · h: show me ─╯" in out[second:]
    assert "show me ─╯\nWhich role do you take?\n  1 Builder" in out


def test_nothing_is_played_before_a_note_is_read(bastide: Program) -> None:
    out = bastide("learn", "san-juan", typed="\n1\nq\n").out
    assert "Please read the note first; Enter goes on." in out
    assert "What do you build?" not in out


def test_a_move_is_held_back_with_a_word_and_the_wanted_one_is_shown(bastide: Program) -> None:
    out = bastide("learn", "san-juan", typed="\n\n2\nh\n1\nq\n").out
    held, shown = out.index("A sound role too. First, though"), out.index("Show me: 1, Builder")
    assert held < shown < out.index("What do you build?")
    assert "You take the Producer" not in out


def test_cards_that_were_ticked_for_a_held_answer_are_ticked_no_more(bastide: Program) -> None:
    out = bastide("learn", "san-juan", typed="\n\n1\n2\n1 3\n1 2\nq\n").out
    assert "Possible, but the Well will be worth more soon." in out
    assert "✓" not in out
    assert "5/12  Somebody else’s role" in out


def test_another_move_is_accepted_with_a_word(bastide: Program) -> None:
    moves = whole("little-town")
    at = moves.index("validate O14")
    typed = [*moves[:at], "done", "q", ""]
    out = bastide("learn", "little-town", typed="\n".join(typed)).out
    assert out.index("Your choice; you must fulfil it anew") > out.index("9/11  Points from three")


def test_undo_turns_the_note_back(bastide: Program) -> None:
    out = bastide("learn", "san-juan", typed="\n\n1\nu\nq\n").out
    assert "Taken back." in out
    assert out.rindex("2/12  Roles and the privilege") > out.index("3/12  Production first")


def test_a_lesson_that_is_left_is_not_kept_but_begun_again(bastide: Program, home: Path) -> None:
    for typed in ("", "\n", "\n\n1\nq\n"):
        said = bastide("learn", "attika", "--lang", "fr", typed=typed)
        assert said.code == 0
        assert "Pour la recommencer\u202f:  bastide learn attika" in said.out
    assert not (home / "state").exists()


def test_after_the_last_note_the_game_is_free(bastide: Program) -> None:
    said = bastide("learn", "san-juan", typed="\n".join([*whole("san-juan"), "prospector", ""]))
    assert "You take the Prospector." in said.out


@pytest.mark.usefixtures("lots")
def test_a_game_without_a_lesson_says_so(bastide: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.lessons.texts", lambda name, lang: None)
    said = bastide("learn", "lots")
    assert (said.code, said.err) == (2, "No game has a first game yet.\n")
    found = {"attika": ("", "")}
    monkeypatch.setattr("bastide.lessons.texts", lambda name, lang: found.get(name))
    said = bastide("learn", "lots", "--lang", "fr")
    assert said.err == (
        "Il n’y a pas encore de première partie de lots\u202f; il y en a une de attika.\n"
    )
    assert bastide("learn", "chess").code == 2
