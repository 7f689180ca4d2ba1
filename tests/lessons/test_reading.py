"""What is wrong in a lesson is said in one sentence; notes go back with what is taken back."""

import pytest

from bastide import lessons
from bastide.engine import registry
from bastide.engine.messages import BadInput
from bastide.lessons.check import count, mistakes
from bastide.lessons.lesson import read_card, read_lesson
from tests.lessons.walk import Walk, lesson_of

FACTS, WORDS = lessons.texts("attika", "en") or ("", "")
LONG = "word " * 31

UNREADABLE = [
    ("seed = 7", "seed =", "facts: this is not TOML: Invalid value (at line 2, column 7)."),
    ("seed = 7", "seed = -7", f"facts: 'seed' must be a whole number from 0 to {(1 << 62) - 1}."),
    ("players = 2", "players = 9", "players"),
    ('id = "land"', 'id = "sea"', "words: the note 'sea' is missing."),
    ('["1: draw 2; draw 2"]', '["2: stop"]', "note patience: a line of 'before' names a seat"),
    ('move = "draw 1"', 'moves = "draw 1"', "note drawing: nothing is called 'moves' there;"),
    ('"amphora"]', '"amphora", "worker"]', "words.card: 'turn' has 6 lines, and 'card' of the"),
    (
        'rules = ["AT-071", "AT-030"]',
        "rules = [7]",
        "note shrines: 'rules' must be a list of texts",
    ),
    ('move = "draw 1"', 'accepts = "any"', "note drawing: 'accepts' needs a 'move' that is wanted"),
    ('lit = ["stack:1"]\nmove = "draw 1"\nthen', "then", "note great-group: a note with several"),
]


@pytest.mark.parametrize(("old", "new", "said"), UNREADABLE)
def test_facts_that_cannot_be_read_are_refused(old: str, new: str, said: str) -> None:
    assert old in FACTS
    with pytest.raises(BadInput) as refused:
        read_lesson(registry.game("attika"), FACTS.replace(old, new, 1), WORDS)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


UNSAID = [
    ("[note.land]", "[note.sea]", "words: the note 'land' is missing."),
    ("held = ", "hold = ", "words.draw-or-build: 'held' must be a text in quotation marks."),
    ('title = "The land pays"', 'title = ""', "words.land: 'title' must be a text"),
    ("[note.shrines]", '[note.more]\ntitle = "More"\n[note.shrines]', "nothing is called 'more'"),
    ("aim = ", "goal = ", "words.card: 'aim' must be a text in quotation marks."),
]


@pytest.mark.parametrize(("old", "new", "said"), UNSAID)
def test_words_that_are_missing_or_too_many_are_refused(old: str, new: str, said: str) -> None:
    assert old in WORDS
    with pytest.raises(BadInput) as refused:
        read_lesson(registry.game("attika"), FACTS, WORDS.replace(old, new, 1))
    assert said in str(refused.value)


STALE = [
    ("seed = 7", "seed = 8", "Note draw-or-build: "),
    ('"AT-030"]', '"AT-930"]', "Note shrines: there is no rule AT-930."),
    ('rules = ["AT-071", "AT-030"]', "rules = []", "Note shrines names no rule."),
    ('moment = "at-ask-drawn"', 'moment = "at-ask-site"', "Note two-for-one: not 'at-ask-site' is"),
    ('"hex:1,1"', '"hex:9,9"', "Note land: nothing is lit that is there: hex:9,9."),
    ('"hand:clay"', '"hand:water"', "Note land: 'pay clay' points at hand:clay, which is not lit."),
    ('"/deck"', '"/decks"', "Note unused: nothing is lit that is there: /decks."),
    ('"/cities/1"', '"/cities/2"', "Note two-ways: nothing is lit that is there: /cities/2."),
    ('"pay clay"', '"pay wood"', "Note land: 'pay wood' is not possible; seat 0 may choose pay"),
    ('"1: draw 2; draw 2"', '"1: draw 2; stop; stop"', "Note patience, before it: 'stop' is of"),
    ('"1: draw 2; draw 2"', '"1: draw 2; keep"', "Note patience, before it: 'keep' is not"),
    (
        '"draw 1"\n\n',
        '"draw 1"\naccepts = ["draw 9"]\n\n',
        "Note drawing: 'draw 9' is not possible",
    ),
]


@pytest.mark.parametrize(("old", "new", "said"), STALE)
def test_a_line_that_the_rules_do_not_bear_out_is_noticed(old: str, new: str, said: str) -> None:
    assert old in FACTS
    words = WORDS.replace("[note.drawing]", '[note.drawing]\naccepted = "Well."')
    words = words if "accepts" in new else WORDS
    lesson = read_lesson(registry.game("attika"), FACTS.replace(old, new, 1), words)
    (found,) = mistakes(lesson, "en")
    assert found.startswith(said)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("text", "Note two-ways: 'text' has "),
        ("held", "Note draw-or-build: 'held' has "),
        ("end", "The card has "),
    ],
)
def test_words_beyond_the_limit_are_noticed(name: str, said: str) -> None:
    head, _, tail = WORDS.partition(f'\n{name} = "')
    lesson = read_lesson(registry.game("attika"), FACTS, f'{head}\n{name} = "{LONG}{tail}')
    (found,) = mistakes(lesson, "en")
    assert found.startswith(said)


def test_signs_alone_are_no_words() -> None:
    assert count("Un tour, c’est jouer\u202f; −3 points\u202f!") == 6
    assert count("« Non »") == 1


def test_a_card_is_read_without_the_lesson() -> None:
    card = read_card(FACTS, WORDS)
    assert card == lesson_of("attika").card
    assert [piece for piece, _ in card.turn][:2] == ["stack", "display"]


def test_a_game_without_files_has_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.game("attika"), "name", "nothing")
    lessons.texts.cache_clear()
    lessons.lesson.cache_clear()
    assert lessons.lesson("attika", "en") is None
    assert lessons.card("attika", "en") is None
    lessons.texts.cache_clear()
    lessons.lesson.cache_clear()


def test_several_moves_at_once_are_played_or_held_together() -> None:
    walk = Walk(lesson_of("san-juan"))
    for _ in range(2):
        walk.go_on()
    walk.question()
    guide, parse = walk.guide, walk.match.game.notation.parse
    at = guide.at
    held = guide.reply(walk.match.state, [parse("pay sugar_mill"), parse("pay well")])
    assert not held.is_played
    assert held.word == guide.path[at][0].held
    assert guide.at == at
    both = [parse("pay sugar_mill"), parse("pay poor_house")]
    assert guide.reply(walk.match.state, both).is_played
    for act in both:
        walk.play(act)
    assert guide.at == at + 2


def test_the_notes_are_turned_back_with_what_is_taken_back() -> None:
    walk = Walk(lesson_of("attika"))
    walk.question()
    first = walk.guide.note(walk.match.state)
    walk.go_on()
    assert walk.guide.note(walk.match.state) is not first
    walk.match.undo()
    walk.guide.back(len(walk.match.record.actions))
    assert walk.guide.note(walk.match.state) is first
