"""The rule texts: complete, the same in both languages, easy to find."""

import re
from dataclasses import astuple
from importlib.resources import files

import pytest

from bastide.rulebook import LANGUAGES, Rule, UnknownRule, rule, rules, search

GAMES = ("san-juan", "little-town", "golden-city", "attika")
PAGES = [(game, lang) for game in GAMES for lang in LANGUAGES]
NUMBER = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+")


def raw(game: str, lang: str) -> str:
    return files("bastide.rulebook").joinpath(lang, f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_hold_the_same_rules_in_the_same_order(game: str) -> None:
    assert list(rules(game, "en")) == list(rules(game, "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_divide_the_rules_into_the_same_sections(game: str) -> None:
    def shape(lang: str) -> list[int]:
        sections = [each.section for each in rules(game, lang).values()]
        return [sections.count(name) for name in dict.fromkeys(sections)]

    assert shape("en") == shape("fr")


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_rule_has_a_number_title_section_text_and_source(game: str, lang: str) -> None:
    for each in rules(game, lang).values():
        assert all(part.strip() for part in astuple(each)), each.id


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_no_heading_is_lost_and_no_number_stands_twice(game: str, lang: str) -> None:
    headings = re.findall(r"^### (\S+)", raw(game, lang), flags=re.MULTILINE)
    assert headings == list(rules(game, lang))


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_rule_referred_to_exists(game: str, lang: str) -> None:
    known = rules(game, lang)
    for each in known.values():
        for number in NUMBER.findall(f"{each.title} {each.text} {each.source}"):
            assert number in known, f"{each.id} refers to {number}"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_refer_to_the_same_rules(game: str) -> None:
    for number, english in rules(game, "en").items():
        french = rules(game, "fr")[number]
        assert set(NUMBER.findall(english.text)) == set(NUMBER.findall(french.text)), number


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_give_the_same_figures(game: str) -> None:
    def figures(each: Rule) -> list[str]:
        return sorted(re.findall(r"\d+", re.sub(r"\b(1st|2nd|1re|2e)\b", "", each.text)))

    for number, english in rules(game, "en").items():
        assert figures(english) == figures(rules(game, "fr")[number]), number


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_texts_speak_to_players_not_of_our_working_files(game: str, lang: str) -> None:
    assert not re.search(r"\bS[01]:|\bseeds?\b|\.txt\b|\.json\b", raw(game, lang))


@pytest.mark.parametrize("game", GAMES)
def test_french_has_narrow_spaces_before_double_punctuation(game: str) -> None:
    assert not re.search(r"[^\s\u202f(][;:!?»]|[ \u00a0][;:!?»]|«[^\u202f]", raw(game, "fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_found_by_its_number_in_any_case(lang: str) -> None:
    for game in GAMES:
        first = next(iter(rules(game, lang).values()))
        assert rule(f" {first.id.lower()} ", lang) == first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_attika_and_telegraph_share_a_page(lang: str) -> None:
    assert rules("telegraph", lang) == rules("attika", lang)
    assert rule("us-003", lang).id == "US-003"
    assert rule("at-d01", lang).id == "AT-D01"


@pytest.mark.parametrize("words", ["bibliotheque", "BIBLIOTHÈQUE", "Bibliothèque"])
def test_search_ignores_case_and_accents(words: str) -> None:
    hits = search(words, "san-juan", "fr")
    assert hits
    assert all("bibliothèque" in f"{hit.title} {hit.text}".lower() for hit in hits)


def test_search_wants_every_word() -> None:
    both = {hit.id for hit in search("library governor", "san-juan", "en")}
    assert both
    assert both < {hit.id for hit in search("library", "san-juan", "en")}
    assert both < {hit.id for hit in search("governor", "san-juan", "en")}
    assert search("library zeppelin", "san-juan", "en") == []


def test_search_puts_title_hits_first() -> None:
    in_title = ["chapel" in hit.title.lower() for hit in search("chapel", "san-juan", "en")]
    assert True in in_title
    assert False in in_title
    assert in_title == sorted(in_title, reverse=True)


def test_search_takes_a_typed_apostrophe() -> None:
    assert search("mine d'or", "san-juan", "fr") == search("mine d’or", "san-juan", "fr") != []


@pytest.mark.parametrize("wanted", ["SJ-", "ZZ-9", "", "sj", "../../pyproject"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_rule_gives_one_sentence(wanted: str, lang: str) -> None:
    with pytest.raises(UnknownRule) as refusal:
        rule(wanted, lang)
    message = str(refusal.value)
    assert wanted in message
    assert message.count(".") - wanted.count(".") == 1
    assert message.endswith(".")


def test_an_unknown_game_or_language_is_refused() -> None:
    with pytest.raises(UnknownRule, match="chess"):
        rules("chess", "en")
    with pytest.raises(UnknownRule, match="eo"):
        rules("san-juan", "eo")
