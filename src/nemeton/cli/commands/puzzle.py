"""`nemeton puzzle GAME [NUMBER]`: the puzzles of a game, solved in the terminal."""

from __future__ import annotations

from functools import partial

import click

import nemeton
from nemeton.cli import completion
from nemeton.cli.click_words import Command, argument
from nemeton.cli.commands.learn import taken
from nemeton.cli.console import Console
from nemeton.puzzles import exercise_of, name_of, puzzle_of, puzzle_words, puzzles_of

__all__ = ["command"]

GRADES = (1, 2, 3)


def command(console: Console) -> click.Command:
    params: list[click.Parameter] = [
        argument("GAME", shell_complete=completion.games),
        argument("NUMBER", required=False),
    ]
    return Command(console, "puzzle", partial(puzzle, console), params)


def puzzle(console: Console, game: str, number: str | None) -> int:
    """Takes the puzzle; without a number, says how many there are."""
    console.game = nemeton.game(game)
    if number is None:
        show_puzzles(console, game)
        return 0
    name = name_of(puzzle_of(game, number))
    return taken(console, exercise_of(game, name), puzzle_words())


def show_puzzles(console: Console, game: str) -> None:
    """How many there are of each grade, and how to take the first."""
    found = puzzles_of(game)
    if not found:
        console.print_text("puzzle-none", style="bark")
        return
    for grade in GRADES:
        numbers = [each.number for each in found if each.grade == grade]
        if numbers:
            console.print_text(
                "puzzle-grade", grade=grade, first=numbers[0], last=numbers[-1], count=len(numbers)
            )
    console.print_verbatim(f"nemeton puzzle {game} {found[0].number}")
