"""`nemeton learn GAME [LESSON]`: the lessons of a game, taken in the terminal."""

from __future__ import annotations

from functools import partial

import click
from rich.table import Table
from rich.text import Text

import nemeton
from nemeton.cli import completion
from nemeton.cli.click_words import Command, argument
from nemeton.cli.console import Console
from nemeton.cli.interrupts import Interrupted, interruptible
from nemeton.cli.learn import Course
from nemeton.cli.play.prompt import Quit
from nemeton.lessons import Lesson, LessonWords, lesson_of, lessons_of, words_for

__all__ = ["command", "taken"]


def command(console: Console) -> click.Command:
    params: list[click.Parameter] = [
        argument("GAME", shell_complete=completion.games),
        argument("LESSON", required=False, shell_complete=completion.lessons),
    ]
    return Command(console, "learn", partial(learn, console), params)


def learn(console: Console, game: str, lesson: str | None) -> int:
    """Takes the lesson; without one, lists them."""
    console.game = nemeton.game(game)
    if lesson is None:
        show_lessons(console, game)
        return 0
    return taken(console, lesson_of(game, lesson), words_for(game))


def taken(console: Console, lesson: Lesson, words: LessonWords) -> int:
    """A lesson, or a puzzle as one, to its end or until the learner leaves."""
    course = Course(console, lesson, words)
    with interruptible():
        try:
            course.run()
        except (EOFError, Quit):
            console.print_text("lesson-left", style="bark")
        except Interrupted as signal:
            return 128 + signal.number
    return 0


def show_lessons(console: Console, game: str) -> None:
    """The lessons in the order in which they are best taken, and how to take the first."""
    found = lessons_of(game)
    if not found:
        console.print_text("lesson-none", style="bark")
        return
    table = Table.grid(padding=(0, 3, 0, 0))
    for lesson in found:
        minutes = console.text("lesson-minutes", minutes=lesson.minutes)
        title = words_for(game).title(lesson, console.locale)
        table.add_row(Text(lesson.name, "moss"), Text(minutes, "bark"), title)
    console.print(table)
    console.print_verbatim(f"nemeton learn {game} {found[0].name}")
