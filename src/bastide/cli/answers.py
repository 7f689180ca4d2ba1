"""What a person typed: numbers, a move in words, or a command such as undo or quit."""

import unicodedata
from dataclasses import dataclass, field

from bastide.cli.look import Look
from bastide.cli.menu import Choice, Menu, planned
from bastide.engine.flow import options
from bastide.engine.match import Match
from bastide.engine.messages import BadInput

UNDO, HINT, HELP, RULES, SAVE, QUIT = "undo", "hint", "help", "rules", "save", "quit"
COMMANDS = (UNDO, HINT, HELP, RULES, SAVE, QUIT)


@dataclass
class Answer:
    """Actions to play, a command with what follows it, or a sentence that refuses."""

    acts: list[int] = field(default_factory=list)
    command: str = ""
    rest: str = ""
    notice: str = ""


def understood(text: str, match: Match, menu: Menu, look: Look) -> Answer:
    """What the text means here; marks choices where several are taken together."""
    first, _, rest = text.strip().partition(" ")
    for command in COMMANDS:
        if first.lower() in keys(command, look):
            return Answer(command=command, rest=rest.strip())
    pointed = [c for c in menu.choices if f"hex:{text.strip()}" in c.targets]
    if pointed:
        return Answer(acts=[pointed[0].act])
    parts = text.replace(",", " ").replace(";", " ").split()
    if parts and all(part.isdecimal() and len(part) < 6 for part in parts):
        return _numbers([int(part) for part in parts], match, menu, look)
    if parts:
        return _words(text.strip(), match, menu, look)
    if menu.marked:
        return _finished(match, menu, look)
    return Answer(notice=look.tell("cli-please-choose"))


def keys(command: str, look: Look) -> set[str]:
    """The letter and the word of a command in the reader's language."""
    return set(look.tell(f"cli-keys-{command}").split())


def _numbers(numbers: list[int], match: Match, menu: Menu, look: Look) -> Answer:
    chosen: list[Choice] = []
    for number in numbers:
        choice = menu.numbered(number)
        if choice is None:
            return Answer(notice=look.tell("cli-no-number", number=str(number)))
        chosen.append(choice)
    if not menu.takes_several:
        if len(chosen) > 1:
            return Answer(notice=look.tell("cli-only-one"))
        return Answer(acts=[chosen[0].act])
    return _mark(chosen, match, menu, look)


def _mark(chosen: list[Choice], match: Match, menu: Menu, look: Look) -> Answer:
    """Tick the choices, or untick them; play when as many are ticked as may be."""
    if [choice.number for choice in chosen] == [0]:
        return _finished(match, menu, look) if menu.marked else Answer(acts=[chosen[0].act])
    for choice in chosen:
        if choice.number:
            choice.marked = not choice.marked
    if len(menu.marked) > menu.remaining:
        for choice in chosen:
            choice.marked = False
        return Answer(notice=look.tell("cli-too-many", count=menu.remaining))
    if len(menu.marked) == menu.remaining:
        return _finished(match, menu, look)
    return Answer(notice=_more(match, menu, look))


def _more(match: Match, menu: Menu, look: Look) -> str:
    """How many are still wanted, or may still be added."""
    plan = planned(match.game, match.state, [choice.act for choice in menu.marked])
    if plan is None or not menu.marked:
        return ""
    wanted = menu.least if plan.lacks_more else menu.remaining
    left = wanted - len(menu.marked)
    return look.tell("cli-must-add" if plan.lacks_more else "cli-may-add", count=left)


def _finished(match: Match, menu: Menu, look: Look) -> Answer:
    """Play what is ticked, or say what is missing."""
    plan = planned(match.game, match.state, [choice.act for choice in menu.marked])
    if plan is None:
        for choice in menu.marked:
            choice.marked = False
        return Answer(notice=look.tell("cli-not-together"))
    if plan.lacks_more:
        return Answer(notice=_more(match, menu, look))
    return Answer(acts=plan.acts)


def _words(text: str, match: Match, menu: Menu, look: Look) -> Answer:
    """A move in the notation of records, be it listed or not, or part of a choice's line."""
    wanted = _plain(text)
    fitting = [choice for choice in menu.choices if wanted in _plain(choice.label)]
    exact = [choice for choice in menu.choices if choice.word.lower() == text.lower()]
    act = _meant(text, match)
    listed = exact or [choice for choice in menu.choices if choice.act == act]
    if act is not None and not listed and act in options(match.state):
        return Answer(acts=[act])
    found = listed or fitting
    if len({choice.act for choice in found}) == 1:
        return _numbers([found[0].number], match, menu, look)
    if found:
        numbers = ", ".join(str(choice.number) for choice in found)
        return Answer(notice=look.tell("cli-several-fit", text=text[:40], numbers=numbers))
    return Answer(notice=_refused(text, match, menu, look))


def _meant(text: str, match: Match) -> int | None:
    """The option that comes to the same as a move in the notation of records."""
    try:
        act = match.game.notation.parse(text)
    except BadInput:
        return None
    return int(match.game.notation.meant(match.state, act))


def _refused(text: str, match: Match, menu: Menu, look: Look) -> str:
    """Why a move that is not offered is not possible, if the text names a move."""
    verbs = {choice.word.partition(" ")[0] for choice in menu.choices}
    named = text.lower().replace(" ", "_")
    for move in (text.lower(), *(f"{verb} {named}" for verb in sorted(verbs))):
        try:
            act = match.game.notation.parse(move)
        except BadInput:
            continue
        refusal = match.game.refusals.refusal(match.state, act)
        return f"{look.say(refusal.message)} ({refusal.rule})"
    return look.tell("cli-not-understood", text=text[:40])


def _plain(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(c for c in bare if not unicodedata.combining(c))
