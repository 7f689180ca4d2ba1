"""`bastide learn`: the first game of a game, with notes."""

from textwrap import fill
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from bastide import lessons
from bastide.cli import saves
from bastide.cli.answers import Answer
from bastide.cli.card import carded
from bastide.cli.chairs import BOT, YOU, seated
from bastide.cli.look import Look
from bastide.cli.menu import Menu
from bastide.cli.session import Session, command
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.lessons.guide import EASIEST, Guide

WIDEST = 80
"""A note is read more easily when its lines are short."""
FRAME = 4
"""What the paper takes of that. Lines are broken by hand: no sign stands alone on one in French."""


def learn(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-argument-game")],
) -> None:
    """Play the first game of a game."""
    voice: Voice = context.obj
    name = registry.game(game).name
    lesson = lessons.lesson(name, voice.lang)
    if lesson is None:
        others = [it.name for it in registry.games() if lessons.texts(it.name, voice.lang)]
        if not others:
            raise voice.refuse("cli-no-lessons")
        raise voice.refuse("cli-no-lesson", game=name, games=", ".join(others))
    Teaching(Guide(lesson), voice).start(is_new=True)


class Teaching(Session):
    """A game at this keyboard with a guide beside it; it is kept once the lesson is over."""

    def __init__(self, guide: Guide, voice: Voice) -> None:
        others = int(guide.lesson.settings["players"]) - 1
        chosen = ",".join([YOU] + [f"{BOT}:{EASIEST}"] * others)
        chairs = seated(chosen, None, voice)
        match = guide.match([chair.written() for chair in chairs])
        super().__init__(match, chairs, saves.new_path(match.game.name), voice)
        self.guide = guide
        self.choosers = {seat: guide.chooser(seat) for seat in range(1, others + 1)}

    def start(self, is_new: bool) -> None:
        """Show the card, then play."""
        try:
            self.page(carded(self.match.game, self.voice))
        except (KeyboardInterrupt, EOFError):
            self.leave()
            return
        super().start(is_new=False)

    def note(self, choices: Menu, look: Look) -> RenderableType | None:
        """The note that is up, on paper."""
        note, step = self.guide.note(self.match.state), self.guide.step(self.match.state)
        if note is None or step is None:
            return None
        notes = self.guide.lesson.notes
        at, last = str(notes.index(note) + 1), str(len(notes))
        lit = [str(it.number) for it in choices.choices if {*it.targets} & {*step.lit}]
        keys = look.tell("cli-lesson-show" if step.move else "cli-lesson-turn")
        if step.move and lit:
            keys = look.tell("cli-lesson-lit", numbers=", ".join(lit), keys=keys)
        width = min(WIDEST, self.voice.out.width)
        return Panel(
            Text(fill(note.text, width - FRAME)),
            title=look.tell("cli-lesson-place", at=at, last=last, title=note.title),
            title_align="left",
            subtitle=f"{', '.join(note.rules)} · {keys}",
            subtitle_align="right",
            width=width,
        )

    def answered(self, text: str, choices: Menu, look: Look) -> Answer:
        """What the guide makes of a line that was typed."""
        step = self.guide.step(self.match.state)
        if step is not None and not step.move and not text.strip():
            self.guide.turn()
            return Answer()
        answer = super().answered(text, choices, look)
        if not answer.acts:
            return answer
        reply = self.guide.reply(self.match.state, answer.acts)
        if reply.is_played:
            return Answer(acts=answer.acts, notice=reply.word)
        for choice in choices.marked:
            choice.marked = False
        return Answer(notice=reply.word or look.tell("cli-lesson-read-first"))

    def play(self, act: int) -> None:
        """Let the guide follow."""
        self.guide.follow(self.match.state, act)
        super().play(act)

    def undo(self, choices: Menu, look: Look) -> str:
        """Take something back, and turn the notes back to it."""
        said = super().undo(choices, look)
        self.guide.back(len(self.match.record.actions))
        return said

    def hint(self, choices: Menu, look: Look) -> str:
        """The move that the note asks for; without a note what a strong player would choose."""
        wanted = self.guide.wanted(self.match.state)
        for choice in choices.choices:
            if choice.act == wanted:
                number = str(choice.number)
                return look.tell("cli-lesson-wanted", number=number, label=choice.label)
        return super().hint(choices, look)

    def keep(self) -> None:
        """What is still a lesson is begun again, not gone on with."""
        if self.guide.is_over:
            super().keep()

    def leave(self) -> None:
        """Say how to go on another time, or how to begin again."""
        if self.guide.is_over:
            super().leave()
            return
        self.voice.out.print()
        again = command(f"learn {self.match.game.name}")
        self.voice.write(self.voice.tell("cli-lesson-left", command=again))
