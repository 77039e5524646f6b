"""A lesson in the terminal: what the coach says, what the learner types, what is tried instead."""

from __future__ import annotations

import os
from pathlib import Path

from rich.text import Text

import nemeton
from nemeton.cli.arguments import HUMAN
from nemeton.cli.console import Console
from nemeton.cli.play.autosave import Autosave
from nemeton.cli.play.keywords import KEYWORDS, keyword_in
from nemeton.cli.play.parse import folded
from nemeton.cli.play.prompt import Prompt, read_line
from nemeton.cli.play.session import Session
from nemeton.lessons import Follower, Lesson, LessonStep, LessonWords

__all__ = ["Course"]


class LessonSession(Session):
    """The game of a lesson: nothing of it is kept, nor taken back before its beginning."""

    def __init__(self, console: Console, lesson: Lesson) -> None:
        seats = [lesson.bot] * lesson.players
        seats[lesson.seat] = HUMAN
        state = lesson.start(nemeton.game(lesson.game), log=True)
        self.first = len(lesson.choices)
        super().__init__(console, state, seats, Autosave(Path(os.devnull)))

    def save(self) -> None:
        """A lesson is short: it is taken again rather than kept."""

    def before_last_choice(self) -> int | None:
        kept = super().before_last_choice()
        return None if kept is None or kept < self.first else kept


class Course:
    """One learner in one lesson."""

    def __init__(self, console: Console, lesson: Lesson, words: LessonWords) -> None:
        self.console = console
        self.lesson = lesson
        self.session = LessonSession(console, lesson)
        self.follower = Follower(lesson, nemeton.game(lesson.game))
        self.words = words
        self.told = 0  # steps that were read
        self.kept = False  # the learner has left the path and plays on

    def run(self) -> None:
        """Until the last step is read, or the game is over."""
        title = self.words.title(self.lesson, self.console.locale)
        self.console.print(Text(title, "bold moss"))
        self.console.print_text("lesson-keys", style="bark")
        while not self.at_end():
            state = self.session.state
            if not state.over and self.session.to_move() != self.lesson.seat:
                self.let_others_play()
                continue
            self.tell()
            if not self.at_end():
                self.ask()
                self.judge()
        self.tell()
        self.console.print_text("lesson-done", style="moss")

    def at_end(self) -> bool:
        done = self.progress() == len(self.lesson.steps)
        return self.session.state.over or (done and not self.kept)

    def progress(self) -> int:
        """The step that waits, by all that has been chosen at this table."""
        choices = [tuple(each) for each in self.session.state.record["choices"]]
        return self.follower.after(choices[len(self.lesson.choices) :]).step

    def let_others_play(self) -> None:
        scripted = self.follower.scripted()
        if scripted is None or self.kept:
            self.session.play_bot(self.session.to_move())
        else:
            self.session.choose(scripted)

    # What the coach says

    def tell(self) -> None:
        """Reads every step up to the one that waits."""
        self.session.print_events(self.lesson.seat)
        last = min(self.progress() + 1, len(self.lesson.steps))
        for step in self.lesson.steps[self.told : last]:
            self.read(step)
        self.told = max(self.told, last)

    def read(self, step: LessonStep) -> None:
        words, locale = self.words, self.console.locale
        self.console.print()
        self.console.print(words.part(self.lesson, step, "title", locale), "bold")
        self.console.print(strong(words.says(self.lesson, step, locale)))
        task = words.part(self.lesson, step, "task", locale)
        if task:
            self.console.print(strong(task), "act")
        if step.ask:
            self.question(step)

    def question(self, step: LessonStep) -> None:
        """Asks until the right answer is given, by its number."""
        words, locale = self.words, self.console.locale
        for number, key in enumerate(step.ask, 1):
            self.console.print(
                f"  {number}. {words.part(self.lesson, step, f'answer-{key}', locale)}"
            )
        answer = ""
        while answer != step.right:
            line = read_line()
            picked = int(line) if line.isdecimal() else 0
            if not 1 <= picked <= len(step.ask):
                self.console.print_text("lesson-answer", style="bark", most=len(step.ask))
                continue
            answer = step.ask[picked - 1]
            self.console.print(strong(words.part(self.lesson, step, f"reply-{answer}", locale)))

    # What the learner does

    def ask(self) -> None:
        """Reads lines until the question of the game is answered or taken back."""
        prompt = Prompt(self.session, self.lesson.seat)
        prompt.ask()
        while not prompt.done:
            line = read_line()
            keyword = keyword_in(self.console, line)
            if folded(line) in self.named("lesson-show"):
                self.show(prompt)
            elif folded(line) in self.named("lesson-skip"):
                self.skip(prompt)
            elif not line:
                KEYWORDS["board"](prompt, "")
            elif keyword is not None:
                KEYWORDS[keyword[0]](prompt, keyword[1])
            else:
                prompt.answer(line)

    def named(self, key: str) -> set[str]:
        return {folded(word) for word in self.console.synonyms(key)}

    def show(self, prompt: Prompt) -> None:
        """What is expected, as it would be typed and in words."""
        wanted = self.follower.wanted()
        if not wanted:
            KEYWORDS["hint"](prompt, "")
            return
        label = prompt.state.label(wanted[0], self.console.locale)
        self.console.print(Text.assemble((prompt.state.notation(wanted[0]), "act"), "  ", label))

    def skip(self, prompt: Prompt) -> None:
        """Plays what is expected; free play is played by a bot."""
        wanted = self.follower.wanted()
        if wanted:
            prompt.take(wanted[0])
        else:
            self.session.seats[self.lesson.seat] = self.lesson.bot
            self.session.play_bot(self.lesson.seat)
            self.session.seats[self.lesson.seat] = HUMAN
            prompt.done = True

    def judge(self) -> None:
        """Praises, or answers what was tried instead, which is taken back unless it is kept."""
        task = self.follower.progress.step
        self.progress()
        progress, locale = self.follower.progress, self.console.locale
        if progress.on_path:
            if progress.step > task:
                step = self.lesson.steps[task]
                self.console.print(
                    strong(self.words.part(self.lesson, step, "done", locale)), "moss"
                )
        elif not self.kept:
            self.stray(progress.strayed or 0, progress.answer)

    def stray(self, choice: int, answer: str) -> None:
        step, locale = self.lesson.steps[self.follower.progress.step], self.console.locale
        own = self.words.part(self.lesson, step, f"if-{answer}", locale)
        self.console.print(strong(own or self.console.text("lesson-astray")))
        self.console.print_text("lesson-again", style="bark")
        if folded(read_line()) in self.named("lesson-keep"):
            self.kept = True
        else:
            self.session.undo_to(len(self.lesson.choices) + choice)


def strong(text: str) -> Text:
    """The words between ** ** in bold."""
    pieces = text.split("**")
    return Text.assemble(
        *((piece, "bold" if place % 2 else "") for place, piece in enumerate(pieces))
    )
