"""The message files are complete, alike in both languages, and hold nothing that nobody says."""

import re

import pytest
from fluent.syntax import ast

from bastide.engine.messages import Message
from bastide.games.san_juan.catalogue import GOOD_NAMES, NAMES
from bastide.games.san_juan.view import ANY_GOOD
from bastide.words import LANGUAGES, forms
from tests.words.shelf import files, messages, needed, parsed
from tests.words.usage import asked_for, computed, page, written

OURS = {"engine.ftl", "san-juan.ftl", "cli.ftl"}
"""Files whose every name is accounted for one by one."""
MORE_IN_ONE_LANGUAGE = {"edition"}
"""Only French names differ between the editions."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang: str) -> None:
    broken = [
        f"{path.name}: {item.content.splitlines()[0]}"
        for path in files(lang)
        for item in parsed(path).body
        if isinstance(item, ast.Junk) and item.content
    ]
    assert broken == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_stands_for_two_messages(lang: str) -> None:
    names = [
        item.id.name
        for path in files(lang)
        for item in parsed(path).body
        if isinstance(item, ast.Message)
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def spoken_names(lang: str) -> set[str]:
    """The names that code may say, without those that only other messages lean on."""
    leaned_on = {name for entry in messages(lang).values() for name in entry.references}
    said = asked_for()[0].union(*computed().values())
    return {name for name in messages(lang) if name not in leaned_on or name in said}


def test_both_languages_have_the_same_messages() -> None:
    english, french = spoken_names("en"), spoken_names("fr")
    assert sorted(english ^ french) == []


def test_both_languages_have_the_same_forms_and_arguments() -> None:
    english, french = messages("en"), messages("fr")
    differing = [
        name
        for name in english.keys() & french.keys()
        if english[name].forms != french[name].forms
        or arguments(name, "en") != arguments(name, "fr")
    ]
    assert sorted(differing) == []


def arguments(name: str, lang: str) -> set[str]:
    """What a message speaks of, whichever form of it the language needs: `$card-a` is a card."""
    return {variable.partition("-")[0] for variable in needed(name, lang)} - MORE_IN_ONE_LANGUAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_code_names_exists(lang: str) -> None:
    names, _ = asked_for()
    known = messages(lang)
    assert sorted(name for name in names if name not in known) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_code_puts_together_exists(lang: str) -> None:
    wanted: set[str] = set().union(*computed().values())
    assert sorted(wanted - messages(lang).keys()) == []


def test_every_way_of_putting_a_name_together_is_known_here() -> None:
    """A new one in San Juan or on the command line must be spelled out in `computed`."""
    _, heads = asked_for()
    unknown = {head for head in heads if head.startswith(("sj-", "cli-", "no-", "undo-"))}
    assert sorted(unknown - computed().keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(lang: str) -> None:
    """Ours one by one; in other files a name may also be put together from a known beginning."""
    known = asked_for()[0].union(*computed().values())
    names, heads = (a | b for a, b in zip(map(set, written()), map(set, page()), strict=True))
    leaned_on = {name for entry in messages(lang).values() for name in entry.references}
    left_over = [
        f"{entry.file}: {name}"
        for name, entry in messages(lang).items()
        if name not in known | leaned_on | names
        and (entry.file in OURS or not name.startswith(tuple(heads)))
    ]
    assert left_over == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_a_word_for_every_good_of_a_city(lang: str) -> None:
    assert {f"amount-{good}" for good in (*GOOD_NAMES, ANY_GOOD)} <= spoken_names(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", NAMES)
def test_every_card_can_stand_in_a_sentence_and_tells_its_effect(card: str, lang: str) -> None:
    """In a few words for a small card, and as a whole in one line of the terminal."""
    for edition in (1, 2):
        told = forms(Message(f"sj-card-{card.replace('_', '-')}", {"edition": edition}), lang)
        assert told["a"]
        assert 0 < len(told["effect"]) <= 30
        assert 0 < len(told["long"]) <= 62


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*("sj-legend", "at-legend", "us-legend", "cli-help", "cli-keys")])
def test_pages_of_text_fit_80_columns(name: str, lang: str) -> None:
    lines = "".join(messages(lang)[name].texts).splitlines()
    assert [line for line in lines if len(line) > 79] == []


PLAIN_SPACE = re.compile(
    r"[ \u00a0][;:!»%]|«[^\u202f]|[^\u202f]»"  # a plain space before a sign, or none inside « »
    r"|[^\W\d_][;:!?](?=\s|$)"  # none at all
    r"|(?<=[\w.)])(?<!\bou) \?"  # the key `?` stands after "ou" or a sign
)


def test_french_signs_have_their_narrow_space() -> None:
    wrong = [
        f"{entry.file}: {sentence}"
        for entry in messages("fr").values()
        for sentence in entry.sentences
        if PLAIN_SPACE.search(sentence)
    ]
    assert wrong == []


def test_french_has_one_word_for_one_thing() -> None:
    """A seat is a place, who runs a server its responsable, and a bot a bot."""
    wrong = [
        f"{entry.file}: {sentence}"
        for entry in messages("fr").values()
        for sentence in entry.sentences
        if re.search(r"\b(chaises?|sièges?|exploitant|robots?)\b", sentence, flags=re.IGNORECASE)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("file", "strange"),
    [
        ("san-juan.ftl", r"towns?"),
        ("little-town.ftl", r"goals?|meadows?|resources?|houses?"),
        ("page.ftl", r"goals?|meadows?|resources?|rests"),
        ("server.ftl", r"rests"),
    ],
)
def test_english_has_one_word_for_one_thing(file: str, strange: str) -> None:
    """A city, an objective, grass, a cube, a pawn; a game that stops for a while is paused."""
    wrong = [
        sentence
        for entry in messages("en").values()
        for sentence in entry.sentences
        if entry.file == file and re.search(rf"\b({strange})\b", sentence, re.I)
    ]
    assert wrong == []


def test_no_french_word_that_is_elided_stands_before_a_name() -> None:
    """Nobody writes "de Inés"; who may come, nobody knows, so the sentence is made otherwise."""
    astray = re.compile(
        r"\b(de|que|[ljdmtscn]e|la|si) \{ \$(names?|rival|owner|first|governor) \}", re.I
    )
    wrong = [
        f"{path.name}: {line.strip()}"
        for path in files("fr")
        for line in path.read_text("utf-8").splitlines()
        if astray.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_dots_stand_at_their_word(lang: str) -> None:
    wrong = [
        f"{entry.file}: {sentence}"
        for entry in messages(lang).values()
        for sentence in entry.sentences
        if re.search(r"\s…", sentence)
    ]
    assert wrong == []
