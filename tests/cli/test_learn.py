"""`nemeton learn` and `nemeton puzzle`: lessons and puzzles in the terminal, in both languages."""

from __future__ import annotations

import nemeton
from nemeton.puzzles import puzzles_of
from tests.cli.terminal import Terminal


def test_the_lessons_of_a_game_are_listed(terminal: Terminal) -> None:
    assert "Place and power" in terminal.run("learn", "cernunos", "--lang", "en").stdout
    assert "nemeton learn cernunos place" in terminal.run("learn", "cernunos").stdout
    refused = terminal.run("learn", "cernunos", "flying", "--lang", "fr")
    assert (refused.returncode, "leçon" in refused.stderr) == (2, True)


def test_a_lesson_is_taken_with_tries_that_are_answered_and_taken_back(terminal: Terminal) -> None:
    typed = "Ta1\n\nshow\nTb2\nskip\n1\n2\nskip\nskip\nskip\nskip\n"

    said = terminal.run("learn", "cernunos", "place", "--lang", "en", typed=typed)

    assert said.returncode == 0, said.stderr
    assert "it would have four neighbours" in said.stdout  # to Ta1, which is taken back
    assert "Tb2  Place a Tree on b2" in said.stdout
    assert "Its colour protects nothing" in said.stdout
    assert "once covered, it no longer bites" in said.stdout
    assert "The lesson is over." in said.stdout


def test_what_is_kept_leads_away_from_the_lesson(terminal: Terminal) -> None:
    said = terminal.run("learn", "cernunos", "place", "--lang", "fr", typed="Ta1\ngarder\nTa2\n")

    assert said.returncode == 0, said.stderr
    assert "quatre voisines" in said.stdout
    assert "À la prochaine" in said.stdout


def test_puzzles_are_counted_by_grade_and_solved_in_the_terminal(terminal: Terminal) -> None:
    puzzle = puzzles_of("cernunos")[0]
    state = puzzle.position(nemeton.game("cernunos"))
    typed = f"{state.notation(puzzle.best)}\n"

    counted = terminal.run("puzzle", "cernunos", "--lang", "fr").stdout
    solved = terminal.run("puzzle", "cernunos", "1", "--lang", "en", typed=typed).stdout
    refused = terminal.run("puzzle", "cernunos", "0", "--lang", "en")

    assert "nemeton puzzle cernunos 1" in counted
    assert "Won by force" in solved
    assert (refused.returncode, "they go from 1 to" in refused.stderr) == (2, True)
