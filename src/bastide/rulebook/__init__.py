"""The rules in our own words, one numbered text each, in English and French.

A page is a Markdown file `<language>/<game>.md` here, or `rulebook/<language>.md` in the package of
somebody else's game: sections (`## …`) hold rules (`### SJ-030 · Title`), and the last paragraph of
a rule may say where it comes from (`Source: …`). Games of one package share a page.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from bastide.engine import registry
from bastide.engine.messages import BadInput

LANGUAGES: Final = ("en", "fr")

OWN: Final = "bastide.games"
"""Where the games are whose pages lie here."""

_HEADING: Final = re.compile(r"(?P<id>[A-Z]{2}-[A-Z]?\d+) · (?P<title>.+)")
_SOURCE: Final = re.compile(r"^Source\s*:\s*", re.MULTILINE)
_NO_SUCH_RULE: Final = {
    "en": "There is no rule with the number “{}”.",
    "fr": "Aucune règle ne porte le numéro «\u202f{}\u202f».",
}


class UnknownRule(LookupError):
    """No rule text answers to this number, game or language; the message is one sentence."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule as a player reads it."""

    id: str
    title: str
    section: str
    text: str
    source: str


@cache
def rules(game: str, lang: str) -> dict[str, Rule]:
    """All rules of a game by number, in reading order; none where nothing is written down."""
    try:
        package = registry.game(game).package
    except BadInput:
        package = ""
    if not package or lang not in LANGUAGES:
        raise UnknownRule(f"No rules are written for the game “{game}” in the language “{lang}”.")
    owner, _, name = package.rpartition(".")
    page = files(package).joinpath("rulebook", f"{lang}.md")
    if owner == OWN:
        page = files(__name__).joinpath(lang, f"{name.replace('_', '-')}.md")
    return _parse(page.read_text(encoding="utf-8")) if page.is_file() else {}


def rule(rule_id: str, lang: str) -> Rule:
    """The rule with this number, written as `SJ-053` or `sj-053`."""
    wanted = rule_id.strip().upper()
    for game in registry.games():
        if wanted.startswith(f"{game.prefix}-") and wanted in rules(game.name, lang):
            return rules(game.name, lang)[wanted]
    raise UnknownRule(_NO_SUCH_RULE.get(lang, _NO_SUCH_RULE["en"]).format(rule_id.strip()))


def search(words: str, game: str, lang: str) -> list[Rule]:
    """Rules in which every word occurs, whatever its case and accents; title hits come first."""
    wanted = _plain(words).split()

    def missing_in_title(found: Rule) -> int:
        title = _plain(f"{found.id} {found.title}")
        return sum(word not in title for word in wanted)

    hits = [
        each
        for each in rules(game, lang).values()
        if all(word in _plain(f"{each.id} {each.title} {each.text}") for word in wanted)
    ]
    return sorted(hits, key=missing_in_title)


def _parse(page: str) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for chapter in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        section, *entries = re.split(r"^### ", chapter, flags=re.MULTILINE)
        for entry in entries:
            heading, _, body = entry.partition("\n")
            match = _HEADING.fullmatch(heading.strip())
            text, *source = _SOURCE.split(body)
            if match is None or len(source) > 1 or match["id"] in found:
                raise ValueError(f"A rule text is not in the agreed form: “{heading}”.")
            found[match["id"]] = Rule(
                match["id"], match["title"], section.strip(), text.strip(), "".join(source).strip()
            )
    return found


def _plain(text: str) -> str:
    """Lower case, without accents; typographic signs and ligatures as they are typed."""
    text = text.casefold().replace("’", "'").replace("œ", "oe")
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
