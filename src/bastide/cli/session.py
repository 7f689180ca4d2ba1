"""A game played at this keyboard: people are asked in turn, computers answer by themselves."""

import shlex
import shutil
import sys
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from bastide import rulebook
from bastide.bots.fault import Fault
from bastide.bots.guests import is_guest
from bastide.cli import answers, saves
from bastide.cli.answers import Answer, understood
from bastide.cli.card import carded
from bastide.cli.chairs import Chair, names
from bastide.cli.drawings import drawing_of
from bastide.cli.handbook import found_rules, printed, titles
from bastide.cli.look import SPECTATOR, Look
from bastide.cli.menu import Menu, menu
from bastide.cli.opponents import Chooser, advice, chooser, introduced, told
from bastide.cli.scores import score_grid, verdict
from bastide.cli.screen import Screen, forget_typing, height, wipe
from bastide.cli.voice import Voice
from bastide.engine.game import Decision
from bastide.engine.match import Match
from bastide.engine.messages import BadInput, Message
from bastide.engine.seat import Seat


class Leaves(Exception):
    """Somebody wants to stop here."""


class Session:
    """Owns the match, the file it is kept in, and what each person has been told."""

    def __init__(self, match: Match, chairs: list[Chair], path: Path, voice: Voice) -> None:
        self.match = match
        self.chairs = chairs
        self.path = path
        self.voice = voice
        self.names = names(chairs, voice)
        self.drawing = drawing_of(match.game.name)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
        self.choosers: dict[int, Chooser] = {
            seat: chooser(chair.level, match.record.seed + seat + 1, voice, match.record.settings)
            for seat, chair in enumerate(chairs)
            if not chair.is_person
        }
        self.told = dict.fromkeys(self.people, 0)
        """How many actions each person had seen when answering last."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.notice = ""

    def look(self, seat: int) -> Look:
        """The eyes of a seat."""
        return Look(self.voice, self.names, seat, self.match.record.settings)

    def start(self, is_new: bool) -> None:
        """Greet the players of a new game, then play to the end or until somebody leaves."""
        try:
            if is_new and self.people and self.voice.out.is_terminal:
                self.welcome()
            while (decision := self.match.decision) is not None:
                if self.is_left_to_us(decision):
                    self.play(decision.options[0])
                elif self.chairs[decision.seat].is_person:
                    self.ask(decision)
                else:
                    self.let_think()
            self.finish()
        except Fault as fault:
            self.keep()
            name = self.names[self.match.state.mover()]
            self.voice.write(
                self.voice.tell("cli-bot-lost", name=name, why=told(fault, self.voice))
            )
        except (Leaves, KeyboardInterrupt, EOFError):
            self.leave()

    def play(self, act: int) -> None:
        """Carry out what somebody chose."""
        self.match.play(act)

    def is_left_to_us(self, decision: Decision) -> bool:
        """Whether it is asked only for the sake of others, and the others are computers."""
        return len(decision.options) == 1 and self.people == [decision.seat]

    def let_think(self) -> None:
        """Computers answer until a person is asked or the game is over."""
        with self.voice.out.status(self.voice.tell("cli-thinking")):
            while (number := self.match.state.mover()) in self.choosers:
                seat = Seat(self.match.game, self.match.state, number)
                self.play(self.choosers[number](seat))
        forget_typing()

    def ask(self, decision: Decision) -> None:
        """Put the question to a person until something is played or taken back."""
        self.keep()
        self.hand_over(decision.seat)
        look = self.look(decision.seat)
        choices = menu(self.match, decision, look)
        done = len(self.match.record.actions)
        while len(self.match.record.actions) == done:
            told = self.told[decision.seat]
            note = self.note(choices, look)
            Screen(self.match, self.drawing, look, told, choices, self.notice, note).show()
            answer = self.answered(self.read(look), choices, look)
            self.notice = answer.notice
            if answer.acts:
                self.told[decision.seat] = done
            for act in answer.acts:
                self.play(act)
            if answer.command:
                self.obey(answer, choices, look)

    def note(self, choices: Menu, look: Look) -> RenderableType | None:
        """What stands above the question; nothing, unless somebody teaches."""
        return None

    def answered(self, text: str, choices: Menu, look: Look) -> Answer:
        """What becomes of a line that was typed."""
        return understood(text, self.match, choices, look)

    def read(self, look: Look) -> str:
        """One line from the keyboard, under a reminder of the keys."""
        self.voice.out.print(look.tell("cli-keys"), style="dim")
        return input("> ")

    def hand_over(self, seat: int) -> None:
        """Hide one person's cards before another one looks."""
        if self.at_keyboard == seat:
            return
        wipe(self.voice.out, forget=True)
        self.voice.write(self.voice.tell("cli-pass-keyboard", name=self.names[seat]), "bold")
        input(self.voice.tell("cli-press-enter") + " ")
        wipe(self.voice.out, forget=True)
        self.at_keyboard = seat

    def obey(self, answer: Answer, choices: Menu, look: Look) -> None:
        """Carry out a command."""
        if answer.command == answers.QUIT:
            raise Leaves
        if answer.command == answers.UNDO:
            self.notice = self.undo(choices, look)
        elif answer.command == answers.HINT:
            self.notice = self.hint(choices, look)
        elif answer.command == answers.SAVE:
            self.notice = self.save_as(answer.rest)
        elif answer.command == answers.RULES:
            self.page(self.rules(answer.rest, look))
        else:
            self.page(self.help(look))

    def undo(self, choices: Menu, look: Look) -> str:
        """Take back the ticks, else the last action, else say why not."""
        if choices.marked:
            for choice in choices.marked:
                choice.marked = False
            return ""
        done = self.match.record.actions
        while self.match.undoable(look.viewer):
            self.match.undo()
            self.told[look.viewer] = min(self.told[look.viewer], len(done))
            decision = self.match.decision
            if decision is not None and not self.is_left_to_us(decision):
                return look.tell("cli-taken-back")
        is_others = bool(done) and done[-1][0] != look.viewer
        reason = "other-seat" if is_others else self.match.barrier
        return look.say(Message(f"undo-barrier-{reason}"))

    def hint(self, choices: Menu, look: Look) -> str:
        """What a strong player would choose here, and why."""
        with self.voice.out.status(self.voice.tell("cli-thinking")):
            act, reason = advice(Seat(self.match.game, self.match.state, look.viewer))
        choice = next(choice for choice in choices.choices if choice.act == act)
        number = str(choice.number)
        return look.tell("cli-hint", number=number, label=choice.label, reason=look.say(reason))

    def save_as(self, name: str) -> str:
        """Keep the game in the file named, or where it is kept anyway."""
        path = Path(name).expanduser() if name else self.path
        try:
            saves.save(self.match, path, self.voice)
        except BadInput as problem:
            return str(problem)
        return self.voice.tell("cli-saved", file=str(path))

    def keep(self) -> None:
        """Write the record, so that nothing is lost if the terminal closes."""
        try:
            saves.save(self.match, self.path, self.voice)
        except BadInput as problem:
            self.notice = str(problem)

    def page(self, blocks: list[RenderableType]) -> None:
        """Show something instead of the table until Enter is pressed."""
        wipe(self.voice.out)
        self.voice.out.print(Group(*blocks))
        input(self.voice.tell("cli-press-enter") + " ")

    def rules(self, wanted: str, look: Look) -> list[RenderableType]:
        """The rules asked for, or those of the running phase; what does not fit by title only."""
        game = self.match.game
        topics = self.drawing.topics(game.knowledge.view(self.match.state, look.viewer))
        numbers = [wanted] if wanted else topics
        found = [rule for number in numbers for rule in found_rules(number, game, self.voice)]
        if not found:
            return [Text(look.tell("cli-no-rule", text=wanted[:40])), Text("")]
        console = self.voice.out
        blocks = printed(found[:1])
        for at, rule in enumerate(found[1:], 1):
            longer = [*blocks, *printed([rule])]
            if height(console, longer) + 3 > console.height:
                return [*blocks, *titles(found[at : at + 8]), Text("")]
            blocks = longer
        return blocks

    def help(self, look: Look) -> list[RenderableType]:
        """How to answer, and what the signs mean."""
        game = self.match.game
        example = next(iter(rulebook.rules(game.name, self.voice.lang)), f"{game.prefix}-001")
        blocks = [Text(look.tell("cli-help", rule=example)), Text("")]
        if self.drawing.legend is not None:
            blocks.append(Text(look.say(self.drawing.legend)))
        return [*blocks, Text("")]

    def welcome(self) -> None:
        """What the game is about, for somebody who has never seen it."""
        blocks = carded(self.match.game, self.voice)
        for level in dict.fromkeys(chair.level for chair in self.chairs if chair.level):
            players = ", ".join(chair.name for chair in self.chairs if chair.level == level)
            blocks.append(Text(introduced(level, players, self.voice), style="dim"))
        self.page([*blocks, Text("")])

    def finish(self) -> None:
        """The final table, the points, and where the record lies."""
        self.keep()
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        look = self.look(viewer)
        Screen(self.match, self.drawing, look, self.told.get(viewer, 0)).show()
        self.voice.out.print(score_grid(self.match, look))
        self.voice.out.print(verdict(self.match, look), style="bold green")
        self.voice.write(self.voice.tell("cli-replay-with", command=self.about_file("replay")))

    def leave(self) -> None:
        """Say how to go on another time."""
        self.keep()
        self.voice.out.print()
        is_strange = any(is_guest(chair.level) for chair in self.chairs)
        command = self.about_file("play --trust --resume" if is_strange else "play --resume")
        self.voice.write(self.notice or self.voice.tell("cli-resume-with", command=command))

    def about_file(self, words: str) -> str:
        """A command line about this game's file."""
        return command(f"{words} {shlex.quote(str(self.path))}")


def command(words: str) -> str:
    """A command line that can be typed as it stands."""
    is_elsewhere = Path(sys.argv[0]).name == "bastide" and not shutil.which("bastide")
    program = sys.argv[0] if is_elsewhere else "bastide"
    return f"{program} {words}"
