"""The message files, taken apart."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bastide.words import LANGUAGES
from tests.architecture.tree import SOURCES

SHELF = SOURCES / "bastide" / "words"


@dataclass
class Entry:
    """One message: its texts, the arguments it needs and the messages it leans on.

    A sentence is a whole text, with a letter for whatever is put into it.
    """

    file: str
    texts: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    forms: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


def files(lang: str) -> list[Path]:
    """The files of a language."""
    return sorted((SHELF / lang).glob("*.ftl"))


@cache
def parsed(path: Path) -> ast.Resource:
    """One file."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def messages(lang: str) -> dict[str, Entry]:
    """All messages of a language by their names."""
    assert lang in LANGUAGES
    found: dict[str, Entry] = {}
    for path in files(lang):
        for item in parsed(path).body:
            if isinstance(item, ast.Message):
                entry = Entry(path.name, forms={form.id.name for form in item.attributes})
                _gather(item, entry)
                found[item.id.name] = entry
    return found


def _gather(node: object, entry: Entry) -> None:
    """Everything below a node of the syntax tree."""
    if isinstance(node, ast.VariableReference):
        entry.variables.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        entry.references.add(node.id.name)
    elif isinstance(node, ast.TextElement):
        entry.texts.append(node.value)
    elif isinstance(node, ast.Pattern):
        parts = [it.value if isinstance(it, ast.TextElement) else "x" for it in node.elements]
        entry.sentences.append("".join(parts))
    for name, below in vars(node).items():
        if name == "span":
            continue
        for each in below if isinstance(below, list) else [below]:
            if isinstance(each, ast.BaseNode):
                _gather(each, entry)


def needed(name: str, lang: str) -> set[str]:
    """The arguments of a message with those of the messages it leans on."""
    entry = messages(lang)[name]
    found = set(entry.variables)
    for other in entry.references:
        found |= needed(other, lang)
    return found
