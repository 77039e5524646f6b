"""Internal: puzzles from played games: one position, one choice that is best, and its proof.

The puzzles of a game are lines of `puzzles/puzzles.jsonl` in its package, made by
`tools/puzzles.py`. A puzzle is taken as a lesson of two steps: find the choice, and read why.
`docs/puzzles.md` says how they are made, proved and graded.
"""

from nemeton.puzzles.exercises import (
    BOT,
    MINUTES,
    exercise_names,
    exercise_of,
    name_of,
    search_steps,
)
from nemeton.puzzles.proving import Judgement, judged, judges_agree, winning_options
from nemeton.puzzles.puzzle import Proof, Puzzle
from nemeton.puzzles.reading import daily_puzzle, puzzle_of, puzzles_of
from nemeton.puzzles.words import puzzle_sources, puzzle_words

__all__ = [
    "BOT",
    "MINUTES",
    "Judgement",
    "Proof",
    "Puzzle",
    "daily_puzzle",
    "exercise_names",
    "exercise_of",
    "judged",
    "judges_agree",
    "name_of",
    "puzzle_of",
    "puzzle_sources",
    "puzzle_words",
    "puzzles_of",
    "search_steps",
    "winning_options",
]
